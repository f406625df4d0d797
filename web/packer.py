"""Runs pygbag over the staging copy: no network, no server, no change to the sources."""

import importlib.util
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from web.project import NAME, TITLE, BuildError, Project

RUNTIME = "https://pygame-web.github.io/cdn/0.9.3/"
"""Where visitors load pygbag's runtime from; the folder of pygbag 0.9.3."""

PACK_SECONDS = 120
INSTALL_HINT = "pygbag is not installed: run  pip install -e '.[web]'"


@dataclass(frozen=True, slots=True)
class Packed:
    page: Path
    icon: Path
    archive: Path


def pack(project: Project, runtime: str = RUNTIME) -> Packed:
    if importlib.util.find_spec("pygbag") is None:
        raise BuildError(INSTALL_HINT)
    _run(_command(project, runtime), folder=project.stage.parent)
    return _results(project.stage / "build" / "web")


def _command(project: Project, runtime: str) -> list[str]:
    # A template or icon that pygbag cannot find locally is looked for on the network, for ever.
    template, icon = project.page / "index.html", project.static / "icon-192.png"
    for needed in (template, icon):
        if not needed.is_file():
            raise BuildError(f"{needed} is missing")
    command = [sys.executable, "-m", "pygbag", "--build", "--no_opt"]
    command += ["--ume_block", "0", "--can_close", "1", "--title", TITLE, "--cdn", runtime]
    command += ["--template", str(template), "--icon", str(icon), str(project.stage)]
    return command


def _run(command: list[str], folder: Path) -> None:
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=PACK_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired as expired:
        raise BuildError(f"pygbag did not finish within {PACK_SECONDS} s") from expired
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        raise BuildError(f"pygbag failed with exit code {done.returncode}")


def _results(folder: Path) -> Packed:
    packed = Packed(folder / "index.html", folder / "favicon.png", folder / f"{NAME}.apk")
    for path in (packed.page, packed.icon, packed.archive):
        if not path.is_file():
            raise BuildError(f"pygbag made no {path.name}")
    return packed


def clear_traces(project: Project) -> None:
    """Removes the staging copy with everything pygbag left in it."""
    shutil.rmtree(project.stage.parent, ignore_errors=True)
