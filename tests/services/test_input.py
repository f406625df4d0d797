"""The input service, fed with made-up pygame events."""

from collections.abc import Iterator

import pygame
import pytest

from game.services.input import (
    REPEAT_AFTER_SECONDS,
    REPEAT_EVERY_SECONDS,
    Command,
    Erase,
    Exposed,
    FocusGained,
    FocusLost,
    Input,
    KeyAt,
    Pointer,
    PointerKind,
    Quit,
    Resized,
    Typed,
    Wheel,
)


class Time:
    seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def reader(time: Time, monkeypatch: pytest.MonkeyPatch) -> Iterator[Input]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((200, 100))
    pygame.event.clear()
    yield Input(now=time)
    pygame.display.quit()


def post(kind: int, **values: object) -> None:
    pygame.event.post(pygame.Event(kind, values))


def press(key: int, mod: int = 0, scancode: int = 0) -> None:
    post(pygame.KEYDOWN, key=key, mod=mod, scancode=scancode, unicode="")


def button(kind: int, number: int = 1, touch: bool = False) -> None:
    post(kind, pos=(12, 34), button=number, touch=touch)


def test_a_click_is_down_then_up(reader: Input) -> None:
    button(pygame.MOUSEBUTTONDOWN)
    button(pygame.MOUSEBUTTONUP)
    assert reader.poll() == [Pointer(PointerKind.DOWN, 12, 34), Pointer(PointerKind.UP, 12, 34)]
    assert reader.poll() == []


def test_a_finger_comes_once_and_says_so(reader: Input) -> None:
    post(pygame.FINGERDOWN, touch_id=1, finger_id=1, x=0.1, y=0.1, dx=0, dy=0)
    button(pygame.MOUSEBUTTONDOWN, touch=True)
    assert reader.poll() == [Pointer(PointerKind.DOWN, 12, 34, touch=True)]


def test_the_second_button_is_named_and_wheel_buttons_are_not_clicks(reader: Input) -> None:
    for number in (2, 3, 4, 5):
        button(pygame.MOUSEBUTTONDOWN, number)
        button(pygame.MOUSEBUTTONUP, number)
    assert reader.poll() == [
        Pointer(PointerKind.DOWN, 12, 34, button=3),
        Pointer(PointerKind.UP, 12, 34, button=3),
    ]


def test_of_moves_in_a_row_the_last_counts(reader: Input) -> None:
    for x in range(5):
        post(pygame.MOUSEMOTION, pos=(x, 1), rel=(1, 0), buttons=(0, 0, 0), touch=False)
    button(pygame.MOUSEBUTTONDOWN)
    post(pygame.MOUSEMOTION, pos=(9, 1), rel=(1, 0), buttons=(1, 0, 0), touch=False)
    kinds = [(signal.kind, signal.x) for signal in reader.poll() if isinstance(signal, Pointer)]
    assert kinds == [(PointerKind.MOVE, 4), (PointerKind.DOWN, 12), (PointerKind.MOVE, 9)]


def test_the_wheel_turns_where_the_pointer_was(reader: Input) -> None:
    post(pygame.MOUSEMOTION, pos=(7, 8), rel=(1, 0), buttons=(0, 0, 0))
    post(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-0.5, flipped=False)
    post(pygame.MOUSEWHEEL, x=0, y=2, flipped=False)
    assert reader.poll()[1:] == [Wheel(7, 8, -0.5), Wheel(7, 8, 2.0)]


def test_leaving_ends_hovering_but_not_a_drag(reader: Input) -> None:
    post(pygame.WINDOWLEAVE)
    assert reader.poll() == [Pointer(PointerKind.CANCEL, 0, 0)]
    button(pygame.MOUSEBUTTONDOWN)
    post(pygame.WINDOWLEAVE)
    assert [type(signal) for signal in reader.poll()] == [Pointer]


def test_losing_focus_ends_everything_under_way(reader: Input, time: Time) -> None:
    button(pygame.MOUSEBUTTONDOWN)
    press(pygame.K_LEFT)
    post(pygame.WINDOWFOCUSLOST)
    assert reader.poll()[2:] == [FocusLost(), Pointer(PointerKind.CANCEL, 12, 34)]
    time.seconds = 10
    post(pygame.WINDOWFOCUSGAINED)
    assert reader.poll() == [FocusGained()]


@pytest.mark.parametrize(
    ("key", "modifiers", "command"),
    [
        (pygame.K_UP, 0, Command.UP),
        (pygame.K_DOWN, 0, Command.DOWN),
        (pygame.K_LEFT, 0, Command.LEFT),
        (pygame.K_RIGHT, 0, Command.RIGHT),
        (pygame.K_TAB, 0, Command.NEXT),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Command.PREVIOUS),
        (pygame.K_RETURN, 0, Command.CONFIRM),
        (pygame.K_KP_ENTER, 0, Command.CONFIRM),
        (pygame.K_SPACE, 0, Command.CONFIRM),
        (pygame.K_RETURN, pygame.KMOD_LALT, Command.FULLSCREEN),
        (pygame.K_F11, 0, Command.FULLSCREEN),
        (pygame.K_ESCAPE, 0, Command.CANCEL),
        (pygame.K_p, 0, Command.PAUSE),
        (pygame.K_l, pygame.KMOD_NUM, Command.LAST_TRICK),
        (pygame.K_s, pygame.KMOD_CAPS, Command.SORT),
        (pygame.K_h, 0, Command.HELP),
        (pygame.K_F1, 0, Command.HELP),
        (pygame.K_i, 0, Command.HINT),
        (pygame.K_b, 0, Command.WHO),
        (pygame.K_3, 0, Command.DIGIT_3),
        (pygame.K_KP_9, 0, Command.DIGIT_9),
    ],
)
def test_keys_have_their_commands(
    reader: Input, key: int, modifiers: int, command: Command
) -> None:
    press(key, modifiers)
    assert reader.poll() == [command]


@pytest.mark.parametrize("modifier", [pygame.KMOD_LCTRL, pygame.KMOD_LALT, pygame.KMOD_LMETA])
def test_shortcuts_of_the_system_are_not_ours(reader: Input, modifier: int) -> None:
    press(pygame.K_s, modifier)
    press(pygame.K_1, modifier)
    press(pygame.K_F5)
    assert reader.poll() == []


def test_the_digit_row_works_on_a_french_keyboard(reader: Input) -> None:
    press(pygame.K_AMPERSAND, scancode=pygame.KSCAN_1)
    press(pygame.K_QUOTEDBL, scancode=pygame.KSCAN_3)
    assert reader.poll() == [Command.DIGIT_1, Command.DIGIT_3]


def test_digits_know_their_number() -> None:
    assert [command.digit for command in Command if command.digit] == list(range(1, 10))
    assert Command.CONFIRM.digit is None


def test_letters_are_text_while_typing(reader: Input) -> None:
    reader.typing = True
    press(pygame.K_s)
    post(pygame.TEXTINPUT, text="s")
    press(pygame.K_SPACE)
    post(pygame.TEXTINPUT, text=" ")
    press(pygame.K_AMPERSAND, scancode=pygame.KSCAN_1)
    post(pygame.TEXTINPUT, text="é")
    post(pygame.TEXTINPUT, text="\t")
    press(pygame.K_BACKSPACE)
    press(pygame.K_RETURN)
    assert reader.poll() == [Typed("s"), Typed(" "), Typed("é"), Erase(), Command.CONFIRM]


def test_text_is_nothing_while_nobody_types(reader: Input) -> None:
    post(pygame.TEXTINPUT, text="s")
    press(pygame.K_BACKSPACE)
    assert reader.poll() == []


def test_a_held_arrow_goes_on_and_a_held_confirm_does_not(reader: Input, time: Time) -> None:
    press(pygame.K_RIGHT)
    press(pygame.K_RETURN)
    assert reader.poll() == [Command.RIGHT, Command.CONFIRM]
    time.seconds = REPEAT_AFTER_SECONDS - 0.01
    assert reader.poll() == []
    time.seconds = REPEAT_AFTER_SECONDS
    assert reader.poll() == [Command.RIGHT]
    assert reader.poll() == []
    time.seconds += REPEAT_EVERY_SECONDS
    assert reader.poll() == [Command.RIGHT]
    post(pygame.KEYUP, key=pygame.K_RIGHT, mod=0, scancode=0)
    time.seconds += 1
    assert reader.poll() == []


def test_letting_go_of_another_key_does_not_stop_the_held_one(reader: Input, time: Time) -> None:
    press(pygame.K_LEFT)
    post(pygame.KEYUP, key=pygame.K_RIGHT, mod=0, scancode=0)
    reader.poll()
    time.seconds = 1
    assert reader.poll() == [Command.LEFT]


def test_the_window_speaks(reader: Input) -> None:
    post(pygame.VIDEORESIZE, w=640, h=360, size=(640, 360))
    post(pygame.WINDOWEXPOSED)
    post(pygame.QUIT)
    post(pygame.USEREVENT)
    assert reader.poll() == [Resized(640, 360), Exposed(), Quit()]


# -- several hands


def touched(kind: int, finger_id: int, x: float, y: float) -> None:
    post(kind, touch_id=1, finger_id=finger_id, x=x, y=y, dx=0.0, dy=0.0)


def test_every_finger_counts_for_itself_and_none_is_also_a_mouse(reader: Input) -> None:
    reader.fingers = True
    touched(pygame.FINGERDOWN, 4, 0.25, 0.5)
    button(pygame.MOUSEBUTTONDOWN, touch=True)
    touched(pygame.FINGERDOWN, 9, 0.75, 0.1)
    touched(pygame.FINGERUP, 4, 0.25, 0.5)
    button(pygame.MOUSEBUTTONUP, touch=True)
    assert reader.poll() == [
        Pointer(PointerKind.DOWN, 50, 50, touch=True, finger=4),
        Pointer(PointerKind.DOWN, 150, 10, touch=True, finger=9),
        Pointer(PointerKind.UP, 50, 50, touch=True, finger=4),
    ]


def test_a_real_mouse_still_counts_beside_fingers(reader: Input) -> None:
    reader.fingers = True
    touched(pygame.FINGERDOWN, 4, 0.25, 0.5)
    button(pygame.MOUSEBUTTONDOWN)
    assert reader.poll()[1:] == [Pointer(PointerKind.DOWN, 12, 34)]


def test_moves_of_different_fingers_are_all_kept(reader: Input) -> None:
    reader.fingers = True
    for finger_id, x in ((1, 0.1), (1, 0.2), (2, 0.5), (1, 0.3)):
        touched(pygame.FINGERMOTION, finger_id, x, 0.0)
    moves = [(signal.finger, signal.x) for signal in reader.poll() if isinstance(signal, Pointer)]
    assert moves == [(1, 40), (2, 100), (1, 60)]


def test_a_screen_that_reports_no_fingers_keeps_its_mouse(reader: Input) -> None:
    reader.fingers = True
    button(pygame.MOUSEBUTTONDOWN, touch=True)
    assert reader.poll() == [Pointer(PointerKind.DOWN, 12, 34, touch=True)]


def test_keys_by_their_place_supersede_what_they_write(reader: Input) -> None:
    reader.key_places = frozenset({pygame.KSCAN_P})
    press(pygame.K_p, scancode=pygame.KSCAN_P)
    press(pygame.K_p, mod=pygame.KMOD_CTRL, scancode=pygame.KSCAN_P)
    press(pygame.K_h, scancode=pygame.KSCAN_H)
    assert reader.poll() == [KeyAt(pygame.KSCAN_P), Command.HELP]


def test_letters_are_letters_again_while_a_name_is_typed(reader: Input) -> None:
    reader.key_places = frozenset({pygame.KSCAN_P})
    reader.typing = True
    press(pygame.K_p, scancode=pygame.KSCAN_P)
    post(pygame.TEXTINPUT, text="p")
    assert reader.poll() == [Typed("p")]


def test_what_stands_on_a_key_is_learnt_from_pressing_it(reader: Input) -> None:
    press(pygame.K_a, scancode=pygame.KSCAN_Q)
    press(pygame.K_F1, scancode=pygame.KSCAN_F1)
    reader.poll()
    assert reader.key_letters == {pygame.KSCAN_Q: "A"}
