"""Where the web build finds its sources and puts its results."""

from dataclasses import dataclass
from pathlib import Path

NAME = "pentadeck"
TITLE = "Pentadeck"
WEB_FOLDER = Path(__file__).resolve().parent


class BuildError(Exception):
    """Something a person has to put right; the message is one line that says what."""


@dataclass(frozen=True, slots=True)
class Project:
    """The folders of one checkout."""

    root: Path

    @property
    def page(self) -> Path:
        """Template, style and scripts of the page; part of this package."""
        return WEB_FOLDER / "page"

    @property
    def static(self) -> Path:
        """Pictures and the manifest that go beside the page as they are."""
        return self.root / "web" / "static"

    @property
    def assets(self) -> Path:
        return self.root / "assets"

    @property
    def build(self) -> Path:
        return self.root / "build"

    @property
    def stage(self) -> Path:
        """The copy that pygbag works on; it names the archive after this folder."""
        return self.build / "stage" / NAME

    @property
    def site(self) -> Path:
        """The finished static site."""
        return self.build / "web"

    @property
    def archive(self) -> Path:
        """The game inside the finished site."""
        return self.site / f"{NAME}.apk"

    @property
    def upload(self) -> Path:
        """The zip for itch.io."""
        return self.build / f"{NAME}-web.zip"


def checkout() -> Project:
    """The checkout this package lies in."""
    return Project(WEB_FOLDER.parent)
