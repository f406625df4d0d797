"""Tri Express through the real scenes: mouse, fingers of several hands, keys, the clock."""

from collections.abc import Iterator

import pygame
import pytest

from game.match.match import Match
from game.match.record import dump, load
from game.rules.contract import TICKS_PER_SECOND, WATCHER
from game.rules.tri_express import (
    FAULT,
    NOBODY,
    Pile,
    TriExpressOptions,
    TriExpressView,
    aimed_pile,
    is_place,
    place,
    placed_card,
)
from game.scenes.setup import SetupScene
from game.scenes.tri_express.keys import ALONE, LEFT_HALF, RIGHT_HALF, letter
from game.scenes.tri_express.table import TriExpressTable
from game.services.settings import Speed, load_settings
from tests.scenes.pilot import SHAPES, Pilot
from tests.turns.tri_express import clicks, fitting, pile_point


MOST_TURNS = 500


def table_of(pilot: Pilot) -> TriExpressTable:
    assert isinstance(pilot.scene, TriExpressTable), type(pilot.scene).__name__
    return pilot.scene


def sit_down(pilot: Pilot, **more: object) -> TriExpressTable:
    """A table whose countdown is over."""
    pilot.sit_down("tri_express", **more)  # type: ignore[arg-type]
    table = table_of(pilot)
    pilot.until(lambda: table.live)
    return table


def play_on(pilot: Pilot, touch: bool = False) -> None:
    """To the result, by clicking whatever fits."""
    for _ in range(MOST_TURNS):
        pilot.until_my_turn()
        if pilot.is_on("ResultScene"):
            return
        if pilot.is_on("ScoresScene"):
            pilot.press("next")
        elif pilot.is_on("TriExpressTable"):
            for at in clicks(table_of(pilot)):
                pilot.click(at, touch)
    raise AssertionError("the match does not end")


def press_place(pilot: Pilot, place_: int, key: int = pygame.K_UNKNOWN) -> None:
    values = {"key": key, "scancode": place_, "mod": 0}
    pygame.event.post(pygame.Event(pygame.KEYDOWN, values))
    pygame.event.post(pygame.Event(pygame.KEYUP, values))
    pilot.frame()


def finger(pilot: Pilot, kind: int, finger_id: int, at: tuple[int, int]) -> None:
    width, height = pilot.picture().get_size()
    values = {"touch_id": 1, "finger_id": finger_id, "x": at[0] / width, "y": at[1] / height}
    pygame.event.post(pygame.Event(kind, {**values, "dx": 0.0, "dy": 0.0}))


def wrong_move(view: TriExpressView) -> int:
    moves = [
        place(card, pile)
        for card in view.hand
        for pile in Pile
        if not view.compare(card, pile).fits
    ]
    return moves[0]


def view_of(table: TriExpressTable, seat: int) -> TriExpressView:
    view = table.match.view(seat)
    assert isinstance(view, TriExpressView)
    return view


# -- whole matches


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


# -- hands


def test_a_card_is_chosen_and_a_pile_answers_in_the_very_next_picture() -> None:
    pilot = Pilot()
    table = sit_down(pilot, people=2, players=2)
    pilot.frame(20)
    found = fitting(table)
    assert found is not None
    seat, card, pile = found
    before = pilot.picture().copy()
    pilot._mouse(pygame.MOUSEBUTTONDOWN, pilot_card_point(pilot, card))
    pilot.frame()
    assert table.reach.chosen == {seat: card}
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(pilot.picture(), "RGB")
    pilot._mouse(pygame.MOUSEBUTTONUP, pilot_card_point(pilot, card))
    pilot._mouse(pygame.MOUSEBUTTONDOWN, pile_point(table, pile))
    pilot.frame()
    assert table.match.log[-1].move == place(card, pile)
    assert table.shown.piles[pile][-1] == card
    assert table.stage[card].home.x == table.layout.piles[pile][0]


def pilot_card_point(pilot: Pilot, card: int) -> tuple[int, int]:
    return table_of(pilot).stage[card].home_rect.center


def test_a_card_is_dragged_to_its_pile_and_elsewhere_goes_home() -> None:
    pilot = Pilot()
    table = sit_down(pilot, people=2, players=2)
    found = fitting(table)
    assert found is not None
    seat, card, pile = found
    start = pilot_card_point(pilot, card)
    pilot.drag(start, (start[0] + 20, start[1] - 60))
    assert not table.match.log
    pilot.until(lambda: table.timeline.idle)
    assert table.stage[card].pose == table.stage[card].home
    pilot.drag(start, pile_point(table, pile))
    assert table.match.log[-1] == (table.match.log[-1].tick, seat, place(card, pile))


def test_two_hands_touch_at_the_same_time() -> None:
    """Each finger counts for itself; both cards arrive in the same frame."""
    pilot = Pilot()
    pilot.app.context.touch = True
    table = sit_down(pilot, people=2, players=2)
    assert table.face_to_face
    cards = [table.shown.hands[0][0], table.shown.hands[1][2]]
    starts = [pilot_card_point(pilot, card) for card in cards]
    ends = [pile_point(table, Pile.SAME), pile_point(table, Pile.DIFFERENT)]
    for number, at in enumerate(starts):
        finger(pilot, pygame.FINGERDOWN, number, at)
    pilot.frame()
    assert table.reach.chosen == {0: cards[0], 1: cards[1]}
    for number, (start, end) in enumerate(zip(starts, ends, strict=True)):
        finger(pilot, pygame.FINGERMOTION, number, ((start[0] + end[0]) // 2, end[1]))
        finger(pilot, pygame.FINGERMOTION, number, end)
    pilot.frame()
    for number, end in enumerate(ends):
        finger(pilot, pygame.FINGERUP, number, end)
    pilot.frame()
    assert [(seat, move) for _, seat, move in table.match.log] == [
        (0, place(cards[0], Pile.SAME)),
        (1, place(cards[1], Pile.DIFFERENT)),
    ]


def test_a_finger_is_not_also_a_mouse() -> None:
    pilot = Pilot((390, 844))
    pilot.app.context.touch = True
    table = sit_down(pilot, people=2, players=2)
    card = table.shown.hands[0][0]
    at = pilot_card_point(pilot, card)
    finger(pilot, pygame.FINGERDOWN, 7, at)
    pilot._mouse(pygame.MOUSEBUTTONDOWN, at, touch=True)
    pilot.frame()
    assert list(table.reach.grabs) == [7]
    assert not table.caps, "keys are not named on a touch screen"


def test_each_half_of_the_keyboard_plays_its_own_hand() -> None:
    pilot = Pilot()
    table = sit_down(pilot, people=2, players=2)
    assert not table.face_to_face
    hands = [table.shown.hands[0][:], table.shown.hands[1][:]]
    press_place(pilot, LEFT_HALF.cards[1])
    press_place(pilot, RIGHT_HALF.cards[0])
    press_place(pilot, RIGHT_HALF.piles[2])
    press_place(pilot, LEFT_HALF.piles[0])
    assert [(seat, move) for _, seat, move in table.match.log] == [
        (1, place(hands[1][0], Pile.DIFFERENT)),
        (0, place(hands[0][1], Pile.SAME)),
    ]
    press_place(pilot, RIGHT_HALF.fault)
    assert table.match.log[-1].seat == 1
    assert table.match.log[-1].move == FAULT


def test_where_both_have_chosen_the_touched_side_of_the_pile_tells_who() -> None:
    pilot = Pilot()
    pilot.app.context.touch = True
    table = sit_down(pilot, people=2, players=2)
    chosen = {seat: table.shown.hands[seat][0] for seat in (0, 1)}
    table.reach.chosen.update(chosen)
    x, y = pile_point(table, Pile.STEP)
    finger(pilot, pygame.FINGERDOWN, 1, (x, y - 20))
    pilot.frame()
    assert table.match.log[-1].seat == 1
    finger(pilot, pygame.FINGERDOWN, 2, (x, y + 20))
    pilot.frame()
    assert table.match.log[-1].seat == 0


def test_keys_are_named_as_the_keyboard_names_them() -> None:
    assert letter(pygame.KSCAN_Q, {}, "en") == "Q"
    assert letter(pygame.KSCAN_Q, {}, "fr") == "A"
    pilot = Pilot(language="fr")
    sit_down(pilot, people=2, players=2)
    press_place(pilot, pygame.KSCAN_Q, pygame.K_q)
    known = pilot.app.context.key_letters
    assert letter(pygame.KSCAN_Q, known, "fr") == "Q", "an American keyboard after all"


# -- the clock


def test_nothing_is_accepted_while_the_table_counts_down() -> None:
    pilot = Pilot()
    pilot.sit_down("tri_express", people=2, players=3)
    table = table_of(pilot)
    pilot.frame(5)
    assert table.countdown.running
    assert table.covered
    at = pilot_card_point(pilot, table.shown.hands[0][0])
    pilot.click(at)
    press_place(pilot, LEFT_HALF.cards[0])
    press_place(pilot, LEFT_HALF.fault)
    assert not table.reach.chosen
    assert table.match.tick == 0
    pilot.until(lambda: table.live)
    assert not table.covered
    pilot.frame(3)
    assert table.match.tick > 0


def test_a_pause_stops_the_clock_covers_the_hands_and_counts_down_again() -> None:
    pilot = Pilot()
    table = sit_down(pilot, players=4)
    pilot.frame(5)
    tick = table.match.tick
    pilot.key(pygame.K_ESCAPE)
    assert pilot.is_on("PauseScene")
    assert not any(table.stage[card].face_up for card in table.shown.hands[0])
    assert not pilot.app.context.key_places
    pilot.frame(30)
    pilot.press("resume")
    assert table.countdown.running
    pilot.frame(5)
    assert table.match.tick == tick
    pilot.until(lambda: table.live)


def test_a_hidden_tab_or_another_window_opens_the_pause() -> None:
    pilot = Pilot()
    sit_down(pilot, players=2)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.frame(2)
    assert pilot.is_on("PauseScene")


@pytest.mark.parametrize("speed", [Speed.CALM, Speed.FAST])
def test_the_speed_of_the_clips_leaves_the_clock_alone(speed: Speed) -> None:
    pilot = Pilot(speed=speed)
    table = sit_down(pilot, people=2, players=2)
    start = table.match.tick
    table.match.submit(0, place(table.shown.hands[0][0], Pile.SAME))
    pilot.frame(20)
    assert abs(table.match.tick - start - 2 * TICKS_PER_SECOND) <= 1


def test_the_record_of_a_match_in_real_time_is_exact() -> None:
    """Whatever the frames were like: the same end, and the same events in the same order."""
    pilot = Pilot((844, 390))
    pilot.sit_down("tri_express", players=4, seed=8)
    match = pilot.table.match
    play_on(pilot)
    again = load(dump(match))
    assert again.digest() == match.digest()
    slow = Match(match.game, match.options, match.seats, match.seed)
    for tick, seat, move in match.log:
        for each in range(slow.tick + 1, tick + 1, 3):
            slow.run_to(each)
        slow.run_to(tick)
        slow.submit(seat, move)
    slow.run_to(match.tick)
    assert slow.feed(WATCHER) == again.feed(WATCHER)
    assert slow.digest() == match.digest()


# -- refusals and faults


def test_a_wrong_card_is_refused_with_the_reason_in_strict_mode() -> None:
    pilot = Pilot()
    table = sit_down(pilot, people=2, players=2, options=TriExpressOptions(strict=True))
    assert table.group.find("fault:0") is None
    move = wrong_move(table.views[0])
    table.put(0, placed_card(move), aimed_pile(move))
    pilot.frame()
    assert not table.match.log
    assert table.notes[0].text.startswith("Does not fit:")
    assert placed_card(move) in table.shown.hands[0]


def test_who_was_slower_is_told_so() -> None:
    """TE-15: the card is held against the one that came first."""
    pilot = Pilot()
    table = sit_down(pilot, people=2, players=2)
    for pile in Pile:
        for mine in table.views[0].hand:
            for theirs in table.views[1].hand:
                view = table.views[0]
                after = view.piles[pile][-1]
                if view.compare(mine, pile).fits and theirs != after:
                    table.put(1, theirs, pile)
                    pilot.frame()
                    fits = view_of(table, 0).compare(mine, pile).fits
                    table.put(0, mine, pile)
                    pilot.frame()
                    assert (0 in table.notes) == (not fits)
                    if not fits:
                        assert "P1" in table.notes[0].text
                        return
                    return
    raise AssertionError("no card to try it with")


@pytest.fixture(params=SHAPES, ids=lambda size: f"{size[0]}x{size[1]}")
def checked(request: pytest.FixtureRequest) -> Iterator[tuple[Pilot, TriExpressTable]]:
    """A table at which a bot has just placed a wrong card and the person has called it."""
    pilot = Pilot(request.param)
    table = sit_down(pilot, players=3, seed=4)
    table.match.submit(1, wrong_move(view_of(table, 1)))
    pilot.frame()
    pilot.press("fault")
    yield pilot, table


def test_a_fault_is_shown_paid_and_counted_down(checked: tuple[Pilot, TriExpressTable]) -> None:
    pilot, table = checked
    assert table.moment is not None
    assert table.moment.justified
    assert table.moment.accused == 1
    clock = view_of(table, 0).tick
    pilot.until(lambda: table.moment is None, 200)
    assert table.countdown.running
    assert view_of(table, 0).tick == clock
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
    assert table.notes[0].text == "There is no card of the others to call."
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
        assert {sprite.key for sprite in table.stage} <= known | set(table.shown.owners)


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


def test_moves_in_the_log_are_moves_of_the_game() -> None:
    pilot = Pilot()
    table = sit_down(pilot, people=0, players=3)
    pilot.frame(100)
    assert table.match.log
    assert all(is_place(move) or move == FAULT or move > FAULT for _, _, move in table.match.log)
