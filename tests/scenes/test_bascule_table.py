"""Whole Bascule matches through the real scenes: mouse, finger, keyboard, several people."""

import pygame
import pytest

from game.rules.bascule import BasculeOptions, BasculeView
from game.scenes.bascule.table import BasculeTable
from game.scenes.bascule.words import WORDS
from game.scenes.scene import Scene
from game.services.settings import Speed
from tests.scenes.pilot import SHAPES, Pilot


def table_of(pilot: Pilot) -> BasculeTable:
    assert isinstance(pilot.scene, BasculeTable)
    return pilot.scene


def play_by_two_taps(pilot: Pilot, touch: bool = False) -> None:
    hand = table_of(pilot).shown.hand
    card = hand[len(hand) // 2]
    moves = len(pilot.table.match.log)
    pilot.choose_card(card, touch)
    assert pilot.card_table.hand.selected == card
    assert len(pilot.table.match.log) == moves, "one tap only lifts the card"
    pilot.choose_card(card, touch)
    assert pilot.table.match.log[moves].move == card


@pytest.mark.parametrize("size", SHAPES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_whole_match_by_mouse_from_the_title(size: tuple[int, int]) -> None:
    pilot = Pilot(size)
    pilot.press("game:bascule")
    if pilot.scene.group.find("deal") is None:
        pilot.press("onward")
    pilot.press("deal")
    pilot.finish(lambda: play_by_two_taps(pilot))
    pilot.frame(30)
    pilot.press("again")
    assert pilot.is_on("BasculeTable")
    assert not pilot.table.match.log


def test_a_whole_match_by_touch_on_a_phone() -> None:
    pilot = Pilot((390, 844), "fr")
    pilot.sit_down("bascule", players=5)
    pilot.finish(lambda: play_by_two_taps(pilot, touch=True))


def test_a_whole_match_by_keyboard_only() -> None:
    pilot = Pilot(language="fr")
    pilot.sit_down("bascule", players=3)

    def turn() -> None:
        moves = len(pilot.table.match.log)
        pilot.key(pygame.K_RIGHT, pygame.K_RETURN)
        assert len(pilot.table.match.log) == moves + 1

    while not pilot.is_on("ResultScene"):
        pilot.until_my_turn()
        if pilot.is_on("ScoresScene"):
            pilot.key(pygame.K_RETURN)
        elif pilot.is_on("BasculeTable"):
            turn()


def test_a_card_is_played_by_dragging_it_up() -> None:
    pilot = Pilot()
    pilot.sit_down("bascule", players=3)
    pilot.until_my_turn()
    card = table_of(pilot).shown.hand[0]
    at = pilot.card_point(card)
    moves = len(pilot.table.match.log)
    pilot.drag(at, (at[0] + 8, at[1] - 20))
    assert len(pilot.table.match.log) == moves, "a short way is no play"
    pilot.until_my_turn()
    at = pilot.card_point(card)
    pilot.drag(at, (at[0] + 40, at[1] - 220))
    assert pilot.table.match.log[moves].move == card


def test_digits_choose_and_the_button_plays() -> None:
    pilot = Pilot()
    pilot.sit_down("bascule", players=3)
    pilot.until_my_turn()
    card = table_of(pilot).shown.hand[2]
    moves = len(pilot.table.match.log)
    pilot.key(pygame.K_3)
    pilot.press("play")
    assert pilot.table.match.log[moves].move == card


def test_two_people_never_see_each_others_hands() -> None:
    """Between two people the hand-over screen covers the table, hands and all."""
    pilot = Pilot()
    pilot.sit_down("bascule", people=2, players=3)
    handed: list[Scene] = []

    def turn() -> None:
        table = table_of(pilot)
        assert table.viewer in table.match.to_act()
        view = table.match.view(table.viewer)
        assert isinstance(view, BasculeView)
        assert set(table.shown.hand) <= set(view.hand)
        play_by_two_taps(pilot)

    while not pilot.is_on("ResultScene"):
        pilot.until_my_turn()
        if pilot.is_on("HandoverScene"):
            handed.append(pilot.scene)
            pilot.press("take")
        elif pilot.is_on("ScoresScene"):
            pilot.press("next")
        elif pilot.is_on("BasculeTable"):
            turn()
    assert len(handed) > 10


@pytest.mark.parametrize("people", [1, 3])
def test_the_secret_reveal_is_played_to_the_end(people: int) -> None:
    pilot = Pilot()
    options = BasculeOptions(simultaneous=True, tactical=True)
    pilot.sit_down("bascule", people=people, players=3, options=options)
    pilot.finish(lambda: play_by_two_taps(pilot))


def test_a_card_out_of_turn_is_refused_in_words_and_changes_nothing() -> None:
    pilot = Pilot(speed=Speed.CALM)
    pilot.sit_down("bascule", players=4, seed=3)
    pilot.until(lambda: pilot.table.timeline.idle and not pilot.table.my_turn)
    table = table_of(pilot)
    moves = len(table.match.log)
    card = table.shown.hand[0]
    table.play_card(card)
    assert len(table.match.log) == moves
    assert table.toast.text == WORDS.refusals["not_your_turn"]


def test_a_killed_window_resumes_at_the_same_position() -> None:
    first = Pilot()
    first.sit_down("bascule", players=4, seed=5)
    for _ in range(3):
        first.until_my_turn()
        play_by_two_taps(first)
    first.until_my_turn()
    digest = first.table.match.digest()
    again = Pilot(storage=first.storage)
    again.press("continue")
    assert again.table.match.digest() == digest
    again.until_my_turn()
    assert table_of(again).shown.hand == table_of(first).shown.hand


def test_the_last_trick_can_be_seen_again() -> None:
    pilot = Pilot()
    pilot.sit_down("bascule", players=3)
    pilot.until_my_turn()
    pilot.key(pygame.K_l)
    assert pilot.is_on("BasculeTable"), "there is none yet"
    assert pilot.scene.toast.visible
    play_by_two_taps(pilot)
    pilot.until_my_turn()
    pilot.key(pygame.K_l)
    assert pilot.is_on("TrickScene")
    pilot.key(pygame.K_ESCAPE)
    assert pilot.is_on("BasculeTable")


def test_the_window_may_change_its_shape_in_the_middle_of_a_match() -> None:
    pilot = Pilot()
    pilot.sit_down("bascule", players=4)
    for size in (*SHAPES, (320, 240)):
        pilot.until_my_turn()
        pygame.display.set_mode(size)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, {"w": size[0], "h": size[1]}))
        pilot.frame(2)
        assert pilot.app.context.screen.width == size[0]
        if size != (320, 240):
            play_by_two_taps(pilot)


def test_reduced_motion_plays_the_same_match() -> None:
    pilot = Pilot()
    pilot.app.context.change_settings(reduced_motion=True)
    pilot.sit_down("bascule", players=3)
    pilot.finish(lambda: play_by_two_taps(pilot))


def test_nothing_is_drawn_while_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot()
    pilot.sit_down("bascule", players=3)
    pilot.until_my_turn()
    pilot.frame(5)
    drawn: list[pygame.Surface] = []
    monkeypatch.setattr(pilot.app.stack, "draw", drawn.append)
    pilot.frame(20)
    assert not drawn
