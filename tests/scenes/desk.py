"""The whole app without a window, driven frame by frame, and every screen of it by name."""

import os
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.app import App
from game.match.match import Match
from game.match.seats import SeatKind, SeatSpec
from game.rules.contract import WATCHER
from game.rules.options import Options
from game.rules.registry import GAMES
from game.scenes.about import AboutScene
from game.scenes.boot import ErrorScene
from game.scenes.game_words import GameWords, OptionWords
from game.scenes.handover import HandoverScene
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.scenes.rules_sheet import RulesScene
from game.scenes.scene import Scene
from game.scenes.scores import ScoresScene
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.tables import TABLES
from game.scenes.title import STORAGE_NOTES, TitleScene
from game.services.assets import Assets
from game.services.input import Command, Pointer, PointerKind
from game.services.saves import save_match
from game.services.storage import MemoryStorage, SafeStorage, Storage, StorageNote

SHAPES = {"desktop": (1280, 720), "large": (1920, 1080), "side": (844, 390), "upright": (390, 844)}
LANGUAGES = ("en", "fr")


_assets = cache(Assets)
"""Pictures and fonts are read once for all tests."""


class StepClock:
    """Every frame lasts a sixtieth of a second."""

    def tick(self) -> float:
        return 1 / 60


def start(
    size: tuple[int, int] = (1280, 720), language: str = "en", store: Storage | None = None
) -> App:
    """The app as it comes up; ``store`` may hold what an earlier session left."""
    storage = SafeStorage(store if store is not None else MemoryStorage())
    with patch("game.app.Assets", _assets):
        app = App(size=size, clock=StepClock(), storage=storage)
    run(app)
    if language:
        app.context.change_settings(language=language)
    run(app)
    return app


def run(app: App, frames: int = 2) -> None:
    for _ in range(frames):
        app.frame()


def blank(size: tuple[int, int], language: str = "en") -> App:
    """The app with nothing on its stack but an empty scene."""
    app = start(size, language)
    app.stack.reset(lambda: Scene(app.context))
    run(app)
    return app


def show(app: App, make: Callable[[App], Scene]) -> Scene:
    """Put a scene on top and draw it once."""
    app.stack.push(lambda: make(app))
    run(app)
    return app.stack.top


def press(app: App, name: str) -> None:
    """Tap the middle of a widget of the top scene."""
    widget = app.stack.top.group.find(name)
    assert widget is not None, name
    for kind in (PointerKind.DOWN, PointerKind.UP):
        app.stack.top.handle(Pointer(kind, *widget.rect.center))
    run(app)


def key(app: App, *commands: Command) -> None:
    for command in commands:
        app.stack.top.handle(command)
        run(app)


def walk_to(app: App, name: str) -> None:
    """With the tab key alone."""
    for _ in range(60):
        key(app, Command.NEXT)
        if app.stack.top.group.focused == name:
            return
    raise AssertionError(f"{name} cannot be reached with the keyboard")


# -- matches

PEOPLE = ("Camille", "Malo", "Jade", "Sacha", "Noé", "Inès")
BOTS = ("victor", "olga", "hugo", "nora", "gaston")


def seats(game_id: str, players: int, people: int = 1) -> list[SeatSpec]:
    avatars = ("scarf", "cap", "bow", "glasses", "hat", "beanie")
    humans = [SeatSpec(SeatKind.PERSON, PEOPLE[i], avatars[i]) for i in range(people)]
    level = "rule" if game_id != "zero_pile" else "random"
    bots = [SeatSpec(SeatKind.BOT, b.capitalize(), b, level) for b in BOTS]
    return [*humans, *bots][:players]


def played(
    game_id: str = "bascule",
    players: int = 4,
    people: int = 1,
    rounds: int = 2,
    options: Options | None = None,
) -> Match:
    """A match after that many rounds, or its end: everybody plays the first legal card."""
    game = GAMES[game_id]
    options = options or game.options_type()
    match = Match(game, options, seats(game_id, players, people), 11)
    while match.outcome() is None and len(match.view(WATCHER).score_lines) < rounds:
        acting = match.to_act()
        seat = acting[len(match.log) % len(acting)]
        legal = match.legal(seat)
        match.submit(seat, legal[(len(match.log) * 7) % len(legal)])
    return match


kept = cache(played)
"""For scenes that only show a match: played once for all tests."""


def finished(game_id: str = "bascule", players: int = 4, options: Options | None = None) -> Match:
    return kept(game_id, players, rounds=999, options=options)


def team_options(target: bool = False) -> Options:
    kind = GAMES["zero_pile"].options_type
    return replace(kind(), teams=True, target=target)


# -- screens


def words_of(game_id: str) -> GameWords:
    """A game's words; plain ones for options that nobody has worded yet."""
    words = TABLES[game_id].words
    names = [spec.name for spec in GAMES[game_id].options_type.specs()]
    plain = {name: OptionWords(name.replace("_", " "), "What it changes.") for name in names}
    return replace(words, options={**plain, **words.options})


def title_with_match(app: App) -> Scene:
    save_match(app.context.storage, played(rounds=2))
    return TitleScene(app.context)


def title_with_note(app: App) -> Scene:
    scene = title_with_match(app)
    app.context.storage.note = StorageNote.REFUSED
    assert StorageNote.REFUSED in STORAGE_NOTES
    return scene


def setup(
    app: App, players: int = 4, people: int = 1, page: int = 0, game_id: str = "bascule"
) -> SetupScene:
    scene = SetupScene(app.context, game_id)
    scene.plan.seat_players(players)
    for index in range(people):
        scene.plan.set_kind(index, bot=False)
    scene.page = page
    return scene


def scores(app: App, match: Match) -> Scene:
    words = TABLES[match.game.id].words
    return ScoresScene(app.context, match, words, match.view(0))


def result(app: App, match: Match) -> Scene:
    return ResultScene(app.context, match, TABLES[match.game.id].words, lambda *_: app.stack.top)


def rules(app: App, page: int) -> RulesScene:
    entry = TABLES["bascule"]
    scene = RulesScene(app.context, "bascule", entry.words, entry.table.illustrate)
    scene.page = page
    return scene


NEWS = "Victor played 23"
SEED = 2**63 - 1

SCREENS: dict[str, Callable[[App], Scene]] = {
    "title": lambda app: TitleScene(app.context),
    "title, match": title_with_match,
    "title, note": title_with_note,
    "set-up": lambda app: setup(app),
    "set-up, 5": lambda app: setup(app, 5, 3),
    "set-up, 6": lambda app: setup(app, 6, 2, game_id="gourmand"),
    "set-up, variants": lambda app: setup(app, page=1),
    "settings": lambda app: SettingsScene(app.context),
    "about": lambda app: AboutScene(app.context),
    "pause": lambda app: PauseScene(app.context, SEED),
    "hand-over": lambda app: HandoverScene(app.context, kept(people=2), 1, NEWS),
    "scores": lambda app: scores(app, kept(rounds=2)),
    "scores, 5": lambda app: scores(app, finished(players=5)),
    "scores, teams": lambda app: scores(app, kept("zero_pile", rounds=2, options=team_options())),
    "scores, long": lambda app: scores(
        app, kept("zero_pile", 6, rounds=20, options=team_options(target=True))
    ),
    "result": lambda app: result(app, finished()),
    "result, 6": lambda app: result(app, finished("gourmand", 6)),
    "result, teams": lambda app: result(app, finished("zero_pile", 4, team_options())),
    **{f"rules, {page + 1}": lambda app, page=page: rules(app, page) for page in range(4)},
    "error": lambda app: ErrorScene(app.context, "Traceback\nKeyError: 'bascule'"),
}
"""Every screen around the table, in the states that differ most."""
