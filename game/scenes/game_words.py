"""The words of one game: everything about it that a screen has to say."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class OptionWords:
    label: str
    help: str = ""
    needs: str = ""
    """The option that must be on for this one to mean anything."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page of the rules: a heading and a few short paragraphs."""

    heading: str
    lines: tuple[str, ...]
    picture: str = ""
    """Names the illustration that the game's scene draws for this page."""


@dataclass(frozen=True, slots=True)
class GameWords:
    """English messages, marked for the catalogues and looked up when shown."""

    title: str
    tagline: str
    goal: str = ""
    """The whole game in one sentence, for somebody who never saw it."""
    refusals: dict[str, str] = field(default_factory=dict)
    options: dict[str, OptionWords] = field(default_factory=dict)
    pages: tuple[Page, ...] = ()
    reasons: dict[str, str] = field(default_factory=dict)
    """Outcome reasons that the result explains in a line."""
