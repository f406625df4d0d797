"""Whole Zero Pile matches through the real scenes: mouse, finger, keyboard, several people."""

import pygame
import pytest

from game.rules.zero_pile import (
    LaidOut,
    ZeroPileOptions,
    ZeroPileView,
    colour_of,
    layout_cards,
    number_of,
    pile_value,
)
from game.scenes.scene import Scene
from game.scenes.zero_pile.cards import Key, face_of
from game.scenes.zero_pile.piles_sheet import PilesScene
from game.scenes.zero_pile.shown import from_view
from game.scenes.zero_pile.table import ZeroPileTable
from game.scenes.zero_pile.words import WORDS
from game.services.settings import Speed, load_settings
from tests.scenes.pilot import SHAPES, Pilot
from tests.turns.zero_pile import clicks

GAME = "zero_pile"
ONE_ROUND = ZeroPileOptions(target=True, limit=20)
"""Somebody passes twenty points in the first round or two."""


def table_of(pilot: Pilot) -> ZeroPileTable:
    assert isinstance(pilot.scene, ZeroPileTable)
    return pilot.scene


def take_turn(pilot: Pilot, touch: bool = False) -> None:
    moves = len(pilot.table.match.log)
    for at in clicks(table_of(pilot)):
        pilot.click(at, touch)
    assert len(pilot.table.match.log) > moves


def lay_out(pilot: Pilot) -> None:
    pilot.until_my_turn()
    assert table_of(pilot).choosing
    take_turn(pilot)
    pilot.until_my_turn()


def twins_of(keys: list[Key]) -> list[Key]:
    """Two cards of one colour."""
    for first in keys:
        for second in keys:
            if first != second and colour_of(first[0]) == colour_of(second[0]):
                return [first, second]
    raise AssertionError("thirteen cards of five colours")


@pytest.mark.parametrize("size", SHAPES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_from_the_title_to_the_first_trick(size: tuple[int, int]) -> None:
    pilot = Pilot(size)
    pilot.press("game:zero_pile")
    if pilot.scene.group.find("deal") is None:
        pilot.press("onward")
    pilot.press("deal")
    assert pilot.is_on("ZeroPileTable")
    lay_out(pilot)
    take_turn(pilot)
    pilot.until_my_turn()


def test_a_whole_match_by_mouse() -> None:
    pilot = Pilot()
    pilot.sit_down(GAME, players=3)
    pilot.finish(lambda: take_turn(pilot))
    pilot.frame(30)
    pilot.press("again")
    assert pilot.is_on("ZeroPileTable")
    assert not pilot.table.match.log


def test_a_whole_match_by_touch_on_a_phone() -> None:
    pilot = Pilot((390, 844), "fr")
    pilot.sit_down(GAME, players=4, options=ONE_ROUND)
    pilot.finish(lambda: take_turn(pilot, touch=True))


def test_a_whole_match_by_keyboard_only() -> None:
    pilot = Pilot(language="fr")
    pilot.sit_down(GAME, players=3, options=ONE_ROUND)

    def turn() -> None:
        moves = len(pilot.table.match.log)
        if table_of(pilot).choosing:
            for _ in range(3):
                pilot.key(pygame.K_RIGHT, pygame.K_RETURN)
            assert pilot.scene.group.focused == "play", "the next Enter lays out"
            pilot.key(pygame.K_RETURN)
        else:
            pilot.key(pygame.K_RIGHT, pygame.K_RETURN)
        assert len(pilot.table.match.log) > moves

    while not pilot.is_on("ResultScene"):
        pilot.until_my_turn()
        if pilot.is_on("ScoresScene"):
            pilot.key(pygame.K_RETURN)
        elif pilot.is_on("ZeroPileTable"):
            turn()


@pytest.mark.parametrize(
    "size", [(1280, 720), (844, 390), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}"
)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, ZeroPileOptions(target=True, limit=100)),
        (4, ZeroPileOptions(teams=True)),
        (5, ZeroPileOptions()),
        (6, ZeroPileOptions()),
        (6, ZeroPileOptions(teams=True, target=True, limit=150)),
    ],
)
def test_every_variant_in_every_shape(
    players: int, options: ZeroPileOptions, size: tuple[int, int]
) -> None:
    pilot = Pilot(size, "fr")
    pilot.sit_down(GAME, players=players, options=options)
    lay_out(pilot)
    take_turn(pilot)
    pilot.until_my_turn()
    table = table_of(pilot)
    window = pygame.Rect(0, 0, *size)
    plans = table.layout.mats
    assert len(plans) == players
    for plan in plans:
        assert window.contains(plan.rect)
        assert all(plan.rect.contains(pile) for pile in plan.piles)
    rects = [plan.rect for plan in plans] + [table.layout.play, table.layout.prompt]
    for index, rect in enumerate(rects):
        assert rect.collidelist(rects[:index]) == -1
    slots = [table.layout.trick_slot(index, players) for index in range(players)]
    for slot in slots:
        assert window.contains(slot)
        assert slot.collidelist(rects) == -1


@pytest.mark.parametrize("players", [4, 6])
def test_a_match_of_teams_to_the_end(players: int) -> None:
    pilot = Pilot()
    options = ZeroPileOptions(teams=True, target=True, limit=20)
    pilot.sit_down(GAME, players=players, options=options)
    pilot.finish(lambda: take_turn(pilot))


def test_a_card_is_played_by_dragging_it_up() -> None:
    pilot = Pilot()
    pilot.sit_down(GAME, players=3)
    lay_out(pilot)
    key = table_of(pilot).hand_keys[0]
    at = pilot.card_point(key)
    moves = len(pilot.table.match.log)
    pilot.drag(at, (at[0] + 40, at[1] - 220))
    assert pilot.table.match.log[moves].move == key[0]


def test_picks_keep_their_order_and_can_be_taken_back() -> None:
    """ZP-6: of one colour the last one picked lies on top."""
    pilot = Pilot()
    pilot.sit_down(GAME, players=3)
    pilot.until_my_turn()
    table = table_of(pilot)
    lower, upper = twins_of(table.hand_keys)
    for key in (upper, lower):
        pilot.choose_card(key)
    assert table.picks.piles[colour_of(lower[0])] == (upper[0], lower[0])
    pilot.choose_card(upper)
    pilot.choose_card(upper)
    assert table.picks.piles[colour_of(lower[0])] == (lower[0], upper[0])
    button = table.group.find("play")
    assert button is not None
    assert not button.enabled
    third = next(key for key in reversed(table.hand_keys) if key not in table.picks.keys)
    pilot.choose_card(third)
    pilot.press("play")
    laid = layout_cards(pilot.table.match.log[-1].move)
    assert [card for card in laid if card in (lower[0], upper[0])] == [lower[0], upper[0]]


def test_one_card_too_many_is_refused_in_words() -> None:
    pilot = Pilot()
    pilot.sit_down(GAME, players=3)
    pilot.until_my_turn()
    table = table_of(pilot)
    for key in table.hand_keys[:4]:
        pilot.choose_card(key)
    assert len(table.picks.keys) == 3
    assert table.toast.text == WORDS.refusals["layout_size"]


def test_a_card_out_of_turn_is_refused_in_words_and_changes_nothing() -> None:
    pilot = Pilot(speed=Speed.CALM)
    pilot.sit_down(GAME, players=4, seed=3)
    lay_out(pilot)
    take_turn(pilot)
    pilot.until(lambda: pilot.table.timeline.idle and not pilot.table.my_turn)
    table = table_of(pilot)
    moves = len(table.match.log)
    table.play_card(table.hand_keys[0])
    assert len(table.match.log) == moves
    assert table.toast.text == WORDS.refusals["not_your_turn"]


def test_every_refusal_has_words() -> None:
    pilot = Pilot()
    pilot.sit_down(GAME, players=3)
    assert set(WORDS.refusals) == pilot.table.match.game.refusals
    assert set(WORDS.options) == {spec.name for spec in ZeroPileOptions.specs()}


def test_several_people_never_see_what_is_not_theirs() -> None:
    """Between two people the hand-over screen covers the table, hands, picks and all."""
    pilot = Pilot()
    pilot.sit_down(GAME, people=3, players=4, options=ONE_ROUND)
    handed: list[Scene] = []

    def turn() -> None:
        table = table_of(pilot)
        assert table.viewer in table.match.to_act()
        view = table.match.view(table.viewer)
        assert isinstance(view, ZeroPileView)
        assert sorted(table.shown.hand) == sorted(view.hand)
        assert not table.picks.keys
        if table.choosing:
            assert not any(any(row) for row in table.shown.piles), "no lay-out shines through"
        on_stage = [key[0] for key in table.hand_keys if key in table.stage]
        assert sorted(on_stage) == sorted(view.hand)
        take_turn(pilot)

    while not pilot.is_on("ResultScene"):
        pilot.until_my_turn()
        if pilot.is_on("HandoverScene"):
            handed.append(pilot.scene)
            pilot.press("take")
        elif pilot.is_on("ScoresScene"):
            pilot.press("next")
        elif pilot.is_on("ZeroPileTable"):
            turn()
    assert len(handed) > 10


def test_every_card_drawn_is_one_that_the_viewer_may_know() -> None:
    pilot = Pilot()
    pilot.sit_down(GAME, players=5)
    pilot.until_my_turn()
    take_turn(pilot)
    for _ in range(60):
        pilot.frame()
        table = table_of(pilot)
        view = table.match.view(table.viewer)
        assert isinstance(view, ZeroPileView)
        known = {*view.hand, *(card for row in view.layouts for card in row)}
        known |= {card for trick in (*view.tricks, view.trick) for _, card in trick}
        drawn = {sprite.card for sprite in table.stage if sprite.card is not None}
        assert drawn <= {face_of(card) for card in known}


def test_the_pick_up_lands_card_by_card_and_ends_as_the_view_says() -> None:
    """ZP-12, ZP-13: the value on the winner's mat follows each card that lands."""
    pilot = Pilot(speed=Speed.NORMAL)
    pilot.sit_down(GAME, players=4, seed=4)
    lay_out(pilot)
    heights: set[int] = set()
    take_turn(pilot)
    table = table_of(pilot)
    before = sum(len(pile) for row in table.shown.piles for pile in row)
    for _ in range(400):
        pilot.frame()
        heights.add(sum(len(pile) for row in table.shown.piles for pile in row))
        if before + 4 in heights:
            break
    assert {before + 1, before + 2, before + 3, before + 4} <= heights
    pilot.until(lambda: table.in_step and table.timeline.idle)
    assert table.shown == from_view(table.view)
    assert table.shown.values == [pile_value(row) for row in table.view.piles]


def test_a_chosen_card_shows_what_it_would_do() -> None:
    pilot = Pilot()
    pilot.sit_down(GAME, players=4, seed=2)
    lay_out(pilot)
    while not table_of(pilot).view.trick:
        take_turn(pilot)
        pilot.until_my_turn()
    table = table_of(pilot)
    assert table.would() is None, "nothing is chosen or pointed at"
    highest = max(table.hand_keys, key=lambda key: number_of(key[0]))
    pilot.point_at(pilot.card_point(highest))
    assert table.would() is not None, "pointing is enough"
    pilot.point_at((5, 5))
    assert table.would() is None
    pilot.choose_card(highest)
    would = table.would()
    assert would is not None
    assert table.pick_up_order(would)[0] == would.winner
    table.hand.select(None)
    pilot.press("trick")
    lying = table.would()
    assert lying is not None
    assert lying.winner == table.view.winning


def test_the_hand_is_sorted_at_a_key_and_remembered() -> None:
    pilot = Pilot()
    pilot.sit_down(GAME, players=3)
    pilot.until_my_turn()
    table = table_of(pilot)
    by_colour = [card for card, _ in table.hand_keys]
    assert by_colour == sorted(by_colour)
    pilot.key(pygame.K_s)
    numbers = [number_of(card) for card, _ in table.hand_keys]
    assert numbers == sorted(numbers)
    assert load_settings(pilot.storage).sort_by_number
    pilot.press("sort")
    assert [card for card, _ in table.hand_keys] == by_colour


def test_what_lies_beneath_can_be_seen_for_every_seat() -> None:
    pilot = Pilot()
    pilot.sit_down(GAME, players=3)
    lay_out(pilot)
    take_turn(pilot)
    pilot.until_my_turn()
    pilot.press("mat:1")
    sheet = pilot.scene
    assert isinstance(sheet, PilesScene)
    assert sheet.seat == 1
    pilot.key(pygame.K_RIGHT)
    assert sheet.seat == 2
    pilot.press("next")
    assert sheet.seat == 0
    pilot.key(pygame.K_ESCAPE)
    assert pilot.is_on("ZeroPileTable")


def test_the_last_trick_can_be_seen_again() -> None:
    pilot = Pilot()
    pilot.sit_down(GAME, players=3)
    lay_out(pilot)
    if not table_of(pilot).view.tricks:
        pilot.key(pygame.K_l)
        assert pilot.is_on("ZeroPileTable"), "there is none yet"
        assert pilot.scene.toast.visible
        take_turn(pilot)
        pilot.until_my_turn()
    pilot.key(pygame.K_l)
    assert pilot.is_on("TrickScene")
    pilot.key(pygame.K_ESCAPE)
    assert pilot.is_on("ZeroPileTable")


def test_a_killed_window_resumes_at_the_same_position() -> None:
    first = Pilot()
    first.sit_down(GAME, players=4, seed=5)
    lay_out(first)
    for _ in range(2):
        take_turn(first)
        first.until_my_turn()
    digest = first.table.match.digest()
    again = Pilot(storage=first.storage)
    again.press("continue")
    assert again.table.match.digest() == digest
    again.until_my_turn()
    assert table_of(again).shown == table_of(first).shown


def test_the_window_may_change_its_shape_in_the_middle_of_a_match() -> None:
    pilot = Pilot()
    pilot.sit_down(GAME, players=4)
    pilot.until_my_turn()
    table = table_of(pilot)
    pilot.choose_card(table.hand_keys[0])
    for size in (*SHAPES, (320, 240)):
        pygame.display.set_mode(size)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, {"w": size[0], "h": size[1]}))
        pilot.frame(2)
        assert pilot.app.context.screen.width == size[0]
        if table.choosing:
            assert table.picks.keys == table.hand_keys[:1], "a pick survives"
        if size == SHAPES[1]:
            pilot.choose_card(table.hand_keys[0])
            lay_out(pilot)
        elif size in SHAPES[2:]:
            take_turn(pilot)
            pilot.frame(2)


def test_a_new_shape_while_cards_still_fly() -> None:
    """What was still to be shown is skipped; the view has the last word."""
    pilot = Pilot()
    pilot.sit_down(GAME, players=3)
    pilot.until_my_turn()
    take_turn(pilot)
    for turn in range(6):
        pilot.frame(turn)
        size = SHAPES[turn % len(SHAPES)]
        pygame.display.set_mode(size)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, {"w": size[0], "h": size[1]}))
        pilot.until_my_turn()
        if not pilot.is_on("ZeroPileTable"):
            return
        table = table_of(pilot)
        assert table.shown == from_view(table.view)
        take_turn(pilot)


def test_reduced_motion_plays_the_same_match() -> None:
    pilot = Pilot()
    pilot.app.context.change_settings(reduced_motion=True)
    pilot.sit_down(GAME, players=3, options=ONE_ROUND)
    pilot.finish(lambda: take_turn(pilot))


def test_nothing_is_drawn_while_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot()
    pilot.sit_down(GAME, players=6)
    pilot.until_my_turn()
    pilot.frame(5)
    drawn: list[pygame.Surface] = []
    monkeypatch.setattr(pilot.app.stack, "draw", drawn.append)
    pilot.frame(20)
    assert not drawn


def test_lay_outs_turn_up_together() -> None:
    pilot = Pilot()
    pilot.sit_down(GAME, players=4)
    pilot.until_my_turn()
    take_turn(pilot)
    table = table_of(pilot)
    pilot.until(lambda: not table.shown.laying_out)
    assert not any(isinstance(event, LaidOut) for event in table.pending)
    assert all(any(row) for row in table.shown.piles)
