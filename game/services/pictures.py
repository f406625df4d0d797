"""Where the vector pictures lie: a file each, or all of them in one.

A checkout has a file for each picture.  The web build puts them into one bundle,
because a page unpacks one file much sooner than hundreds.  The loader of pictures
wants a path, so a picture of the bundle is written to a scratch file first.
"""

import json
import logging
import tempfile
from pathlib import Path

LOG = logging.getLogger(__name__)

BUNDLE = "pictures.json"
"""By the name of a picture, without its ending: its text."""
ENDING = ".svg"


class Pictures:
    """``folder`` holds the pictures, or the bundle of them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._bundle = self._load()
        self._scratch = Path(tempfile.gettempdir()) / f"pentadeck-picture{ENDING}"

    def path(self, name: str) -> Path:
        """A file with this picture, good until the next is asked for; may raise OSError."""
        text = self._bundle.get(name)
        if text is None:
            return self._folder / f"{name}{ENDING}"
        self._scratch.write_text(text, encoding="utf-8")
        return self._scratch

    def _load(self) -> dict[str, str]:
        path = self._folder / BUNDLE
        if not path.is_file():
            return {}
        try:
            return dict(json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError) as error:
            LOG.warning("asset %s cannot be read: %s", path, error)
            return {}


def bundle(folder: Path) -> str:
    """All pictures below a folder as one text, for ``BUNDLE``."""
    pictures = {
        path.relative_to(folder).with_suffix("").as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.rglob(f"*{ENDING}"))
    }
    return json.dumps(pictures, ensure_ascii=False, separators=(",", ":"))
