"""Tri Express's table from the cloth up."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.rules.tri_express import NOBODY, Pile
from game.scenes.tri_express import drawing, moment, readings
from game.scenes.tri_express.covered import MARGIN_UNITS, covered, draw_covered
from game.scenes.tri_express.keys import letter
from game.scenes.tri_express.plates import GAME, Seat, draw_rule, draw_seat, draw_stock, upside_down
from game.services.screen import Shape
from game.sprites import paint

if TYPE_CHECKING:
    from game.scenes.tri_express.table import TriExpressTable

BAR_UNITS = {Shape.WIDE: (330, 120), Shape.TALL: (280, 72), Shape.SHORT: (204, 64)}
"""Where the title and the clock stand."""
SHADOW_REACH_UNITS = 64
"""Twice as far as a plate's shadow reaches beyond it."""
WIN_COLOURS = ("saffron", "saffron_edge", "ink")


class Ground:
    """Everything that changes a few times a second at most, kept as one picture.

    Most frames only move cards over it, and mostly one number changes at a time:
    then its plate alone is painted anew.
    """

    def __init__(self, table: "TriExpressTable") -> None:
        self.table = table
        self.stale = True
        """Look what has changed."""
        self._picture = self._bare = pygame.Surface((1, 1))
        """As it is to be seen, and without anything that changes by itself."""
        self._whole: Hashable = None
        self._painted: dict[str, Hashable] = {}

    def draw(self, target: pygame.Surface) -> None:
        if self.stale:
            self.stale = False
            self._renew(target.get_size())
        target.blit(self._picture, (0, 0))

    def _renew(self, size: tuple[int, int]) -> None:
        table = self.table
        marked = (table.view.claimant, table.view.penalised)
        whole = (size, table.layout, table.words.language, marked)
        if whole != self._whole:
            self._whole = whole
            self._picture = pygame.Surface(size).convert()
            self._picture.blit(self._cloth(), (0, 0))
            _draw_rules(table, self._picture)
            self._bare = self._picture.copy()
            self._painted.clear()
        parts = list(_parts(table))
        for part in parts:
            if self._painted.get(part.name) != part.key:
                self._paint(part, parts)

    def _cloth(self) -> pygame.Surface:
        brush = self.table.brush
        size = self._picture.get_size()
        return paint.cloth(brush.assets, GAME, size, brush.screen.unit)

    def _paint(self, part: "Part", parts: list["Part"]) -> None:
        if part.name not in self._painted:
            part.draw(self._picture)
        else:
            self._picture.set_clip(part.rect)
            self._picture.blit(self._bare, (0, 0))
            reach = self.table.brush.px(SHADOW_REACH_UNITS)
            for other in parts:
                # What lies beside it may throw its shadow here.
                if other is part or other.rect.inflate(reach, reach).colliderect(part.rect):
                    other.draw(self._picture)
            self._picture.set_clip(None)
        self._painted[part.name] = part.key


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the ground that changes by itself, inside its rectangle."""

    name: str
    key: Hashable
    rect: pygame.Rect
    draw: Callable[[pygame.Surface], None]


def _parts(table: "TriExpressTable") -> Iterator[Part]:
    if table.layout.titled:
        bar = pygame.Rect(0, 0, *table.brush.box(0, 0, *BAR_UNITS[table.brush.shape]).size)
        yield Part("bar", table.status_line(), bar, table.draw_title)
    for seat in range(table.match.players):
        shown = seat_of(table, seat)
        draw = partial(_draw_place, table, seat, shown)
        yield Part(f"seat {seat}", shown, table.plate(seat), draw)
    for pile in Pile:
        cards = covered(table, pile)
        rect = table.layout.pile_rect(pile, MARGIN_UNITS)
        yield Part(f"pile {pile}", cards, rect, partial(draw_covered, table, pile, cards))


def _draw_place(table: "TriExpressTable", seat: int, shown: Seat, target: pygame.Surface) -> None:
    if seat in table.people:
        _draw_own_stock(table, target, seat, shown)
    else:
        draw_seat(table.brush, target, table.plate(seat), shown, table.words)


def draw_table(table: "TriExpressTable", target: pygame.Surface) -> None:
    _draw_lights(table, target)
    table.stage.draw(target)
    _draw_marks(table, target)
    if table.caps and table.brush.shape is Shape.WIDE:
        _draw_caps(table, target)
    if table.moment is not None:
        moment.draw(table.brush, target, table.words, table.match, table.moment)


def draw_over(table: "TriExpressTable", target: pygame.Surface) -> None:
    """Above the buttons: words to people, penalty cards, the countdown."""
    brush = table.brush
    for flight in table.flights:
        flight.draw(brush, target)
    if table.banner:
        moment.draw_ribbon(brush, target, table.banner, colours=WIN_COLOURS)
    for seat in table.people:
        _draw_note(table, target, seat)
    if table.countdown.running:
        caption = table.words("Ready?")
        drawing.draw_countdown(brush, target, table.countdown.number, caption)


def seat_of(table: "TriExpressTable", seat: int) -> Seat:
    spec, shown = table.match.seats[seat], table.shown
    return Seat(
        name=spec.name,
        avatar=spec.avatar,
        left=shown.cards_left(seat),
        hand=shown.hand_sizes[seat],
        stock=shown.stock_sizes[seat],
        marked=seat in (table.view.claimant, table.view.penalised),
    )


def _draw_rules(table: "TriExpressTable", target: pygame.Surface) -> None:
    brush, words = table.brush, table.words
    for pile, rect in zip(Pile, table.layout.rules, strict=True):
        draw_rule(brush, target, rect, pile, words)
    for pile, rect in zip(Pile, table.layout.rules_upside_down, strict=False):

        def draw(surface: pygame.Surface, area: pygame.Rect, pile: Pile = pile) -> None:
            draw_rule(brush, surface, area, pile, words)

        upside_down(brush, target, rect, ("rule", pile, words.language), draw)


def _draw_own_stock(
    table: "TriExpressTable", target: pygame.Surface, seat: int, shown: Seat
) -> None:
    brush, words, zone = table.brush, table.words, table.zone(seat)
    named = len(table.people) > 1
    if not zone.upside_down:
        draw_stock(brush, target, zone.stock, shown, words, named)
        return
    key = ("stock", shown, words.language)
    upside_down(
        brush,
        target,
        zone.stock,
        key,
        lambda surface, area: draw_stock(brush, surface, area, shown, words, named),
    )


def _draw_lights(table: "TriExpressTable", target: pygame.Surface) -> None:
    """The practice aid: piles where a chosen card fits."""
    if not table.aid or not table.live or not table.view.running:
        return
    lit = {
        pile
        for seat, card in table.reach.chosen.items()
        for pile in table.views[seat].fitting_piles(card)
    }
    for pile in sorted(lit):
        drawing.draw_light(table.brush, target, table.layout, pile)


def _draw_marks(table: "TriExpressTable", target: pygame.Surface) -> None:
    """Whose cards can be called, and how long a last one can."""
    for pile, seat in table.shown.owners.items():
        avatar = table.match.seats[seat].avatar
        drawing.draw_owner(table.brush, target, table.layout, pile, avatar)
    if table.view.claimant != NOBODY and table.view.open_cards:
        pile = table.view.open_cards[-1].pile
        drawing.draw_claim(table.brush, target, table.layout, pile, readings.claim_share(table))


def _draw_caps(table: "TriExpressTable", target: pygame.Surface) -> None:
    """The keys: on one's cards, and for each person on the piles."""
    brush, letters, language = table.brush, table.context.key_letters, table.words.language
    people = list(zip(table.people, table.reach.keys, strict=False))
    for index, (seat, keys) in enumerate(people):
        zone = table.zone(seat)
        for card, place in zip(table.shown.hands[seat], keys.cards, strict=False):
            sprite = table.stage.get(card)
            if sprite is None or table.reach.dragged(card):
                continue
            rect = sprite.home_rect
            edge = rect.bottom - brush.px(4) if zone.upside_down else rect.top + brush.px(2)
            at = (rect.centerx, edge)
            drawing.draw_cap(brush, target, at, letter(place, letters, language))
        for pile, place in zip(Pile, keys.piles, strict=True):
            rect = table.layout.pile_rect(pile)
            first = index == 0 and len(people) > 1
            x = rect.left - brush.px(12) if first else rect.right + brush.px(8)
            y = rect.centery if len(people) > 1 else rect.bottom - brush.px(26)
            drawing.draw_cap(brush, target, (x, y), letter(place, letters, language))


def _draw_note(table: "TriExpressTable", target: pygame.Surface, seat: int) -> None:
    note, zone = table.notes[seat], table.zone(seat)
    if note:
        drawing.draw_note(
            table.brush, target, zone, note, hot=not table.notes.is_calm(seat), with_dot=False
        )
        return
    alone = len(table.people) == 1
    text = table.prompt_for(seat)
    drawing.draw_note(table.brush, target, zone, text, hot=False, with_dot=alone)
