"""What every game must keep, whatever the seed, the options and the number of players.

The suite runs over the registry: a game that is added there is tested here.
"""

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match import record
from game.match.match import Match
from game.match.transcript import rows
from game.rules.contract import Event, Game, IllegalMove, State
from game.rules.notation import HIDDEN_TEXT, BadNotation
from game.rules.options import BadOption
from game.rules.registry import GAMES
from game.rules.rng import Rng
from tests.contract.tables import (
    Case,
    cases,
    flat_numbers,
    random_step,
    shown_cards,
    sights,
    walk,
)

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
chances = st.integers(0, 2**64 - 1).map(Rng)
STRANGE_MOVES = (-(10**9), -2, -1, 0, 1, 49, 50, 51, 1000, 10**9)


@every_game
@given(data=st.data())
def test_a_random_match_ends_within_its_bound(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    moves = sum(
        step is not None and step.move is not None for _, step in walk(case, data.draw(chances))
    )
    assert 0 < moves <= game.most_moves(case.players, case.options)


@every_game
@given(data=st.data())
def test_somebody_can_act_until_the_end(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    for state, _ in walk(case, data.draw(chances)):
        acting = state.to_act()
        assert list(acting) == sorted(set(acting))
        assert set(acting) <= set(range(case.players))
        assert bool(acting) == (state.outcome() is None)
        for seat in range(case.players):
            can_move = bool(state.legal_moves(seat))
            if seat not in acting:
                assert not can_move
            elif not game.real_time:
                assert can_move


@every_game
@given(data=st.data())
def test_the_outcome_ranks_every_seat_by_its_score(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    *_, (state, _) = walk(case, data.draw(chances))
    outcome = state.outcome()
    assert outcome is not None
    assert sorted(seat for place in outcome.ranking for seat in place) == [*range(case.players)]
    assert len(outcome.scores) == case.players
    assert outcome.reason
    firsts = [outcome.scores[place[0]] for place in outcome.ranking]
    assert firsts == sorted(firsts, reverse=not game.low_wins)


@every_game
@given(data=st.data())
def test_cards_are_conserved(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    deck = game.all_cards(case.start())
    assert deck
    for state, _ in walk(case, data.draw(chances)):
        assert game.all_cards(state) == deck


@every_game
@given(data=st.data())
def test_legal_moves_are_exactly_those_not_refused(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    for state in sights(case, data.draw(chances)):
        candidates = {move for seat in range(case.players) for move in state.legal_moves(seat)}
        for seat in range(case.players):
            legal = state.legal_moves(seat)
            assert legal == state.legal_moves(seat)
            assert len(set(legal)) == len(legal)
            for move in {*candidates, *STRANGE_MOVES}:
                reason = state.refusal(seat, move)
                assert (reason is None) == (move in legal)
                assert reason is None or reason in game.refusals


@every_game
@given(data=st.data())
def test_illegal_moves_raise_and_change_nothing(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    for state in sights(case, data.draw(chances)):
        before = state.snapshot()
        for seat, move in _illegal_moves(case, state):
            events: list[Event] = []
            with pytest.raises(IllegalMove) as caught:
                state.play(seat, move, events)
            assert caught.value.reason in game.refusals
            assert not events
        assert state.snapshot() == before


def _illegal_moves(case: Case, state: State) -> Iterator[tuple[int, int]]:
    moves = {move for seat in range(case.players) for move in state.legal_moves(seat)[:20]}
    for seat in range(case.players):
        legal = state.legal_moves(seat)
        for move in (*sorted(moves), *STRANGE_MOVES):
            if move not in legal:
                yield seat, move


@every_game
@given(data=st.data())
def test_moves_and_cards_survive_their_notation(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    for state in sights(case, data.draw(chances), most=4):
        for seat in range(case.players):
            for move in state.legal_moves(seat):
                text = game.move_text(move)
                assert text == text.strip()
                assert game.parse_move(text) == move
        for card in set(game.all_cards(state)):
            assert game.card_text(card) != HIDDEN_TEXT
            assert game.parse_card(game.card_text(card)) == card


@every_game
@given(text=st.text(max_size=30))
def test_other_text_is_bad_notation(game: Game, text: str) -> None:
    for parse, write in ((game.parse_move, game.move_text), (game.parse_card, game.card_text)):
        try:
            value = parse(text)
        except BadNotation:
            continue
        assert write(value) == text


@every_game
@given(data=st.data())
def test_snapshots_are_plain_json(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    for state in sights(case, data.draw(chances)):
        snapshot = state.snapshot()
        assert json.loads(json.dumps(snapshot)) == snapshot


@every_game
@given(data=st.data())
def test_a_clone_is_equal_and_independent(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    chance = data.draw(chances)
    for state in sights(case, chance, most=6):
        before = state.snapshot()
        twin, other = state.clone(), state.clone()
        for copy in (twin, other):
            _play_on(case, copy, chance.fork(1), steps=30)
        assert state.snapshot() == before
        assert twin.snapshot() == other.snapshot()


def _play_on(case: Case, state: State, chance: Rng, steps: int) -> None:
    for _ in range(steps):
        if state.outcome() is not None:
            return
        step = random_step(case, state, chance)
        if step.move is not None:
            state.play(step.seat, step.move)


@every_game
@given(data=st.data())
def test_events_change_nothing_and_speak_json(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    events: list[Event] = []
    told = case.start(events)
    assert events, "the deal is told"
    for quiet, step in walk(case, data.draw(chances)):
        if step is not None:
            told.advance(step.ticks, events)
            if step.move is not None:
                before = len(events)
                told.play(step.seat, step.move, events)
                assert len(events) > before, "every move is told"
        assert told.tick == quiet.tick
    assert told.snapshot() == quiet.snapshot()
    for event in events:
        row = game.event_json(event)
        assert json.loads(json.dumps(row)) == row
        assert HIDDEN_TEXT not in json.dumps(row), "a transcript hides nothing"


# -- what a seat may know


@every_game
@given(data=st.data())
def test_a_view_holds_only_plain_frozen_values(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    for state in sights(case, data.draw(chances), most=5):
        for viewer in case.viewers():
            view = state.view(viewer)
            assert view.seat == viewer
            assert view.players == case.players
            assert view.to_act == state.to_act()
            assert view.outcome == state.outcome()
            assert _is_plain_and_frozen(view)


def _is_plain_and_frozen(value: object) -> bool:
    if value is None or isinstance(value, int | str | float | Enum):
        return True
    if isinstance(value, tuple | frozenset):
        return all(_is_plain_and_frozen(item) for item in value)
    if not is_dataclass(value) or not value.__dataclass_params__.frozen:
        return False
    return all(_is_plain_and_frozen(getattr(value, entry.name)) for entry in fields(value))


@every_game
@given(data=st.data())
def test_a_sampled_world_looks_the_same_from_the_seat(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    chance = data.draw(chances)
    deck = game.all_cards(case.start())
    for number, state in enumerate(sights(case, chance)):
        before = state.snapshot()
        for viewer in case.viewers():
            view = state.view(viewer)
            world = game.sample(view, chance.fork(number, viewer))
            assert world.view(viewer) == view
            assert game.all_cards(world) == deck
            if viewer >= 0:
                assert world.legal_moves(viewer) == state.legal_moves(viewer)
            _play_on(case, world, chance.fork(viewer), steps=12)
        assert state.snapshot() == before


@every_game
@given(data=st.data())
def test_the_sampler_knows_nothing_but_the_view(game: Game, data: st.DataObject) -> None:
    """Two worlds that look alike from a seat give equal samples for equal chance."""
    case = data.draw(cases(game))
    chance = data.draw(chances)
    for number, state in enumerate(sights(case, chance)):
        for viewer in case.viewers():
            view = state.view(viewer)
            other = game.sample(view, chance.fork(number, viewer))
            label = chance.fork(number, viewer, 1)
            from_real = game.sample(view, label.clone())
            from_other = game.sample(other.view(viewer), label.clone())
            assert from_real.snapshot() == from_other.snapshot()


@every_game
@given(data=st.data())
def test_the_deal_shows_a_seat_only_its_own_cards(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    events: list[Event] = []
    state = case.start(events)
    for viewer in case.viewers():
        known = flat_numbers(state.view(viewer))
        for event in events:
            seen = event.seen_by(viewer)
            if seen is not None:
                assert shown_cards(seen) <= known


@every_game
@given(data=st.data())
def test_what_a_seat_cannot_know_is_not_in_its_events(game: Game, data: st.DataObject) -> None:
    """Two worlds that look alike before and after a move tell a seat the same story."""
    case = data.draw(cases(game))
    chance = data.draw(chances)
    for number, state in enumerate(sights(case, chance)):
        for viewer in case.viewers():
            world = game.sample(state.view(viewer), chance.fork(number, viewer))
            for seat in state.to_act():
                _compare_stories(viewer, seat, state, world)


def _compare_stories(viewer: int, seat: int, first: State, second: State) -> None:
    common = [move for move in first.legal_moves(seat) if move in second.legal_moves(seat)]
    for move in common[:6]:
        view, told = _story(viewer, seat, first, move)
        other_view, other_told = _story(viewer, seat, second, move)
        if view == other_view:
            assert told == other_told


def _story(viewer: int, seat: int, state: State, move: int) -> tuple[object, list[Event]]:
    """What the viewer sees afterwards, and what it is told on the way there."""
    state = state.clone()
    events: list[Event] = []
    state.play(seat, move, events)
    told = [event.seen_by(viewer) for event in events]
    return state.view(viewer), [event for event in told if event is not None]


@every_game
@given(data=st.data())
def test_nobody_learns_a_secret_choice(game: Game, data: st.DataObject) -> None:
    """While others have yet to commit, every choice looks the same from another seat."""
    if game.real_time:
        return
    case = data.draw(cases(game))
    for state in sights(case, data.draw(chances)):
        acting = state.to_act()
        if len(acting) < 2:
            continue
        for viewer in case.viewers():
            seat = next(seat for seat in acting if seat != viewer)
            stories = [_story(viewer, seat, state, m) for m in state.legal_moves(seat)[:6]]
            assert all(story == stories[0] for story in stories)


@every_game
@given(data=st.data())
def test_commits_in_any_order_give_the_same_position(game: Game, data: st.DataObject) -> None:
    if game.real_time:
        return
    case = data.draw(cases(game))
    chance = data.draw(chances)
    for state in sights(case, chance):
        seats = list(state.to_act())
        moves = {seat: state.legal_moves(seat) for seat in seats}
        chosen = {seat: legal[chance.below(len(legal))] for seat, legal in moves.items()}
        ends = []
        for order in (seats, seats[::-1], seats[1:] + seats[:1]):
            copy = state.clone()
            for seat in order:
                copy.play(seat, chosen[seat])
            ends.append(copy.snapshot())
        assert ends[0] == ends[1] == ends[2]


# -- time


@every_game
@given(data=st.data(), first=st.integers(0, 400), second=st.integers(0, 400))
def test_time_is_additive(game: Game, data: st.DataObject, first: int, second: int) -> None:
    case = data.draw(cases(game))
    for state in sights(case, data.draw(chances), most=6):
        at_once, in_two = state.clone(), state.clone()
        events_at_once: list[Event] = []
        events_in_two: list[Event] = []
        at_once.advance(first + second, events_at_once)
        in_two.advance(first, events_in_two)
        in_two.advance(second, events_in_two)
        assert at_once.snapshot() == in_two.snapshot()
        assert events_at_once == events_in_two
        if not game.real_time:
            assert at_once.snapshot() == state.snapshot()


# -- matches and records


def _played(case: Case, chance: Rng) -> tuple[Match, list[str]]:
    """A random match of persons, and the records it could have been saved to."""
    match = Match(case.game, case.options, case.seats(), case.seed)
    records = [record.dump(match)]
    tick = 0
    for number, (_, step) in enumerate(walk(case, chance)):
        if step is not None:
            tick += step.ticks
            match.run_to(tick)
            if step.move is not None:
                match.submit(step.seat, step.move)
        if chance.fork(number).below(60) == 0 and len(records) < 4:
            records.append(record.dump(match))
    return match, records


@every_game
@given(data=st.data())
def test_a_record_gives_the_same_match_again(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    match, records = _played(case, data.draw(chances))
    story = match.feed(0)
    for text in (*records, record.dump(match)):
        again = record.load(text)
        assert record.dump(again) == text
        for tick, seat, move in match.log[len(again.log) :]:
            again.run_to(tick)
            again.submit(seat, move)
        again.run_to(match.tick)
        assert again.digest() == match.digest()
        assert again.feed(0) == story


@every_game
@given(data=st.data())
def test_a_transcript_tells_the_whole_match(game: Game, data: st.DataObject) -> None:
    case = data.draw(cases(game))
    match, _ = _played(case, data.draw(chances))
    told = list(rows(match))
    assert json.loads(json.dumps(told)) == told
    assert told[0]["row"] == "header"
    assert told[0]["seed"] == str(case.seed)
    moves = [(row["seat"], row["move"]) for row in told if row["row"] == "move"]
    assert moves == [(seat, game.move_text(move)) for _, seat, move in match.log]
    assert told[-1]["row"] == "outcome"
    assert told[-1]["digest"] == match.digest()


# -- refusing a table


@every_game
def test_a_table_of_the_wrong_size_is_refused(game: Game) -> None:
    for players in {*range(9)} - {*game.player_counts}:
        with pytest.raises(ValueError, match="players"):
            game.start(players, game.options_type(), 1)


@every_game
def test_unknown_options_are_refused(game: Game) -> None:
    with pytest.raises(BadOption):
        game.options_type.from_json({"no_such_option": 1})
