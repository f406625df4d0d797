"""Tells what was built, in a table a person can read."""

from pathlib import Path

from web.check import ARCHIVE_BUDGET_BYTES, Part
from web.project import Project


def print_report(project: Project, parts: list[Part]) -> None:
    total = project.archive.stat().st_size
    print(f"{'part of the archive':<28}{'files':>6}{'packed':>12}{'unpacked':>12}")
    for part in parts:
        print(f"{part.name:<28}{part.files:>6}{part.packed:>12,}{part.unpacked:>12,}")
    print(f"{'list of files':<34}{total - sum(part.packed for part in parts):>12,}")
    share = 100 * total / ARCHIVE_BUDGET_BYTES
    print(f"{project.archive.name:<34}{total:>12,}  {share:.0f} % of {ARCHIVE_BUDGET_BYTES:,}")
    page = folder_bytes(project.site) - total
    print(f"{'page beside it':<34}{page:>12,}")
    print(f"site: {project.site}")


def folder_bytes(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
