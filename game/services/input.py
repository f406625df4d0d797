"""What the people at the device do, as a few kinds of signal.

This is the only reader of pygame's event queue.  Touch arrives as mouse events
with ``touch`` set, so finger events are left aside (they would come twice).
Where several hands play at once it is the other way round: each finger counts,
and the mouse that the first of them pretends to be is left aside.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

import pygame


class PointerKind(Enum):
    DOWN = auto()
    MOVE = auto()
    UP = auto()
    CANCEL = auto()
    """The pointer left, or the window lost it: end hovering and dragging."""


MAIN_BUTTON = 1
SECOND_BUTTON = 3


@dataclass(frozen=True, slots=True)
class Pointer:
    """Mouse or finger at ``x, y``, in pixels of the surface.

    A finger leaves nothing to hover with once it is up.
    """

    kind: PointerKind
    x: int
    y: int
    touch: bool = False
    button: int = MAIN_BUTTON
    finger: int | None = None
    """Which one, where fingers are told apart."""

    @property
    def pos(self) -> tuple[int, int]:
        return self.x, self.y


@dataclass(frozen=True, slots=True)
class Wheel:
    """Turned by ``steps`` (up is positive, parts of a step on fine wheels)."""

    x: int
    y: int
    steps: float


class Command(Enum):
    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    NEXT = auto()
    PREVIOUS = auto()
    CONFIRM = auto()
    CANCEL = auto()
    PAUSE = auto()
    FULLSCREEN = auto()
    LAST_TRICK = auto()
    SORT = auto()
    HELP = auto()
    HINT = auto()
    WHO = auto()
    DIGIT_1 = auto()
    DIGIT_2 = auto()
    DIGIT_3 = auto()
    DIGIT_4 = auto()
    DIGIT_5 = auto()
    DIGIT_6 = auto()
    DIGIT_7 = auto()
    DIGIT_8 = auto()
    DIGIT_9 = auto()

    @property
    def digit(self) -> int | None:
        return DIGITS.index(self) + 1 if self in DIGITS else None


DIGITS = tuple(Command[f"DIGIT_{digit}"] for digit in range(1, 10))


@dataclass(frozen=True, slots=True)
class KeyAt:
    """A key by its place on the keyboard, whatever it writes there."""

    place: int
    """The scan code: a letter's place on an American keyboard."""


@dataclass(frozen=True, slots=True)
class Typed:
    text: str


@dataclass(frozen=True, slots=True)
class Erase:
    """The last letter of the text field."""


@dataclass(frozen=True, slots=True)
class Quit:
    """The window's close button, or the system asks."""


@dataclass(frozen=True, slots=True)
class Resized:
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Exposed:
    """The window's picture is gone or stale: draw it again."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    pass


@dataclass(frozen=True, slots=True)
class FocusGained:
    pass


Signal = (
    Pointer
    | Wheel
    | Command
    | KeyAt
    | Typed
    | Erase
    | Quit
    | Resized
    | Exposed
    | FocusLost
    | FocusGained
)

KEYS: dict[int, Command] = {
    pygame.K_UP: Command.UP,
    pygame.K_DOWN: Command.DOWN,
    pygame.K_LEFT: Command.LEFT,
    pygame.K_RIGHT: Command.RIGHT,
    pygame.K_TAB: Command.NEXT,
    pygame.K_RETURN: Command.CONFIRM,
    pygame.K_KP_ENTER: Command.CONFIRM,
    pygame.K_ESCAPE: Command.CANCEL,
    pygame.K_AC_BACK: Command.CANCEL,
    pygame.K_F1: Command.HELP,
    pygame.K_F11: Command.FULLSCREEN,
}
"""Keys that write nothing: they keep their meaning while a text field has focus."""

WRITING_KEYS: dict[int, Command] = {
    pygame.K_SPACE: Command.CONFIRM,
    pygame.K_p: Command.PAUSE,
    pygame.K_l: Command.LAST_TRICK,
    pygame.K_s: Command.SORT,
    pygame.K_h: Command.HELP,
    pygame.K_i: Command.HINT,
    pygame.K_b: Command.WHO,
    **{pygame.K_1 + place: digit for place, digit in enumerate(DIGITS)},
    **{pygame.K_KP_1 + place: digit for place, digit in enumerate(DIGITS)},
}

DIGIT_PLACES: dict[int, Command] = {
    pygame.KSCAN_1 + place: digit for place, digit in enumerate(DIGITS)
}
"""The digit row by its place: on a French keyboard it writes & é " ' ( without shift."""

REPEATED = frozenset(
    {Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT, Command.NEXT, Command.PREVIOUS}
)
REPEAT_AFTER_SECONDS = 0.4
REPEAT_EVERY_SECONDS = 0.08

SHORTCUT_MODIFIERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
BUTTONS = frozenset({MAIN_BUTTON, SECOND_BUTTON})


def command_of(key: int, place: int, modifiers: int, typing: bool) -> Command | None:
    """What a key means, given its symbol and its place on the keyboard."""
    if key == pygame.K_RETURN and modifiers & pygame.KMOD_ALT:
        return Command.FULLSCREEN
    if modifiers & SHORTCUT_MODIFIERS:
        return None
    if key == pygame.K_TAB and modifiers & pygame.KMOD_SHIFT:
        return Command.PREVIOUS
    if typing or key in KEYS:
        return KEYS.get(key)
    return WRITING_KEYS.get(key) or DIGIT_PLACES.get(place)


class Input:
    """Turns pygame's events into signals, once a frame.

    Set ``typing`` while a text field has focus: letters then come as ``Typed``.
    Keys at one of the ``key_places`` come as ``KeyAt`` instead of what they else
    mean.  With ``fingers`` each finger is a pointer of its own.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.typing = False
        self.fingers = False
        self.key_places: frozenset[int] = frozenset()
        self.key_letters: dict[int, str] = {}
        """What the keys pressed so far write, by their place."""
        self._has_fingers = False
        """Only where fingers come as such can the mouse that they pretend to be go."""
        self._now = now
        self._pointer = (0, 0)
        self._buttons_down: set[int] = set()
        self._held_key: int | None = None
        self._held_signal: Command | Erase | None = None
        self._repeat_at = 0.0
        self._readers: dict[int, Callable[[pygame.Event], Signal | None]] = {
            pygame.MOUSEBUTTONDOWN: self._button_down,
            pygame.MOUSEBUTTONUP: self._button_up,
            pygame.MOUSEMOTION: self._motion,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.FINGERDOWN: lambda event: self._finger(PointerKind.DOWN, event),
            pygame.FINGERMOTION: lambda event: self._finger(PointerKind.MOVE, event),
            pygame.FINGERUP: lambda event: self._finger(PointerKind.UP, event),
            pygame.WINDOWLEAVE: self._leave,
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: self._text,
            pygame.QUIT: lambda _: Quit(),
            pygame.VIDEORESIZE: lambda event: Resized(event.w, event.h),
            pygame.WINDOWEXPOSED: lambda _: Exposed(),
            pygame.WINDOWFOCUSGAINED: lambda _: FocusGained(),
            pygame.WINDOWFOCUSLOST: self._focus_lost,
        }

    def poll(self) -> list[Signal]:
        """Everything since the last call, in order; of pointer moves in a row the last."""
        signals: list[Signal] = []
        for event in pygame.event.get():
            reader = self._readers.get(event.type)
            signal = reader(event) if reader else None
            if signal is None:
                continue
            if signals and _replaces(signal, signals[-1]):
                signals.pop()
            signals.append(signal)
            if isinstance(signal, FocusLost):
                signals.append(Pointer(PointerKind.CANCEL, *self._pointer))
        repeated = self._repeat()
        return [*signals, repeated] if repeated else signals

    def _at(self, kind: PointerKind, event: pygame.Event, button: int = MAIN_BUTTON) -> Pointer:
        x, y = event.pos
        self._pointer = (int(x), int(y))
        return Pointer(
            kind, *self._pointer, touch=bool(getattr(event, "touch", False)), button=button
        )

    def _is_double(self, event: pygame.Event) -> bool:
        """A finger's second appearance, as a mouse."""
        return self.fingers and self._has_fingers and bool(getattr(event, "touch", False))

    def _finger(self, kind: PointerKind, event: pygame.Event) -> Pointer | None:
        self._has_fingers = True
        window = pygame.display.get_surface()
        if not self.fingers or window is None:
            return None
        size = window.get_size()
        x, y = (round(share * side) for share, side in zip((event.x, event.y), size, strict=True))
        return Pointer(kind, x, y, touch=True, finger=int(event.finger_id))

    def _button_down(self, event: pygame.Event) -> Pointer | None:
        if event.button not in BUTTONS or self._is_double(event):
            return None
        self._buttons_down.add(event.button)
        return self._at(PointerKind.DOWN, event, event.button)

    def _button_up(self, event: pygame.Event) -> Pointer | None:
        if event.button not in BUTTONS:
            return None
        self._buttons_down.discard(event.button)
        if self._is_double(event):
            return None
        return self._at(PointerKind.UP, event, event.button)

    def _motion(self, event: pygame.Event) -> Pointer | None:
        return None if self._is_double(event) else self._at(PointerKind.MOVE, event)

    def _wheel(self, event: pygame.Event) -> Wheel:
        # The browser's wheel events carry no position of their own.
        return Wheel(*self._pointer, steps=float(getattr(event, "precise_y", event.y)))

    def _leave(self, _: pygame.Event) -> Pointer | None:
        # A drag goes on outside the window until the button is up.
        return None if self._buttons_down else Pointer(PointerKind.CANCEL, *self._pointer)

    def _focus_lost(self, _: pygame.Event) -> FocusLost:
        self._buttons_down.clear()
        self._held_key = None
        return FocusLost()

    def _text(self, event: pygame.Event) -> Typed | None:
        return Typed(event.text) if self.typing and event.text.isprintable() else None

    def _key_down(self, event: pygame.Event) -> Command | KeyAt | Erase | None:
        place = getattr(event, "scancode", pygame.KSCAN_UNKNOWN)
        modifiers = getattr(event, "mod", pygame.KMOD_NONE)
        if place and _is_letter(event.key):
            self.key_letters[place] = chr(event.key).upper()
        signal: Command | Erase | None
        if self.typing and event.key == pygame.K_BACKSPACE:
            signal = Erase()
        elif not self.typing and place in self.key_places and not modifiers & SHORTCUT_MODIFIERS:
            return KeyAt(place)
        else:
            signal = command_of(event.key, place, modifiers, self.typing)
        if isinstance(signal, Erase) or signal in REPEATED:
            self._held_key, self._held_signal = event.key, signal
            self._repeat_at = self._now() + REPEAT_AFTER_SECONDS
        return signal

    def _key_up(self, event: pygame.Event) -> None:
        if event.key == self._held_key:
            self._held_key = None

    def _repeat(self) -> Command | Erase | None:
        """A held arrow goes on.  Our own timer: the browser has no pygame timers."""
        now = self._now()
        if self._held_key is None or now < self._repeat_at:
            return None
        self._repeat_at = now + REPEAT_EVERY_SECONDS
        return self._held_signal


def _replaces(signal: Signal, before: Signal) -> bool:
    """A further move of the same pointer."""
    return (
        isinstance(signal, Pointer)
        and isinstance(before, Pointer)
        and signal.kind is before.kind is PointerKind.MOVE
        and signal.finger == before.finger
    )


def _is_letter(key: int) -> bool:
    return pygame.K_SPACE < key < pygame.K_DELETE or 0xA0 < key < 0x250
