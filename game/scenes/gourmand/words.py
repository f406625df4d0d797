"""Everything that Gourmand has to say, marked for the catalogues."""

from game.scenes.game_words import GameWords, OptionWords, Page
from game.services.i18n import N_

WORDS = GameWords(
    title=N_("Gourmand"),
    tagline=N_("One more card? Don’t get greedy"),
    goal=N_(
        "Turn over cards into three columns, stop in time and take the best one. "
        "Draw a card that fits nowhere and you take nothing."
    ),
    refusals={
        "match_over": N_("The match is over."),
        "not_your_turn": N_("Not yet: wait for your turn."),
        "unknown_move": N_("That is not possible here."),
        "place_first": N_("First place the card you have drawn."),
        "take_a_column": N_("Now the columns are shared: take one."),
        "nothing_to_place": N_("There is no card to place: draw one first."),
        "lower_column_free": N_("Start the next free column first."),
        "same_number": N_("This column already has that number."),
        "same_colour": N_("This column already has that colour."),
        "same_number_and_colour": N_("This column already has that number and that colour."),
        "has_dice": N_("This column already has a dice card."),
        "not_sharing": N_("Columns are taken once the drawing is over."),
        "no_such_column": N_("There is no column here any more."),
        "no_column_yet": N_("There is no column yet: draw at least one card."),
        "already_drawing": N_("You may only protect instead of drawing, at the start of a turn."),
        "nothing_to_protect": N_("You have no cards of this colour to protect."),
    },
    options={
        "risks": OptionWords(
            N_("Risky star"), N_("The star on the die takes all cards that are not protected.")
        ),
    },
    reasons={"more_cards": N_("Equal points: more cards win")},
    pages=(
        Page(
            N_("Draw, and place every card"),
            (
                N_("On your turn draw **as many cards as you dare**, one by one."),
                N_(
                    "Place each in one of **three columns**. "
                    "A column never takes the same **number** or the same **colour** twice."
                ),
            ),
            "columns",
        ),
        Page(
            N_("Stop, and choose first"),
            (
                N_("Stop whenever you like: **you take a column**, then the others in order."),
                N_("Every card counts as many **points** as its number."),
            ),
            "share",
        ),
        Page(
            N_("Too greedy!"),
            (
                N_(
                    "A card that fits **nowhere** ends your turn. "
                    "You take no column: the others share them."
                ),
                N_("You also **roll the die** and lose your cards of that colour."),
            ),
            "bust",
        ),
        Page(
            N_("Dice cards and direction cards"),
            (
                N_("Take a column with a **dice card** and you roll. The star costs nothing."),
                N_("A **direction card** turns round the order in which the others choose."),
            ),
            "special",
        ),
        Page(
            N_("Protect what you have"),
            (
                N_("Instead of drawing you may **protect one colour** of your cards."),
                N_(
                    "Protected cards are safe for good. "
                    "When the draw pile is empty, **most points win**."
                ),
            ),
            "protect",
        ),
    ),
)
