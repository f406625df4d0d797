"""What people do at Tri Express's table, and what they are told when it fails."""

from typing import TYPE_CHECKING

from game.rules.contract import TICKS_PER_SECOND, IllegalMove
from game.rules.tri_express import FAULT, RESUME, Pile, TriExpressView, place
from game.scenes.tri_express.prompts import too_late, why_not
from game.scenes.tri_express.words import WORDS

if TYPE_CHECKING:
    from game.scenes.tri_express.table import TriExpressTable

FASTER_TICKS = TICKS_PER_SECOND
"""A card that covered the pile within this time was faster than one that no longer fits."""


class Actions:
    def __init__(self, table: "TriExpressTable") -> None:
        self.table = table
        self.placed_here: set[int] = set()
        """People who have placed a card: they know how."""
        self._covered_at: dict[int, tuple[int, int]] = {}
        """For each pile who placed its top card, and when."""

    def forget(self) -> None:
        """A new round: nobody has been faster than anybody."""
        self._covered_at.clear()

    def note_placed(self, seat: int, pile: int) -> None:
        self._covered_at[pile] = (seat, self.table.match.tick)

    def put(self, seat: int, card: int, pile: Pile) -> None:
        """TE-15: held against the card that lies there when it arrives."""
        table = self.table
        view = table.match.view(seat)
        assert isinstance(view, TriExpressView)
        faster, fitted = self._faster(seat, pile), view.compare(card, pile).fits
        reason = self._submit(seat, place(card, pile))
        table.reach.chosen.pop(seat, None)
        if reason is not None:
            self._send_back(view, card, pile, reason, faster)
            return
        self.placed_here.add(seat)
        if not fitted and faster:
            table.tell(seat, too_late(table.words, faster))

    def _send_back(
        self, view: TriExpressView, card: int, pile: Pile, reason: str, faster: str
    ) -> None:
        """The card returns to the hand with a shake, and its owner sees why."""
        table = self.table
        if view.running and view.strict and card in view.hand:
            table.tell(view.seat, why_not(table.words, view, card, pile, faster))
        else:
            self._refuse(view.seat, reason)
        table.settle()
        if card in table.stage and not table.timeline.reduced:
            table.stage.play_shake(card)

    def _faster(self, seat: int, pile: Pile) -> str:
        """Who has just covered the pile before this seat."""
        match = self.table.match
        who, tick = self._covered_at.get(pile, (seat, 0))
        if who == seat or match.tick - tick > FASTER_TICKS:
            return ""
        return match.seats[who].name

    def call_fault(self, seat: int) -> None:
        table = self.table
        if table.stopped and seat == table.view.penalised:
            self.give_signal(seat)
        elif table.live:
            reason = self._submit(seat, FAULT)
            if reason is not None:
                self._refuse(seat, reason)

    def give_signal(self, seat: int) -> None:
        """TE-20."""
        self.table.timeline.skip()
        self._submit(seat, RESUME)

    def _refuse(self, seat: int, reason: str) -> None:
        self.table.tell(seat, self.table.words(WORDS.refusals[reason]))

    def _submit(self, seat: int, move: int) -> str | None:
        """Make a move; the reason if the rules refuse it."""
        try:
            self.table.match.submit(seat, move)
        except IllegalMove as refused:
            return refused.reason
        return None
