"""A small soak, every time: all counts, modes and variants, judged and replayed."""

from tests.soak.tri_express import soak


def test_tri_express_matches_end_keep_the_rules_and_replay() -> None:
    told = soak(60)
    assert told["matches"] == 60
    assert all(told[f"for {players}"] >= 10 for players in (2, 3, 4))
    for event in ("card_placed", "fault_called", "penalty_paid", "stall_drawn", "win_claimed"):
        assert told[event] > 0
