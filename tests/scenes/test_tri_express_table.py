"""Whole matches of Tri Express, refusals, faults, and what lies around the table."""

import pygame
import pytest

from game.rules.contract import TICKS_PER_SECOND, WATCHER
from game.rules.tri_express import (
    NOBODY,
    TriExpressOptions,
    aimed_pile,
    compare,
    place,
    placed_card,
)
from game.scenes.setup import SetupScene
from game.scenes.tri_express.keys import ALONE, LEFT_HALF
from game.scenes.tri_express.table import TriExpressTable
from game.services.settings import load_settings
from tests.scenes.express import (
    MOST_TURNS,
    play_on,
    press_place,
    sit_down,
    table_of,
    view_of,
    wrong_move,
)
from tests.scenes.pilot import LONG_FRAME_SECONDS, SHAPES, Pilot
from tests.turns.tri_express import fitting


@pytest.mark.parametrize("size", SHAPES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_whole_match_by_mouse_against_three_bots(size: tuple[int, int]) -> None:
    pilot = Pilot(size, "fr")
    pilot.sit_down("tri_express", players=4)
    play_on(pilot)


def test_several_strict_rounds_by_touch_on_a_phone() -> None:
    pilot = Pilot((390, 844))
    options = TriExpressOptions(strict=True, by_threes=True, rounds=2)
    pilot.sit_down("tri_express", players=3, options=options)
    match = pilot.table.match
    play_on(pilot, touch=True)
    assert len(match.view(WATCHER).score_lines) == 2


def test_a_match_by_keyboard_only() -> None:
    pilot = Pilot()
    sit_down(pilot, players=2, options=TriExpressOptions(strict=True, head_start_1=12))
    for _ in range(MOST_TURNS):
        pilot.until_my_turn()
        if pilot.is_on("ResultScene"):
            return
        found = fitting(table_of(pilot))
        if found is not None:
            _, card, pile = found
            index = table_of(pilot).shown.hands[0].index(card)
            if index < len(ALONE.cards):
                press_place(pilot, ALONE.cards[index])
            else:
                pilot.key(pygame.K_1 + index)
            press_place(pilot, ALONE.piles[pile])
    raise AssertionError("the match does not end")


def test_bots_alone_are_watched_to_the_end() -> None:
    pilot = Pilot()
    pilot.sit_down("tri_express", people=0, players=4)
    table = table_of(pilot)
    assert not table.shown.hands
    pilot.until(lambda: pilot.is_on("ResultScene"))


# -- refusals and faults


def test_a_wrong_card_is_refused_with_the_reason_in_strict_mode() -> None:
    pilot = Pilot()
    table = sit_down(pilot, people=2, players=2, options=TriExpressOptions(strict=True))
    assert table.group.find("fault:0") is None
    move = wrong_move(table.views[0])
    table.actions.put(0, placed_card(move), aimed_pile(move))
    pilot.frame()
    assert not table.match.log
    assert table.notes[0].startswith("Does not fit:")
    assert placed_card(move) in table.shown.hands[0]


def test_who_was_slower_is_told_so() -> None:
    """TE-15: the card is held against the one that came first."""
    pilot = Pilot()
    table = sit_down(pilot, people=2)
    mine, theirs, pile = next(
        (mine, theirs, pile)
        for mine in table.views[0].hand
        for theirs in table.views[1].hand
        for pile in table.views[0].fitting_piles(mine)
        if not compare(pile, theirs, mine).fits
    )
    table.actions.put(1, theirs, pile)
    pilot.frame()
    table.actions.put(0, mine, pile)
    pilot.frame()
    assert table.notes[0] == "P1 was faster: your card no longer fits."
    assert table.shown.piles[pile][-1] == mine, "with faults it lies there all the same"


@pytest.fixture(params=SHAPES, ids=lambda size: f"{size[0]}x{size[1]}")
def checked(request: pytest.FixtureRequest) -> tuple[Pilot, TriExpressTable]:
    """A table at which a bot has just placed a wrong card and the person has called it."""
    pilot = Pilot(request.param)
    table = sit_down(pilot, players=3, seed=4)
    table.match.submit(1, wrong_move(view_of(table, 1)))
    pilot.frame()
    pilot.press("fault")
    return pilot, table


def test_a_fault_is_shown_paid_and_counted_down(checked: tuple[Pilot, TriExpressTable]) -> None:
    pilot, table = checked
    assert table.moment is not None
    assert table.moment.justified
    assert table.moment.accused == 1
    clock = view_of(table, 0).tick
    pilot.until(lambda: table.moment is None, 200)
    assert table.countdown.running
    frame_ticks = LONG_FRAME_SECONDS * TICKS_PER_SECOND
    assert view_of(table, 0).tick - clock <= frame_ticks, "not a frame more than the signal's own"
    assert view_of(table, 0).stock_sizes[1] > view_of(table, 0).stock_sizes[2]
    pilot.until(lambda: table.live)


def test_whoever_pays_gives_the_signal() -> None:
    """TE-18, TE-20: a false alarm, and the person lets the game go on."""
    pilot = Pilot()
    table = sit_down(pilot, players=3, seed=4)
    view = view_of(table, 1)
    card, pile = next((card, pile) for card in view.hand for pile in view.fitting_piles(card))
    table.match.submit(1, place(card, pile))
    pilot.frame()
    press_place(pilot, ALONE.fault)
    pilot.until(lambda: pilot.scene.group.find("go_on") is not None)
    assert table.moment is not None
    assert not table.moment.justified
    pilot.frame(30)
    assert table.stopped, "nobody else can give it"
    pilot.press("go_on")
    pilot.until(lambda: table.live)
    assert view_of(table, 0).penalised == NOBODY


def test_a_match_left_in_the_middle_of_a_check_comes_back_to_it() -> None:
    first = Pilot()
    table = sit_down(first, players=3, seed=4)
    view = view_of(table, 1)
    card, pile = next((card, pile) for card in view.hand for pile in view.fitting_piles(card))
    table.match.submit(1, place(card, pile))
    first.frame()
    first.press("fault")
    first.until(lambda: first.scene.group.find("go_on") is not None)
    first.key(pygame.K_ESCAPE)
    digest = table.match.digest()
    again = Pilot(storage=first.storage)
    again.press("continue")
    assert again.table.match.digest() == digest
    resumed = table_of(again)
    assert resumed.moment is not None
    again.press("go_on")
    again.until(lambda: resumed.live)


def test_nothing_to_call_is_said() -> None:
    pilot = Pilot()
    table = sit_down(pilot, people=2, players=2)
    press_place(pilot, LEFT_HALF.fault)
    assert table.notes[0] == "There is no card of the others to call."
    assert not table.match.log


# -- around the table


def test_the_practice_aid_is_remembered_and_keeps_the_match_out_of_statistics() -> None:
    pilot = Pilot()
    table = sit_down(pilot, players=2)
    assert not table.aided
    pilot.press("aid")
    assert table.aid
    assert table.aided
    assert load_settings(pilot.storage).practice_aid
    pilot.press("aid")
    assert not table.aid
    assert table.aided


def test_no_hidden_card_is_ever_on_the_stage() -> None:
    pilot = Pilot()
    table = sit_down(pilot, people=2, players=4)
    for _ in range(60):
        pilot.frame()
        known = {card for pile in table.view.piles for card in pile}
        for seat in table.people:
            known |= set(view_of(table, seat).hand)
        assert {sprite.key for sprite in table.stage} <= known


def test_the_window_may_change_its_shape_and_people_their_seats() -> None:
    pilot = Pilot()
    table = sit_down(pilot, people=2, players=4)
    pilot.press("seating")
    assert table.face_to_face
    for size in (*SHAPES, (320, 240)):
        pygame.display.set_mode(size)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, {"w": size[0], "h": size[1]}))
        pilot.frame(3)
        assert len(table.layout.zones) == 2
        whole = pilot.picture().get_rect()
        for zone in table.layout.zones:
            assert whole.contains(zone.fault)
            assert whole.contains(zone.stock)


def test_hardly_anything_is_drawn_while_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the clock in the bar, once a second."""
    pilot = Pilot()
    sit_down(pilot, people=2, players=2)
    pilot.frame(10)
    drawn: list[pygame.Surface] = []

    def draw(target: pygame.Surface) -> None:
        drawn.append(target)
        pilot.scene.dirty = False

    monkeypatch.setattr(pilot.app.stack, "draw", draw)
    pilot.frame(30)
    assert 2 <= len(drawn) <= 4


def test_at_most_two_people_sit_at_one_device() -> None:
    pilot = Pilot()
    pilot.app.stack.push(lambda: SetupScene(pilot.app.context, "tri_express"))
    pilot.frame(2)
    scene = pilot.scene
    assert isinstance(scene, SetupScene)
    scene.plan.seat_players(4)
    for index in range(4):
        scene.set_kind(index, bot=False)
    assert sum(not seat.is_bot for seat in scene.plan.seats) == 2
    assert scene.toast.visible
