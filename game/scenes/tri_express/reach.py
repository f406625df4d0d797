"""What the hands of the people here do: every finger, the mouse, the keys.

A card is chosen, and a pile answered, the moment that it is touched, not when
the finger leaves: who was first is decided by arrival.  Cards are where the
rules say they are, wherever their pictures still fly.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.tri_express import Pile
from game.scenes.tri_express.buttons import FaultButton
from game.scenes.tri_express.keys import keys_of
from game.services.input import Pointer, PointerKind
from game.sprites.poses import Pose

if TYPE_CHECKING:
    from game.scenes.tri_express.table import TriExpressTable

DRAG_UNITS = 10.0
TOUCH_TOLERANCE_UNITS = 6.0
PILE_MARGIN_UNITS = 12.0


@dataclass(slots=True)
class Grab:
    """A card under a finger."""

    seat: int
    card: int
    start: tuple[int, int]
    home: Pose
    pose: Pose | None = None
    """Where it is being dragged."""


class Reach:
    def __init__(self, table: "TriExpressTable") -> None:
        self.table = table
        self.chosen: dict[int, int] = {}
        """The card that each person has picked out."""
        self.grabs: dict[int | None, Grab] = {}
        """By finger; the mouse is None."""
        self._swallowed: set[int | None] = set()
        """Pointers that pressed something here: their end is nobody else's business."""
        self.keys = keys_of(len(table.people))

    def listen(self, here: bool) -> None:
        """Keys by their place and every finger for itself, while this table is on top."""
        context = self.table.context
        places = (place for keys in self.keys for place in keys.places)
        context.key_places = frozenset(places) if here else frozenset()
        context.fingers = here and context.touch

    def clear(self) -> None:
        """Let go of everything."""
        self.chosen.clear()
        self.grabs.clear()
        self._swallowed.clear()

    def keep_to(self, hands: dict[int, list[int]]) -> None:
        """Cards that have left a hand are no longer held."""
        for seat, card in list(self.chosen.items()):
            if card not in hands.get(seat, ()):
                del self.chosen[seat]
        for finger, grab in list(self.grabs.items()):
            if grab.card not in hands.get(grab.seat, ()):
                del self.grabs[finger]

    def dragged(self, card: int) -> Pose | None:
        return next((grab.pose for grab in self.grabs.values() if grab.card == card), None)

    # -- keys

    def key(self, place: int) -> bool:
        for seat, keys in zip(self.table.people, self.keys, strict=False):
            if place == keys.fault:
                self.table.actions.call_fault(seat)
            elif place in keys.piles:
                self._put_chosen(seat, Pile(keys.piles.index(place)))
            elif place in keys.cards:
                self.choose_nth(seat, keys.cards.index(place))
            else:
                continue
            return True
        return False

    def choose_nth(self, seat: int, index: int) -> None:
        hand = self.table.shown.hands[seat]
        if index < len(hand) and self.table.live:
            self.choose(seat, hand[index])

    def choose(self, seat: int, card: int) -> None:
        if self.chosen.get(seat) != card:
            self.chosen[seat] = card
            self.table.chose()

    def _put_chosen(self, seat: int, pile: Pile) -> None:
        if not self.table.live:
            return
        card = self.chosen.get(seat)
        if card is None:
            self.table.tell(seat, self.table.words("Choose a card first."))
        else:
            self.table.actions.put(seat, card, pile)

    # -- pointers

    def pointer(self, pointer: Pointer) -> bool:
        """True if it was for a card, a pile or a call."""
        if pointer.kind is PointerKind.DOWN:
            taken = self._down(pointer)
            if taken:
                self._swallowed.add(pointer.finger)
            return taken
        if pointer.kind is PointerKind.MOVE:
            return self._move(pointer)
        self._let_go(pointer)
        if pointer.finger in self._swallowed:
            self._swallowed.discard(pointer.finger)
            return True
        return False

    def _down(self, pointer: Pointer) -> bool:
        table = self.table
        caller = self._caller_at(pointer.pos)
        if caller is not None:
            table.actions.call_fault(caller)
            return True
        if not table.live:
            return False
        held = self._card_at(pointer)
        if held is not None:
            self._grab(pointer, *held)
            return True
        pile = self._pile_at(pointer.pos)
        if pile is None or table.group.at(*pointer.pos) is not None:
            return False
        self._put_chosen(self._who(pile, pointer.pos), pile)
        return True

    def _caller_at(self, at: tuple[int, int]) -> int | None:
        """Whose fault button lies there."""
        table = self.table
        for widget in table.group.widgets:
            if isinstance(widget, FaultButton) and widget.hit_box(table.brush).collidepoint(at):
                return widget.seat
        return None

    def _card_at(self, pointer: Pointer) -> tuple[int, int] | None:
        """(seat, card) under the pointer."""
        table = self.table
        owners = {card: seat for seat, hand in table.shown.hands.items() for card in hand}
        tolerance = TOUCH_TOLERANCE_UNITS * table.brush.screen.unit if pointer.touch else 0.0
        card = table.stage.pick(pointer.pos, owners, tolerance)
        return (owners[card], card) if isinstance(card, int) else None

    def _grab(self, pointer: Pointer, seat: int, card: int) -> None:
        home = self.table.stage[card].home
        self.grabs[pointer.finger] = Grab(seat, card, pointer.pos, home)
        self.choose(seat, card)

    def _pile_at(self, at: tuple[int, int]) -> Pile | None:
        """A pile, or the plate of its rule."""
        layout = self.table.layout
        for pile in Pile:
            areas = [layout.pile_rect(pile, PILE_MARGIN_UNITS), layout.rules[pile]]
            areas += layout.rules_upside_down[pile : pile + 1]
            if any(area.collidepoint(at) for area in areas):
                return pile
        return None

    def _who(self, pile: Pile, at: tuple[int, int]) -> int:
        """Whoever has chosen a card; if both have, whose side of the pile was touched."""
        people = self.table.people
        ready = [seat for seat in people if seat in self.chosen]
        if len(ready) == 1 or len(people) == 1:
            return (ready or people)[0]
        x, y = self.table.layout.piles[pile]
        first = at[1] >= y if self.table.face_to_face else at[0] < x
        return people[0] if first else people[1]

    def _move(self, pointer: Pointer) -> bool:
        grab = self.grabs.get(pointer.finger)
        if grab is None:
            return False
        dx, dy = pointer.x - grab.start[0], pointer.y - grab.start[1]
        far = DRAG_UNITS * self.table.brush.screen.unit
        if grab.pose is None and dx * dx + dy * dy < far * far:
            return True
        upright = 180.0 if abs(grab.home.angle) > 90 else 0.0
        grab.pose = Pose(grab.home.x + dx, grab.home.y + dy, upright, grab.home.scale)
        self.table.drag(grab.card, grab.pose)
        return True

    def _let_go(self, pointer: Pointer) -> None:
        grab = self.grabs.pop(pointer.finger, None)
        if grab is None or grab.pose is None:
            return
        pile = self._pile_at(pointer.pos) if pointer.kind is PointerKind.UP else None
        if pile is None or not self.table.live:
            self.table.settle()
        else:
            self.table.actions.put(grab.seat, grab.card, pile)
