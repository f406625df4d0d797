"""Everything that Tri Express has to say, marked for the catalogues."""

from game.scenes.game_words import GameWords, OptionWords, Page
from game.services.i18n import N_

_HEAD_START = N_("So many cards fewer to get rid of: fair for the youngest.")

WORDS = GameWords(
    title=N_("Tri Express"),
    tagline=N_("Three piles, three rules, no turns"),
    goal=N_(
        "Everybody plays at once: put your cards on the pile where they fit. "
        "Whoever is rid of all cards first wins."
    ),
    refusals={
        "match_over": N_("The match is over."),
        "not_seated": N_("Only those who sit at the table can play."),
        "game_stopped": N_("Stop: a fault is being checked."),
        "signal_first": N_("First let the game go on."),
        "not_stopped": N_("The game is running."),
        "no_faults": N_("No faults to call: wrong cards are refused."),
        "nothing_to_call": N_("There is no card of the others to call."),
        "win_claimed": N_("Too late: the last card lies. Only a fault can stop it."),
        "not_in_hand": N_("That card is not in your hand."),
        "not_same": N_("Does not fit: neither the colour nor the symbol is the same."),
        "not_step": N_("Does not fit: only one higher or one lower."),
        "not_different": N_("Does not fit: everything must differ, the number by two or more."),
    },
    options={
        "strict": OptionWords(
            N_("Strict: wrong cards are refused"),
            N_("Good to begin with. Without it, catch the others’ mistakes: call a fault."),
        ),
        "by_threes": OptionWords(
            N_("Three by three"), N_("New cards only when all three have been placed.")
        ),
        "rounds": OptionWords(
            N_("Rounds"), N_("+3 for the winner of a round, −1 per card left for the others.")
        ),
        "head_start_1": OptionWords(N_("Head start, seat 1"), _HEAD_START),
        "head_start_2": OptionWords(N_("Head start, seat 2"), _HEAD_START),
        "head_start_3": OptionWords(N_("Head start, seat 3"), _HEAD_START),
        "head_start_4": OptionWords(N_("Head start, seat 4"), _HEAD_START),
    },
    reasons={"fewest_cards": N_("Nobody could go on: fewest cards left")},
    pages=(
        Page(
            N_("No turns: be quick"),
            (
                N_("Three cards in your hand, three piles. **Everybody plays at once.**"),
                N_(
                    "**Tap a card, then a pile**, or drag it there. "
                    "A new card comes from your stock by itself."
                ),
            ),
            "piles",
        ),
        Page(
            N_("Same: colour or symbol"),
            (
                N_("On the first pile the **colour** or the **symbol** must be the same."),
                N_("Both is fine too. The number does not matter."),
            ),
            "same",
        ),
        Page(
            N_("Step: one up or one down"),
            (
                N_("On the second pile the number must be **one higher or one lower**."),
                N_("Nothing else matters. Between 6 and 1 there is no step."),
            ),
            "step",
        ),
        Page(
            N_("Different: in everything"),
            (
                N_("On the third pile **all** must differ: colour, symbol and number."),
                N_("The number by **two or more**: neighbours are too close."),
            ),
            "different",
        ),
        Page(
            N_("Seen a mistake? Call a fault"),
            (
                N_(
                    "The game stops and the top cards of the others are checked. **Right**: the "
                    "card goes back, the caller gives its owner 2 cards, everybody else 1."
                ),
                N_("**Wrong**: everybody gives the caller 1 card. Placed your last card? You win!"),
            ),
            "fault",
        ),
    ),
)
