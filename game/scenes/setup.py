"""Set-up: how many play, who sits where, which variants."""

from collections.abc import Callable

import pygame

from game.match.seats import SeatSpec
from game.scenes.context import Context
from game.scenes.match_words import goal_line, rounds_of, teams_of
from game.scenes.rules_sheet import RulesScene
from game.scenes.scene import Scene
from game.scenes.setup_options import OptionPanel, option_lines
from game.scenes.setup_seats import SeatRow, seat_boxes
from game.scenes.table_plan import TablePlan
from game.scenes.tables import TABLES
from game.services.assets import Face
from game.services.input import Command, Erase, Pointer, PointerKind, Signal, Typed
from game.services.screen import Screen, Shape
from game.services.settings import Speed
from game.sprites import paint
from game.ui.brush import Brush
from game.ui.controls import Button, IconButton, Segments, TextField
from game.ui.widget import Widget

SPEEDS = (Speed.CALM, Speed.NORMAL, Speed.FAST)
SEATS_PAGE, VARIANTS_PAGE = 0, 1


class SetupScene(Scene):
    """On a phone the two halves of the screen become two pages."""

    def __init__(self, context: Context, game_id: str) -> None:
        super().__init__(context)
        self.plan = TablePlan(context, game_id)
        self.game = self.plan.game
        self.game_words = TABLES[game_id].words
        self.page = SEATS_PAGE
        self.option_page = 0
        self.editing: int | None = None
        self._lay_parts()

    @property
    def seats(self) -> list[SeatSpec]:
        return self.plan.seats

    @property
    def players(self) -> int:
        return self.plan.players

    @property
    def paged(self) -> bool:
        return self.brush.shape is not Shape.WIDE

    # -- where things are

    def lay_out(self, screen: Screen) -> None:
        self.brush = Brush(self.context.assets, screen)
        self.refresh()

    def refresh(self) -> None:
        self._lay_parts()
        super().refresh()

    def _lay_parts(self) -> None:
        """Rows and panel for the choices as they are now; a trial deal knows their effect."""
        seats_panel, options_panel = self._panels()
        self.preview = self.plan.preview()
        teams, boxes = teams_of(self.preview), seat_boxes(self.brush, seats_panel, self.players)
        self.rows = [
            SeatRow(self.context, self.brush, self.game.id, box, index, self.seats, teams)
            for index, box in enumerate(boxes)
        ]
        lines = option_lines(self.words, self.game_words, self.plan.options, self.players)
        self.variants = OptionPanel(self.brush, options_panel, lines, self.option_page)

    def _panels(self) -> tuple[pygame.Rect, pygame.Rect]:
        """The panel of the seats and the panel of the variants."""
        brush = self.brush
        wide, high = brush.screen.units_wide, brush.screen.units_high
        if brush.shape is Shape.WIDE:
            split = wide - 36 - 424
            seats = brush.box(36, 100, split - 24 - 36, high - 136)
            return seats, brush.box(split, 100, 424, high - 136 - 156)
        if brush.shape is Shape.TALL:
            panel = brush.box(12, 128, wide - 24, high - 128 - 92)
        else:
            panel = brush.box(12, 62, wide - 24 - 196, high - 72)
        return panel, panel

    # -- widgets

    def widgets(self) -> list[Widget]:
        widgets = self._bar()
        if self.paged:
            widgets.append(self._page_tabs())
        if not self.paged or self.page == SEATS_PAGE:
            widgets.append(self._count())
            for row in self.rows:
                widgets += row.widgets(self, self.editing == row.index)
        if not self.paged or self.page == VARIANTS_PAGE:
            widgets += self._option_widgets()
        widgets.append(self._deal_button())
        return widgets

    def _bar(self) -> list[Widget]:
        brush, words = self.brush, self.words
        wide = brush.screen.units_wide
        edge, top, size = (36, 32, 46) if not self.paged else (12, 10, 44)
        back, rules = (brush.box(x, top, size, size) for x in (edge, wide - edge - size))
        return [
            IconButton("back", back, "chevron-left", words("Back"), self._back),
            IconButton("rules", rules, "book", words("Rules"), self._rules),
        ]

    def _page_tabs(self) -> Widget:
        brush = self.brush
        wide = brush.screen.units_wide
        if brush.shape is Shape.TALL:
            rect = brush.box(12, 70, wide - 24, 48)
        else:
            rect = brush.box(wide - 196, 66, 184, 48)
        labels = [self.words("Seats"), self.words("Variants")]
        return Segments("page", rect, labels, self.page, self._turn_page, 16)

    def _turn_page(self, page: int) -> None:
        self.page = page
        self.refresh()

    def _count(self) -> Widget:
        panel, px = self._panels()[0], self.brush.px
        counts = self.game.player_counts
        side, height = (72, 52) if not self.paged else (50, 44)
        rect = pygame.Rect(0, 0, px(side) * len(counts), px(height))
        rect.topright = (panel.right - px(22 if not self.paged else 12), panel.y + px(12))
        labels = [str(count) for count in counts]
        chosen = counts.index(self.players)
        return Segments(
            "players", rect, labels, chosen, self._seat_players, 24, Face.DISPLAY, boxed=True
        )

    def _option_widgets(self) -> list[Widget]:
        px, words, panel = self.brush.px, self.words, self._panels()[1]
        widgets = self.variants.widgets(self._option_setter)
        if len(self.variants.pages) > 1:
            widgets.append(self._option_pages(panel))
        speed = pygame.Rect(0, 0, px(268 if not self.paged else 222), px(44))
        speed.bottomright = (panel.right - px(16), panel.bottom - px(14))
        widgets.append(
            Segments(
                "speed",
                speed,
                [words("calm"), words("normal"), words("fast")],
                SPEEDS.index(self.context.settings.speed),
                lambda index: self.context.change_settings(speed=SPEEDS[index]),
                18 if not self.paged else 15,
            )
        )
        return widgets

    def _option_pages(self, panel: pygame.Rect) -> Widget:
        """More variants than the panel holds: numbered pages."""
        px, count = self.brush.px, len(self.variants.pages)
        rect = pygame.Rect(0, 0, px(52) * count, px(44))
        rect.topright = (panel.right - px(14), panel.y + px(10))
        if self.brush.shape is Shape.SHORT:
            rect.topright = (self.brush.screen.width - px(12), panel.y + px(64))
        labels = [str(number + 1) for number in range(count)]
        chosen = self.variants.page
        return Segments(
            "option_page", rect, labels, chosen, self._turn_options, 20, Face.DISPLAY, boxed=True
        )

    def _turn_options(self, page: int) -> None:
        self.option_page = page
        self.refresh()

    def _deal_button(self) -> Widget:
        brush = self.brush
        wide, high = brush.screen.units_wide, brush.screen.units_high
        if brush.shape is Shape.WIDE:
            rect, size = brush.box(wide - 460, high - 164, 424, 80), 36
        elif brush.shape is Shape.TALL:
            rect, size = brush.box(12, high - 80, wide - 24, 64), 28
        else:
            rect, size = brush.box(wide - 196, high - 78, 184, 64), 24
        return Button("deal", rect, self.words("Deal"), self._deal, "next", size)

    # -- choices

    def _option_setter(self, name: str) -> Callable[[int], None]:
        def choose(value: int) -> None:
            self.plan.choose(name, value)
            self.refresh()

        return choose

    def _seat_players(self, index: int) -> None:
        self.plan.seat_players(self.game.player_counts[index])
        self._stop_editing()

    def set_kind(self, index: int, bot: bool) -> None:
        if not bot and not self._has_room():
            most = self._most_people()
            self.say(self.words("At most {count} people can play this at one device.", count=most))
        else:
            self.plan.set_kind(index, bot)
        self._stop_editing()

    def _most_people(self) -> int:
        table = TABLES[self.game.id].table
        return table.most_people

    def _has_room(self) -> bool:
        """For one more person at this device."""
        people = [seat for seat in self.plan.seats if not seat.is_bot]
        return len(people) < self._most_people()

    def set_level(self, index: int, level: str) -> None:
        self.plan.set_level(index, level)
        self.refresh()

    def swap(self, index: int) -> None:
        self.plan.swap(index)
        self.refresh()

    def rename(self, index: int, text: str) -> None:
        self.plan.rename(index, text)

    def edit(self, index: int) -> None:
        """Names are typed in place; a browser on a phone asks in its own way."""
        if self.context.platform.is_web:
            seat = self.seats[index]
            answer = self.context.platform.ask_text(self.words("Name"), seat.name)
            if answer is not None and answer.strip():
                clean = "".join(c for c in answer.strip() if c.isprintable())
                self.rename(index, clean[: TextField.MOST_LETTERS])
        else:
            self.editing = index
            self.context.typing = True
        self.refresh()

    def _stop_editing(self) -> None:
        edited, self.editing = self.editing, None
        if edited is not None:
            self.plan.mend_name(edited)
        self.context.typing = False
        self.refresh()

    def _back(self) -> None:
        self.context.audio.play("click")
        self.context.stack.pop()

    def _rules(self) -> None:
        table = TABLES[self.game.id].table
        self.context.audio.play("click")
        self.context.stack.push(
            lambda: RulesScene(self.context, self.game.id, self.game_words, table.illustrate)
        )

    def _deal(self) -> None:
        self._stop_editing()
        match = self.plan.match()
        table = TABLES[self.game.id].table
        self.context.audio.play("click")
        self.context.stack.replace(lambda: table(self.context, match))

    def exit(self) -> None:
        self.context.typing = False

    # -- signals

    def handle(self, signal: Signal) -> bool:
        if self.editing is not None and self._type(signal):
            self.dirty = True
            return True
        if super().handle(signal):
            return True
        if signal is Command.CANCEL:
            self._back()
        elif signal is Command.CONFIRM:
            self._deal()
        else:
            return False
        return True

    def _type(self, signal: Signal) -> bool:
        """While a name is typed; False where the signal means something else as well."""
        field = self.group.find(f"name:{self.editing}")
        if not isinstance(field, TextField):
            return False
        if isinstance(signal, Typed):
            field.type(signal.text)
        elif isinstance(signal, Erase):
            field.erase()
        elif signal in (Command.CONFIRM, Command.CANCEL):
            self._stop_editing()
        elif isinstance(signal, Command):
            self._stop_editing()
            return signal in (Command.LEFT, Command.RIGHT)
        else:
            if _lands_outside(signal, field.rect):
                self._stop_editing()
            return False
        return True

    # -- the picture

    def draw(self, target: pygame.Surface) -> None:
        brush = self.brush
        cloth = paint.cloth(brush.assets, self.game.id, target.get_size(), brush.screen.unit)
        target.blit(cloth, (0, 0))
        self._draw_title(target)
        seats_panel, options_panel = self._panels()
        if not self.paged or self.page == SEATS_PAGE:
            brush.panel(target, seats_panel, 20)
            self._draw_seats(target, seats_panel)
        if not self.paged or self.page == VARIANTS_PAGE:
            brush.panel(target, options_panel, 20)
            self._draw_options(target, options_panel)
        self._draw_summary(target)
        self.group.draw(target, brush)

    def _draw_title(self, target: pygame.Surface) -> None:
        brush = self.brush
        colour = brush.assets.palette.game(self.game.id).text
        (x, y), size = ((100, 55), 44) if not self.paged else ((66, 32), 26)
        at = (brush.px(x), brush.px(y))
        name = self.words(self.game_words.title)
        title = brush.text(target, name, at, size, colour, Face.DISPLAY, "midleft")
        if brush.shape is Shape.TALL:
            return
        left = title.right + brush.px(26 if not self.paged else 14)
        room = brush.screen.width - left - brush.px(100 if not self.paged else 66)
        at = (left, title.centery + brush.px(5))
        size = 22 if not self.paged else 15
        goal = self.words(self.game_words.tagline)
        brush.text(target, goal, at, size, colour, anchor="midleft", width=room)

    def _draw_seats(self, target: pygame.Surface, panel: pygame.Rect) -> None:
        brush, px = self.brush, self.brush.px
        count = self.group.find("players")
        assert count is not None
        at = (panel.x + px(28 if not self.paged else 14), count.rect.centery)
        room = count.rect.left - at[0] - px(10)
        if self.paged:
            soft = brush.base("ink_soft")
            brush.text(target, self.words("Players"), at, 17, soft, anchor="midleft", width=room)
        else:
            title = self.words("Around the table")
            brush.text(target, title, at, 28, brush.base("ink"), Face.DISPLAY, "midleft", room)
        for row in self.rows:
            row.draw(target)

    def _draw_options(self, target: pygame.Surface, panel: pygame.Rect) -> None:
        brush, px = self.brush, self.brush.px
        ink, left = brush.base("ink"), panel.x + px(22 if not self.paged else 16)
        if brush.shape is not Shape.SHORT:
            at, size = (left, panel.y + px(34)), 28 if not self.paged else 22
            brush.text(target, self.words("Variants"), at, size, ink, Face.DISPLAY, "midleft")
        self.variants.draw(target)
        speed = self.group.find("speed")
        assert speed is not None
        room = speed.rect.left - left - px(8)
        size = 21 if not self.paged else 17
        label, at = self.words("Speed"), (left, speed.rect.centery)
        brush.text(target, label, at, size, ink, Face.BOLD, "midleft", room)

    def _draw_summary(self, target: pygame.Surface) -> None:
        """By the button: what to expect."""
        brush = self.brush
        deal = self.group.find("deal")
        assert deal is not None
        if brush.shape is Shape.TALL:
            return
        rounds = rounds_of(self.preview)
        text = goal_line(self.words, self.game)
        if rounds is not None and brush.shape is Shape.WIDE:
            text = self.words.plural("{count} round", "{count} rounds", rounds) + " · " + text
        colour = brush.assets.palette.game(self.game.id).text
        if brush.shape is Shape.WIDE:
            at, size = (deal.rect.centerx, deal.rect.bottom + brush.px(26)), 20
        else:
            at, size = (deal.rect.centerx, deal.rect.top - brush.px(20)), 15
        brush.text(target, text, at, size, colour, anchor="center", width=deal.rect.width)


def _lands_outside(signal: Signal, rect: pygame.Rect) -> bool:
    down = isinstance(signal, Pointer) and signal.kind is PointerKind.DOWN
    return down and isinstance(signal, Pointer) and not rect.collidepoint(signal.pos)
