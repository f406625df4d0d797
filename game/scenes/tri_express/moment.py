"""The big moment: a fault is called, and the table looks at one card.

From left to right: the card that lay there, the pile's sign, the card that
came, the verdict.  Under it in words why, and what it costs.
"""

from dataclasses import dataclass

import pygame

from game.match.match import Match
from game.rules.tri_express import FaultCheck, Pile, compare
from game.scenes.tri_express.cards import face_of
from game.scenes.tri_express.naming import MISFITS
from game.scenes.tri_express.plates import GAME, draw_sign
from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.services.surface_cache import blit_on
from game.sprites import dressing, paint
from game.sprites.dressing import Look, Ring
from game.sprites.poses import card_height
from game.ui.brush import Brush

VEIL = "#140A14"
VEIL_OPACITY = 0.5
RIBBON_DEGREES = -2.0
CLEARED_COLOURS = ("safe", "ink", "paper")


@dataclass(slots=True)
class Moment:
    """One check; what of it is to be seen yet grows from 0 to 1."""

    caller: int
    accused: int
    pile: Pile
    covered: int
    card: int
    justified: bool
    given: int = 0
    """How many cards change hands in all."""
    entered: float = 0.0
    verdict: bool = False

    @classmethod
    def finished(cls, check: FaultCheck) -> "Moment":
        """A check that has been shown before; only the signal is awaited."""
        caller, accused, pile, covered, card, justified, given = check
        return cls(
            caller, accused, Pile(pile), covered, card, justified, sum(given), 1.0, verdict=True
        )


@dataclass(frozen=True, slots=True)
class _Places:
    card_width: int
    row_y: int
    ribbon_y: int
    ribbon_height: int
    words_y: int


def _places(brush: Brush) -> _Places:
    px, high = brush.px, brush.screen.units_high
    width, row, ribbon, height, words = {
        Shape.WIDE: (132, 0.29, 0.5, 84, 0.595),
        Shape.TALL: (94, 0.31, 0.44, 62, 0.505),
        Shape.SHORT: (84, 0.24, 0.49, 52, 0.58),
    }[brush.shape]
    return _Places(px(width), px(row * high), px(ribbon * high), px(height), px(words * high))


def draw(brush: Brush, target: pygame.Surface, words: Words, match: Match, moment: Moment) -> None:
    target.blit(paint.veil(target.get_size(), VEIL, VEIL_OPACITY), (0, 0))
    places = _places(brush)
    if moment.verdict and not moment.justified:
        draw_ribbon(brush, target, words("False alarm!"), colours=CLEARED_COLOURS)
    else:
        draw_ribbon(brush, target, words("Fault!"), moment.entered)
    _draw_row(brush, target, places, match, moment)
    if moment.verdict:
        _draw_words(brush, target, places, words, match, moment)


def draw_ribbon(
    brush: Brush,
    target: pygame.Surface,
    text: str,
    entered: float = 1.0,
    colours: tuple[str, str, str] = ("hot", "hot_edge", "paper"),
) -> None:
    """A band across the whole table; ``entered`` runs from 0 to 1."""
    places = _places(brush)
    wide, high = target.get_width(), places.ribbon_height
    size = _ribbon_letters(brush, text, wide, high)

    def picture() -> pygame.Surface:
        fill, edge, ink = (brush.base(name) for name in colours)
        ribbon = pygame.Surface((wide + brush.px(60), high), pygame.SRCALPHA)
        ribbon.fill(edge)
        ribbon.fill(fill, (0, 0, ribbon.get_width(), high * 92 // 100))
        line = paint.text(brush.assets, Face.DISPLAY, size, text, ink)
        blit_on(ribbon, line, line.get_rect(center=ribbon.get_rect().center).topleft)
        return ribbon

    turned = brush.turned(("ribbon", wide, high, text, colours), picture, RIBBON_DEGREES)
    slide = round((1 - entered) * -wide)
    target.blit(turned, turned.get_rect(center=(wide // 2 + slide, places.ribbon_y)))


def _ribbon_letters(brush: Brush, text: str, wide: int, high: int) -> int:
    """The size at which the words fit across."""
    size = high * 58 // 100
    width = brush.assets.font(Face.DISPLAY, size).size(text)[0]
    return min(size, size * (wide - brush.px(40)) // max(1, width))


def _draw_row(
    brush: Brush, target: pygame.Surface, places: _Places, match: Match, moment: Moment
) -> None:
    width = places.card_width
    unit = width / brush.screen.unit
    gap = brush.px(14 if brush.shape is not Shape.TALL else 8)
    sign = brush.px(unit * 0.62)
    whole = 2 * width + 2 * sign + 3 * gap
    left = (target.get_width() - whole) // 2
    rise = round((1 - moment.entered) * brush.px(40))
    y = places.row_y - rise
    _draw_card(brush, target, moment.covered, (left + width // 2, y), width, Ring.NONE)
    x = left + width + gap + sign // 2
    draw_sign(brush, target, moment.pile, (x, y), unit * 0.62)
    x += sign // 2 + gap + width // 2
    wrong = moment.verdict and moment.justified
    _draw_card(brush, target, moment.card, (x, y), width, Ring.WRONG if wrong else Ring.SELECTED)
    corner = (x + width // 2 - brush.px(4), y - card_height(width) // 2 + brush.px(4))
    brush.avatar(target, match.seats[moment.accused].avatar, corner, unit * 0.32, ring=3)
    if moment.verdict:
        art = "moments/wrong" if moment.justified else "moments/right"
        x += width // 2 + gap + sign // 2
        brush.art(target, art, (x, y), sign, sign)


def _draw_card(
    brush: Brush,
    target: pygame.Surface,
    card: int,
    centre: tuple[int, int],
    width: int,
    ring: Ring,
) -> None:
    look = Look(GAME, face_of(card), ring)
    picture = dressing.standing(brush.assets, look, width, 0.0, brush.screen.unit)
    target.blit(picture, picture.get_rect(center=centre))


def _draw_words(
    brush: Brush,
    target: pygame.Surface,
    places: _Places,
    words: Words,
    match: Match,
    moment: Moment,
) -> None:
    px = brush.px
    size = 20 if brush.shape is Shape.WIDE else 16
    room = min(px(720), target.get_width() - px(32))
    text = paint.wrap(
        brush.assets, Face.BODY, px(size), sentence(words, match, moment), brush.base("ink"),
        room - px(36), align="centre",
    )  # fmt: skip
    panel = text.get_rect().inflate(px(36), px(20))
    panel.midtop = (target.get_width() // 2, places.words_y)
    brush.panel(target, panel, 16)
    target.blit(text, text.get_rect(center=panel.center))


def sentence(words: Words, match: Match, moment: Moment) -> str:
    """Who called whom, what was found, what it costs."""
    caller, accused = match.seats[moment.caller].name, match.seats[moment.accused].name
    if moment.justified:
        reason = compare(moment.pile, moment.covered, moment.card).misfits[0]
        found = words(
            "**{caller}** is right: {reason}.", caller=caller, reason=words(MISFITS[reason])
        )
        receiver = accused
    else:
        found = words("**{name}** has placed the card correctly.", name=accused)
        receiver = caller
    cost = words.plural(
        "**{name}** gets {count} card.", "**{name}** gets {count} cards.", moment.given,
        name=receiver,
    )  # fmt: skip
    return f"{found}\n{cost}"
