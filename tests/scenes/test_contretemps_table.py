"""Whole Contretemps matches through the real scenes: mouse, finger, keyboard, several people."""

from collections.abc import Callable

import pygame
import pytest

from game.rules.contretemps import (
    PILE,
    Action,
    ContretempsOptions,
    ContretempsView,
    prospects_at,
    prospects_of,
)
from game.rules.contretemps.moves import make_move
from game.rules.registry import GAMES
from game.scenes.contretemps.holders import Cell
from game.scenes.contretemps.table import ContretempsTable
from game.scenes.contretemps.targets import Target
from game.scenes.contretemps.words import WORDS
from game.services.settings import Speed
from tests.scenes.pilot import SHAPES, Pilot
from tests.turns.contretemps import choice, clicks, target_point

SMALLEST_CARD_PX = 34


def table_of(pilot: Pilot) -> ContretempsTable:
    assert isinstance(pilot.scene, ContretempsTable)
    return pilot.scene


def play(pilot: Pilot, touch: bool = False) -> None:
    """A card, then its place."""
    table = table_of(pilot)
    moves = len(table.match.log)
    move = choice(table).move
    card, place = clicks(table)
    pilot.click(card, touch)
    assert len(table.match.log) == moves, "one tap only lifts the card"
    pilot.click(place, touch)
    assert table.match.log[moves].move == move


def until(pilot: Pilot, reached: Callable[[ContretempsTable], bool]) -> ContretempsTable:
    """Play on until a table looks like that and waits for its person."""
    found: list[ContretempsTable] = []

    def turn() -> None:
        if reached(table_of(pilot)):
            found.append(table_of(pilot))
            raise StopIteration
        play(pilot)

    with pytest.raises(StopIteration):
        pilot.finish(turn)
    return found[0]


def others_series(table: ContretempsTable) -> list[int]:
    owners = table.view.owners
    return [holder for holder, owner in enumerate(owners) if owner not in (-1, table.viewer)]


@pytest.mark.parametrize("size", SHAPES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_whole_match_by_mouse_from_the_title(size: tuple[int, int]) -> None:
    pilot = Pilot(size)
    pilot.press("game:contretemps")
    if pilot.scene.group.find("deal") is None:
        pilot.press("onward")
    pilot.press("deal")
    pilot.finish(lambda: play(pilot))
    pilot.frame(30)
    pilot.press("again")
    assert pilot.is_on("ContretempsTable")


def test_a_whole_match_of_two_by_touch_on_a_phone() -> None:
    pilot = Pilot((390, 844), "fr")
    pilot.sit_down("contretemps", players=2)
    pilot.finish(lambda: play(pilot, touch=True))


def test_a_whole_match_by_keyboard_only() -> None:
    pilot = Pilot(language="fr")
    pilot.sit_down("contretemps", players=3, seed=4)

    def turn() -> None:
        moves = len(pilot.table.match.log)
        pilot.key(pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN)
        assert len(pilot.table.match.log) > moves

    while not pilot.is_on("ResultScene"):
        pilot.until_my_turn()
        if pilot.is_on("ScoresScene"):
            pilot.key(pygame.K_RETURN)
        elif pilot.is_on("ContretempsTable"):
            turn()


def test_keys_walk_the_targets_and_come_back_to_the_hand() -> None:
    pilot = Pilot()
    pilot.sit_down("contretemps", players=3)
    pilot.until_my_turn()
    table = table_of(pilot)
    pilot.key(pygame.K_1, pygame.K_RETURN)
    first = table.group.focus
    assert isinstance(first, Target)
    pilot.key(pygame.K_RIGHT)
    assert table.group.focus is not first
    pilot.key(pygame.K_ESCAPE)
    assert pilot.is_on("ContretempsTable")
    assert table.group.focus is None
    pilot.key(pygame.K_RIGHT)
    assert table.hand.selected == table.shown.hand[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(844, 390), (390, 844), (1280, 720)])
def test_every_number_of_players_is_laid_out(players: int, size: tuple[int, int]) -> None:
    pilot = Pilot(size, "fr")
    pilot.sit_down("contretemps", players=players, seed=players)
    for _ in range(2):
        pilot.until_my_turn()
        play(pilot)
    table = table_of(pilot)
    window = pygame.Rect((0, 0), size)
    holders = [cell.rect for owner in range(players) for cell in cells_of(table, owner)]
    for rect in (*table.layout.plates, *table.layout.zones, *holders, table.layout.pile):
        assert window.contains(rect)
    assert all(cell.card_width >= SMALLEST_CARD_PX for cell in cells_of(table, 1))


def cells_of(table: ContretempsTable, owner: int) -> list[Cell]:
    """Where the holders would stand if one seat had all three."""
    return list(table.cells([owner] * 3).values())


def test_holders_of_one_owner_never_overlap() -> None:
    for size in SHAPES:
        pilot = Pilot(size)
        for players in GAMES["contretemps"].player_counts:
            pilot.sit_down("contretemps", players=players)
            table = table_of(pilot)
            for owner in range(players):
                rects = [cell.rect for cell in cells_of(table, owner)]
                for index, rect in enumerate(rects):
                    assert rect.collidelist(rects[index + 1 :]) == -1


def test_the_double_deck_writes_scores_down_and_goes_on() -> None:
    pilot = Pilot()
    options = ContretempsOptions(double_deck=True)
    pilot.sit_down("contretemps", players=5, options=options)
    notices: set[str] = set()
    written: list[tuple[int, ...]] = []

    def turn() -> None:
        table = table_of(pilot)
        if table.shown.written is not None:
            written.append(table.shown.written)
        play(pilot)

    show = ContretempsTable.draw_over

    def watched(table: ContretempsTable, target: pygame.Surface) -> None:
        notices.add(table.notice)
        show(table, target)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ContretempsTable, "draw_over", watched)
        pilot.finish(turn)
    assert len(set(written)) == 1
    assert any(str(max(written[0])) in notice for notice in notices)


def test_a_place_first_lights_the_cards_that_fit() -> None:
    pilot = Pilot()
    pilot.sit_down("contretemps", players=4, seed=7)
    table = until(pilot, lambda t: any(captures_at(t, h) for h in others_series(t)))
    holder = next(h for h in others_series(table) if captures_at(table, h))
    pilot.press(f"holder:{holder}")
    pilot.frame(5)
    lit = {card for card in table.shown.hand if table.stage[card].ring.value}
    assert lit == set(captures_at(table, holder))
    card = captures_at(table, holder)[0]
    pilot.choose_card(card)
    moves = len(table.match.log)
    pilot.choose_card(card)
    assert table.match.log[moves].move == make_move(Action.CAPTURE, card, holder)


def captures_at(table: ContretempsTable, holder: int) -> list[int]:
    return [
        p.card
        for p in prospects_at(table.view, holder)
        if p.possible and p.action is Action.CAPTURE
    ]


def test_a_card_is_dragged_to_a_place() -> None:
    pilot = Pilot()
    pilot.sit_down("contretemps", players=3)
    pilot.until_my_turn()
    table = table_of(pilot)
    prospect = choice(table)
    at = pilot.card_point(prospect.card)
    moves = len(table.match.log)
    pilot.drag(at, (at[0] + 20, at[1] - 30))
    assert len(table.match.log) == moves, "not dropped on a place"
    pilot.until_my_turn()
    pilot.drag(pilot.card_point(prospect.card), target_point(table, prospect))
    assert table.match.log[moves].move == prospect.move


def test_a_refused_place_says_why_and_changes_nothing() -> None:
    pilot = Pilot()
    pilot.sit_down("contretemps", players=4, seed=7)

    def refused(table: ContretempsTable) -> list[int]:
        return [
            card
            for card in table.view.hand
            for p in prospects_of(table.view, card)
            if p.refusal in ("wrong_colour", "not_higher", "not_lower")
        ]

    table = until(pilot, lambda t: bool(refused(t)))
    card = refused(table)[0]
    prospect = next(p for p in prospects_of(table.view, card) if p.refusal is not None)
    moves = len(table.match.log)
    pilot.choose_card(card)
    pilot.click(target_point(table, prospect))
    assert prospect.refusal is not None
    assert len(table.match.log) == moves
    assert table.toast.text.startswith(WORDS.refusals[prospect.refusal])


def test_the_draw_pile_says_when_it_takes_cards() -> None:
    pilot = Pilot()
    pilot.sit_down("contretemps", players=3)
    pilot.until_my_turn()
    pilot.press("pile")
    assert pilot.scene.toast.text == WORDS.refusals["discard_not_forced"]


def test_all_three_series_mean_a_card_for_the_draw_pile() -> None:
    pilot = Pilot((390, 844))
    for seed in range(1, 40):
        pilot.sit_down("contretemps", players=2, seed=seed, level="random")
        forced: list[int] = []

        def turn(forced: list[int] = forced) -> None:
            table = table_of(pilot)
            if choice(table).place == PILE:
                forced.append(table.view.pile_size)
                play(pilot)
                pilot.until_my_turn()
                raise StopIteration
            play(pilot)

        try:
            pilot.finish(turn)
        except StopIteration:
            break
    assert forced
    if pilot.is_on("ContretempsTable"):
        assert table_of(pilot).view.pile_size in (forced[0] + 1, forced[0] + 1 - 10)


def test_people_never_see_each_others_hands() -> None:
    pilot = Pilot()
    pilot.sit_down("contretemps", people=2, players=3)
    handed: list[str] = []

    def turn() -> None:
        table = table_of(pilot)
        assert table.viewer in table.match.to_act()
        view = table.match.view(table.viewer)
        assert isinstance(view, ContretempsView)
        assert set(table.shown.hand) == set(view.hand)
        assert {sprite.key for sprite in table.stage} <= set(view.hand)
        handed.append(table.last_event_line())
        play(pilot)

    pilot.finish(turn)
    assert len(set(handed)) > 8


def test_a_card_out_of_turn_is_refused_in_words_and_changes_nothing() -> None:
    pilot = Pilot(speed=Speed.CALM)
    pilot.sit_down("contretemps", players=4, seed=3)
    pilot.until(lambda: pilot.table.timeline.idle and not pilot.table.my_turn)
    table = table_of(pilot)
    moves = len(table.match.log)
    table.play_card(table.shown.hand[0])
    assert len(table.match.log) == moves
    assert table.toast.text == WORDS.refusals["not_your_turn"]


def test_a_killed_window_resumes_at_the_same_position() -> None:
    first = Pilot()
    first.sit_down("contretemps", players=4, seed=5)
    for _ in range(3):
        first.until_my_turn()
        play(first)
    first.until_my_turn()
    digest = first.table.match.digest()
    again = Pilot(storage=first.storage)
    again.press("continue")
    assert again.table.match.digest() == digest
    again.until_my_turn()
    assert table_of(again).shown == table_of(first).shown


def test_the_cards_of_the_series_can_be_seen() -> None:
    pilot = Pilot()
    pilot.sit_down("contretemps", players=3)
    pilot.until_my_turn()
    play(pilot)
    pilot.until_my_turn()
    pilot.key(pygame.K_l)
    assert pilot.is_on("SeriesScene")
    pilot.key(pygame.K_ESCAPE)
    pilot.press("look:0")
    assert pilot.is_on("SeriesScene")
    pilot.press("close")
    assert pilot.is_on("ContretempsTable")


def test_the_window_may_change_its_shape_in_the_middle_of_a_match() -> None:
    pilot = Pilot()
    pilot.sit_down("contretemps", players=4)
    for size in (*SHAPES, (320, 240)):
        pilot.until_my_turn()
        if not pilot.is_on("ContretempsTable"):
            pilot.press("next")
            pilot.until_my_turn()
        pygame.display.set_mode(size)
        pygame.event.post(pygame.Event(pygame.VIDEORESIZE, {"w": size[0], "h": size[1]}))
        pilot.frame(2)
        assert pilot.app.context.screen.width == size[0]
        if size != (320, 240):
            play(pilot)


def test_reduced_motion_plays_the_same_match() -> None:
    pilot = Pilot()
    pilot.app.context.change_settings(reduced_motion=True)
    pilot.sit_down("contretemps", players=4)
    pilot.finish(lambda: play(pilot))


def test_nothing_is_drawn_while_nothing_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = Pilot()
    pilot.sit_down("contretemps", players=3)
    pilot.until_my_turn()
    pilot.frame(5)
    drawn: list[pygame.Surface] = []
    monkeypatch.setattr(pilot.app.stack, "draw", drawn.append)
    pilot.frame(20)
    assert not drawn
