"""What now: one sentence above the hand, in the player's language."""

from collections.abc import Sequence

from game.match.match import Match
from game.rules.contract import WATCHER
from game.rules.contretemps import (
    PILE,
    Action,
    ContretempsView,
    Prospect,
    prospects_at,
    prospects_of,
)
from game.scenes.contretemps.naming import card_name
from game.scenes.match_words import names
from game.services.i18n import Words


class Prompter:
    """The sentence for whoever looks at the table."""

    def __init__(self, words: Words, match: Match, view: ContretempsView) -> None:
        self.words = words
        self.match = match
        self.view = view

    def sentence(self, card: int | None, place: int | None, aimed: Prospect | None) -> str:
        """``aimed`` is the target under the pointer or the keyboard's focus."""
        view = self.view
        if view.seat == WATCHER or view.seat not in view.to_act:
            return self._waiting()
        if aimed is not None:
            return self._aimed(aimed)
        if card is not None:
            return self._chosen(card, [p for p in prospects_of(view, card) if p.possible])
        if place is not None:
            return self._place(place, [p for p in prospects_at(view, place) if p.possible])
        return self._your_turn()

    def _waiting(self) -> str:
        if not self.view.to_act:
            return self.words("The match is over.")
        who = names(self.words, self.match.seats, self.view.to_act)
        return self.words("**{names}** to play.", names=who)

    def _your_turn(self) -> str:
        words, view = self.words, self.view
        if all(series is not None and series.owner == view.seat for series in view.holders):
            return words("All three series are yours: **choose a card** for the draw pile.")
        if all(series is None or series.owner == view.seat for series in view.holders):
            return words("Your turn: **choose a card** to start a series.")
        return words("Your turn: **choose a card**, or a series to see what fits.")

    def _place(self, place: int, possible: Sequence[Prospect]) -> str:
        words = self.words
        if place == PILE:
            return words("**Choose the card** to put under the draw pile.")
        series = self.view.holders[place]
        if series is None:
            return words("**Choose the card** to start a series with.")
        count = sum(p.action is Action.CAPTURE for p in possible)
        if not count:
            return words("None of your cards captures it. Any card may go **under**.")
        return words.plural(
            "{count} of your cards captures it: **it is lit**.",
            "{count} of your cards capture it: **they are lit**.",
            count,
        )

    def _chosen(self, card: int, possible: Sequence[Prospect]) -> str:
        words, name = self.words, card_name(self.words, card)
        actions = {p.action for p in possible}
        if Action.DISCARD in actions:
            return words("**The {card}**: tap the draw pile to put it under.", card=name)
        captures = sum(p.action is Action.CAPTURE for p in possible)
        if captures:
            return words.plural(
                "**The {card}** captures {count} series: tap it.",
                "**The {card}** captures {count} series: tap one.",
                captures,
                card=name,
            )
        if actions <= {Action.START_RISING, Action.START_FALLING}:
            return words(
                "Start with the **{card}**: tap **+** to rise or **−** to fall.", card=name
            )
        if Action.START_RISING in actions:
            return words(
                "**The {card}** captures nothing: tap **+** or **−**, or slip it under.", card=name
            )
        return words("**The {card}** captures nothing: slip it **under** a series.", card=name)

    def _aimed(self, aimed: Prospect) -> str:
        words, name = self.words, card_name(self.words, aimed.card)
        if aimed.action is Action.START_RISING:
            return words("**+**: a rising series, the next cards must be higher.")
        if aimed.action is Action.START_FALLING:
            return words("**−**: a falling series, the next cards must be lower.")
        if aimed.action is Action.DISCARD:
            return words("**The {card}** goes face down under the draw pile.", card=name)
        if aimed.action is Action.CAPTURE:
            return words.plural(
                "**The {card}** on top: the series is yours, {count} hourglass.",
                "**The {card}** on top: the series is yours, {count} hourglasses.",
                aimed.hourglasses,
                card=name,
            )
        return words.plural(
            "**The {card}** goes under: {name} keeps the series, {count} hourglass.",
            "**The {card}** goes under: {name} keeps the series, {count} hourglasses.",
            aimed.hourglasses,
            card=name,
            name=self.match.seats[aimed.owner].name,
        )
