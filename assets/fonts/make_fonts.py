"""Make the game's fonts from the two Fontsource packages.

In an empty folder:

    npm pack @fontsource/caprasimo@5.3.0 @fontsource/bricolage-grotesque@5.3.0
    python <here>/make_fonts.py .

Each package holds a face as one web font per alphabet; this merges the two
Latin ones into one plain TrueType file, and puts the licence beside it.
Needs the ``art`` extra (fonttools).
"""

import sys
import tarfile
import tempfile
from pathlib import Path

from fontTools.merge import Merger
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
FACES = {"caprasimo": (400,), "bricolage-grotesque": (500, 700)}
ALPHABETS = ("latin", "latin-ext")


def unpacked(archives: Path, family: str, into: Path) -> Path:
    (archive,) = archives.glob(f"fontsource-{family}-*.tgz")
    with tarfile.open(archive) as package:
        package.extractall(into / family, filter="data")
    return into / family / "package"


def plain(web_font: Path) -> Path:
    font = TTFont(web_font, recalcTimestamp=False)
    font.flavor = None
    target = web_font.with_suffix(".ttf")
    font.save(target)
    return target


def make_face(package: Path, family: str, weight: int) -> None:
    parts = [
        plain(package / "files" / f"{family}-{alphabet}-{weight}-normal.woff")
        for alphabet in ALPHABETS
    ]
    made = TTFont(parts[0])["head"].modified
    merged = Merger().merge([str(part) for part in parts])
    merged.recalcTimestamp = False
    merged["head"].modified = made
    merged.save(HERE / f"{family}-{weight}.ttf")


def main() -> None:
    archives = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        for family, weights in FACES.items():
            package = unpacked(archives, family, Path(folder))
            (HERE / f"{family}-ofl.txt").write_bytes((package / "LICENSE").read_bytes())
            for weight in weights:
                make_face(package, family, weight)


if __name__ == "__main__":
    main()
