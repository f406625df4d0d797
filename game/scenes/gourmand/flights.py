"""Cards in the air between the columns, the zones, the shield and the discard."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.animation.clip import Playable, call, sequence
from game.rules.gourmand import COLOURS, colour_of
from game.scenes.gourmand import seats
from game.scenes.gourmand.cards import face_of
from game.sprites.card_sprite import CardSprite
from game.sprites.poses import Pose
from game.sprites.stage import Placement

if TYPE_CHECKING:
    from game.scenes.gourmand.table import GourmandTable

FLIGHT_LAYER = 20
MOST_FLIGHTS = 14


class Flights:
    def __init__(self, table: "GourmandTable") -> None:
        self.table = table
        self._count = 0

    # -- where cards come from and go to

    def zone_point(self, seat: int, card: int) -> tuple[int, int]:
        """Where a card of a seat lies, or will lie; a dice card goes to be rolled."""
        table, colour = self.table, colour_of(card)
        if colour is None:
            return round(table.layout.drawn.x), round(table.layout.drawn.y)
        place = COLOURS.index(colour)
        if seat == table.bottom:
            return table.layout.groups[place].center
        return seats.chip_centre(table.brush, table.plate(seat), place)

    def safe_point(self, seat: int) -> tuple[int, int]:
        table = self.table
        return table.layout.safe.center if seat == table.bottom else table.plate(seat).midtop

    # -- cards that are only in the air

    def from_zone(self, seat: int, cards: Sequence[int]) -> list[CardSprite]:
        """Sprites over the zone of a seat, unseen until their clips begin."""
        return [self._rise(card, self.zone_point(seat, card)) for card in cards[:MOST_FLIGHTS]]

    def _rise(self, card: int, start: tuple[int, int]) -> CardSprite:
        self._count += 1
        width = self.table.layout.zone_width
        place = Placement(face_of(card), Pose(*start), width, layer=FLIGHT_LAYER, order=self._count)
        sprite = self.table.stage.place(("flight", self._count), place)
        sprite.visible = False
        return sprite

    def land(self, sprites: Sequence[CardSprite]) -> None:
        for sprite in sprites:
            self.table.stage.remove(sprite.key)


def appearing(sprite: CardSprite, clip: Playable) -> Playable:
    """The clip of a card that shows itself as it sets off."""
    return sequence(call(partial(_appear, sprite)), clip)


def _appear(sprite: CardSprite) -> None:
    sprite.visible = True
