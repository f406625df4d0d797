"""Whole Gourmand matches through the real scenes: mouse, finger, keyboard, several people."""

import random
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.rules.contract import Event
from game.rules.gourmand import (
    COLOURS,
    DRAW,
    STOP,
    Busted,
    Gourmand,
    GourmandOptions,
    GourmandView,
    Phase,
    column_of,
    place_move,
    protect_move,
)
from game.scenes.gourmand.layout import lay_out
from game.scenes.gourmand.shown import after
from game.scenes.gourmand.table import GourmandTable
from game.scenes.gourmand.words import WORDS
from game.services.assets import Assets
from game.services.screen import Screen
from game.services.settings import Speed, load_settings
from game.ui.brush import Brush
from tests.scenes.pilot import SHAPES, Pilot
from tests.turns import gourmand

PLAYERS = (2, 3, 4, 5, 6)


def table_of(pilot: Pilot) -> GourmandTable:
    assert isinstance(pilot.scene, GourmandTable)
    return pilot.scene


def take_turn(pilot: Pilot, touch: bool = False) -> None:
    """One move by pointing, and nothing but that move."""
    moves = len(pilot.table.match.log)
    for at in gourmand.clicks(table_of(pilot)):
        assert len(pilot.table.match.log) == moves, "choosing a colour is not protecting it"
        pilot.click(at, touch)
    assert len(pilot.table.match.log) == moves + 1


def play_moves(pilot: Pilot, count: int) -> None:
    for _ in range(count):
        pilot.until_my_turn()
        take_turn(pilot)
    pilot.until_my_turn()


def play_until(pilot: Pilot, phase: Phase) -> GourmandView:
    """On to a moment of one's own turn."""
    pilot.until_my_turn()
    while table_of(pilot).view.phase is not phase:
        take_turn(pilot)
        pilot.until_my_turn()
    return table_of(pilot).view


def test_a_whole_match_by_mouse_from_the_title() -> None:
    pilot = Pilot()
    pilot.press("game:gourmand")
    pilot.press("deal")
    pilot.finish(lambda: take_turn(pilot))
    pilot.frame(30)
    pilot.press("again")
    assert pilot.is_on("GourmandTable")
    assert not pilot.table.match.log


def test_a_whole_match_by_touch_on_a_phone() -> None:
    pilot = Pilot((390, 844), "fr")
    pilot.sit_down("gourmand", players=4, options=GourmandOptions(risks=True))
    pilot.finish(lambda: take_turn(pilot, touch=True))


def test_a_whole_match_by_keyboard_only() -> None:
    """Enter goes to the next step and takes it; Tab reaches the way out."""
    pilot = Pilot(language="fr")
    pilot.sit_down("gourmand", players=2)
    built = 0
    while not pilot.is_on("ResultScene"):
        pilot.until_my_turn()
        if not pilot.is_on("GourmandTable"):
            continue
        table = table_of(pilot)
        moves = len(table.match.log)
        if table.view.phase is Phase.BUILDING and table.can_stop:
            built += 1
            if built % 4 == 0:
                pilot.key(pygame.K_TAB)
        for _ in range(2):
            if len(table.match.log) == moves:
                pilot.key(pygame.K_RETURN)
        assert len(table.match.log) == moves + 1
    assert STOP in {entry.move for entry in table.match.log}


def test_digits_choose_columns_and_a_colour_is_protected_by_keyboard() -> None:
    pilot = Pilot()
    pilot.sit_down("gourmand", players=2, seed=3)
    view = play_until(pilot, Phase.PLACING)
    pilot.key(pygame.K_1)
    assert column_of(pilot.table.match.log[-1].move) == 0 or view.columns[0]
    while True:
        view = play_until(pilot, Phase.STARTING)
        if view.zones[view.seat]:
            break
        take_turn(pilot)
    table = table_of(pilot)
    spots = [w.name for w in table.group.widgets if w.name.startswith("colour:") and w.focusable]
    assert spots
    table.group.keyboard, table.group.focused = True, spots[0]
    pilot.key(pygame.K_RETURN, pygame.K_RETURN)
    colour = spots[0].removeprefix("colour:")
    moves = [entry.move for entry in table.match.log if entry.seat == view.seat]
    assert moves[-1] == protect_move(colour)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("risks", [False, True])
def test_every_table_can_be_played(players: int, risks: bool) -> None:
    size = (*SHAPES, (1000, 800))[players - 2]
    pilot = Pilot(size, "fr")
    pilot.sit_down("gourmand", players=players, options=GourmandOptions(risks=risks))
    play_moves(pilot, 2)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", [*SHAPES, (1000, 800), (2560, 1080), (375, 667)], ids=str)
def test_every_table_is_laid_out_inside_the_screen(players: int, size: tuple[int, int]) -> None:
    assets = Assets(Path(__file__).parents[2] / "assets")
    layout = lay_out(Brush(assets, Screen(*size)), players - 1)
    screen = pygame.Rect((0, 0), size)
    boxes = [*layout.plates, layout.own, layout.draw, layout.stop, *layout.choices, *layout.takes]
    assert all(screen.contains(box) for box in boxes)
    assert all(layout.own.contains(box) for box in (*layout.groups, layout.safe))
    for first, second in ((layout.own, layout.draw), (layout.own, layout.stop)):
        assert not first.colliderect(second)
    for length in range(1, 7):
        rect = layout.column_rect([length, 1, 1], 0)
        assert not rect.colliderect(layout.own)
        assert all(not rect.colliderect(plate) for plate in layout.plates)


def test_several_people_take_their_turns_without_a_cover() -> None:
    """Everything lies open, so the table simply turns to whoever is to act."""
    pilot = Pilot()
    pilot.sit_down("gourmand", people=3, players=3)
    seen = set()
    for _ in range(40):
        pilot.until_my_turn()
        table = table_of(pilot)
        assert table.viewer in table.match.to_act()
        assert table.match.seats[table.viewer].name in table.prompt()
        seen.add(table.viewer)
        take_turn(pilot)
    assert seen == {0, 1, 2}


def test_refusals_are_told_in_words_and_change_nothing() -> None:
    pilot = Pilot()
    pilot.sit_down("gourmand", players=3, seed=2)
    play_until(pilot, Phase.STARTING)
    table = table_of(pilot)
    moves = len(table.match.log)
    pilot.click(widget_centre(pilot, "column:0"))
    assert table.toast.text == WORDS.refusals["nothing_to_place"]
    colour = next(c for c in COLOURS if protect_move(c) not in table.match.legal(table.viewer))
    pilot.click(widget_centre(pilot, f"colour:{colour}"))
    assert table.toast.text == WORDS.refusals["nothing_to_protect"]
    assert len(table.match.log) == moves
    play_until(pilot, Phase.PLACING)
    moves = len(table.match.log)
    pilot.click(widget_centre(pilot, "pile"))
    assert table.toast.text == WORDS.refusals["place_first"]
    assert len(table.match.log) == moves


def widget_centre(pilot: Pilot, name: str) -> tuple[int, int]:
    widget = pilot.scene.group.find(name)
    assert widget is not None
    return widget.rect.centerx, widget.rect.centery


def test_a_column_that_cannot_take_the_card_says_why() -> None:
    pilot = Pilot()
    pilot.sit_down("gourmand", players=2, seed=1)
    refused = None
    while refused is None:
        play_until(pilot, Phase.PLACING)
        table = table_of(pilot)
        reasons = {c: table.match.refusal(table.viewer, place_move(c)) for c in range(3)}
        refused = next((c for c, why in reasons.items() if why and "same" in why), None)
        if refused is None:
            take_turn(pilot)
    moves = len(table.match.log)
    pilot.click(widget_centre(pilot, f"choose:{refused}"))
    why = reasons[refused]
    assert why is not None
    assert table.toast.text == WORDS.refusals[why]
    assert len(table.match.log) == moves


def test_every_refusal_of_the_rules_has_its_words() -> None:
    assert set(WORDS.refusals) == set(Gourmand.refusals)


def test_out_of_turn_nothing_can_be_drawn() -> None:
    pilot = Pilot(speed=Speed.CALM)
    pilot.sit_down("gourmand", players=4, seed=4)
    pilot.until(lambda: pilot.table.timeline.idle and not pilot.table.my_turn)
    table = table_of(pilot)
    moves = len(table.match.log)
    table.draw_card()
    assert len(table.match.log) == moves
    assert table.toast.text == WORDS.refusals["not_your_turn"]


def test_a_killed_window_resumes_at_the_same_position() -> None:
    first = Pilot()
    first.sit_down("gourmand", players=3, seed=5)
    play_moves(first, 7)
    digest, shown = first.table.match.digest(), table_of(first).shown
    again = Pilot(storage=first.storage)
    again.press("continue")
    assert again.table.match.digest() == digest
    again.until_my_turn()
    assert table_of(again).shown == shown


def test_the_risk_can_be_hidden_and_stays_hidden() -> None:
    pilot = Pilot()
    pilot.sit_down("gourmand", players=3)
    pilot.until_my_turn()
    assert pilot.app.context.settings.show_risk
    shown = pygame.image.tobytes(pilot.picture(), "RGB")
    pilot.press("risk")
    pilot.until(lambda: not pilot.scene.toast.visible)
    pilot.frame(2)
    assert pygame.image.tobytes(pilot.picture(), "RGB") != shown
    assert not load_settings(pilot.storage).show_risk
    again = Pilot(storage=pilot.storage)
    assert not again.app.context.settings.show_risk


def test_the_window_may_change_its_shape_in_the_middle_of_a_match() -> None:
    pilot = Pilot()
    pilot.sit_down("gourmand", players=6)
    for size in (*SHAPES, (320, 240)):
        pilot.until_my_turn()
        pygame.display.set_mode(size)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, {"w": size[0], "h": size[1]}))
        pilot.frame(2)
        assert pilot.app.context.screen.width == size[0]
        take_turn(pilot)


def test_the_card_is_not_told_before_it_has_turned_over() -> None:
    """Neither the words nor the dial know the card while it is face down."""
    pilot = Pilot(speed=Speed.CALM)
    pilot.sit_down("gourmand", players=2)
    play_until(pilot, Phase.STARTING)
    table = table_of(pilot)
    pilot.press("draw")
    assert table.match.log[-1].move == DRAW
    before = table.shown.drawn
    assert not table.stage["drawn"].face_up
    assert before == 0
    pilot.until_my_turn()
    assert table.stage["drawn"].face_up


def test_reduced_motion_plays_the_same_match() -> None:
    pilot = Pilot((844, 390))
    pilot.app.context.change_settings(reduced_motion=True)
    pilot.sit_down("gourmand", players=2)
    pilot.finish(lambda: take_turn(pilot))


def test_nothing_is_drawn_while_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot()
    pilot.sit_down("gourmand", players=6)
    pilot.until_my_turn()
    pilot.frame(5)
    drawn: list[pygame.Surface] = []
    monkeypatch.setattr(pilot.app.stack, "draw", drawn.append)
    pilot.frame(20)
    assert not drawn


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("risks", [False, True])
def test_the_shown_position_follows_every_event(players: int, risks: bool) -> None:
    """Folding the events gives the very view of the match, move by move."""
    game, events = Gourmand(), list[Event]()
    state = game.start(players, GourmandOptions(risks=risks), 7 + players, events)
    view = state.view(0)
    assert isinstance(view, GourmandView)
    chance, busts = random.Random(players), 0
    while state.to_act():
        seat = state.to_act()[0]
        events.clear()
        legal = state.legal_moves(seat)
        greedy = DRAW in legal and chance.random() < 0.8
        state.play(seat, DRAW if greedy else chance.choice(legal), events)
        for event in events:
            view = after(view, event)
            busts += isinstance(event, Busted)
        now = state.view(0)
        assert isinstance(now, GourmandView)
        assert view == replace(now, totals=view.totals, outcome=view.outcome)
    assert busts
