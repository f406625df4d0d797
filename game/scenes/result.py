"""The result: who won, the podium, and the next match one tap away."""

import secrets
from collections.abc import Callable
from functools import partial

import pygame

from game.animation.clip import Clip
from game.animation.easing import out_back
from game.animation.timeline import Timeline
from game.match.match import Match
from game.rules.contract import WATCHER, Outcome
from game.scenes.confetti import Confetti, draw_rays
from game.scenes.context import Context
from game.scenes.game_words import GameWords
from game.scenes.match_words import names, sides_of, teams_of
from game.scenes.scene import Scene
from game.scenes.tabletop import StillGround
from game.services.assets import Face
from game.services.input import Command, Signal
from game.services.screen import Shape
from game.sprites import paint
from game.ui.controls import Button
from game.ui.widget import Widget

RISE_SECONDS = 0.25
PLACE_HEIGHTS = (186, 128, 96)
PLACE_COLUMNS = (0, -1, 1)


class ResultScene(Scene):
    def __init__(
        self,
        context: Context,
        match: Match,
        game_words: GameWords,
        table: Callable[[Context, Match], Scene],
    ) -> None:
        super().__init__(context)
        self.match = match
        self.game_words = game_words
        self.table = table
        outcome = match.outcome()
        assert outcome is not None, "a result needs a finished match"
        self.outcome: Outcome = outcome
        view = match.view(WATCHER)
        self.teams = teams_of(view)
        self.sides = sorted(sides_of(view), key=lambda side: self._place(side[0]))
        """Who counts together, best first."""
        self.rise = [0.0, 0.0, 0.0]
        self.timeline = Timeline(reduced=context.settings.reduced_motion)
        self.confetti = Confetti(context.assets.palette.confetti, match.seed)
        self.ground = StillGround()

    def _place(self, seat: int) -> int:
        return next(place for place, seats in enumerate(self.outcome.ranking) if seat in seats)

    def enter(self) -> None:
        self.context.audio.play("win")
        for place in (2, 1, 0):
            self.timeline.queue(Clip(RISE_SECONDS, partial(self._raise, place), out_back))
        if not self.context.settings.reduced_motion:
            self.confetti.start()

    def _raise(self, place: int, t: float) -> None:
        self.rise[place] = t

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.timeline.update(dt) | self.confetti.update(dt):
            self.dirty = True

    # -- where things are

    def _foot(self) -> int:
        """The top of the dark band that carries the seats and the buttons."""
        units = {Shape.WIDE: 160, Shape.TALL: 104 + 64 * self._rows(), Shape.SHORT: 122}
        return self.brush.screen.height - self.brush.px(units[self.brush.shape])

    def widgets(self) -> list[Widget]:
        brush, words = self.brush, self.words
        wide, high = brush.screen.units_wide, brush.screen.units_high
        home: tuple[float, float, float, float]
        watch: tuple[float, float, float, float]
        again: tuple[float, float, float, float]
        label = words("Watch again")
        if brush.shape is Shape.WIDE:
            home, again = (44, high - 74, 220, 58), (wide - 44 - 420, high - 80, 420, 66)
            watch = (280, high - 74, 260, 58)
            size = 22
        elif brush.shape is Shape.TALL:
            home, again = (12, high - 78, 112, 62), (198, high - 78, wide - 210, 62)
            watch, label = (132, high - 78, 58, 62), ""
            size = 19
        else:
            home, again = (12, high - 62, 160, 52), (wide - 312, high - 62, 300, 52)
            watch = (182, high - 62, 200, 52)
            size = 19
        return [
            Button("home", brush.box(*home), words("Home"), self._home, "dark", size, "home"),
            Button("watch", brush.box(*watch), label, self._watch, "dark", size, "replay"),
            Button("again", brush.box(*again), words("Play again"), self._again, "next", size + 6),
        ]

    def _home(self) -> None:
        self.context.audio.play("click")
        self.context.stack.home()

    def _watch(self) -> None:
        from game.scenes.replay import replay_table

        self.context.audio.play("click")
        self.context.stack.replace(lambda: replay_table(self.context, self.match))

    def _again(self) -> None:
        """The same table, a new deal."""
        old = self.match
        match = Match(old.game, old.options, old.seats, secrets.randbits(63))
        self.context.audio.play("click")
        self.context.stack.replace(lambda: self.table(self.context, match))

    def handle(self, signal: Signal) -> bool:
        if super().handle(signal):
            return True
        if signal is Command.CANCEL:
            self._home()
        elif signal is Command.CONFIRM:
            self._again()
        else:
            return False
        return True

    # -- the picture

    def draw(self, target: pygame.Surface) -> None:
        foot = self._foot()
        self.ground.draw(target, self.words.language, lambda: self._draw_ground(target, foot))
        # Confetti and the feet of the podium vanish behind the band.
        target.set_clip((0, 0, target.get_width(), foot))
        self.confetti.draw(target, self.brush)
        title = self._draw_title(target)
        self._draw_podium(target, title.bottom, foot)
        target.set_clip(None)
        self.group.draw(target, self.brush)

    def _draw_ground(self, target: pygame.Surface, foot: int) -> None:
        """Cloth, rays and the band with everybody's score: nothing of it moves."""
        brush, size = self.brush, target.get_size()
        cloth = paint.cloth(brush.assets, self.match.game.id, size, brush.screen.unit)
        target.blit(cloth, (0, 0))
        draw_rays(target, (size[0] // 2, foot * 6 // 10), brush.base("paper"))
        band = pygame.Rect(0, foot, size[0], size[1] - foot)
        target.fill(brush.base("shell"), band)
        self._draw_seats(target, band)

    def _headline(self) -> str:
        winners = self.outcome.winners
        people = [seat for seat in range(self.match.players) if not self.match.seats[seat].is_bot]
        named = names(self.words, self.match.seats, winners)
        if self.teams and winners in self.teams:
            if len(people) == 1 and people[0] in winners:
                return self.words("Your team wins!")
            return self.words("Team {number} wins!", number=self.teams.index(winners) + 1)
        if len(winners) > 1:
            return self.words("{names} share the win!", names=named)
        if people == [winners[0]]:
            return self.words("You win!")
        return self.words("{name} wins!", name=named)

    def _draw_title(self, target: pygame.Surface) -> pygame.Rect:
        brush = self.brush
        colour = brush.assets.palette.game(self.match.game.id).text
        size, top = {Shape.WIDE: (78, 30), Shape.TALL: (44, 40), Shape.SHORT: (36, 6)}[brush.shape]
        room = target.get_width() - brush.px(40)
        title = brush.text(
            target, self._headline(), (target.get_width() // 2, brush.px(top)), size, colour,
            Face.DISPLAY, "midtop", room,
        )  # fmt: skip
        reason = self.words(self.game_words.reasons.get(self.outcome.reason, ""))
        if not reason:
            return title
        small = 22 if brush.shape is Shape.WIDE else 16
        line = brush.text(target, reason, title.midbottom, small, colour, Face.BODY, "midtop", room)
        return title.union(line)

    def _draw_podium(self, target: pygame.Surface, top: int, foot: int) -> None:
        """Three steps; seats that share a place stand on it together."""
        brush = self.brush
        room = (foot - top) / brush.screen.unit
        scale = min(1.0, room / 420, brush.screen.units_wide / 600)
        # A tall screen has room to spare above the faces: the steps use some of it.
        stretch = min(1.8, max(1.0, (room - 240 * scale) / (PLACE_HEIGHTS[0] * scale)))
        step = brush.px(190 * scale)
        for place in (2, 1, 0):
            if place >= len(self.outcome.ranking):
                continue
            height = round(brush.px(PLACE_HEIGHTS[place] * scale * stretch) * self.rise[place])
            block = pygame.Rect(0, 0, step, max(1, height))
            block.midbottom = (target.get_width() // 2 + PLACE_COLUMNS[place] * step, foot)
            if height > brush.px(16):
                self._draw_step(target, place, block, scale)
            self._draw_faces(target, place, block, scale)

    def _draw_step(
        self, target: pygame.Surface, place: int, block: pygame.Rect, scale: float
    ) -> None:
        brush = self.brush
        colour = "saffron" if place == 0 else "segment"
        brush.rounded(target, block.inflate(0, brush.px(24)), 12, brush.base(colour))
        at = (block.centerx, block.top + brush.px(58 * scale))
        size = (54 if place == 0 else 42) * scale
        if at[1] + brush.px(size) > block.bottom:
            return  # still rising: the number would be cut
        brush.text(target, str(place + 1), at, size, brush.base("ink"), Face.DISPLAY, "center")

    def _draw_faces(
        self, target: pygame.Surface, place: int, block: pygame.Rect, scale: float
    ) -> None:
        brush = self.brush
        seats = self.outcome.ranking[place]
        side = (168 if place == 0 else 112) * scale / max(1.0, len(seats) ** 0.6)
        y = block.top - brush.px(side / 2 + 2)
        for index, seat in enumerate(seats):
            shift = (index - (len(seats) - 1) / 2) * min(side * 0.8, 180 * scale / len(seats))
            x = block.centerx + brush.px(shift)
            avatar = self.match.seats[seat].avatar
            brush.avatar(target, avatar, (x, y), side, turn=place == 0, ring=6 * scale)
            if place == 0:
                crown = brush.px(side * 0.6)
                brush.art(target, "moments/crown", (x, y - brush.px(side * 0.62)), crown, crown)

    def _draw_seats(self, target: pygame.Surface, band: pygame.Rect) -> None:
        """Every side with its score, best first."""
        for chip, side in zip(self._chips(band), self.sides, strict=True):
            self._draw_chip(target, chip, side)

    def _columns(self) -> int:
        if self.brush.shape is not Shape.TALL:
            return len(self.sides)
        return 1 if self.teams else 2

    def _rows(self) -> int:
        return -(-len(self.sides) // self._columns())

    def _chips(self, band: pygame.Rect) -> list[pygame.Rect]:
        brush, px = self.brush, self.brush.px
        columns = self._columns()
        edge, gap = px(44 if brush.shape is Shape.WIDE else 12), px(10)
        width = (band.width - 2 * edge + gap) // columns - gap
        most = px(560 if self.teams else 260)
        height = px(54 if brush.shape is not Shape.SHORT else 46)
        top = band.top + px(16 if brush.shape is not Shape.SHORT else 8)
        return [
            pygame.Rect(
                edge + band.x + index % columns * (width + gap),
                top + index // columns * (height + px(10)),
                min(width, most),
                height,
            )
            for index in range(len(self.sides))
        ]

    def _draw_chip(self, target: pygame.Surface, chip: pygame.Rect, side: tuple[int, ...]) -> None:
        brush = self.brush
        won = side[0] in self.outcome.winners
        fill = brush.base("saffron" if won else "shell_light")
        brush.rounded(target, chip, chip.height / brush.screen.unit / 2, fill)
        ink = brush.base("ink" if won else "paper")
        diameter = chip.height / brush.screen.unit - 12
        step = chip.height * 2 // 3
        for index in range(len(side) - 1, -1, -1):
            centre = (chip.left + chip.height // 2 + index * step, chip.centery)
            brush.avatar(target, self.match.seats[side[index]].avatar, centre, diameter, ring=2)
        left = chip.left + chip.height + (len(side) - 1) * step + brush.px(2)
        self._draw_chip_words(target, chip, left, side, ink)

    def _draw_chip_words(
        self,
        target: pygame.Surface,
        chip: pygame.Rect,
        left: int,
        side: tuple[int, ...],
        ink: pygame.Color,
    ) -> None:
        """Name and score on one line; in a narrow chip one under the other."""
        brush, px = self.brush, self.brush.px
        label = names(self.words, self.match.seats, side)
        score = str(self.outcome.scores[side[0]])
        if chip.width < px(150):
            room, y = chip.right - left - px(8), chip.centery
            at = (left, y + px(2))
            brush.text(target, label, at, 14, ink, Face.BOLD, "bottomleft", room)
            brush.text(target, score, (left, y - px(2)), 20, ink, Face.DISPLAY, "topleft", room)
            return
        at = (chip.right - px(14), chip.centery)
        drawn = brush.text(target, score, at, 27, ink, Face.DISPLAY, "midright")
        room = max(px(20), drawn.left - left - px(6))
        brush.text(target, label, (left, chip.centery), 19, ink, Face.BOLD, "midleft", room)
