"""The middle of the table: free holders with both series cards, and the draw pile."""

import pygame

from game.rules.contretemps import ContretempsView
from game.scenes.contretemps.layout import Layout
from game.scenes.contretemps.naming import GAME, series_face
from game.scenes.contretemps.shown import Shown
from game.services.assets import Face
from game.services.i18n import Words
from game.services.screen import Shape
from game.sprites import faces, paint
from game.ui.brush import Brush

MOST_BACKS = 3


def draw_start(
    brush: Brush, target: pygame.Surface, layout: Layout, shown: Shown, words: Words
) -> None:
    """Whoever starts a series takes a holder and one side of its series card."""
    free = shown.free_holders
    if not free:
        return
    cards = layout.series_cards()
    for direction, rect in zip((1, -1), cards, strict=True):
        picture = faces.face(brush.assets, GAME, series_face(direction), rect.width)
        shade = paint.shadow(rect.size, rect.width * 0.1, rect.width * 0.08, 0.34)
        target.blit(shade, shade.get_rect(center=(rect.centerx, rect.centery + rect.width // 20)))
        target.blit(picture, rect)
    wide = brush.shape is Shape.WIDE
    left = cards[1].right + brush.px(14 if wide else 8)
    room = layout.start.right - left
    colour = brush.assets.palette.game(GAME).text
    title = brush.text(
        target, str(free), (left, layout.start.y), 32 if wide else 22, colour, Face.DISPLAY
    )
    label = words.plural("holder free", "holders free", free)
    at = (left, title.bottom - brush.px(5 if wide else 3))
    brush.paragraph(target, label, at, room, 18 if wide else 14, colour)


def draw_pile(
    brush: Brush,
    target: pygame.Surface,
    layout: Layout,
    shown: Shown,
    view: ContretempsView,
    words: Words,
) -> None:
    """How many cards are left, and how many another round takes."""
    card = layout.pile_card()
    backs = min(MOST_BACKS, shown.pile_size)
    picture = faces.back(brush.assets, GAME, card.width)
    for index in range(backs):
        off = brush.px(3) * (backs - 1 - index)
        target.blit(picture, (card.x - off, card.y - off))
    if not backs:
        hole = paint.dashed_rect(
            card.size, brush.px(8), brush.px(6), brush.px(5), brush.px(2), brush.base("paper")
        )
        target.blit(hole, card)
    wide = brush.shape is Shape.WIDE
    left = card.right + brush.px(14 if wide else 8)
    colour = brush.assets.palette.game(GAME).text
    title = brush.text(
        target,
        str(shown.pile_size),
        (left, layout.pile.y),
        32 if wide else 22,
        colour,
        Face.DISPLAY,
    )
    at = (left, title.bottom - brush.px(5 if wide else 3))
    room = layout.pile.right - left
    text = pile_line(words, view, shown.pile_size, wide)
    brush.paragraph(target, text, at, room, 18 if wide else 14, colour)


def pile_line(words: Words, view: ContretempsView, size: int, long: bool) -> str:
    """What is still needed for another round."""
    needed = view.pile_needed
    if size >= needed:
        if long:
            return words("cards, {needed} needed for another round", needed=needed)
        return words("need {needed}", needed=needed)
    if long:
        return words.plural(
            "cards, {count} too few for another round",
            "cards, {count} too few for another round",
            needed - size,
        )
    return words("{count} too few", count=needed - size)
