"""Pause, hand-over, scores and result, and how scenes lie on the stack."""

from typing import Any

import pytest

from game.match.match import Match
from game.rules.contract import WATCHER
from game.scenes.boot import first_scene
from game.scenes.context import Context
from game.scenes.handover import DEAF_SECONDS, HandoverScene
from game.scenes.match_words import leaders, match_line, side_totals, sides_of, standing_line
from game.scenes.pause import PauseScene
from game.scenes.result import ResultScene
from game.scenes.scene import Scene
from game.scenes.score_chart import running_totals
from game.scenes.scores import ScoresScene
from game.scenes.settings import SettingsScene
from game.scenes.tables import TABLES
from game.scenes.title import TitleScene
from game.services.input import Command
from game.services.settings import Settings, Speed
from game.services.storage import MemoryStorage
from game.ui.controls import Slider, Toggle
from tests.scenes.desk import (
    NEWS,
    SCREENS,
    SEED,
    SHAPES,
    blank,
    finished,
    key,
    played,
    press,
    run,
    seats,
    show,
    start,
    team_options,
)

# -- the stack


class Witness(Scene):
    """Writes down what happens to it."""

    def __init__(self, context: Context, name: str, diary: list[str]) -> None:
        super().__init__(context)
        self.name = name
        self.diary = diary

    def enter(self) -> None:
        self.diary.append(f"{self.name} enters")

    def exit(self) -> None:
        self.diary.append(f"{self.name} leaves")

    def pause(self) -> None:
        self.diary.append(f"{self.name} pauses")

    def resume(self, result: Any = None) -> None:
        self.diary.append(f"{self.name} resumes with {result}")


def test_scenes_enter_and_leave_pause_and_resume_in_pairs() -> None:
    app, diary = start(), []
    stack, context = app.stack, app.context
    stack.reset(lambda: Witness(context, "a", diary))
    stack.push(lambda: Witness(context, "b", diary))
    stack.replace(lambda: Witness(context, "c", diary))
    stack.pop("word")
    stack.push(lambda: Witness(context, "d", diary))
    stack.push(lambda: Witness(context, "e", diary))
    stack.home()
    assert diary == []
    stack.settle()
    assert diary == [
        "a enters", "a pauses", "b enters", "b leaves", "c enters", "c leaves",
        "a resumes with word", "a pauses", "d enters", "d pauses", "e enters",
        "e leaves", "d leaves", "a resumes with None",
    ]  # fmt: skip


@pytest.mark.parametrize("name", SCREENS)
def test_drawing_twice_changes_nothing(name: str) -> None:
    """A scene that stands still asks for no new picture."""
    app = blank(SHAPES["side"])
    scene = show(app, SCREENS[name])
    run(app, 400)
    assert not scene.dirty


# -- settings


def test_settings_survive_a_restart() -> None:
    store = MemoryStorage()
    app = start(store=store)
    press(app, "settings")
    scene = app.stack.top
    assert isinstance(scene, SettingsScene)
    volume = scene.group.find("volume")
    assert isinstance(volume, Slider)
    volume.command(Command.LEFT)
    speed = scene.group.find("speed")
    assert speed is not None
    speed.command(Command.RIGHT)
    press(app, "reduced_motion")
    scene._fullscreen(True)
    app.context.wants_fullscreen = False
    press(app, "sound")
    again = start(store=store, language="").context.settings
    assert again == Settings(
        language="en",
        sound=False,
        volume=0.7,
        speed=Speed.FAST,
        reduced_motion=True,
        fullscreen=True,
    )


def test_the_language_changes_at_once_and_everywhere() -> None:
    store = MemoryStorage()
    app = start(store=store, language="en")
    press(app, "settings")
    language = app.stack.top.group.find("language")
    assert language is not None
    language.command(Command.LEFT)
    run(app)
    assert isinstance(app.stack.top, SettingsScene)
    assert app.stack.top.title() == "Réglages"
    press(app, "close")
    about = app.stack.top.group.find("about")
    assert getattr(about, "label", "") == "À propos"
    assert start(store=store, language="").context.words.language == "fr"


def test_without_sound_the_volume_rests() -> None:
    app = start()
    press(app, "settings")
    press(app, "sound")
    volume = app.stack.top.group.find("volume")
    assert volume is not None
    assert not volume.enabled


class WebPlatform:
    """Enough of a browser for the settings."""

    def __init__(self, app: Any) -> None:
        self._desktop = app.platform

    is_web = True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._desktop, name)


def test_a_browser_has_its_own_full_screen() -> None:
    app = start()
    press(app, "settings")
    assert isinstance(app.stack.top.group.find("fullscreen"), Toggle)
    app.context.platform = WebPlatform(app)
    app.stack.top.refresh()
    assert app.stack.top.group.find("fullscreen") is None
    run(app)


def test_full_screen_is_asked_for_at_the_next_start() -> None:
    store = MemoryStorage()
    before = start(store=store)
    first_scene(before.context)
    assert not before.context.wants_fullscreen
    before.context.change_settings(fullscreen=True)
    first_scene(before.context)
    assert before.context.wants_fullscreen


# -- pause and hand-over


def test_the_pause_shows_the_deal_and_leads_everywhere() -> None:
    app = start()
    results: list[Any] = []
    diary: list[str] = []
    for name in ("rules", "leave"):
        app.stack.reset(lambda: Witness(app.context, "table", diary))
        show(app, lambda app: PauseScene(app.context, SEED))
        press(app, name)
        results.append(diary[-1])
    assert results == ["table resumes with rules", "table resumes with leave"]
    show(app, lambda app: PauseScene(app.context, SEED))
    press(app, "settings")
    assert isinstance(app.stack.top, SettingsScene)
    key(app, Command.CANCEL)
    assert isinstance(app.stack.top, PauseScene)
    key(app, Command.PAUSE)
    assert isinstance(app.stack.top, Witness)


def hand_over(app: Any) -> tuple[HandoverScene, list[str]]:
    diary: list[str] = []
    app.stack.reset(lambda: Witness(app.context, "table", diary))
    scene = show(app, lambda app: HandoverScene(app.context, played(people=2), 1, NEWS))
    assert isinstance(scene, HandoverScene)
    return scene, diary


def test_nobody_looks_through_the_hand_over() -> None:
    scene, _ = hand_over(start())
    assert not scene.overlay


def test_the_last_tap_of_the_one_before_uncovers_nothing() -> None:
    app = start()
    scene, diary = hand_over(app)
    key(app, Command.CONFIRM)
    press(app, "take")
    assert app.stack.top is scene
    run(app, round(DEAF_SECONDS * 60) + 1)
    key(app, Command.CONFIRM)
    assert diary[-1] == "table resumes with 1"


def test_the_hand_over_calls_people_by_name() -> None:
    scene, _ = hand_over(start(language="fr"))
    assert getattr(scene.group.find("take"), "label", "") == "Je suis Malo"


# -- scores and result


def test_a_match_of_teams_is_counted_by_teams() -> None:
    match = played("zero_pile", rounds=2, options=team_options())
    view = match.view(0)
    assert sides_of(view) == ((0, 2), (1, 3))
    assert side_totals(view) == (
        view.totals[0] + view.totals[2],
        view.totals[1] + view.totals[3],
    )
    assert [line[-1] for line in running_totals(view)] == list(side_totals(view))
    assert set(leaders(match.game, view)) in ({0, 2}, {1, 3})


def test_team_mates_stand_side_by_side() -> None:
    app = start()
    match = played("zero_pile", rounds=1, options=team_options())
    words = TABLES["zero_pile"].words
    scene = ScoresScene(app.context, match, words, match.view(0))
    assert scene.order == [0, 2, 1, 3]


def test_each_plays_alone_where_there_are_no_teams() -> None:
    view = played(rounds=1).view(0)
    assert sides_of(view) == ((0,), (1,), (2,), (3,))
    assert side_totals(view) == view.totals


def headline(match: Match) -> str:
    app = start(language="en")
    words = TABLES[match.game.id].words
    return ResultScene(app.context, match, words, lambda *_: app.stack.top)._headline()


def test_the_winner_is_named() -> None:
    match = finished()
    outcome = match.outcome()
    assert outcome is not None
    (winner,) = outcome.winners
    expected = "You win!" if winner == 0 else f"{match.seats[winner].name} wins!"
    assert headline(match) == expected


def test_a_team_wins_together() -> None:
    match = finished("zero_pile", 4, team_options())
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.winners) == 2
    expected = "Your team wins!" if 0 in outcome.winners else "Victor and Hugo win!"
    assert headline(match) == expected


def test_a_rematch_keeps_the_table_and_deals_anew() -> None:
    app = start()
    match = finished()
    made: list[Match] = []

    def table(context: Context, new: Match) -> Scene:
        made.append(new)
        return TitleScene(context)

    show(app, lambda app: ResultScene(app.context, match, TABLES["bascule"].words, table))
    press(app, "again")
    (new,) = made
    assert new.seats == match.seats
    assert new.options == match.options
    assert new.seed != match.seed
    assert new.log == []


def test_scores_go_on_with_enter() -> None:
    app = start()
    show(app, SCREENS["scores"])
    key(app, Command.CONFIRM)
    assert isinstance(app.stack.top, TitleScene)


def test_rounds_that_do_not_fit_are_summed_up() -> None:
    app = start()
    scene = show(app, SCREENS["scores, 5"])
    assert isinstance(scene, ScoresScene)
    rows = scene._rows(3)
    assert len(rows) == 3
    assert rows[0][0] == "R1–3"
    lines = scene.view.score_lines
    assert rows[0][1][0] == sum(line.counted[0] for line in lines[:3])


def test_words_about_a_match() -> None:
    words = start(language="en").context.words
    fresh = Match(played().game, played().options, seats("bascule", 4), 3)
    view = fresh.view(WATCHER)
    assert match_line(words, fresh.game, view) == "round 1 of 4"
    assert standing_line(words, fresh, view) == "The first round is under way"
    match = played(rounds=2)
    ahead = leaders(match.game, match.view(0))
    assert standing_line(words, match, match.view(0)) == "Olga and Hugo lead"
    assert ahead == [2, 3]
