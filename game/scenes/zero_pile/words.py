"""Everything that Zero Pile has to say, marked for the catalogues."""

from game.scenes.game_words import GameWords, OptionWords, Page
from game.services.i18n import N_

WORDS = GameWords(
    title=N_("Zero Pile"),
    tagline=N_("Mind the zero on top of your pile"),
    goal=N_(
        "Win tricks and stack their cards by colour. At the end of the round only the "
        "cards on top count: keep the high numbers up, and the zeros down."
    ),
    refusals={
        "match_over": N_("The match is over."),
        "not_a_move": N_("That cannot be played."),
        "not_your_turn": N_("Not yet: wait for your turn."),
        "not_in_hand": N_("That card is not in your hand."),
        "already_chosen": N_("You have already chosen. The others are still thinking."),
        "layout_first": N_("First everybody lays out cards, then the tricks begin."),
        "layout_over": N_("The cards are laid out already: play one card."),
        "layout_size": N_("That would be too many. Tap a picked card to take it back."),
    },
    options={
        "target": OptionWords(
            N_("Target score"),
            N_("Play until somebody goes beyond the limit, however many rounds that takes."),
        ),
        "limit": OptionWords(
            N_("Limit"), N_("The round in which a total passes it is the last."), needs="target"
        ),
        "teams": OptionWords(
            N_("Teams"), N_("Team mates sit across and add up their points at the end.")
        ),
    },
    pages=(
        Page(
            N_("Start your piles"),
            (
                N_("Everybody picks **three cards** in secret (two with six players)."),
                N_(
                    "Cards of the **same colour** make one pile. You choose their order: "
                    "the last one lies on top."
                ),
            ),
            "layout",
        ),
        Page(
            N_("The highest number takes the trick"),
            (
                N_("Everybody plays **one card, any card**. Colours do not matter."),
                N_("Twice the same number? The **first** one wins. The winner leads next."),
            ),
            "trick",
        ),
        Page(
            N_("Pick up card by card"),
            (
                N_(
                    "The winner takes the own card **first**, then the others **clockwise**. "
                    "Each goes on the pile of its colour."
                ),
                N_("So somebody may drop a **zero** on your best pile!"),
            ),
            "pick_up",
        ),
        Page(
            N_("Only the top card counts"),
            (
                N_("When all cards are played, add up the **top cards** of your piles."),
                N_("What lies beneath is worth nothing. Tap a mat to look through its piles."),
            ),
            "count",
        ),
        Page(
            N_("Highest total wins"),
            (
                N_("There are as many rounds as players. Whoever scored **least** leads next."),
                N_("Variants: up to a limit, six players, or two teams."),
            ),
            "win",
        ),
    ),
    reasons={
        "limit_passed": N_("The limit has been passed."),
        "rounds_played": N_("All rounds have been played."),
    },
)
