"""The pieces of Zero Pile's picture between the mats: trick, pick-up order, outlook."""

from typing import TYPE_CHECKING

import pygame

from game.rules.zero_pile import Forecast
from game.scenes.zero_pile.cards import GAME, Key
from game.scenes.zero_pile.mats import Mat, draw_mat
from game.services.assets import Face
from game.services.screen import Shape
from game.sprites import paint
from game.ui.brush import Brush
from game.ui.controls import Action
from game.ui.widget import Look, Widget

if TYPE_CHECKING:
    from game.scenes.zero_pile.table import ZeroPileTable

CROWN_UNITS = {Shape.WIDE: 46, Shape.TALL: 36, Shape.SHORT: 32}
OWNER_UNITS = {Shape.WIDE: 38, Shape.TALL: 29, Shape.SHORT: 28}


class Spot(Widget):
    """A part of the table that can be pressed; it looks like what lies there."""

    radius = 16

    def __init__(self, name: str, rect: pygame.Rect, action: Action, zooms: bool = False) -> None:
        super().__init__(name, rect)
        self.action = action
        self.zooms = zooms

    def press(self, at: tuple[int, int] | None) -> None:
        self.action()

    def hit_box(self, brush: Brush) -> pygame.Rect:
        return self.rect

    def draw(self, target: pygame.Surface, brush: Brush, look: Look) -> None:
        """Only under the pointer: there is more to be seen."""
        if look is not Look.REST and self.zooms:
            side = 34
            at = (self.rect.right - brush.px(6), self.rect.top + brush.px(2))
            disc = paint.circle(brush.px(side), brush.base("ink"))
            target.blit(disc, disc.get_rect(center=at))
            brush.icon(target, "zoom", at, side * 0.6, brush.base("paper"))


# -- the mats


def mats_of(table: "ZeroPileTable", would: Forecast | None) -> tuple[Mat, ...]:
    """What each seat's mat shows now."""
    return tuple(
        _mat(table, seat, would if would is not None and would.winner == seat else None)
        for seat in range(table.match.players)
    )


def draw_mats(
    brush: Brush, target: pygame.Surface, table: "ZeroPileTable", mats: tuple[Mat, ...]
) -> None:
    for seat, mat in enumerate(mats):
        draw_mat(brush, target, table.mat_plan(seat), mat, table.words)


def _mat(table: "ZeroPileTable", seat: int, would: Forecast | None) -> Mat:
    spec, shown, view = table.match.seats[seat], table.shown, table.view
    piles, value = shown.piles[seat], shown.values[seat]
    if table.picks.keys and seat == table.viewer:
        piles, value = table.picks.piles, table.picks.value
    return Mat(
        name=spec.name,
        avatar=spec.avatar,
        total=view.totals[seat],
        value=value,
        piles=piles,
        turn=_is_acting(table, seat),
        backs=view.layout_size if shown.laying_out and seat in shown.chosen else 0,
        team=next((n for n, seats in enumerate(view.teams, 1) if seat in seats), None),
        would=would,
    )


def _is_acting(table: "ZeroPileTable", seat: int) -> bool:
    """As the picture tells it, which may be behind the match."""
    if table.in_step or table.shown.laying_out:
        return seat in table.view.to_act and seat not in table.shown.chosen
    return seat == table.shown.turn


# -- the trick


def draw_slots(brush: Brush, target: pygame.Surface, table: "ZeroPileTable") -> None:
    """Where cards are still to come; the place of whoever looks has its name."""
    shown, layout, players = table.shown, table.layout, table.match.players
    if shown.laying_out:
        return
    paper = brush.base("paper")
    for index in range(len(shown.trick), players):
        seat = (shown.leader + index) % players
        own = seat == table.viewer
        slot = layout.trick_slot(index, players)
        line = paint.faded(paper, 0.75 if own else 0.3)
        width = max(1.5, brush.px(3 if own else 2))
        dashes = paint.dashed_rect(slot.size, brush.px(9), brush.px(8), brush.px(6), width, line)
        target.blit(dashes, slot)
        if own:
            room = slot.width - brush.px(10)
            name = table.match.seats[seat].name
            size = 20 if brush.shape is Shape.WIDE else 16
            brush.text(target, name, slot.center, size, paper, Face.BOLD, "center", room)


def draw_marks(brush: Brush, target: pygame.Surface, table: "ZeroPileTable") -> None:
    """The crown over the card that wins, and whose card is whose."""
    side = OWNER_UNITS[brush.shape]
    winner = table.crowned
    gap = table.layout.trick_step(table.match.players) - table.layout.trick_width
    # No face hides the index of the next card.
    inward = max(brush.px(side * 0.12), round(brush.px(side / 2 + 1) - gap))
    for seat, _ in table.shown.trick:
        sprite = table.stage.get(("trick", seat))
        if sprite is None or seat in table.picked_up:
            continue
        rect = sprite.rect
        if seat == winner:
            crown = brush.px(CROWN_UNITS[brush.shape])
            at = (rect.centerx, rect.top - crown * 3 // 10)
            brush.art(target, "moments/crown", at, crown, crown)
        at = (rect.right - inward, rect.top + brush.px(side * 0.06))
        brush.avatar(target, table.match.seats[seat].avatar, at, side, ring=2.5)


def draw_pick_up_numbers(
    brush: Brush, target: pygame.Surface, table: "ZeroPileTable", order: tuple[int, ...]
) -> None:
    """The order in which the cards of a trick are taken, on the cards themselves."""
    side = 28 if brush.shape is Shape.WIDE else 22
    for number, seat in enumerate(order, 1):
        sprite = table.stage.get(("trick", seat))
        if sprite is not None and seat not in table.picked_up:
            at = (sprite.rect.centerx, sprite.rect.bottom - brush.px(2))
            draw_number(brush, target, at, number, side)


def draw_number(
    brush: Brush, target: pygame.Surface, at: tuple[int, int], number: int, side: float
) -> None:
    """A small saffron disc with a number: one after the other."""
    ink = brush.base("ink")
    rim = paint.circle(brush.px(side + 4), ink)
    target.blit(rim, rim.get_rect(center=at))
    disc = paint.circle(brush.px(side), brush.base("saffron"))
    target.blit(disc, disc.get_rect(center=at))
    brush.text(target, str(number), at, side * 0.68, ink, Face.DISPLAY, "center")


def draw_picks(brush: Brush, target: pygame.Surface, table: "ZeroPileTable") -> None:
    """Which of the picked cards is laid first, second, third."""
    side = 28 if brush.shape is Shape.WIDE else 24
    for number, key in enumerate(table.picks.keys, 1):
        sprite = table.stage.get(key)
        if sprite is not None:
            strip = min(sprite.rect.width, _strip(table, key))
            at = (sprite.rect.left + strip // 2, sprite.rect.top - brush.px(side * 0.2))
            draw_number(brush, target, at, number, side)


def _strip(table: "ZeroPileTable", key: Key) -> int:
    """How much of a card of the hand its right neighbour leaves to be seen."""
    keys = table.hand_keys
    index = keys.index(key)
    sprite = table.stage.get(key)
    after = table.stage.get(keys[index + 1]) if index + 1 < len(keys) else None
    if sprite is None or after is None or after.home.x <= sprite.home.x:
        return sprite.rect.width if sprite is not None else 0
    return round(after.home.x - sprite.home.x)


# -- beside the trick


def draw_legend(
    brush: Brush, target: pygame.Surface, table: "ZeroPileTable", order: tuple[int, ...]
) -> None:
    """Who picks up in which order: the winner's own card first, then clockwise."""
    area = table.layout.legend
    if area is None:
        return
    colour, words = brush.assets.palette.game(GAME).text, table.words
    if table.shown.laying_out:
        text = words(
            "Cards of the same colour go on one pile, and only the top card counts. "
            "The last one you pick lies on top."
        )
        text += "\n\n" + words("Highest total wins.")
        brush.paragraph(target, text, area.topleft, area.width - brush.px(20), 20, colour)
        return
    if not order:
        return
    line = brush.text(target, words("Pick-up order"), area.topleft, 20, colour, Face.BOLD)
    step = min(brush.px(56), area.width // len(order))
    for index, seat in enumerate(order):
        at = (area.left + step // 2 + step * index, line.bottom + brush.px(32))
        first = index == 0
        brush.avatar(target, table.match.seats[seat].avatar, at, 42, turn=first, ring=2.5)
        low = (at[0], at[1] + brush.px(26))
        brush.text(target, str(index + 1), low, 20, colour, Face.DISPLAY, "midtop")


def draw_outlook(
    brush: Brush, target: pygame.Surface, table: "ZeroPileTable", would: Forecast
) -> None:
    """In large numbers what the trick as weighed would do to its winner."""
    area = table.layout.outlook
    if area is None:
        return
    px = brush.px
    paper, saffron = brush.base("paper"), brush.base("saffron")
    seat = table.match.seats[would.winner]
    at = (area.left + px(26), area.top + px(28))
    brush.avatar(target, seat.avatar, at, 46, ring=3)
    line = at[1]
    drawn = brush.text(
        target, str(would.before), (at[0] + px(36), line), 42, paper, Face.DISPLAY, "midleft"
    )
    arrow = (drawn.right + px(26), line)
    brush.icon(target, "arrow-right", arrow, 32, saffron)
    after = (arrow[0] + px(26), line)
    brush.text(target, str(would.after), after, 42, saffron, Face.DISPLAY, "midleft")
    sentence = outlook_sentence(table, would)
    below = (area.left, area.top + px(64))
    brush.paragraph(target, sentence, below, area.width, 20, paper)


def outlook_sentence(table: "ZeroPileTable", would: Forecast) -> str:
    words, name = table.words, table.match.seats[would.winner].name
    if would.winner == table.viewer:
        if would.certain:
            return words("You take the trick: nobody plays after you.")
        return words("You take the trick, unless somebody plays higher.")
    if would.certain:
        return words("{name} takes the trick.", name=name)
    return words("{name} takes the trick, unless somebody plays higher.", name=name)
