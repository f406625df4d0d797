"""Gourmand: notation, refusals, events, and the helpers that read a view."""

import json

import pytest

from game.rules.contract import WATCHER, IllegalMove
from game.rules.gourmand import (
    COLOURS,
    DICE,
    DIRECTION,
    DRAW,
    FACES,
    STOP,
    Busted,
    CardDrawn,
    GourmandOptions,
    Phase,
    PileShuffled,
    cards_left,
    chances,
    chances_after,
    choosing_order,
    colour_sums,
    column_of,
    columns_on,
    expected_loss,
    holding,
    losses_by_face,
    net_value,
    opponents_now,
    place_move,
    placements,
    protect_move,
    protected_colour,
    take_move,
    why_refused,
)
from game.rules.gourmand.cards import (
    KINDS,
    bag_of,
    bag_size,
    bag_value,
    cards_in,
    deck,
    value_of,
)
from game.rules.gourmand.moves import MOVES
from game.rules.notation import HIDDEN, BadNotation
from game.rules.rng import Rng
from tests.rules.gourmand.positions import GAME, cards, play, position, told

# -- notation


def test_every_card_has_its_text_and_back():
    texts = [GAME.card_text(card) for card in KINDS]
    assert texts[:7] == ["b1", "b2", "b3", "b4", "b5", "b6", "g1"]
    assert texts[-3:] == ["y6", "dice", "turn"]
    assert [GAME.parse_card(text) for text in texts] == list(KINDS)


@pytest.mark.parametrize("text", ["", "b", "b0", "b7", "w1", "b01", "B1", "die", "dice ", "1", "?"])
def test_text_that_names_no_card(text):
    with pytest.raises(BadNotation):
        GAME.parse_card(text)


def test_every_move_has_its_text_and_back():
    texts = [GAME.move_text(move) for move in MOVES]
    assert texts == [
        "draw",
        *("place 1", "place 2", "place 3"),
        *("take 1", "take 2", "take 3"),
        "stop",
        *("protect blue", "protect green", "protect purple", "protect red", "protect yellow"),
    ]
    assert [GAME.parse_move(text) for text in texts] == list(MOVES)


@pytest.mark.parametrize(
    "text",
    ["", "draw 1", "stop now", "place", "place 0", "place 4", "take 01", "take  1", "protect star"],
)
def test_text_that_names_no_move(text):
    with pytest.raises(BadNotation):
        GAME.parse_move(text)


def test_moves_are_made_by_name():
    assert [GAME.move_text(place_move(2)), GAME.move_text(take_move(0))] == ["place 3", "take 1"]
    assert [GAME.move_text(protect_move(colour)) for colour in COLOURS][3] == "protect red"
    assert [column_of(move) for move in (DRAW, STOP, place_move(2), take_move(0))] == [
        None,
        None,
        2,
        0,
    ]


# -- bags


def test_a_bag_holds_the_whole_deck():
    bag = bag_of(deck(4))
    assert tuple(cards_in(bag)) == tuple(sorted(deck(4)))
    assert (bag_size(bag), bag_value(bag)) == (120, 3 * 5 * 21)
    assert bag_value(bag_of(cards("y6 y6 y6 b5 dice"))) == value_of(cards("y6 y6 y6 b5")) == 23


# -- refusals


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (position(), "1 draw", "not_your_turn"),
        (position(), "0 place 1", "nothing_to_place"),
        (position(), "0 take 1", "not_sharing"),
        (position(columns=["r4"]), "0 take 1", "not_sharing"),
        (position(columns=["r4"]), "0 place 2", "nothing_to_place"),
    ],
)
def test_refusals(state, move, reason):
    before = state.digest()
    with pytest.raises(IllegalMove) as caught:
        play(state, move)
    assert caught.value.reason == reason
    assert state.digest() == before
    assert reason in GAME.refusals


@pytest.mark.parametrize("move", [-1, 13, 10**9])
def test_a_number_that_is_no_move(move):
    assert position().refusal(0, move) == "unknown_move"


# -- chances


def test_chances_count_busting_cards_among_the_cards_left():
    state = position(columns=["b2 dice", "y5 dice", "r4 r2 dice"], pile="y2 y2 r5 b6 dice turn g1")
    found = chances(state.view(0))
    assert dict(found.busting) == {GAME.parse_card("y2"): 2, GAME.parse_card("dice"): 1}
    assert (found.bust_count, found.cards_left, found.directions) == (3, 7, 1)
    assert found.bust_chance == 3 / 7
    assert (found.numbered, found.dice) == ((2, 5), (1, 1))


def test_chances_after_placing_the_drawn_card():
    state = position(columns=["b2", "y5", "r4"], pile="g1 y2 y2 r1")
    assert chances(state.view(0)).bust_count == 0
    play(state, "0 draw")
    view = state.view(0)
    assert [chances_after(view, column).bust_count for column in range(3)] == [0, 0, 0]
    state = position(columns=["b2", "y5", "r4"], pile="g2 y2 y2 r1")
    play(state, "0 draw")
    view = state.view(0)
    assert chances(view).bust_count == 0
    assert [chances_after(view, column).bust_count for column in (1, 2)] == [0, 2]


def test_no_bust_at_the_start_of_a_turn_while_sharing_or_with_nothing_left():
    state = position(columns=["b2", "y5", "r4 r2"], pile="y2")
    assert chances(state.view(0)).bust_chance == 1.0
    play(state, "0 stop")
    assert chances(state.view(0)).bust_chance == 0.0
    play(state, "0 take 1", "1 take 2", "2 take 3")
    assert chances(state.view(0)).bust_chance == 0.0
    over = position(pile="turn")
    play(over, "0 draw")
    assert (chances(over.view(0)).cards_left, chances(over.view(0)).bust_chance) == (0, 0.0)


def test_cards_left_is_the_pile_whatever_its_order():
    state = position(columns=["b2"], directions=1, pile="turn y2 y2 dice")
    assert dict(cards_left(state.view(WATCHER))) == {
        GAME.parse_card("y2"): 2,
        DICE: 1,
        DIRECTION: 1,
    }


# -- placements, order, losses


def test_placements_tell_value_and_reason():
    state = position(columns=["y5 r1 b3", "p6 dice g4", "g1 y6 r4"], pile="p2 g1")
    assert placements(state.view(0)) == ()
    play(state, "0 draw")
    first, second, third = placements(state.view(0))
    assert (first.before, first.after, first.refusal, first.starts_column) == (9, 11, None, False)
    assert (second.before, second.after, second.refusal) == (10, 10, "same_colour")
    assert second.clashes == cards("p6")
    assert (third.before, third.after, GAME.move_text(third.move)) == (11, 13, "place 3")


def test_placements_offer_exactly_one_new_column():
    state = position(columns=["y5"], pile="p2 g1")
    play(state, "0 draw")
    first, second, third = placements(state.view(0))
    assert [first.starts_column, second.starts_column, third.starts_column] == [False, True, False]
    assert (third.refusal, second.before, second.after) == ("lower_column_free", 0, 2)


def test_choosing_order_follows_columns_and_direction():
    view = position(players=6, active=4, columns=["r6", "y5", "b1"]).view(0)
    assert (choosing_order(view), choosing_order(view, busted=True)) == ((4, 5, 0), (5, 0, 1))
    turned = position(players=6, active=4, columns=["r6", "y5"], directions=1)
    assert choosing_order(turned.view(0)) == (4, 3)
    assert not turned.view(0).clockwise
    play(turned, "4 stop", "4 take 2")
    assert choosing_order(turned.view(0)) == (3,)


def test_choosing_order_comes_true():
    for directions in (0, 1):
        state = position(players=5, active=3, columns=["r6", "y5", "b1"], directions=directions)
        foreseen = choosing_order(state.view(1))
        play(state, "3 stop")
        assert state.choosers == foreseen


def test_losses_by_face_include_the_cards_just_taken():
    view = position(zones={0: "r3 g4"}, protected={0: "r5"}).view(0)
    assert dict(losses_by_face(view, 0, cards("r6 b2 dice"))) == {
        "blue": 2,
        "green": 4,
        "purple": 0,
        "red": 9,
        "yellow": 0,
        "star": 0,
    }
    assert expected_loss(view, 0) == 7 / 6
    risky = position(zones={0: "r3 g4"}, risks=True).view(0)
    assert dict(losses_by_face(risky, 0))["star"] == 7
    assert colour_sums(cards("b2 b6 y5")) == (8, 0, 0, 0, 5)


def test_why_a_card_is_refused_also_by_each_column_of_a_bust():
    state = position(columns=["b2", "y5 r6", "y1 r2"], pile="y2 g1", rolls=["star"])
    busted = told(play(state, "0 draw"), Busted)[0]
    reasons = [why_refused(clashes, busted.card) for clashes in busted.clashes]
    assert reasons == ["same_number", "same_colour", "same_number_and_colour"]
    assert set(reasons) <= GAME.refusals
    assert why_refused(cards("r4 dice"), DICE) == "has_dice"
    assert why_refused(cards("r4 dice"), cards("b3")[0]) is None


def test_columns_tell_their_value_and_their_dice_card():
    first, second, third = columns_on(position(columns=["y5 dice r1", "p6"]).view(3))
    assert (first.column, first.cards, first.value, first.has_dice) == (
        0,
        cards("y5 dice r1"),
        6,
        True,
    )
    assert (second.value, second.has_dice) == (6, False)
    assert (third.cards, third.value, third.has_dice) == ((), 0, False)


def test_a_holding_sums_zone_and_protected_by_colour():
    view = position(zones={2: "b2 b6 y5"}, protected={2: "y6 r1"}).view(0)
    found = holding(view, 2)
    assert (found.zone, found.protected) == ((8, 0, 0, 0, 5), (0, 0, 0, 1, 6))
    assert (found.at_risk, found.safe, found.total, found.cards) == (13, 7, 20, 5)
    assert holding(view, 0).total == 0


def test_the_opponents_order_turns_with_every_direction_card():
    state = position(players=5, active=1, pile="turn turn g1", building=True)
    assert opponents_now(state.view(0)) == (2, 3, 4, 0)
    play(state, "1 draw")
    assert opponents_now(state.view(0)) == (0, 4, 3, 2)
    play(state, "1 draw")
    assert opponents_now(state.view(0)) == (2, 3, 4, 0)


@pytest.mark.parametrize("risks", [False, True])
def test_net_value_is_the_mean_over_every_face_actually_rolled(risks):
    column = "r6 b2 dice"
    gains = []
    for face in FACES:
        state = position(columns=[column], zones={0: "r3 g4"}, rolls=[face], risks=risks)
        foreseen = net_value(state.view(0), 0, cards(column))
        before = state.totals()[0]
        play(state, "0 stop", "0 take 1")
        gains.append(state.totals()[0] - before)
    assert foreseen == pytest.approx(sum(gains) / len(FACES))
    assert net_value(state.view(0), 0, cards("r6 b2")) == 8


def test_moves_name_what_they_protect():
    assert [protected_colour(protect_move(colour)) for colour in COLOURS] == [0, 1, 2, 3, 4]
    assert [protected_colour(move) for move in (DRAW, STOP, take_move(2))] == [None] * 3


# -- events and views


def test_the_die_shows_its_last_face_to_everybody():
    state = position(columns=["r6 dice", "y5 dice"], rolls=["star", "green"])
    assert state.view(1).die is None
    play(state, "0 stop", "0 take 1")
    assert {state.view(seat).die for seat in (WATCHER, 0, 1)} == {"star"}
    play(state, "1 take 2")
    assert state.view(3).die == "green"


def test_a_sample_rolls_its_own_die():
    """Whatever the real die will show, samples show every face."""
    state = position(columns=["r6 dice"], rolls=["star"])
    play(state, "0 stop")
    faces = set()
    for seed in range(60):
        world = GAME.sample(state.view(0), Rng(seed))
        play(world, "0 take 1")
        faces.add(world.view(0).die)
    assert faces == set(FACES)


def test_the_order_of_the_pile_is_told_to_nobody():
    events = []
    state = GAME.start(4, GourmandOptions(), 3, events)
    shuffled = told(events, PileShuffled)[0]
    assert list(shuffled.pile) == state.pile[::-1]
    for seat in (WATCHER, 0, 3):
        assert shuffled.seen_by(seat) == PileShuffled(state.active, (HIDDEN,) * 120)


def test_events_in_words():
    state = position(columns=["b2", "y5", "r4 r2"], pile="y2 g1", zones={0: "b6"}, rolls=["blue"])
    rows = [GAME.event_json(event) for event in play(state, "0 draw")]
    assert json.loads(json.dumps(rows)) == [
        {"event": "card_drawn", "seat": 0, "card": "y2", "cards_left": 1},
        {"event": "busted", "seat": 0, "card": "y2", "clashes": [["b2"], ["y5"], ["r2"]]},
        {"event": "die_rolled", "seat": 0, "face": "blue", "lost": ["b6"], "cause": "bust"},
    ]


def test_everybody_sees_the_same_table():
    state = position(columns=["r6", "y5"], zones={0: "b1", 2: "g5"}, protected={2: "g1"})
    views = [state.view(seat) for seat in (WATCHER, 0, 1, 2, 3)]
    assert {view.protected for view in views} == {((), (), cards("g1"), ())}
    assert {view.totals for view in views} == {(1, 0, 6, 0)}


# -- bust chance by enumeration


@pytest.mark.parametrize("seed", range(6))
def test_bust_chance_is_exact_by_playing_every_possible_next_card(seed):
    """All along a match: put each card of the pile on top, draw it, count the busts."""
    state = GAME.start(4, GourmandOptions(), seed)
    rng = Rng(seed)
    while state.to_act():
        if state.phase in (Phase.STARTING, Phase.BUILDING):
            found = chances(state.view(state.actor))
            assert found.cards_left == len(state.pile)
            assert found.bust_count == busts_by_playing(state)
        options = state.legal_moves(state.actor)
        moves = [move for move in options if move == DRAW] or options
        if rng.below(8) == 0:
            moves = options
        state.play(state.actor, moves[rng.below(len(moves))])


def busts_by_playing(state):
    busts = 0
    for place in range(len(state.pile)):
        world = state.clone()
        world.pile[place], world.pile[-1] = world.pile[-1], world.pile[place]
        events = []
        world.play(world.actor, DRAW, events)
        assert type(events[0]) is CardDrawn
        busts += bool(told(events, Busted))
    return busts
