"""What a seat still knows about cards it returned under the draw pile (CT-19).

A returned card lies face down, but its player knows it and its place: the
bottom of the pile, a little higher after each later return.  The pile is drawn
openly in order, so the player also sees into whose hand it goes.  Should that
hand then return a card, it may be this one or another: two possible places.

A memory is a tuple of (card, places).  ``places`` is a set of bits: bit 0 to 4
are the hands of the seats, the bits above them the pile from the bottom up.
Memories are values: states share them and replace them.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

Memory = tuple[tuple[int, int], ...]

SEAT_BITS = 5
SEATS_MASK = (1 << SEAT_BITS) - 1
BOTTOM = 1 << SEAT_BITS


@dataclass(frozen=True, slots=True)
class KnownCard:
    """A hidden card that a seat can place: in one of these hands or places of the pile."""

    card: int
    seats: tuple[int, ...]
    pile: tuple[int, ...]
    """Counted from the bottom, which is 0."""

    @property
    def places(self) -> int:
        """The same as bits."""
        hands = sum(1 << seat for seat in self.seats)
        return hands + sum(BOTTOM << place for place in self.pile)


def after_return(memories: Sequence[Memory], seat: int, card: int) -> list[Memory]:
    """Everybody's memory once a seat has put a card under the pile."""
    result = [_seen_returning(memory, 1 << seat) for memory in memories]
    own = tuple((known, _raised(places)) for known, places in memories[seat])
    result[seat] = (*own, (card, BOTTOM))
    return result


def _raised(places: int) -> int:
    """Every place in the pile is one higher."""
    return (places & SEATS_MASK) | (places & ~SEATS_MASK) << 1


def _seen_returning(memory: Memory, hand: int) -> Memory:
    """What was in that hand may now be at the bottom."""
    return tuple(
        (card, _raised(places) | (BOTTOM if places & hand else 0)) for card, places in memory
    )


def after_draw(
    memories: Sequence[Memory], seat: int, places: range, hand: Collection[int]
) -> list[Memory]:
    """Everybody's memory once a seat has drawn the returned cards in ``places``.

    ``hand`` is that seat's hand with them: it sees what it has got.
    """
    drawn = sum(BOTTOM << place for place in places)
    result = [_seen_drawing(memory, 1 << seat, drawn) for memory in memories]
    result[seat] = tuple(
        (card, where & ~(1 << seat)) for card, where in result[seat] if card not in hand
    )
    return result


def _seen_drawing(memory: Memory, hand: int, drawn: int) -> Memory:
    return tuple(
        (card, (places & ~drawn) | hand if places & drawn else places) for card, places in memory
    )


def known_cards(memory: Memory, shown: Collection[int]) -> tuple[KnownCard, ...]:
    """A memory in readable form, without cards that lie open by now."""
    return tuple(
        KnownCard(card, _bits(places & SEATS_MASK), _bits(places >> SEAT_BITS))
        for card, places in sorted(memory)
        if card not in shown
    )


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)
