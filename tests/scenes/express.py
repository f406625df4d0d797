"""A pilot's ways at the table of Tri Express: fingers, keys by their place, whole matches."""

import pygame

from game.rules.tri_express import Pile, TriExpressOptions, TriExpressView, place
from game.scenes.tri_express.table import TriExpressTable
from tests.scenes.pilot import Pilot
from tests.turns.tri_express import clicks

MOST_TURNS = 500


def table_of(pilot: Pilot) -> TriExpressTable:
    assert isinstance(pilot.scene, TriExpressTable), type(pilot.scene).__name__
    return pilot.scene


def sit_down(
    pilot: Pilot,
    people: int = 1,
    players: int = 2,
    options: TriExpressOptions | None = None,
    seed: int = 1,
) -> TriExpressTable:
    """A table whose countdown is over."""
    pilot.sit_down("tri_express", people, players, options, seed)
    table = table_of(pilot)
    pilot.until(lambda: table.live)
    return table


def play_on(pilot: Pilot, touch: bool = False) -> None:
    """To the result, by clicking whatever fits."""
    for _ in range(MOST_TURNS):
        pilot.until_my_turn()
        if pilot.is_on("ResultScene"):
            return
        if pilot.is_on("ScoresScene"):
            pilot.press("next")
        elif pilot.is_on("TriExpressTable"):
            points = clicks(table_of(pilot))
            for at in points:
                pilot.click(at, touch)
            if not points:  # nothing fits: the others have to go on first
                pilot.frame()
    raise AssertionError("the match does not end")


def press_place(pilot: Pilot, place_: int, key: int = pygame.K_UNKNOWN) -> None:
    values = {"key": key, "scancode": place_, "mod": 0}
    pygame.event.post(pygame.Event(pygame.KEYDOWN, values))
    pygame.event.post(pygame.Event(pygame.KEYUP, values))
    pilot.frame()


def finger(pilot: Pilot, kind: int, finger_id: int, at: tuple[int, int]) -> None:
    width, height = pilot.picture().get_size()
    values = {"touch_id": 1, "finger_id": finger_id, "x": at[0] / width, "y": at[1] / height}
    pygame.event.post(pygame.Event(kind, {**values, "dx": 0.0, "dy": 0.0}))


def wrong_move(view: TriExpressView) -> int:
    moves = [
        place(card, pile)
        for card in view.hand
        for pile in Pile
        if not view.compare(card, pile).fits
    ]
    return moves[0]


def view_of(table: TriExpressTable, seat: int) -> TriExpressView:
    view = table.match.view(seat)
    assert isinstance(view, TriExpressView)
    return view


def card_middle(pilot: Pilot, card: int) -> tuple[int, int]:
    return table_of(pilot).stage[card].home_rect.center
