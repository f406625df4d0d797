"""Set-up: how many play, who sits where, which variants."""

import secrets
from dataclasses import replace

import pygame

from game.match.match import Match
from game.match.seats import SeatSpec
from game.rules.options import BadOption, Options, OptionSpec
from game.rules.registry import GAMES
from game.scenes.context import Context
from game.scenes.rules_sheet import RulesScene
from game.scenes.scene import Scene
from game.scenes.seating import bot_seat, person_seat, quick_seats, renamed
from game.scenes.tables import TABLES
from game.services.assets import Face
from game.services.input import Command, Erase, Pointer, PointerKind, Signal, Typed
from game.services.screen import Shape
from game.services.settings import Speed
from game.sprites import paint
from game.ui.controls import Button, IconButton, Segments, Stepper, TextField, Toggle
from game.ui.widget import Widget

SPEEDS = (Speed.CALM, Speed.NORMAL, Speed.FAST)
DEFAULT_PLAYERS = 4


class SetupScene(Scene):
    """On a phone the two halves of the screen become two pages."""

    def __init__(self, context: Context, game_id: str) -> None:
        super().__init__(context)
        self.game = GAMES[game_id]
        self.game_words = TABLES[game_id].words
        counts = self.game.player_counts
        players = DEFAULT_PLAYERS if DEFAULT_PLAYERS in counts else counts[0]
        self.seats: list[SeatSpec] = quick_seats(context, players)
        self.options: Options = self.game.options_type()
        self.page = 0
        self.editing: int | None = None

    @property
    def players(self) -> int:
        return len(self.seats)

    @property
    def paged(self) -> bool:
        return self.brush.shape is not Shape.WIDE

    # -- where things are

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
            panel = brush.box(12, 64, wide - 24 - 196, high - 76)
        return panel, panel

    def _seat_box(self, index: int) -> pygame.Rect:
        panel, px = self._panels()[0], self.brush.px
        head = {Shape.WIDE: 86, Shape.TALL: 66, Shape.SHORT: 56}[self.brush.shape]
        area = pygame.Rect(
            panel.x + px(14), panel.y + px(head), panel.width - px(28), panel.height - px(head + 8)
        )
        columns = 2 if self.brush.shape is Shape.SHORT else 1
        rows = -(-self.players // columns)
        step = min(area.height / max(rows, 3), px(120))
        width = area.width // columns
        row, column = index // columns, index % columns
        gap = px(12 if not self.paged else 8)
        return pygame.Rect(
            area.x + column * width,
            round(area.y + row * step),
            width - (gap if columns > 1 else 0),
            round(step) - gap,
        )

    # -- widgets

    def widgets(self) -> list[Widget]:
        widgets = self._bar()
        if self.paged:
            widgets.append(self._page_tabs())
        if not self.paged or self.page == 0:
            widgets.append(self._count())
            for index in range(self.players):
                widgets += self._seat_widgets(index)
        if not self.paged or self.page == 1:
            widgets += self._option_widgets()
        widgets.append(self._deal_button())
        return widgets

    def _bar(self) -> list[Widget]:
        brush, words = self.brush, self.words
        wide = brush.screen.units_wide
        edge, top, size = (36, 32, 46) if not self.paged else (12, 10, 44)
        return [
            IconButton(
                "back", brush.box(edge, top, size, size), "chevron-left", words("Back"), self._back
            ),
            IconButton(
                "rules",
                brush.box(wide - edge - size, top, size, size),
                "book",
                words("Rules"),
                self._rules,
            ),
        ]

    def _page_tabs(self) -> Widget:
        brush = self.brush
        wide = brush.screen.units_wide
        if brush.shape is Shape.TALL:
            rect = brush.box(12, 70, wide - 24, 48)
        else:
            rect = brush.box(wide - 196, 72, 184, 48)
        labels = [self.words("Seats"), self.words("Variants")]
        return Segments("page", rect, labels, self.page, self._turn_page, 16)

    def _turn_page(self, page: int) -> None:
        self.page = page
        self.refresh()

    def _count(self) -> Widget:
        panel, px = self._panels()[0], self.brush.px
        counts = self.game.player_counts
        side = 72 if not self.paged else 54
        height = 52 if not self.paged else 44
        rect = pygame.Rect(0, 0, px(side) * len(counts), px(height))
        rect.topright = (panel.right - px(22 if not self.paged else 12), panel.y + px(12))
        return Segments(
            "players",
            rect,
            [str(count) for count in counts],
            counts.index(self.players),
            self._seat_players,
            24,
            Face.DISPLAY,
            boxed=True,
        )

    def _seat_widgets(self, index: int) -> list[Widget]:
        seat, box, px = self.seats[index], self._seat_box(index), self.brush.px
        words = self.words
        left = box.x + self._avatar_side(box) + px(28 if not self.paged else 16)
        kind_width = px(206 if not self.paged else 138)
        swap_room = px(70 if not self.paged else 50)
        kind = pygame.Rect(0, 0, kind_width, px(46 if not self.paged else 44))
        kind.midright = (box.right - swap_room, box.centery)
        name = pygame.Rect(left, 0, max(px(60), kind.left - left - px(10)), px(40))
        name.centery = box.centery - (px(10) if not self.paged else 0)
        widgets: list[Widget] = [
            Segments(
                f"kind:{index}",
                kind,
                [words("Person"), words("Bot")],
                1 if seat.is_bot else 0,
                lambda chosen: self._set_kind(index, chosen == 1),
                18 if not self.paged else 14,
            )
        ]
        if seat.is_bot:
            rect = pygame.Rect(
                0, 0, px(46 if not self.paged else 40), px(46 if not self.paged else 40)
            )
            rect.midright = (box.right - px(12 if not self.paged else 5), box.centery)
            widgets.append(
                IconButton(
                    f"swap:{index}",
                    rect,
                    "swap",
                    words("Another bot"),
                    lambda: self._swap(index),
                    "paper",
                )
            )
        else:
            field = TextField(
                f"name:{index}",
                name,
                seat.name,
                lambda text: self._rename(index, text),
                lambda _: self._edit(index),
                28 if not self.paged else 19,
            )
            field.editing = self.editing == index
            widgets.append(field)
        return widgets

    def _avatar_side(self, box: pygame.Rect) -> int:
        return min(self.brush.px(76), box.height - self.brush.px(14))

    def _option_rows(self) -> list[tuple[OptionSpec, pygame.Rect]]:
        panel, px = self._panels()[1], self.brush.px
        head = px(66 if self.brush.shape is not Shape.SHORT else 12)
        speed = px(70)
        specs = self.game.options_type.specs()
        area = panel.height - head - speed
        step = min(px(110), area // max(1, len(specs)))
        return [
            (
                spec,
                pygame.Rect(
                    panel.x + px(22), panel.y + head + step * i, panel.width - px(44), step
                ),
            )
            for i, spec in enumerate(specs)
        ]

    def _option_widgets(self) -> list[Widget]:
        px, words = self.brush.px, self.words
        widgets: list[Widget] = []
        for spec, row in self._option_rows():
            value = getattr(self.options, spec.name)
            rect = pygame.Rect(0, 0, px(72 if spec.is_toggle else 148), px(40))
            rect.topright = (row.right, row.y + px(6))
            widget: Widget
            if spec.is_toggle:
                widget = Toggle(
                    f"option:{spec.name}", rect, bool(value), self._option_setter(spec.name)
                )
            else:
                widget = Stepper(
                    f"option:{spec.name}",
                    rect,
                    int(value),
                    (spec.low, spec.high, spec.step),
                    self._option_setter(spec.name),
                )
            widget.enabled = spec.players is None or self.players in spec.players
            widgets.append(widget)
        panel = self._panels()[1]
        speed = pygame.Rect(0, 0, px(268 if not self.paged else 216), px(44))
        speed.bottomright = (panel.right - px(20), panel.bottom - px(18))
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

    def _deal_button(self) -> Widget:
        brush = self.brush
        wide, high = brush.screen.units_wide, brush.screen.units_high
        if brush.shape is Shape.WIDE:
            rect, size = brush.box(wide - 460, high - 164, 424, 80), 36
        elif brush.shape is Shape.TALL:
            rect, size = brush.box(12, high - 80, wide - 24, 64), 28
        else:
            rect, size = brush.box(wide - 196, high - 82, 184, 66), 24
        return Button("deal", rect, self.words("Deal"), self._deal, "next", size)

    # -- choices

    def _option_setter(self, name: str):  # type: ignore[no-untyped-def]
        def choose(value: int | bool) -> None:
            self.options = replace(self.options, **{name: value})
            self._drop_impossible(name)
            self.refresh()

        return choose

    def _drop_impossible(self, keep: str = "") -> None:
        """Options that do not suit the table fall back; the one just chosen stays."""
        for _ in self.game.options_type.specs():
            try:
                self.options.check(self.players)
                return
            except BadOption as bad:
                name = bad.name if bad.name != keep else self._rival(keep)
                default = next(s.default for s in self.game.options_type.specs() if s.name == name)
                kind = type(getattr(self.options, name))
                self.options = replace(self.options, **{name: kind(default)})

    def _rival(self, name: str) -> str:
        pairs = self.game.options_type.exclusive
        return next((a if b == name else b for a, b in pairs if name in (a, b)), name)

    def _seat_players(self, index: int) -> None:
        players = self.game.player_counts[index]
        while len(self.seats) > players:
            self.seats.pop()
        while len(self.seats) < players:
            taken = {seat.avatar for seat in self.seats}
            self.seats.append(bot_seat(self.context, taken))
        self.editing = None
        self.context.typing = False
        self._drop_impossible()
        self.refresh()

    def _set_kind(self, index: int, bot: bool) -> None:
        taken = {seat.avatar for seat in self.seats}
        if bot:
            self.seats[index] = bot_seat(self.context, taken)
        else:
            self.seats[index] = self._free_person(index)
        self._stop_editing()

    def _free_person(self, index: int) -> SeatSpec:
        used = {seat.avatar for i, seat in enumerate(self.seats) if i != index}
        options = [person_seat(self.context, place) for place in range(6)]
        return next((seat for seat in options if seat.avatar not in used), options[0])

    def _swap(self, index: int) -> None:
        taken = {seat.avatar for seat in self.seats}
        self.seats[index] = bot_seat(self.context, taken, self.seats[index].avatar)
        self.refresh()

    def _rename(self, index: int, text: str) -> None:
        self.seats[index] = renamed(self.seats[index], text)

    def _edit(self, index: int) -> None:
        """Names are typed in place; a browser on a phone asks in its own way."""
        if self.context.platform.is_web:
            seat = self.seats[index]
            answer = self.context.platform.ask_text(self.words("Name"), seat.name)
            if answer is not None and answer.strip():
                clean = "".join(c for c in answer.strip() if c.isprintable())
                self._rename(index, clean[: TextField.MOST_LETTERS])
            self.refresh()
            return
        self.editing = index
        self.context.typing = True
        self.refresh()

    def _stop_editing(self) -> None:
        if self.editing is not None and not self.seats[self.editing].name.strip():
            self._rename(self.editing, person_seat(self.context, self.editing).name)
        self.editing = None
        self.context.typing = False
        self.refresh()

    def _back(self) -> None:
        self.context.audio.play("click")
        self.context.stack.pop()

    def _rules(self) -> None:
        table = TABLES[self.game.id].table
        assert table is not None
        self.context.audio.play("click")
        self.context.stack.push(
            lambda: RulesScene(self.context, self.game.id, self.game_words, table.illustrate)
        )

    def _deal(self) -> None:
        self._stop_editing()
        names = tuple(seat.name for seat in self.seats if not seat.is_bot)
        if names:
            self.context.change_settings(names=names)
        match = Match(self.game, self.options, self.seats, secrets.randbits(63))
        table = TABLES[self.game.id].table
        assert table is not None
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
            return True
        return False

    def _type(self, signal: Signal) -> bool:
        field = self.group.find(f"name:{self.editing}")
        if not isinstance(field, TextField):
            return False
        if isinstance(signal, Typed):
            field.type(signal.text)
            return True
        if isinstance(signal, Erase):
            field.erase()
            return True
        if signal in (Command.CONFIRM, Command.CANCEL, Command.NEXT):
            self._stop_editing()
            return True
        outside = isinstance(signal, Pointer) and signal.kind is PointerKind.DOWN
        if outside and isinstance(signal, Pointer) and not field.rect.collidepoint(signal.pos):
            self._stop_editing()
        return False

    # -- the picture

    def draw(self, target: pygame.Surface) -> None:
        brush = self.brush
        cloth = paint.cloth(brush.assets, self.game.id, target.get_size(), brush.screen.unit)
        target.blit(cloth, (0, 0))
        self._draw_title(target)
        seats_panel, options_panel = self._panels()
        if not self.paged or self.page == 0:
            brush.panel(target, seats_panel, 20)
            self._draw_seats(target, seats_panel)
        if not self.paged or self.page == 1:
            brush.panel(target, options_panel, 20)
            self._draw_options(target, options_panel)
        self._draw_summary(target)
        self.group.draw(target, brush)
        self.toast.draw(
            target, brush, (target.get_width() // 2, target.get_height() - brush.px(120))
        )

    def _draw_title(self, target: pygame.Surface) -> None:
        brush = self.brush
        colour = brush.assets.palette.game(self.game.id).text
        at, size = ((100, 55), 44) if not self.paged else ((66, 32), 26)
        title = brush.text(
            target,
            self.words(self.game_words.title),
            (brush.px(at[0]), brush.px(at[1])),
            size,
            colour,
            Face.DISPLAY,
            "midleft",
        )
        left = title.right + brush.px(26 if not self.paged else 14)
        room = brush.screen.width - left - brush.px(100 if not self.paged else 66)
        goal = self.words(self.game_words.tagline)
        size = 22 if not self.paged else 15
        if brush.shape is not Shape.TALL:
            at_goal = (left, title.centery + brush.px(5))
            brush.text(target, goal, at_goal, size, colour, anchor="midleft", width=room)

    def _draw_seats(self, target: pygame.Surface, panel: pygame.Rect) -> None:
        brush, px = self.brush, self.brush.px
        ink = brush.base("ink")
        head = (
            panel.x + px(28 if not self.paged else 14),
            panel.y + px(38 if not self.paged else 34),
        )
        room = (
            panel.width - px(110) - px(72 if not self.paged else 54) * len(self.game.player_counts)
        )
        title = self.words("Around the table")
        size = 28 if not self.paged else 19
        brush.text(target, title, head, size, ink, Face.DISPLAY, "midleft", room)
        for index, seat in enumerate(self.seats):
            self._draw_seat(target, index, seat)

    def _draw_seat(self, target: pygame.Surface, index: int, seat: SeatSpec) -> None:
        brush, px, box = self.brush, self.brush.px, self._seat_box(index)
        row = pygame.Color(brush.base("paper_2")).lerp(brush.base("paper"), 0.3)
        brush.rounded(target, box, 14, row)
        side = self._avatar_side(box)
        centre = (box.x + px(10) + side // 2, box.centery)
        brush.avatar(target, seat.avatar, centre, side / brush.screen.unit - 6, ring=3)
        left = box.x + side + px(28 if not self.paged else 16)
        kind = self.group.find(f"kind:{index}")
        room = (kind.rect.left if kind else box.right) - left - px(8)
        if seat.is_bot:
            at = (left, box.centery - (px(10) if not self.paged else 0))
            size = 28 if not self.paged else 19
            ink = brush.base("ink")
            brush.text(target, seat.name, at, size, ink, Face.DISPLAY, "midleft", room)
        if not self.paged:
            at = (left, box.centery + px(24))
            brush.text(
                target, self._seat_note(index, seat), at, 18, brush.base("ink_soft"),
                anchor="midleft", width=room,
            )  # fmt: skip

    def _seat_note(self, index: int, seat: SeatSpec) -> str:
        if seat.is_bot:
            return self.words("plays by common sense")
        people = [i for i, other in enumerate(self.seats) if not other.is_bot]
        if people[0] == index:
            return self.words("at this device")
        return self.words("same device, hidden hand")

    def _draw_options(self, target: pygame.Surface, panel: pygame.Rect) -> None:
        brush, px = self.brush, self.brush.px
        ink = brush.base("ink")
        if brush.shape is not Shape.SHORT:
            at = (panel.x + px(22), panel.y + px(36))
            size = 28 if not self.paged else 22
            brush.text(target, self.words("Variants"), at, size, ink, Face.DISPLAY, "midleft")
        for index, (spec, row) in enumerate(self._option_rows()):
            if index:
                line = pygame.Rect(row.x, row.y - px(4), row.width, max(1, px(1.5)))
                target.fill(brush.base("rule"), line)
            self._draw_option(target, spec, row)
        speed = self.group.find("speed")
        if speed is not None:
            at = (panel.x + px(22), speed.rect.centery)
            room = speed.rect.left - at[0] - px(8)
            size = 22 if not self.paged else 17
            brush.text(target, self.words("Speed"), at, size, ink, Face.BOLD, "midleft", room)

    def _draw_option(self, target: pygame.Surface, spec: OptionSpec, row: pygame.Rect) -> None:
        brush, px, words = self.brush, self.brush.px, self.words
        text = self.game_words.options[spec.name]
        allowed = spec.players is None or self.players in spec.players
        ink = brush.base("ink" if allowed else "disabled_text")
        room = row.width - px(84 if spec.is_toggle else 160)
        size, small = (21, 18) if not self.paged else (17, 14)
        label = brush.text(
            target, words(text.label), (row.x, row.y + px(8)), size, ink, Face.BOLD, width=room
        )
        soft = brush.base("ink_soft" if allowed else "disabled_text")
        brush.paragraph(target, words(text.help), (row.x, label.bottom + px(2)), room, small, soft)

    def _draw_summary(self, target: pygame.Surface) -> None:
        """Under the button: what to expect."""
        brush = self.brush
        if brush.shape is not Shape.WIDE:
            return
        deal = self.group.find("deal")
        assert deal is not None
        colour = brush.assets.palette.game(self.game.id).text
        text = self.words.plural("{count} round", "{count} rounds", self.players)
        at = (deal.rect.centerx, deal.rect.bottom + brush.px(26))
        brush.text(target, text, at, 20, colour, anchor="center")
