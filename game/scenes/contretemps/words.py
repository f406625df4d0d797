"""Everything that Contretemps has to say, marked for the catalogues."""

from game.scenes.game_words import GameWords, OptionWords, Page
from game.services.i18n import N_

WORDS = GameWords(
    title=N_("Contretemps"),
    tagline=N_("Last card down steals the series"),
    goal=N_(
        "Put a fitting card on somebody’s series and it is yours. "
        "What stands in front of you when the round ends counts: most hourglasses win."
    ),
    refusals={
        "match_over": N_("The match is over."),
        "not_your_turn": N_("Not yet: wait for your turn."),
        "unknown_move": N_("That is not possible here."),
        "not_in_hand": N_("That card is not in your hand."),
        "must_discard": N_("All three series are yours: put a card under the draw pile."),
        "discard_not_forced": N_("Only whoever has all three series puts a card there."),
        "no_free_holder": N_("All three holders are in use."),
        "holder_empty": N_("No series has been started there."),
        "own_series": N_("That series is yours already: play on somebody else’s."),
        "wrong_colour": N_("Wrong colour: red goes on red, mauve on mauve, jokers anywhere."),
        "not_higher": N_("This series rises: only a higher number goes on top."),
        "not_lower": N_("This series falls: only a lower number goes on top."),
    },
    options={
        "double_deck": OptionWords(
            N_("Twice through the deck"),
            N_("After the last round scores are written down, all cards shuffled, and on it goes."),
        ),
    },
    reasons={"pile_exhausted": N_("The draw pile cannot fill the hands again.")},
    pages=(
        Page(
            N_("The last card takes it all"),
            (
                N_(
                    "Put a card **on top of somebody’s series**: "
                    "the whole series moves in front of you."
                ),
                N_("It must have the **same colour** and go on **the right way**: up or down."),
            ),
            "capture",
        ),
        Page(
            N_("Plus rises, minus falls"),
            (
                N_("There are **three holders**. Start a series while one is free, with any card."),
                N_("You choose: on **+** every card must be higher, on **−** every card lower."),
            ),
            "start",
        ),
        Page(
            N_("Nothing fits? Slip it under"),
            (
                N_("**Any card** may go under a series of somebody else, who keeps it."),
                N_("You have all three series? Then your card goes face down under the draw pile."),
            ),
            "under",
        ),
        Page(
            N_("Jokers fit every colour"),
            (
                N_("A joker goes on **red and mauve**, and anything goes on a joker."),
                N_("Next to a joker **the same number** will do as well."),
            ),
            "joker",
        ),
        Page(
            N_("Hourglasses win"),
            (
                N_(
                    "The round ends when everybody is down to **two cards**. "
                    "You win the series in front of you."
                ),
                N_(
                    "Then hands are filled up. When the pile is too small for that, "
                    "**most hourglasses win**."
                ),
            ),
            "count",
        ),
    ),
)
