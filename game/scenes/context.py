"""What every scene may use: the services, and the way to other scenes."""

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from game.services.assets import Assets
from game.services.audio import Audio
from game.services.i18n import Words
from game.services.platform import Platform
from game.services.screen import Screen
from game.services.settings import Settings, save_settings
from game.services.storage import SafeStorage

if TYPE_CHECKING:
    from game.scenes.scene import SceneStack


@dataclass(slots=True)
class Context:
    assets: Assets
    audio: Audio
    words: Words
    platform: Platform
    storage: SafeStorage
    settings: Settings
    screen: Screen
    stack: "SceneStack" = field(init=False)
    typing: bool = False
    """A text field is being edited: letters are letters, not commands."""
    touch: bool = False
    """The last thing that touched the picture was a finger."""
    fingers: bool = False
    """Several hands play at once: every finger counts for itself."""
    key_places: frozenset[int] = frozenset()
    """Keys that are meant by their place on the keyboard (``services.input.KeyAt``)."""
    key_letters: dict[int, str] = field(default_factory=dict)
    """What the keys pressed so far write, by their place."""
    wants_fullscreen: bool = False
    wants_quit: bool = False

    def change_settings(self, **changes: Any) -> None:
        """Take new settings at once and keep them."""
        self.settings = replace(self.settings, **changes)
        self.audio.configure(self.settings)
        save_settings(self.storage, self.settings)
        language = self.settings.language or self.words.language
        if language != self.words.language:
            self.words.switch(language)
            self.stack.refresh_all()
