"""The picture of a holder: series card, the series fanned out, its wood in front."""

import pygame

from game.rules.contretemps import Series
from game.scenes.contretemps.holders import Cell
from game.scenes.contretemps.naming import GAME, face_of, series_face
from game.services.assets import Face
from game.services.surface_cache import blit_on, finished, surface_cache
from game.sprites import faces, paint
from game.sprites.faces import MASTER_SCALE
from game.sprites.paint.canvas import blank
from game.ui.brush import Brush

HOLDER_CACHE_MEGABYTES = 16
MARGIN_SHARE = 0.14
"""Room round a cell for leaning cards and the shadow."""
MOST_BEHIND = 4
FULL_STEP = (9.0, -3.0, 3.0)
NARROW_STEP = (3.5, -1.5, 2.0)
"""How each card further down leans out: right, up, degrees."""
WOOD_SIZE = (224.0, 41.0)
WOOD_END = 14.0
GHOST_OPACITY = 0.3

_pictures = surface_cache(HOLDER_CACHE_MEGABYTES)


def picture(brush: Brush, series: Series, size: tuple[int, int], narrow: bool) -> pygame.Surface:
    """A holder for a cell of ``size``, without its number; larger by the margin all round."""
    cards = series.cards[-MOST_BEHIND - 1 :]
    key = (series.direction, cards, size, narrow)
    return _pictures.get(key, lambda: finished(_draw(brush, series, size, narrow)))


def margin(size: tuple[int, int]) -> int:
    return round(size[1] * MARGIN_SHARE)


def draw_holder(
    brush: Brush, target: pygame.Surface, series: Series, cell: Cell, count: int
) -> None:
    """A holder at rest, with its hourglasses on the wood."""
    drawn = picture(brush, series, cell.rect.size, cell.narrow)
    target.blit(drawn, drawn.get_rect(center=cell.rect.center))
    draw_count(brush, target, cell.wood, count, cell.wood.height)


def draw_ghost(brush: Brush, target: pygame.Surface, series: Series, cell: Cell) -> None:
    """Where a series stood until a moment ago."""
    size, narrow = cell.rect.size, cell.narrow

    def make() -> pygame.Surface:
        ghost = picture(brush, series, size, narrow).convert_alpha()
        ghost.set_alpha(255)
        ghost.fill((255, 255, 255, round(255 * GHOST_OPACITY)), None, pygame.BLEND_RGBA_MULT)
        return finished(ghost)

    key = ("ghost", series.direction, series.cards[-MOST_BEHIND - 1 :], size, narrow)
    ghost = _pictures.get(key, make)
    target.blit(ghost, ghost.get_rect(center=cell.rect.center))


def draw_count(
    brush: Brush, target: pygame.Surface, wood: pygame.Rect, count: int, height: float
) -> None:
    """“⌛ 8”, light on wood."""
    size = max(14.0, min(24.0, height / brush.screen.unit * 0.6))
    draw_hourglasses(brush, target, wood.center, str(count), size, brush.base("paper"), "light")


def hourglasses_width(brush: Brush, text: str, size: float) -> int:
    number = brush.assets.font(Face.DISPLAY, brush.px(size)).size(text)[0]
    return brush.px(size * 1.04) + brush.px(size * 0.24) + number


def draw_hourglasses(
    brush: Brush,
    target: pygame.Surface,
    centre: tuple[float, float],
    text: str,
    size: float,
    colour: pygame.Color,
    tone: str = "dark",
) -> pygame.Rect:
    """An hourglass and a number, centred."""
    art = "contretemps/hourglass-light-on-wood" if tone == "light" else "contretemps/hourglass-dark"
    side, gap = brush.px(size * 1.04), brush.px(size * 0.24)
    width = hourglasses_width(brush, text, size)
    left = centre[0] - width / 2
    brush.art(target, art, (left + side / 2, centre[1]), side, side)
    at = (left + side + gap, centre[1])
    line = brush.text(target, text, at, size, colour, Face.DISPLAY, "midleft")
    return line.union(pygame.Rect(round(left), line.y, width, line.height))


# -- the parts


def _draw(brush: Brush, series: Series, size: tuple[int, int], narrow: bool) -> pygame.Surface:
    room = margin(size)
    surface = blank((size[0] + 2 * room, size[1] + 2 * room), brush.base("card_edge"))
    cell = Cell(pygame.Rect(room, room, *size), narrow)
    if narrow:
        _draw_tab(brush, surface, cell, series.direction)
    else:
        _draw_series_card(brush, surface, cell, series.direction)
    _draw_cards(brush, surface, cell, series.cards)
    _draw_wood(brush, surface, cell)
    return surface


def _turned(brush: Brush, card: object, width: int, degrees: float) -> pygame.Surface:
    drawn = faces.drawn(brush.assets, GAME, card, width)
    edge = blank(
        (drawn.master.get_width() + 4, drawn.master.get_height() + 4), brush.base("card_edge")
    )
    edge.blit(drawn.master, (2, 2))
    return pygame.transform.rotozoom(edge, -degrees, 1 / MASTER_SCALE)


def _put(surface: pygame.Surface, picture: pygame.Surface, x: float, y: float) -> None:
    blit_on(surface, picture, picture.get_rect(center=(round(x), round(y))).topleft)


def _card_shadow(surface: pygame.Surface, width: int, height: int, x: float, y: float) -> None:
    blur = max(2.0, width * 0.07)
    shade = paint.shadow((width, height), width * 0.1, blur, 0.34)
    _put(surface, shade, x, y + width * 0.04)


def _draw_series_card(brush: Brush, surface: pygame.Surface, cell: Cell, direction: int) -> None:
    unit = cell.unit
    width = round(78 * unit)
    x = cell.rect.centerx - 68 * unit
    y = cell.rect.bottom - 91 * unit
    _card_shadow(surface, width, round(width * 1.42), x, y)
    _put(surface, _turned(brush, series_face(direction), width, -3), x, y)


def _draw_tab(brush: Brush, surface: pygame.Surface, cell: Cell, direction: int) -> None:
    """The sign on the end of the series card that looks out behind the cards."""
    unit = cell.unit
    name = "plus" if direction > 0 else "minus"
    own = brush.assets.palette.contretemps
    left = cell.rect.centerx - 49 * unit
    box = pygame.Rect(0, 0, round(46 * unit), round(84 * unit))
    box.topleft = (round(left), round(cell.rect.bottom - 104 * unit))
    _card_shadow(surface, box.width, box.height, *box.center)
    edge = brush.base("paper")
    tab = paint.rounded(box.size, 6 * unit, own[f"series_{name}"], edge, max(1, 3 * unit))
    _put(surface, tab, *box.center)
    ink = own[f"series_{name}_ink"]
    x = left + 16 * unit
    side = round(30 * unit)
    sign = brush.assets.art(f"icons/{name}", (side, side), brush.base("ink"))
    _put(surface, sign, x, box.top + 20 * unit)
    arrow = "arrow-up" if direction > 0 else "arrow-down"
    side = round(26 * unit)
    _put(surface, brush.assets.art(f"icons/{arrow}", (side, side), ink), x, box.top + 50 * unit)


def _draw_cards(brush: Brush, surface: pygame.Surface, cell: Cell, cards: tuple[int, ...]) -> None:
    """From the bottom up; those further down lean out behind."""
    right, up, degrees = NARROW_STEP if cell.narrow else FULL_STEP
    width, unit = cell.card_width, cell.unit
    x, y = cell.card_centre
    shown = cards[-MOST_BEHIND - 1 :]
    for index, card in enumerate(shown):
        behind = len(shown) - 1 - index
        at = (x + right * unit * behind, y + up * unit * behind)
        if behind in (0, len(shown) - 1):
            _card_shadow(surface, width, round(width * 1.42), *at)
        _put(surface, _turned(brush, face_of(card), width, degrees * behind), *at)


def _draw_wood(brush: Brush, surface: pygame.Surface, cell: Cell) -> None:
    wood = cell.wood
    shade = paint.shadow(wood.size, wood.height * 0.3, max(3.0, wood.height * 0.25), 0.4)
    _put(surface, shade, wood.centerx, wood.centery + wood.height * 0.14)
    blit_on(surface, _wood(brush, wood.size), wood.topleft)


def _wood(brush: Brush, size: tuple[int, int]) -> pygame.Surface:
    """The art's two ends are kept, its middle is as long as it has to be."""
    height = size[1]
    length = round(height * WOOD_SIZE[0] / WOOD_SIZE[1])
    whole = brush.assets.art("contretemps/holder", (length, height))
    plain = blank(whole.get_size(), brush.base("wood"))
    blit_on(plain, whole, (0, 0))
    end = min(round(WOOD_END * height / WOOD_SIZE[1]), size[0] // 2)
    result = blank(size, brush.base("wood"))
    height = plain.get_height()
    middle = plain.subsurface((end, 0, plain.get_width() - 2 * end, height))
    stretched = pygame.transform.scale(middle, (max(1, size[0] - 2 * end), height))
    result.blit(plain.subsurface((0, 0, end, height)), (0, 0))
    result.blit(stretched, (end, 0))
    right = plain.subsurface((plain.get_width() - end, 0, end, height))
    result.blit(right, (size[0] - end, 0))
    return result
