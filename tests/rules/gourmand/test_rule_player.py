"""The Gourmand players that stop at a fixed risk."""

import pytest

from game.players.gourmand import GourmandPlayer, careful_player, gain_of_protecting
from game.players.levels import NoSuchPlayer, levels_for, make_player
from game.players.player import Choice, Player
from game.players.random_player import RandomPlayer
from game.rules.gourmand import COLOURS, GourmandOptions, GourmandState, Phase, chances
from game.rules.rng import Rng
from tests.rules.gourmand.positions import GAME, play, position

RULE = GourmandPlayer()
CAREFUL = careful_player()
RANDOM = RandomPlayer()


def decide(player: Player, state: GourmandState, rng: Rng) -> Choice:
    view = state.view(state.actor)
    legal = state.legal_moves(state.actor)
    thinking = player.think(view, legal, lambda chance: GAME.sample(view, chance), rng)
    steps = 0
    while True:
        try:
            next(thinking)
            steps += 1
        except StopIteration as stop:
            assert steps >= 1, "a player yields while it thinks"
            choice: Choice = stop.value
            return choice


def chosen(state: GourmandState, player: Player = RULE) -> str:
    choice = decide(player, state, Rng(1))
    assert 0.0 <= choice.closeness <= 1.0
    return GAME.move_text(choice.move)


def share_of_wins(player: Player, others: Player, players: int, games: int) -> float:
    """Ties shared, seats rotated."""
    wins = 0.0
    for number in range(games):
        state = GAME.start(players, GourmandOptions(), seed=number // players)
        seat, rng = number % players, Rng(number)
        while state.to_act():
            acting = player if state.actor == seat else others
            state.play(state.actor, decide(acting, state, rng).move)
        outcome = state.outcome()
        wins += (seat in outcome.winners) / len(outcome.winners)
    return wins / games


@pytest.mark.parametrize(("players", "share"), [(2, 0.7), (4, 0.4), (6, 0.35)])
def test_the_rule_player_beats_random(players, share):
    """A fair share would be one in as many as there are players."""
    assert share_of_wins(RULE, RANDOM, players, games=24) >= share


@pytest.mark.parametrize(("players", "share"), [(2, 0.9), (4, 0.9)])
def test_the_careful_player_beats_random_by_far(players, share):
    assert share_of_wins(CAREFUL, RANDOM, players, games=12) >= share


@pytest.mark.parametrize(
    ("busting", "harmless", "rule", "careful"),
    [
        (0, 20, "draw", "draw"),
        (1, 19, "draw", "stop"),
        (2, 7, "draw", "stop"),
        (3, 9, "stop", "stop"),
    ],
)
def test_stops_exactly_at_its_limit(busting, harmless, rule, careful):
    """In front of columns that only 2s of yellow do not fit."""
    fitting = [card for card in ("r3", "b6", "p6", "g1", "p1", "g6", "b1") for _ in range(3)]
    pile = " ".join(["y2"] * busting + fitting[:harmless])
    state = position(columns=["b2", "y5", "g2"], pile=pile)
    assert chances(state.view(0)).bust_count == busting
    assert (chosen(state), chosen(state, CAREFUL)) == (rule, careful)


def test_goes_on_while_nothing_can_bust_and_when_there_is_no_column():
    assert chosen(position(columns=["b6 y5"], pile="b6 b6")) == "draw"
    assert chosen(position(directions=1, pile="b6 b6")) == "draw"


def test_piles_up_one_column_rather_than_feed_the_others():
    state = position(columns=["b6 y5"], pile="r4 g1 g2")
    play(state, "0 draw")
    assert chosen(state) == "place 1"


def test_keeps_the_dice_card_out_of_the_column_it_wants():
    state = position(columns=["b6 y5 r4", "g1"], pile="dice g1 g2", zones={0: "r6 r5 b5"})
    play(state, "0 draw")
    assert chosen(state) != "place 1"


def test_takes_the_richest_column_and_counts_what_a_dice_card_costs():
    state = position(columns=["b6", "y5 r4", "g1"])
    play(state, "0 stop")
    assert chosen(state) == "take 2"
    poor = position(columns=["b6", "y5 r4 dice", "g1"])
    rich = position(columns=["b6", "y5 r4 dice", "g1"], zones={0: "r6 r6 b5 p6 p5 g6"})
    for state, wanted in ((poor, "take 2"), (rich, "take 1")):
        play(state, "0 stop")
        assert chosen(state) == wanted


LONG_PILE = "dice " * 15 + "b1 b1 b1 b2 b2 b2 b3 b3 b3 b4 b4 b4 g1 g1 g1 g2 g2 g2 g3 g3 g3"


def test_protects_a_rich_colour_while_much_is_to_come_and_never_when_careful():
    rich = position(players=2, pile=LONG_PILE, zones={0: "r6 r6 r6 r5 r5 r5 p1"})
    assert chosen(rich) == "protect red"
    assert chosen(rich, CAREFUL) == "draw"
    assert chosen(position(players=2, pile="b1 b1", zones={0: "r6 r6 r6 r5 r5 r5"})) == "draw"
    assert chosen(position(players=2, pile=LONG_PILE, zones={0: "r1 p1"})) == "draw"


def test_the_star_makes_protecting_worth_more():
    red = COLOURS.index("red")
    table = {"players": 2, "pile": LONG_PILE, "zones": {0: "r6 r6"}}
    plain = gain_of_protecting(position(**table).view(0), red)
    assert gain_of_protecting(position(**table, risks=True).view(0), red) > plain


@pytest.mark.parametrize("players", GAME.player_counts)
def test_same_position_same_choice_and_always_legal(players):
    state = GAME.start(players, GourmandOptions(risks=players % 2 == 0), seed=players)
    while state.to_act():
        move = decide(RULE, state, Rng(1)).move
        assert move == decide(RULE, state, Rng(2)).move
        state.play(state.actor, move)
    assert state.phase is Phase.OVER


def test_both_can_be_seated_by_name():
    assert {"random", "careful", "rule"} <= set(levels_for("gourmand"))
    assert make_player("rule", "gourmand").stop_at == 0.25
    careful = make_player("careful", "gourmand")
    assert (careful.stop_at, careful.protects) == (0.05, False)
    with pytest.raises(NoSuchPlayer):
        make_player("careful", "bascule")
