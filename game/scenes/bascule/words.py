"""Everything that Bascule has to say, marked for the catalogues."""

from game.scenes.game_words import GameWords, OptionWords, Page
from game.services.i18n import N_

WORDS = GameWords(
    title=N_("Bascule"),
    tagline=N_("Not too high, not too low: stay level"),
    goal=N_(
        "The highest card takes blue sticks, the lowest takes red. "
        "They cancel each other out: end the round with none."
    ),
    refusals={
        "match_over": N_("The match is over."),
        "already_chosen": N_("You have already chosen. The others are still thinking."),
        "not_your_turn": N_("Not yet: wait for your turn."),
        "not_in_hand": N_("That card is not in your hand."),
    },
    options={
        "tactical": OptionWords(
            N_("Tactical deck"), N_("Only as many cards as are dealt: all of them are in play.")
        ),
        "simultaneous": OptionWords(
            N_("All at once"), N_("Everybody chooses in secret, then all cards turn over together.")
        ),
    },
    pages=(
        Page(
            N_("Highest takes blue, lowest takes red"),
            (
                N_("Everybody plays **one card, any card**. The score card says how many sticks."),
                N_(
                    "The **highest** card takes them in blue, the **lowest** in red. "
                    "In between: nothing."
                ),
            ),
            "trick",
        ),
        Page(
            N_("Red and blue cancel each other"),
            (
                N_(
                    "A red stick and a blue stick **go away together**, "
                    "so you only ever hold one colour."
                ),
                N_("Too much blue? Go low and take some red. That is the seesaw."),
            ),
            "cancel",
        ),
        Page(
            N_("A zero blocks its colour"),
            (
                N_("**Blue zero**: nobody takes blue this time. **Red zero**: nobody takes red."),
                N_("The next score card tells the number. Two zeros in a row do nothing."),
            ),
            "zeros",
        ),
        Page(
            N_("Nine tricks, then count"),
            (
                N_(
                    "Each stick left is **one point, and points are bad**. "
                    "The highest card leads the next trick."
                ),
                N_(
                    "End a round **dead level** and your worst earlier round is wiped out. "
                    "Lowest total wins."
                ),
            ),
            "level",
        ),
    ),
)
