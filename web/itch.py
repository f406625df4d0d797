"""The zip for itch.io, and the limits it has to keep."""

import zipfile
from collections.abc import Iterator
from pathlib import Path

from web.project import BuildError, Project

MOST_FILES = 1_000
LONGEST_PATH = 240
MOST_BYTES = 500_000_000
MOST_BYTES_A_FILE = 200_000_000
STORED_AS_IS = frozenset({".apk", ".png"})


def make_zip(project: Project) -> Path:
    """Packs the finished site with index.html at the root; raises BuildError."""
    files = _site_files(project)
    project.upload.unlink(missing_ok=True)
    with zipfile.ZipFile(project.upload, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in files:
            name = path.relative_to(project.site).as_posix()
            packed = zipfile.ZIP_STORED if path.suffix in STORED_AS_IS else zipfile.ZIP_DEFLATED
            archive.write(path, name, compress_type=packed)
    check_zip(project.upload)
    return project.upload


def _site_files(project: Project) -> list[Path]:
    if not (project.site / "index.html").is_file():
        raise BuildError("there is no site yet: run  python -m web build")
    return sorted(path for path in project.site.rglob("*") if path.is_file())


def check_zip(path: Path) -> None:
    with zipfile.ZipFile(path) as archive:
        broken = list(broken_limits(archive.infolist()))
    if broken:
        raise BuildError(f"itch.io would refuse {path.name}: {'; '.join(broken)}")


def broken_limits(files: list[zipfile.ZipInfo]) -> Iterator[str]:
    """What itch.io would refuse, one sentence each."""
    names = [info.filename for info in files]
    if "index.html" not in names:
        yield "index.html is not at the root"
    if len(files) > MOST_FILES:
        yield f"{len(files)} files, at most {MOST_FILES} are allowed"
    if sum(info.file_size for info in files) > MOST_BYTES:
        yield f"more than {MOST_BYTES:,} bytes unpacked"
    for info in files:
        yield from _broken_by(info)


def _broken_by(info: zipfile.ZipInfo) -> Iterator[str]:
    name = info.filename
    if len(name) > LONGEST_PATH:
        yield f"{name[:40]}… is longer than {LONGEST_PATH} characters"
    if info.file_size > MOST_BYTES_A_FILE:
        yield f"{name} has more than {MOST_BYTES_A_FILE:,} bytes"
    if name != name.lower():
        yield f"{name} is not in lower case"
    if name.startswith("/") or "\\" in name or ".." in name.split("/"):
        yield f"{name} is not a relative path"
