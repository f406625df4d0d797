"""Set-up: seats, levels, names and every kind of option."""

from dataclasses import replace
from typing import Any

import pytest

from game.app import App
from game.rules.registry import GAMES
from game.scenes.seating import GRADES, usual_level
from game.scenes.setup import SetupScene
from game.scenes.setup_options import option_lines
from game.scenes.table import TableScene
from game.scenes.table_plan import TablePlan
from game.scenes.tables import TABLES
from game.services.input import Command, Erase, Typed
from game.services.storage import MemoryStorage
from game.ui.controls import Stepper, Toggle
from game.ui.dial import GradeDial
from tests.scenes.desk import SHAPES, key, press, run, start, words_of


@pytest.fixture
def five_grades(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.seating.levels_for", lambda _: ("rule", *GRADES))


@pytest.fixture
def no_grades(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.seating.levels_for", lambda _: ("rule",))


def open_setup(app: App, game_id: str = "bascule") -> SetupScene:
    app.stack.push(lambda: SetupScene(app.context, game_id))
    run(app)
    scene = app.stack.top
    assert isinstance(scene, SetupScene)
    return scene


def worded(monkeypatch: pytest.MonkeyPatch, game_id: str, **needs: str) -> None:
    """A game whose table may not be there yet: its options in plain words."""
    words = words_of(game_id)
    options = {
        name: replace(text, needs=needs.get(name, text.needs))
        for name, text in words.options.items()
    }
    entry = replace(TABLES[game_id], words=replace(words, options=options))
    monkeypatch.setitem(TABLES, game_id, entry)


def widget(scene: SetupScene, name: str) -> Any:
    found = scene.group.find(name)
    assert found is not None, name
    return found


# -- seats


@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_for_every_count(game_id: str) -> None:
    plan = TablePlan(start().context, game_id)
    for players in GAMES[game_id].player_counts:
        plan.seat_players(players)
        assert plan.players == players
        assert len({seat.avatar for seat in plan.seats}) == players
        plan.preview()


def test_the_first_seat_stays_when_seats_go_and_come() -> None:
    app = start()
    scene = open_setup(app)
    scene.rename(0, "Camille")
    for index in (2, 0, 1):
        widget(scene, "players").choose(index)
    assert scene.seats[0].name == "Camille"
    assert scene.players == 4


def test_bots_can_be_exchanged_and_keep_their_level(five_grades: None) -> None:
    scene = open_setup(start())
    scene.set_level(1, "strong")
    before = scene.seats[1]
    scene.swap(1)
    assert scene.seats[1].avatar != before.avatar
    assert scene.seats[1].level == "strong"
    faces = [seat.avatar for seat in scene.seats]
    assert len(set(faces)) == len(faces)


def test_where_several_people_play_nobody_is_called_you() -> None:
    scene = open_setup(start())
    assert scene.plan.match().seats[0].name == "You"
    scene.set_kind(1, bot=False)
    assert [seat.name for seat in scene.plan.match().seats[:2]] == ["Player 1", "Player 2"]
    assert scene.seats[0].name == "You"


def test_a_person_becomes_a_bot_and_back() -> None:
    scene = open_setup(start())
    scene.set_kind(1, bot=False)
    assert not scene.seats[1].is_bot
    assert scene.seats[1].name == "Player 2"
    scene.set_kind(1, bot=True)
    assert scene.seats[1].is_bot


def test_bots_show_their_character_in_the_chosen_language() -> None:
    app = start(language="fr")
    scene = open_setup(app)
    assert scene.rows[1]._note() == "rusé"
    app.context.change_settings(language="en")
    assert scene.rows[1]._note() == "cunning"


# -- levels


def test_normal_is_usual_once_it_is_offered(five_grades: None) -> None:
    assert usual_level("bascule") == "normal"


def test_without_grades_the_rule_player_sits_there(no_grades: None) -> None:
    scene = open_setup(start())
    assert {seat.level for seat in scene.seats if seat.is_bot} == {"rule"}
    assert scene.group.find("level:1") is None


def test_the_level_is_changed_in_the_row(five_grades: None) -> None:
    app = start()
    scene = open_setup(app)
    dial = widget(scene, "level:2")
    assert isinstance(dial, GradeDial)
    assert dial.labels == ["Learning", "Easy", "Normal", "Strong", "Expert"]
    press(app, "level:2")
    assert scene.seats[2].level == "strong"
    assert scene.seats[1].level == "normal"
    dial = widget(scene, "level:2")
    dial.command(Command.LEFT)
    assert scene.seats[2].level == "normal"


def test_new_bots_play_at_the_level_of_the_others(five_grades: None) -> None:
    scene = open_setup(start())
    for index in (1, 2, 3):
        scene.set_level(index, "easy")
    scene.plan.seat_players(5)
    assert scene.seats[4].level == "easy"


def test_a_remembered_level_that_is_gone_falls_back(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStorage()
    monkeypatch.setattr("game.scenes.seating.levels_for", lambda _: tuple(GRADES))
    app = start(store=store)
    plan = TablePlan(app.context, "bascule")
    plan.set_level(1, "learning")
    monkeypatch.setattr("game.scenes.table_plan.Match", lambda *_: None)
    plan.match()
    monkeypatch.setattr("game.scenes.seating.levels_for", lambda _: ("rule",))
    again = TablePlan(start(store=store).context, "bascule")
    assert [seat.level for seat in again.seats] == ["", "rule", "rule", "rule"]


# -- names


def test_a_name_is_typed_in_place() -> None:
    app = start()
    scene = open_setup(app)
    press(app, "name:0")
    assert app.context.typing
    for _ in "You":
        scene.handle(Erase())
    scene.handle(Typed("Zoé"))
    key(app, Command.CONFIRM)
    assert scene.seats[0].name == "Zoé"
    assert not app.context.typing


def test_an_erased_name_comes_back() -> None:
    app = start()
    scene = open_setup(app)
    press(app, "name:0")
    for _ in range(5):
        scene.handle(Erase())
    key(app, Command.CANCEL)
    assert scene.seats[0].name == "You"
    assert app.stack.top is scene


def test_tab_leaves_the_field_and_walks_on() -> None:
    app = start()
    scene = open_setup(app)
    press(app, "name:0")
    key(app, Command.NEXT)
    assert scene.editing is None
    assert scene.group.focused == "kind:0"


def test_names_are_remembered_and_plain_ones_follow_the_language() -> None:
    store = MemoryStorage()
    app = start(store=store, language="en")
    scene = open_setup(app)
    scene.set_kind(1, bot=False)
    scene.rename(1, "Malo")
    press(app, "deal")
    again = start(store=store, language="fr")
    plan = TablePlan(again.context, "bascule")
    assert [seat.name for seat in plan.seats[:2]] == ["Vous", "Malo"]


# -- options


def test_every_game_has_words_for_its_options() -> None:
    for game_id, entry in TABLES.items():
        names = {spec.name for spec in GAMES[game_id].options_type.specs()}
        assert names == set(entry.words.options), game_id


def test_the_player_range_on_the_tile_is_the_games() -> None:
    for game_id, entry in TABLES.items():
        counts = GAMES[game_id].player_counts
        assert entry.player_range == f"{counts[0]}–{counts[-1]}"


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_is_on_one_of_the_pages(
    monkeypatch: pytest.MonkeyPatch, game_id: str, shape: str
) -> None:
    worded(monkeypatch, game_id)
    app = start(SHAPES[shape])
    scene = open_setup(app, game_id)
    scene.page = 1
    scene.refresh()
    seen: list[str] = []
    for page in range(len(scene.variants.pages)):
        scene.option_page = page
        scene.refresh()
        widgets = [w for w in scene.group.widgets if w.name.startswith("option:")]
        seen += [w.name.removeprefix("option:") for w in widgets]
        low = widget(scene, "speed").rect.top
        assert all(w.rect.bottom <= low for w in widgets)
    assert seen == [spec.name for spec in GAMES[game_id].options_type.specs()]


def test_a_toggle_switches_an_option() -> None:
    app = start()
    scene = open_setup(app)
    assert isinstance(widget(scene, "option:tactical"), Toggle)
    press(app, "option:tactical")
    assert vars_of(scene) == {"tactical": True, "simultaneous": False}


def test_a_stepper_counts_within_its_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    worded(monkeypatch, "tri_express")
    scene = open_setup(start(), "tri_express")
    while scene.group.find("option:rounds") is None:
        scene.option_page += 1
        assert scene.option_page < len(scene.variants.pages), "on one of the pages"
        scene.refresh()
    assert isinstance(widget(scene, "option:rounds"), Stepper)
    for _ in range(30):
        widget(scene, "option:rounds").command(Command.RIGHT)
    assert vars_of(scene)["rounds"] == 10
    for _ in range(30):
        widget(scene, "option:rounds").command(Command.LEFT)
    assert vars_of(scene)["rounds"] == 1


def vars_of(scene: SetupScene) -> dict[str, int]:
    return scene.plan.options.to_json()


def test_a_target_score_goes_in_tens(monkeypatch: pytest.MonkeyPatch) -> None:
    worded(monkeypatch, "zero_pile", limit="target")
    app = start()
    scene = open_setup(app, "zero_pile")
    assert not widget(scene, "option:limit").enabled
    press(app, "option:target")
    stepper = widget(scene, "option:limit")
    assert stepper.enabled
    right, left = stepper.rect.midright, stepper.rect.midleft
    stepper.press((right[0] - 3, right[1]))
    assert vars_of(scene)["limit"] == 110
    widget(scene, "option:limit").press((left[0] + 3, left[1]))
    widget(scene, "option:limit").press((left[0] + 3, left[1]))
    assert vars_of(scene)["limit"] == 90


def test_an_option_that_the_table_forbids_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    worded(monkeypatch, "zero_pile", limit="target")
    words = start(language="en").context.words
    game_words = TABLES["zero_pile"].words
    options = GAMES["zero_pile"].options_type()
    lines = {line.spec.name: line for line in option_lines(words, game_words, options, players=5)}
    assert not lines["teams"].allowed
    assert lines["teams"].help == "Only with 4 or 6 players."
    assert not lines["limit"].allowed
    assert lines["limit"].help.startswith("First switch on")
    assert lines["target"].allowed


def test_a_forbidden_option_falls_back_when_seats_change(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worded(monkeypatch, "zero_pile")
    app = start()
    scene = open_setup(app, "zero_pile")
    scene.plan.choose("teams", True)
    scene.refresh()
    assert scene.rows[0]._note() == "Team 1"
    widget(scene, "players").choose(2)
    assert scene.players == 5
    assert vars_of(scene)["teams"] is False
    assert not widget(scene, "option:teams").enabled


def test_options_that_exclude_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = GAMES["bascule"].options_type
    monkeypatch.setattr(kind, "exclusive", (("tactical", "simultaneous"),))
    plan = TablePlan(start().context, "bascule")
    plan.choose("tactical", True)
    plan.choose("simultaneous", True)
    assert plan.options.to_json() == {"tactical": False, "simultaneous": True}


def test_a_remembered_option_that_is_gone_is_left_out() -> None:
    app = start()
    plan = TablePlan(app.context, "bascule")
    plan.match()
    table = replace(app.context.settings.tables["bascule"], options={"unheard_of": 1})
    app.context.change_settings(tables={"bascule": table})
    assert TablePlan(app.context, "bascule").options == GAMES["bascule"].options_type()


# -- dealing


@pytest.mark.parametrize("shape", SHAPES)
def test_the_table_is_laid_as_chosen(shape: str) -> None:
    app = start(SHAPES[shape])
    scene = open_setup(app)
    seats = list(scene.seats)
    press(app, "deal")
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert list(table.match.seats) == seats
    assert app.context.settings.last_game == "bascule"
