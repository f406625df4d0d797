"""Fair by construction: a bot knows its view, and the worlds it imagines are honest."""

from collections import Counter
from pathlib import Path

import pytest

from game.players.levels import GRADES, make_player
from game.rules.contract import Game, State, View
from game.rules.registry import GAMES
from game.rules.rng import Rng
from game.rules.tri_express import Pile, fits
from tests.architecture.source import files, imports_of, name_of, package_of, tree_of
from tests.contract.tables import Case, walk
from tests.players.tables import acting, decide, positions

WORLDS = 8_000
TWO_POINTS = 0.02

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
every_player_file = pytest.mark.parametrize(
    "path", [path for path in files() if package_of(path) == "players"], ids=name_of
)


@every_player_file
def test_no_player_can_reach_a_real_table(path: Path) -> None:
    """Worlds come from the sampler that is handed in: no match, no dealer, no table of games."""
    for module in imports_of(tree_of(path)):
        parts = module.split(".")
        assert parts[:2] != ["game", "match"]
        assert parts[:3] != ["game", "rules", "registry"]
        assert not (parts[:2] == ["game", "rules"] and "game" in parts[2:]), module


@every_game
@pytest.mark.parametrize("level", GRADES)
def test_hidden_cards_do_not_change_a_choice(game: Game, level: str) -> None:
    """Worlds that look alike from a seat: the same choice in all of them."""
    different_worlds = 0
    for number, state in enumerate(positions(game, seed=17, most=3)):
        for seat in acting(state):
            view = state.view(seat)
            world = game.sample(view, Rng(number))
            player = make_player(level, game.id)
            choices = {decide(player, game, each, seat, seed=3)[0] for each in (state, world)}
            assert len(choices) == 1
            different_worlds += state.snapshot() != world.snapshot()
    assert different_worlds > 0


def middle_position(game: Game) -> tuple[State, int]:
    """Halfway through a random match, somebody to act who could do several things."""
    case = Case(game, max(game.player_counts), game.options_type(), 5)
    length = sum(1 for _ in walk(case, Rng(23)))
    for number, (state, _) in enumerate(walk(case, Rng(23))):  # the walk's own state
        seats = [seat for seat in acting(state) if len(state.legal_moves(seat)) > 1]
        if number > length // 2 and seats and says_nothing_more(game, state.view(seats[0])):
            return state, seats[0]
    raise AssertionError("nobody ever has a choice")


def says_nothing_more(game: Game, view: View) -> bool:
    """Does a view leave every arrangement of the cards it hides equally likely?

    Tri Express: a seat that can place nothing knows that somebody else can (TE-24).
    """
    if game.id == "tri_express":
        return any(fits(pile, view.tops[pile], card) for pile in Pile for card in view.hand)
    return bool(hidden_places(game, view))


def hidden_places(game: Game, view: View) -> dict[int, int]:
    """How many hidden cards each other seat holds; in Gourmand the pile's next card."""
    if game.id == "gourmand":
        return {0: 1}
    known = getattr(view, "shown", ((),) * view.players)
    sizes = [size - len(cards) for size, cards in zip(view.hand_sizes, known, strict=True)]
    return {seat: size for seat, size in enumerate(sizes) if seat != view.seat and size}


def cards_at(game: Game, world: State, place: int) -> list[int]:
    return [world.pile[-1]] if game.id == "gourmand" else world.hands[place]


def unseen_cards(state: State, view: View) -> Counter[int]:
    """The cards that lie where this seat cannot look; which they are it can work out."""
    rows = [hand for other, hand in enumerate(getattr(state, "hands", [])) if other != view.seat]
    rows += [getattr(state, "aside", []), getattr(state, "pile", []), *getattr(state, "stocks", [])]
    shown = {card for cards in getattr(view, "shown", ()) for card in cards}
    return Counter(card for row in rows for card in row if card not in shown)


@every_game
def test_every_hidden_card_is_sampled_as_often_as_it_is_likely(game: Game) -> None:
    """All arrangements of the unseen cards are equally likely, so a place holds each
    of them with the share that its size has of them all."""
    state, seat = middle_position(game)
    view = state.view(seat)
    unseen = unseen_cards(state, view)
    total = sum(unseen.values())
    seen: Counter[tuple[int, int]] = Counter()
    rng = Rng(99)
    for _ in range(WORLDS):
        world = game.sample(view, rng)
        for place in hidden_places(game, view):
            seen.update((place, card) for card in cards_at(game, world, place))
    for place, size in hidden_places(game, view).items():
        for card, copies in unseen.items():
            exact = copies * size / total
            assert abs(seen[place, card] / WORLDS - exact) < TWO_POINTS, (place, card)
