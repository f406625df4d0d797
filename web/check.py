"""Checks what was built: nothing in the archive that should not be there, nothing too big."""

import zipfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from web.allowed import is_allowed
from web.project import BuildError, Project

ARCHIVE_BUDGET_BYTES = 1_500_000
ARCHIVE_PREFIX = "assets"
"""pygbag puts every file of the game below this folder."""


@dataclass(frozen=True, slots=True)
class Part:
    """A share of the archive: packed and unpacked size in bytes."""

    name: str
    files: int
    packed: int
    unpacked: int


def check_archive(project: Project, staged: list[PurePosixPath]) -> list[Part]:
    """Raises BuildError for a stray or missing file or a broken budget; gives the parts."""
    entries = _entries(project.archive)
    stray = sorted(str(path) for path in entries if not is_allowed(path))
    if stray:
        raise BuildError(f"the archive holds files that do not belong there: {', '.join(stray)}")
    missing = sorted(str(path) for path in set(staged) - set(entries))
    if missing:
        raise BuildError(f"the archive lacks files: {', '.join(missing)}")
    size = project.archive.stat().st_size
    if size > ARCHIVE_BUDGET_BYTES:
        raise BuildError(
            f"the archive has {size:,} bytes, the budget is {ARCHIVE_BUDGET_BYTES:,}:"
            f" {_biggest(entries)}"
        )
    return _parts(entries)


def _entries(archive: Path) -> dict[PurePosixPath, zipfile.ZipInfo]:
    """By the path inside the project; what lies outside the prefix keeps its full name."""
    with zipfile.ZipFile(archive) as opened:
        infos = [info for info in opened.infolist() if not info.is_dir()]
    return {_project_path(info.filename): info for info in infos}


def _project_path(name: str) -> PurePosixPath:
    path = PurePosixPath(name)
    return PurePosixPath(*path.parts[1:]) if path.parts[0] == ARCHIVE_PREFIX else path


def _biggest(entries: dict[PurePosixPath, zipfile.ZipInfo]) -> str:
    largest = sorted(entries.items(), key=lambda item: -item[1].compress_size)[:5]
    return ", ".join(f"{path} {info.compress_size:,}" for path, info in largest)


def _parts(entries: dict[PurePosixPath, zipfile.ZipInfo]) -> list[Part]:
    groups: dict[str, list[zipfile.ZipInfo]] = {}
    for path, info in entries.items():
        groups.setdefault(_part_name(path), []).append(info)
    return [
        Part(
            name,
            len(infos),
            sum(info.compress_size for info in infos),
            sum(info.file_size for info in infos),
        )
        for name, infos in sorted(groups.items())
    ]


def _part_name(path: PurePosixPath) -> str:
    """main.py, game/rules, assets/art …

    >>> _part_name(PurePosixPath("assets/art/icons/play.svg"))
    'assets/art'
    """
    return "/".join(path.parts[:2]) if len(path.parts) > 2 else path.parts[0]
