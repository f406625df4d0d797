"""Tri Express in real time: many hands, keys by their place, and the clock."""

import pygame
import pytest

from game.match.match import Match
from game.match.record import dump, load
from game.rules.contract import TICKS_PER_SECOND, WATCHER
from game.rules.tri_express import FAULT, Pile, place
from game.scenes.tri_express.keys import LEFT_HALF, RIGHT_HALF, letter
from game.services.settings import Speed
from tests.scenes.express import card_middle, finger, play_on, press_place, sit_down, table_of
from tests.scenes.pilot import Pilot
from tests.turns.tri_express import fitting, pile_point


def test_a_card_is_chosen_and_a_pile_answers_in_the_very_next_picture() -> None:
    pilot = Pilot()
    table = sit_down(pilot, people=2, players=2)
    pilot.frame(20)
    found = fitting(table)
    assert found is not None
    seat, card, pile = found
    before = pilot.picture().copy()
    pilot._mouse(pygame.MOUSEBUTTONDOWN, card_middle(pilot, card))
    pilot.frame()
    assert table.reach.chosen == {seat: card}
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(pilot.picture(), "RGB")
    pilot._mouse(pygame.MOUSEBUTTONUP, card_middle(pilot, card))
    pilot._mouse(pygame.MOUSEBUTTONDOWN, pile_point(table, pile))
    pilot.frame()
    assert table.match.log[-1].move == place(card, pile)
    assert table.shown.piles[pile][-1] == card
    assert table.stage[card].home.x == table.layout.piles[pile][0]


def test_a_card_is_dragged_to_its_pile_and_elsewhere_goes_home() -> None:
    pilot = Pilot()
    table = sit_down(pilot, people=2, players=2)
    found = fitting(table)
    assert found is not None
    seat, card, pile = found
    start = card_middle(pilot, card)
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
    starts = [card_middle(pilot, card) for card in cards]
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
    at = card_middle(pilot, card)
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
    at = card_middle(pilot, table.shown.hands[0][0])
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
