"""How Tri Express's events look: short, and the newest wins.

Cards fly to where they already are; nothing waits for them.  Only three things
stop the table: the deal with its countdown, the check of a fault, and the end
of a round.  They are queued; everything behind them waits its turn.
"""

from typing import TYPE_CHECKING

from game.animation.clip import Clip, Playable, call, stagger, wait
from game.animation.easing import decelerate, out_back
from game.rules.contract import Event
from game.rules.tri_express import (
    CardPlaced,
    CardReturned,
    CardsDrawn,
    Dealt,
    FaultCalled,
    FaultsExhausted,
    MatchEnded,
    PenaltyPaid,
    Pile,
    PilesReshuffled,
    PilesRotated,
    Resumed,
    RoundWon,
    StallDrawn,
    WinClaimed,
)
from game.scenes.match_words import names
from game.scenes.playback import EventPlayback, Handlers
from game.scenes.tri_express.drawing import Flight
from game.scenes.tri_express.moment import Moment

if TYPE_CHECKING:
    from game.scenes.tri_express.table import TriExpressTable

ENTER_SECONDS = 0.25
VERDICT_SECONDS = 0.45
"""From the cards to the verdict: everybody looks for themselves first."""
READ_SECONDS = 0.6
PENALTY_SECONDS = 0.4
PENALTY_STEP_SECONDS = 0.13
ROUND_SECONDS = 1.5


class Playback(EventPlayback):
    table: "TriExpressTable"

    def handlers(self) -> Handlers:
        return {
            Dealt: self._dealt,
            CardPlaced: self._placed,
            CardsDrawn: lambda _: None,
            WinClaimed: self._win_claimed,
            FaultCalled: self._fault_called,
            CardReturned: self._returned,
            PenaltyPaid: self._paid,
            Resumed: self._resumed,
            FaultsExhausted: self._exhausted,
            StallDrawn: self._stalled,
            PilesRotated: self._rotated,
            PilesReshuffled: self._rotated,
            RoundWon: self._round_won,
            MatchEnded: self._ended,
        }

    def show(self, event: Event) -> None:
        self.table.shown.follow(event)
        super().show(event)

    # -- cards

    def _dealt(self, event: Dealt) -> None:
        """TE-7: the hands lie face down until the signal."""
        self.table.context.audio.play("deal")
        self.table.deal()

    def _placed(self, event: CardPlaced) -> None:
        self.table.context.audio.play("card")
        self.table.placed(event.seat, event.card, event.pile)

    def _returned(self, event: CardReturned) -> None:
        self.table.context.audio.play("refuse")

    # -- messages

    def _stalled(self, event: StallDrawn) -> None:
        self.table.inform(self.table.words("Nobody could place a card: everybody draws one more."))

    def _rotated(self, event: Event) -> None:
        self.table.context.audio.play("flip")
        self.table.inform(self.table.words("Nobody could place a card: the piles are turned over."))

    def _exhausted(self, event: FaultsExhausted) -> None:
        self.table.inform(self.table.words("No more calls: from now on wrong cards are refused."))

    def _win_claimed(self, event: WinClaimed) -> None:
        self.table.context.audio.play("level")

    # -- a fault

    def _fault_called(self, event: FaultCalled) -> None:
        table = self.table
        moment = Moment(
            event.caller, event.accused, Pile(event.pile), event.covered, event.card,
            event.justified, self._price(),
        )  # fmt: skip
        table.begin_check(moment)

        def enter(t: float) -> None:
            moment.entered = t

        def judge() -> None:
            moment.verdict = True

        self._queue(
            self._sound("turn"),
            Clip(ENTER_SECONDS, enter, out_back),
            wait(VERDICT_SECONDS),
            call(judge),
            self._sound("refuse" if event.justified else "level"),
            wait(READ_SECONDS),
        )

    def _price(self) -> int:
        """How many cards change hands: the penalty is paid in the same moment."""
        paid = next((each for each in self.table.pending if isinstance(each, PenaltyPaid)), None)
        return sum(len(cards) for cards in paid.given) if paid is not None else 0

    def _paid(self, event: PenaltyPaid) -> None:
        flights = [
            self._fly(giver, event.receiver)
            for giver, cards in enumerate(event.given)
            for _ in cards
        ]
        if flights:
            self._queue(self._sound("deal"), stagger(flights, PENALTY_STEP_SECONDS))

    def _fly(self, giver: int, receiver: int) -> Playable:
        table = self.table
        start, end = table.plate(giver).center, table.plate(receiver).center
        flight = Flight(*start, width_px=table.brush.px(46))
        table.flights.append(flight)

        def begin() -> None:
            flight.visible = True

        def apply(t: float) -> None:
            flight.x = start[0] + (end[0] - start[0]) * t
            flight.y = start[1] + (end[1] - start[1]) * t

        def done() -> None:
            flight.visible = False

        return Clip(PENALTY_SECONDS, apply, decelerate, begin, done)

    def _resumed(self, event: Resumed) -> None:
        self.table.end_check()

    # -- the end

    def _round_won(self, event: RoundWon) -> None:
        table = self.table
        who = names(table.words, table.match.seats, event.winners)
        table.banner = (
            table.words("{names}: fewest cards left", names=who)
            if min(event.cards_left)
            else table.words("{names}: all cards gone!", names=who)
        )
        table.moment = None
        self._queue(self._sound("round"), wait(ROUND_SECONDS))
        if table.options.rounds > 1:
            table.queue_scores()

    def _ended(self, event: MatchEnded) -> None:
        self.table.queue_result()
