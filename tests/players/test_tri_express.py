"""Tri Express's bots: as quick, as sure and as watchful as their level says, and no more."""

from itertools import pairwise
from statistics import median

import pytest

from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.players.levels import make_player
from game.players.player import WAIT, Choice, Watchful
from game.players.tri_express import (
    SIGNAL_SECONDS,
    TEMPOS,
    Tempo,
    TriExpressPlayer,
    is_near_miss,
    notice_ticks,
    placing_ticks,
    tri_express_player,
)
from game.rules.rng import Rng
from game.rules.tri_express import (
    DECK,
    FAULT,
    RESUME,
    CardPlaced,
    FaultCalled,
    Pile,
    TriExpressOptions,
    TriExpressState,
    TriExpressView,
    fits,
    is_place,
    place,
)
from tests.rules.tri_express.tables import GAME, STEP, A, B, cards, do, table

LEVELS = {name: lambda game_id, name=name: tri_express_player(name) for name in TEMPOS}
LADDER = tuple(TEMPOS)
TOPS = "fish-blue-1 moon-red-4 key-green-3"
HANDS = ("key-blue-2 fish-black-3 lightning-blue-6", "suitcase-blue-2 umbrella-red-3 moon-blue-1")
SURE = Tempo(1.0, 0.3, 0.45, 0, 0, 0, (0.5, 1.2))
"""No slips, no calls: only placing."""


def decide(state: TriExpressState, seat: int, player: TriExpressPlayer, seed: int) -> Choice:
    view = state.view(seat)
    thinking = player.think(view, state.legal_moves(seat), lambda rng: state, Rng(seed))
    steps = 0
    while True:
        try:
            next(thinking)
            steps += 1
        except StopIteration as stop:
            assert steps >= 1
            return stop.value


def match_of(levels: list[str], seed: int, options: TriExpressOptions | None = None) -> Match:
    seats = [SeatSpec(SeatKind.BOT, level, level=level) for level in levels]
    match = Match(GAME, options or TriExpressOptions(), seats, seed, LEVELS)
    play_out(match)
    return match


# -- hands


@pytest.mark.parametrize("level", LADDER)
def test_a_card_takes_as_long_as_the_level_says(level: str) -> None:
    tempo = TEMPOS[level]
    rng = Rng(1)
    seconds = sorted(placing_ticks(tempo, rng) / 60 for _ in range(4000))
    assert median(seconds) == pytest.approx(tempo.median_seconds, rel=0.03)
    assert seconds[0] >= tempo.floor_seconds - 0.01
    usual = tempo.median_seconds * 2.718 ** (2 * tempo.spread)
    assert 0.90 < sum(second < usual for second in seconds) / 4000 < 0.995


def test_the_levels_grow_in_every_skill() -> None:
    for weaker, stronger in pairwise(TEMPOS.values()):
        assert weaker.median_seconds > stronger.median_seconds
        assert weaker.floor_seconds > stronger.floor_seconds
        assert weaker.slips_in_1000 >= stronger.slips_in_1000
        assert weaker.sees_in_1000 < stronger.sees_in_1000
        assert weaker.doubts_in_1000 > stronger.doubts_in_1000
        assert weaker.notice_seconds > stronger.notice_seconds


def test_the_rule_player_is_the_normal_level() -> None:
    player = make_player("rule", "tri_express")
    assert isinstance(player, TriExpressPlayer)
    assert isinstance(player, Watchful)
    assert player.tempo == TEMPOS["normal"] == tri_express_player().tempo


def test_a_choice_is_the_same_for_the_same_chance() -> None:
    state = table(HANDS, TOPS)
    player = tri_express_player("expert")
    choices = [decide(state, A, player, seed) for seed in range(30)]
    assert choices == [decide(state.clone(), A, player, seed) for seed in range(30)]
    assert len(set(choices)) > 10


def test_the_order_of_glances_gives_every_pile_its_turn() -> None:
    state = table(HANDS, TOPS)
    moves = {decide(state, A, TriExpressPlayer(SURE), seed).move for seed in range(200)}
    wanted = {move for move in state.legal_moves(A) if fits(move // 72, *_cover(state, move))}
    assert moves == wanted


def _cover(state: TriExpressState, move: int) -> tuple[int, int]:
    return state.piles[move // 72][-1], move % 72


def test_without_a_fitting_card_it_waits() -> None:
    state = table(["moon-green-2", HANDS[B]], TOPS)
    choice = decide(state, A, TriExpressPlayer(SURE), 1)
    assert choice == Choice(WAIT, 60)


def test_every_choice_is_legal_or_a_wait() -> None:
    for seed in range(4):
        match = match_of(["learning", "normal", "expert"], seed)
        assert {entry.seat for entry in match.log} == {0, 1, 2}


# -- slips


@pytest.mark.parametrize("level", LADDER)
def test_wrong_cards_are_as_rare_as_the_level_says(level: str) -> None:
    state = table(HANDS, TOPS)
    player = tri_express_player(level)
    moves = [decide(state, A, player, seed).move for seed in range(4000)]
    wrong = sum(not fits(move // 72, *_cover(state, move)) for move in moves)
    assert wrong / 4 == pytest.approx(player.tempo.slips_in_1000, abs=8)


def test_strict_mode_has_no_slips() -> None:
    state = table(HANDS, TOPS, options=TriExpressOptions(strict=True))
    legal = state.legal_moves(A)
    clumsy = TriExpressPlayer(Tempo(1.0, 0.3, 0.45, 999, 0, 0, (0.5, 1.2)))
    assert all(decide(state, A, clumsy, seed).move in legal for seed in range(100))


def test_a_slip_is_a_near_miss() -> None:
    for pile in Pile:
        for top in DECK:
            near = [card for card in DECK if is_near_miss(pile, top, card)]
            assert near
            assert not any(fits(pile, top, card) for card in near)
    step, too_far = cards("moon-red-4 fish-blue-1")
    assert not is_near_miss(STEP, step, too_far), "nobody takes a 1 for a neighbour of 4"


# -- calls


def wrong_on_the_table() -> TriExpressState:
    state = table(HANDS, TOPS)
    do(state, B, "place suitcase-blue-2 step")
    return state


@pytest.mark.parametrize("level", LADDER)
def test_errors_are_seen_as_often_as_the_level_says(level: str) -> None:
    tempo = TEMPOS[level]
    rng = Rng(3)
    delays = [notice_ticks(tempo.sees_in_1000, tempo.notice_seconds, 0, rng) for _ in range(3000)]
    seen = [delay / 60 for delay in delays if delay is not None]
    assert len(seen) / 3 == pytest.approx(tempo.sees_in_1000, abs=40)
    assert min(seen) >= tempo.notice_seconds[0] - 0.01
    assert max(seen) <= tempo.notice_seconds[1] + 0.01


def test_looking_again_does_not_raise_the_odds() -> None:
    """Asked every 20 ticks it sees as many errors as asked once."""
    rng = Rng(9)
    called = 0
    for _ in range(2000):
        elapsed = 0
        while elapsed < 132:
            delay = notice_ticks(550, (1.0, 2.2), elapsed, rng)
            if delay is not None and delay <= 20:
                called += 1
                break
            elapsed += 20
    assert called / 2000 == pytest.approx(0.55, abs=0.05)


def test_a_bot_calls_a_wrong_card_if_that_is_quicker_than_placing() -> None:
    state = wrong_on_the_table()
    watchful = TriExpressPlayer(Tempo(9.0, 0.01, 8.0, 0, 999, 0, (0.5, 1.0)))
    blind = TriExpressPlayer(Tempo(9.0, 0.01, 8.0, 0, 0, 0, (0.5, 1.0)))
    assert decide(state, A, watchful, 1).move == FAULT
    assert all(decide(state, A, blind, seed).move != FAULT for seed in range(50))


def test_a_bot_never_calls_its_own_card() -> None:
    state = wrong_on_the_table()
    eager = TriExpressPlayer(Tempo(9.0, 0.01, 8.0, 0, 999, 999, (0.5, 1.0)))
    assert all(decide(state, B, eager, seed).move != FAULT for seed in range(50))


def test_calls_without_a_cause_are_rare_but_happen() -> None:
    right = wrong = placed = 0
    for seed in range(120):
        match = match_of(["normal"] * 4, seed)
        events = match.feed(-1)
        placed += sum(type(event) is CardPlaced for event in events)
        calls = [event for event in events if isinstance(event, FaultCalled)]
        right += sum(call.justified for call in calls)
        wrong += sum(not call.justified for call in calls)
    assert 0 < wrong < right
    assert wrong < placed / 100


def test_a_penalised_bot_gives_the_signal_after_a_moment() -> None:
    waits = []
    for seed in range(40):
        log = match_of(["strong", "strong"], seed).log
        waits += [b.tick - a.tick for a, b in pairwise(log) if b.move == RESUME]
    assert len(waits) > 10
    low, high = (round(seconds * 60) for seconds in SIGNAL_SECONDS)
    assert low <= min(waits) <= max(waits) <= high


def test_a_last_card_is_called_in_time_or_not_at_all() -> None:
    state = table(["fish-black-3", HANDS[B]], TOPS, (0, 9))
    do(state, A, "place fish-black-3 different")
    state.advance(100)
    slow = TriExpressPlayer(Tempo(1.0, 0.3, 0.45, 0, 999, 0, (1.8, 4.0)))
    choices = [decide(state, B, slow, seed) for seed in range(200)]
    assert {choice.move for choice in choices} == {FAULT, WAIT}
    assert all(choice.reaction_ticks < 80 for choice in choices if choice.move == FAULT)
    assert {choice.reaction_ticks for choice in choices if choice.move == WAIT} == {80}


# -- minds that change


def views(move: str) -> tuple[TriExpressView, TriExpressView]:
    """What A sees before and after a move of B."""
    state = table(HANDS, TOPS)
    before = state.view(A)
    do(state, B, move)
    return before, state.view(A)


def test_it_starts_anew_when_the_pile_it_aims_at_changes() -> None:
    player = tri_express_player()
    before, now = views("place umbrella-red-3 step")
    (card,) = cards("fish-black-3")
    assert not player.still_wants(Choice(place(card, STEP), 30), before, now)
    assert player.still_wants(Choice(place(card, Pile.SAME), 30), before, now)
    assert not player.still_wants(Choice(WAIT, 60), before, now)


def test_a_wrong_card_makes_it_look_twice() -> None:
    before, now = views("place suitcase-blue-2 step")
    (card,) = cards("fish-black-3")
    assert not tri_express_player().still_wants(Choice(place(card, Pile.SAME), 30), before, now)


def test_it_does_not_call_what_has_been_covered() -> None:
    state = wrong_on_the_table()
    before = state.view(A)
    do(state, B, "place umbrella-red-3 step")
    assert not tri_express_player().still_wants(Choice(FAULT, 30), before, state.view(A))


# -- levels


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("weaker", range(len(LADDER) - 1))
def test_each_level_beats_the_one_below(players: int, weaker: int) -> None:
    pair = LADDER[weaker : weaker + 2]
    won = lost = 0
    for seed in range(16):
        levels = [pair[(seat + seed) % 2] for seat in range(players)]
        outcome = match_of(levels, seed).outcome()
        assert outcome is not None
        for low in range(players):
            for high in range(players):
                if (levels[low], levels[high]) == pair:
                    won += outcome.scores[high] > outcome.scores[low]
                    lost += outcome.scores[high] < outcome.scores[low]
    assert won / (won + lost) >= 0.6


def test_the_learning_level_leaves_a_newcomer_time() -> None:
    """Somebody who takes four seconds a card keeps up with it."""
    seconds = [match_of(["learning", "learning"], seed).tick / 60 for seed in range(10)]
    assert min(seconds) > 34 * 3.5


def test_nobody_is_quicker_than_a_practised_person() -> None:
    """Not a single card lies sooner than 0.45 s after the same hand's last one."""
    for seed in range(10):
        last: dict[int, int] = {}
        for tick, seat, move in match_of(["expert"] * 4, seed).log:
            if is_place(move):
                assert tick - last.get(seat, 0) >= 27
                last[seat] = tick
