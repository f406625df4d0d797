"""The staging copy: pygbag packs whatever it finds and writes beside it, so it gets a copy.

Pictures go into one bundle: a visitor's browser unpacks one file much sooner than hundreds.
"""

import shutil
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from game.services.pictures import BUNDLE, ENDING, bundle
from web.allowed import (
    ASSETS,
    CODE,
    ENTRY,
    WORKSHOP_KINDS,
    is_allowed,
    is_desktop_only,
    is_leftover,
)
from web.project import BuildError, Project

PICTURES = PurePosixPath(ASSETS) / "art"


def stage(project: Project) -> list[PurePosixPath]:
    """Fills the staging folder anew; gives what it holds, relative to the project."""
    _require_sources(project)
    if project.stage.exists():
        shutil.rmtree(project.stage)
    staged: list[PurePosixPath] = []
    for path in _files_to_stage(project):
        if PICTURES in path.parents and path.suffix == ENDING:
            continue
        target = project.stage / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(project.root / path, target)
        staged.append(path)
    if (project.root / PICTURES).is_dir():
        staged.append(_bundle_pictures(project))
    return staged


def _bundle_pictures(project: Project) -> PurePosixPath:
    path = PICTURES / BUNDLE
    target = project.stage / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(bundle(project.root / PICTURES), encoding="utf-8")
    return path


def _require_sources(project: Project) -> None:
    if not (project.root / ENTRY).is_file():
        raise BuildError(f"{ENTRY} is missing in {project.root}: there is no game to build")
    for folder in (CODE, ASSETS):
        if not (project.root / folder).is_dir():
            raise BuildError(f"the folder {folder}/ is missing in {project.root}")


def _files_to_stage(project: Project) -> Iterator[PurePosixPath]:
    yield ENTRY
    for folder in (CODE, ASSETS):
        for path in _files_below(project.root, project.root / folder):
            if is_allowed(path):
                yield path
            elif not _may_stay_behind(path):
                raise BuildError(
                    f"{path}: this kind of file is not on the list of what goes to the browser"
                    " (web/allowed.py)"
                )


def _files_below(root: Path, folder: Path) -> Iterator[PurePosixPath]:
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield PurePosixPath(path.relative_to(root).as_posix())


def _may_stay_behind(path: PurePosixPath) -> bool:
    if is_leftover(path) or is_desktop_only(path):
        return True
    kinds = WORKSHOP_KINDS if path.parts[0] == ASSETS else frozenset({".md", ".pyc"})
    return path.suffix in kinds
