"""Zero Pile's variants: one test for each id, and how they combine."""

import pytest

from game.rules.contract import Event
from game.rules.notation import HIDDEN
from game.rules.options import BadOption
from game.rules.zero_pile import Dealt, MatchEnded, RoundScored, TrickWon, ZeroPileOptions
from game.rules.zero_pile.rulings import MOST_ROUNDS
from tests.rules.zero_pile.positions import (
    GAME,
    TARGET,
    TEAMS,
    lay_out_all,
    only,
    play,
    play_match,
    position,
    refused,
    start,
    words,
)

LAST_TRICK = """
    seat 0: r2 / b7
    seat 1: r6 / b8
    seat 2: r1 / b9
    seat 3: r3 / b10
"""
"""Worth 7, 8 + 2, 9 and 10 points: seat 1 ends with r2 on top of its red pile."""


def test_zp_v1_ends_after_the_round_in_which_somebody_exceeds_the_limit() -> None:
    state = position(LAST_TRICK + "points 91 20 30 40", TARGET)
    events = play(state, "r2 r6 r1 r3")
    assert only(events, RoundScored).totals == (98, 30, 39, 50)
    assert only(events, RoundScored).next_leader == 0
    assert state.to_act() == (0, 1, 2, 3)
    state = position(LAST_TRICK + "points 94 20 92 40", TARGET)
    outcome = only(play(state, "r2 r6 r1 r3"), MatchEnded).outcome
    assert outcome.scores == (101, 30, 101, 50)
    assert outcome.winners == (0, 2)
    assert outcome.reason == "limit_passed"


def test_zp_v1_the_limit_is_chosen_and_100_unless_told() -> None:
    assert ZeroPileOptions().limit == 100
    spec = {spec.name: spec for spec in ZeroPileOptions.specs()}["limit"]
    assert all(spec.allows(limit, 4) for limit in (20, 50, 300))
    assert not spec.allows(310, 4)
    state = position(LAST_TRICK + "points 41 42 43 44", ZeroPileOptions(target=True, limit=50))
    assert only(play(state, "r2 r6 r1 r3"), MatchEnded).outcome.scores == (48, 52, 52, 54)


def test_zp_v1_goes_on_beyond_the_usual_number_of_rounds() -> None:
    state = position(LAST_TRICK + "points 1 1 1 1\n" * 3, TARGET)
    assert state.view(0).rounds is None
    assert not any(isinstance(event, MatchEnded) for event in play(state, "r2 r6 r1 r3"))


def test_zp_v1_ruling_cut_off_after_many_rounds() -> None:
    state = position(LAST_TRICK + "points 0 0 0 0\n" * (MOST_ROUNDS - 1), TARGET)
    assert only(play(state, "r2 r6 r1 r3"), MatchEnded).outcome.reason == "rounds_played"


def test_zp_v2_six_players_ten_cards_two_laid_out_eight_tricks() -> None:
    assert 6 in GAME.player_counts
    assert GAME.variant_counts == {6}
    events: list[Event] = []
    state = start(6, events=events)
    dealt = only(events, Dealt)
    assert [len(hand) for hand in dealt.hands] == [10] * 6
    assert len(dealt.aside) == 5
    assert dealt.seen_by(0).aside == (HIDDEN,) * 5
    assert refused(state, 0, f"layout {words(state.hands[0][:3])}") == "layout_size"
    lay_out_all(state)
    assert [len(row) for row in state.view(0).layouts] == [2] * 6
    assert state.view(0).tricks_per_round == 8
    play_match(state, events)
    assert sum(isinstance(event, RoundScored) for event in events) == 6
    assert sum(isinstance(event, TrickWon) for event in events) == 6 * 8


@pytest.mark.parametrize("players", [4, 6])
def test_zp_v3_two_teams_with_alternating_seats(players: int) -> None:
    state = start(players, options=TEAMS)
    teams = state.view(0).teams
    assert teams == (tuple(range(0, players, 2)), tuple(range(1, players, 2)))
    assert {len(team) for team in teams} == {players // 2}
    for seat in range(players):
        (team,) = [team for team in teams if seat in team]
        assert (seat + 1) % players not in team


@pytest.mark.parametrize("players", [3, 5])
def test_zp_v3_not_for_odd_tables(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(players, TEAMS, 1)


def test_zp_v3_play_and_scores_stay_individual() -> None:
    events: list[Event] = []
    alone = start(4, options=ZeroPileOptions())
    teams = start(4, options=TEAMS)
    play_match(alone)
    play_match(teams, events)
    assert alone.points == teams.points
    scored = [event for event in events if isinstance(event, RoundScored)]
    assert all(
        event.team_totals == (sum(event.totals[0::2]), sum(event.totals[1::2])) for event in scored
    )
    view = teams.view(0)
    assert view.totals == alone.view(0).totals
    assert view.team_totals == (sum(view.totals[0::2]), sum(view.totals[1::2]))


def test_zp_v3_equal_teams_share_the_victory() -> None:
    state = position(LAST_TRICK + "points 10 10 14 10\n" + "points 0 0 0 0\n" * 2, TEAMS)
    ended = only(play(state, "r2 r6 r1 r3"), MatchEnded)
    assert ended.team_totals == (40, 40)
    assert ended.outcome.ranking == ((0, 1, 2, 3),)


def test_zp_v3_with_v1_the_limit_is_for_single_players() -> None:
    both = ZeroPileOptions(target=True, teams=True)
    state = position(LAST_TRICK + "points 80 10 80 10", both)
    assert not any(isinstance(event, MatchEnded) for event in play(state, "r2 r6 r1 r3"))
    state = position(LAST_TRICK + "points 10 92 80 10", both)
    ended = only(play(state, "r2 r6 r1 r3"), MatchEnded)
    assert ended.totals == (17, 102, 89, 20)
    assert ended.team_totals == (106, 122)
    assert ended.outcome.scores == (106, 122, 106, 122)
    assert ended.outcome.ranking == ((1, 3), (0, 2))


def test_zp_v4_teams_of_three_use_the_deal_for_six() -> None:
    events: list[Event] = []
    state = start(6, options=TEAMS, events=events)
    assert [len(hand) for hand in only(events, Dealt).hands] == [10] * 6
    assert state.view(0).layout_size == 2
    play_match(state, events)
    ended = only(events, MatchEnded)
    assert ended.teams == ((0, 2, 4), (1, 3, 5))
    assert sum(ended.team_totals) == sum(ended.totals)
    winners = max(ended.teams, key=lambda team: sum(ended.totals[seat] for seat in team))
    assert ended.outcome.winners == winners
