"""The engine and its levels: legal, repeatable, in short slices, each better than the last."""

import json
import time
from dataclasses import replace

import pytest

from game.cli.ladder import Pairing, measure
from game.players.characters import FORGETFUL, TEMPERS, in_character
from game.players.levels import GRADES, make_player
from game.players.player import WAIT
from game.players.search import FIRST_CHECK, Race, SearchPlayer, Temper, Traits
from game.players.standing import rival_weights
from game.rules.contract import Game, State
from game.rules.registry import GAMES
from game.rules.rng import Rng
from tests.architecture.source import ROOT
from tests.players.tables import acting, decide, positions

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
every_level = pytest.mark.parametrize("level", GRADES)

SLOWEST_SLICE_SECONDS = 0.02
"""Far above the millisecond that a slice is meant to take: tests share their machine."""


@every_game
@every_level
def test_levels_choose_legal_moves_everywhere(game: Game, level: str) -> None:
    player = make_player(level, game.id)
    for state in positions(game, seed=31, most=4):
        for seat in acting(state):
            choice, _ = decide(player, game, state, seat, seed=1)
            waits = game.real_time and choice.move == WAIT
            assert waits or choice.move in state.legal_moves(seat)
            assert 0.0 <= choice.closeness <= 1.0


@every_game
def test_an_expert_decides_the_same_again(game: Game) -> None:
    for state in positions(game, seed=32, most=3):
        for seat in acting(state):
            first, second = (
                decide(make_player("expert", game.id), game, state, seat, seed=8) for _ in range(2)
            )
            assert first == second


@every_game
def test_experts_think_in_slices(game: Game) -> None:
    """The median slice counts, so that a busy machine does not fail the test."""
    slices: list[float] = []
    for state in positions(game, seed=33, most=3):
        for seat in acting(state):
            started = time.process_time()
            _, pauses = decide(make_player("expert", game.id), game, state, seat, seed=2)
            slices.append((time.process_time() - started) / (pauses + 1))
    assert sorted(slices)[len(slices) // 2] < SLOWEST_SLICE_SECONDS


def test_only_one_legal_move_needs_no_thought() -> None:
    game = GAMES["bascule"]
    state = game.start(3, game.options_type(), 4)
    seat = state.to_act()[0]
    player = make_player("expert", "bascule")
    thinking = player.think(state.view(seat), [state.legal_moves(seat)[0]], _no_world, _no_chance())
    with pytest.raises(StopIteration) as stop:
        next(thinking)
    assert stop.value.value.move == state.legal_moves(seat)[0]


def _no_world(_: object) -> None:
    raise AssertionError("no world was needed")


def _no_chance() -> None:
    return None


def race_with(*columns: list[float], margin: float = 0.0) -> Race:
    race = Race(range(len(columns)), Traits(worlds=99, margin=margin))
    for values in zip(*columns, strict=True):
        race.add([values[move] for move in race.moves])
    return race


def test_a_candidate_clearly_behind_is_dropped() -> None:
    ahead = [0.6, 0.5] * FIRST_CHECK
    behind = [0.1, 0.2] * FIRST_CHECK
    assert race_with(ahead, behind).moves == [0]


def test_candidates_that_take_turns_stay_in_the_race() -> None:
    one = [0.6, 0.2] * FIRST_CHECK
    other = [0.2, 0.6] * FIRST_CHECK
    assert race_with(one, other).moves == [0, 1]


def test_a_margin_keeps_near_misses_but_no_dominated_move() -> None:
    best = [0.6, 0.4] * FIRST_CHECK
    near = [0.5, 0.45] * FIRST_CHECK
    dominated = [0.59, 0.39] * FIRST_CHECK
    assert race_with(best, near, dominated, margin=0.1).near_best() == [0, 1]


def test_a_stroke_of_luck_once_in_many_worlds_defends_no_move() -> None:
    best = [0.6] * 23 + [0.4]
    lucky = [0.55] * 23 + [0.45]
    often_better = [0.5, 0.66] * 12
    assert race_with(best, lucky, often_better, margin=0.1).near_best() == [0, 2]


def test_what_a_dropped_candidate_dominates_leaves_with_it() -> None:
    best = [0.6] * FIRST_CHECK
    clearly_beyond_the_margin = [0.48] * FIRST_CHECK
    too_uneven_to_tell = [0.47] * (FIRST_CHECK - 1) + [0.05]
    assert race_with(best, too_uneven_to_tell, margin=0.1).moves == [0, 1]
    three = race_with(best, too_uneven_to_tell, clearly_beyond_the_margin, margin=0.1)
    assert three.moves == [0]


def test_a_point_ahead_of_a_rival_is_worth_the_same_as_one_less_of_its_weight() -> None:
    weights = rival_weights(0.8)
    assert weights[1] == pytest.approx(0.8)
    assert weights[-1] == pytest.approx(1.25)
    assert weights[0] == 1.0
    assert weights[300] < 1e-6 < weights[-300]


@pytest.mark.slow
@every_game
def test_an_expert_beats_the_rules_of_thumb(game: Game) -> None:
    players = 4
    pairing = Pairing(game, players, "expert", "rule", game.options_type())
    assert measure(pairing, matches=48, seed=2).pair_share > 0.5


FRESH_WORLDS = 40
ASKED_LEVELS = ("normal", "strong", "expert")


@pytest.mark.parametrize("game_id", ["bascule", "contretemps", "zero_pile"])
@pytest.mark.parametrize("level", ASKED_LEVELS)
def test_nobody_from_normal_upwards_plays_a_dominated_move(game_id: str, level: str) -> None:
    """In worlds of its own: no other candidate is better in every single one of them."""
    game = GAMES[game_id]
    player = make_player(level, game_id)
    for number, state in enumerate(positions(game, seed=34, most=5)):
        for seat in list(acting(state))[:1]:
            choice, _ = decide(player, game, state, seat, seed=number)
            assert not is_dominated(player, game, state, seat, choice.move)


def is_dominated(player: SearchPlayer, game: Game, state: State, seat: int, move: int) -> bool:
    view, legal = state.view(seat), state.legal_moves(seat)
    judgement = player.judge(view, legal, Traits(FRESH_WORLDS))
    others = [other for other in judgement.candidates() if other != move]
    rng = Rng(4321)
    always_better = set(range(len(others)))
    for _ in range(FRESH_WORLDS):
        own, *rest = judgement.values(game.sample(view, rng), [move, *others], rng)
        always_better = {place for place in always_better if rest[place] > own}
    return bool(always_better)


def test_a_character_has_a_temper_and_no_extra_strength() -> None:
    plain = make_player("normal", "bascule")
    bold = in_character(plain, "hugo")
    assert (plain.traits.temper, bold.traits.temper) == (Temper.EVEN, Temper.BOLD)
    assert replace(bold.traits, temper=Temper.EVEN) == plain.traits


def test_the_bold_take_the_risk_that_the_cautious_avoid() -> None:
    steady = [0.5, 0.5] * FIRST_CHECK
    risky = [0.9, 0.09] * FIRST_CHECK
    race = race_with(steady, risky, margin=0.1)
    assert race.choose(Temper.CAUTIOUS, Rng(1)) == 0
    assert race.choose(Temper.BOLD, Rng(1)) == 1


def test_every_character_with_a_temper_has_a_face() -> None:
    cast = json.loads((ROOT / "assets/art/bots.json").read_text(encoding="utf-8"))
    assert {*TEMPERS, *FORGETFUL} <= {bot["id"] for bot in cast["bots"]}


@pytest.mark.parametrize("temper", [Temper.CAUTIOUS, Temper.BOLD])
def test_a_temper_has_nothing_to_go_by_in_a_single_world(temper: Temper) -> None:
    """Otherwise the first candidate, which looks best at a glance, would always be played."""
    chosen = set()
    for seed in range(40):
        race = Race([7, 8, 9], Traits(worlds=1, margin=1.0))
        race.add([0.3, 0.5, 0.4])
        chosen.add(race.choose(temper, Rng(seed)))
    assert chosen == {7, 8, 9}


def test_a_move_that_some_candidate_never_falls_behind_is_not_played() -> None:
    """Also if that candidate is not the best one."""
    race = Race([1, 2, 3], Traits(worlds=1, margin=1.0))
    for values in ([0.9, 0.2, 0.2], [0.1, 0.5, 0.4], [0.9, 0.3, 0.3]):
        race.add(values)
    assert race.near_best() == [1, 2]
