"""A match in games of turns: moves, feeds, and bots that take their time."""

from collections.abc import Sequence
from dataclasses import fields

import pytest

from game.match.match import Match, Pace, SeatKind, SeatSpec
from game.players.levels import NoSuchPlayer
from game.players.player import Choice, Sampler, Thinking
from game.rules.bascule import Committed, Dealt, MatchEnded, Played
from game.rules.contract import WATCHER, Event, IllegalMove, View
from game.rules.notation import HIDDEN
from game.rules.options import BadOption
from game.rules.rng import Rng
from tests.match.tables import BASCULE, always, bascule, bots, persons, play_some

ME = SeatSpec(SeatKind.PERSON, "Me")


class Slow:
    """Thinks in so many slices; says how close its choice was."""

    def __init__(self, slices: int, closeness: float = 0.0) -> None:
        self.slices = slices
        self.closeness = closeness
        self.begun = 0

    def think(self, view: View, legal: Sequence[int], sample: Sampler, rng: Rng) -> Thinking:
        self.begun += 1
        for _ in range(self.slices):
            yield
        return Choice(legal[0], closeness=self.closeness)


def with_bot(bot: Slow, people: int = 0, seed: int = 1) -> Match:
    """A table of three, the first ``people`` seats persons, the others this bot."""
    seats = [ME] * people + [SeatSpec(SeatKind.BOT, "Bot", level="slow")] * (3 - people)
    return Match(BASCULE, BASCULE.options_type(), seats, seed, {"slow": lambda game_id: bot})


# -- moves


def test_a_submitted_move_is_made_and_logged() -> None:
    match = bascule(persons(3))
    seat = match.to_act()[0]
    card = match.legal(seat)[2]
    match.submit(seat, card)
    assert match.log == [(0, seat, card)]
    assert card not in match.legal(seat)
    assert match.to_act() == ((seat + 1) % 3,)


def test_a_refused_move_changes_nothing() -> None:
    match = bascule(persons(3))
    seat = match.to_act()[0]
    other = (seat + 1) % 3
    before = match.digest()
    assert match.refusal(other, 1) == "not_your_turn"
    with pytest.raises(IllegalMove, match="not_your_turn"):
        match.submit(other, 1)
    assert match.digest() == before
    assert match.log == []


def test_a_finished_match_takes_no_move() -> None:
    match = bascule(persons(3))
    play_some(match, 81)
    assert match.outcome() is not None
    assert match.to_act() == ()
    assert match.refusal(0, 1) == "match_over"


def test_tables_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="players"):
        bascule(persons(2))
    with pytest.raises(BadOption):
        bascule(persons(3), open_hands=True)
    with pytest.raises(NoSuchPlayer):
        bascule(bots(3, "grandmaster"))


# -- feeds


def test_each_event_is_told_once_and_in_order() -> None:
    match = bascule(persons(3))
    told: list[Event] = match.feed(0)
    assert isinstance(told[0], Dealt)
    assert match.feed(0) == []
    for _ in range(81):
        play_some(match, 1)
        told += match.feed(0)
    whole = bascule(persons(3))
    play_some(whole, 81)
    assert told == whole.feed(0)
    assert isinstance(told[-1], MatchEnded)


def test_feeds_of_different_seats_do_not_disturb_each_other() -> None:
    match = bascule(persons(3))
    play_some(match, 5)
    assert len(match.feed(0)) == len(match.feed(1)) == len(match.feed(WATCHER))


def test_what_was_skipped_is_not_told() -> None:
    match = bascule(persons(3))
    match.skip_feed(0)
    play_some(match, 1)
    assert [type(event) for event in match.feed(0)] == [Played]


def test_a_seat_is_told_its_own_hand_only() -> None:
    match = bascule(persons(4))
    for viewer in range(WATCHER, 4):
        deal = match.feed(viewer)[0]
        assert isinstance(deal, Dealt)
        shown = {owner for owner, hand in enumerate(deal.hands) if HIDDEN not in hand}
        assert shown == ({viewer} if viewer != WATCHER else set())
        assert set(deal.aside) == {HIDDEN}


def test_a_secret_choice_is_told_as_a_secret() -> None:
    match = bascule(persons(3), simultaneous=True)
    card = match.legal(1)[0]
    match.submit(1, card)
    seen = {seat: match.feed(seat)[-1] for seat in range(WATCHER, 3)}
    assert seen[1] == Committed(1, card)
    assert seen[0] == seen[2] == seen[WATCHER] == Committed(1, HIDDEN)


def test_a_match_offers_no_way_to_its_state() -> None:
    """Scenes and bots ask the match; the position itself is nobody's business."""
    match = bascule(persons(3))
    public = {name for name in dir(match) if not name.startswith("_")}
    assert "state" not in public
    view = match.view(0)
    assert "hands" not in {entry.name for entry in fields(view)}


# -- bots


def test_bots_play_a_whole_match_without_a_pause() -> None:
    match = bascule(bots(3))
    frames = 0
    while match.outcome() is None:
        assert match.update(0.0, always, may_act=True)
        frames += 1
    assert frames == len(match.log) == 81
    assert not match.update(1.0, always, may_act=True)


def test_a_person_is_waited_for() -> None:
    match = with_bot(Slow(1), people=3)
    for _ in range(5):
        assert not match.update(1.0, always, may_act=True)
    assert match.log == []


def test_bots_think_in_slices_as_long_as_the_frame_allows() -> None:
    match = with_bot(Slow(10))
    allowed = iter([True, True, True, False] * 10)
    frames = 0
    while not match.update(0.0, lambda: next(allowed), may_act=True):
        frames += 1
    assert frames == 3  # eleven steps, three a frame


def test_bots_do_not_act_while_cards_are_still_moving() -> None:
    match = with_bot(Slow(1))
    for _ in range(5):
        assert not match.update(1.0, always, may_act=False)
    assert match.log == []
    assert match.update(0.0, always, may_act=True)


def test_bots_think_once_for_each_move() -> None:
    bot = Slow(3)
    match = with_bot(bot)
    for _ in range(4):
        match.update(0.1, always, may_act=False)
    assert bot.begun == 1
    match.update(0.1, always, may_act=True)
    match.update(0.1, always, may_act=False)
    assert bot.begun == 2


@pytest.mark.parametrize(("closeness", "frames"), [(0.0, 5), (1.0, 10)])
def test_bots_keep_a_decent_pause_and_a_close_call_takes_longer(
    closeness: float, frames: int
) -> None:
    match = with_bot(Slow(1, closeness))
    match.pace = Pace(minimum_seconds=0.5, close_seconds=0.5)
    waited = 1
    while not match.update(0.1001, always, may_act=True):
        waited += 1
    assert waited == frames


def test_secret_choices_of_bots_wait_for_each_other() -> None:
    match = bascule(bots(3), simultaneous=True)
    while match.outcome() is None:
        assert match.update(0.0, always, may_act=True)
    assert len(match.log) == 81


def test_the_same_seed_gives_the_same_match_of_bots() -> None:
    ends = []
    for dt in (0.0, 0.3):
        match = bascule(bots(4), seed=5)
        while match.outcome() is None:
            match.update(dt, always, may_act=True)
        ends.append(match.digest())
    assert ends[0] == ends[1]
