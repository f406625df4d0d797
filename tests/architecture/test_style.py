"""Style and types hold everywhere: the same checks as on the command line."""

import subprocess
import sys

import pytest

from tests.architecture.source import ROOT


@pytest.mark.parametrize(
    "command",
    [("ruff", "check", "."), ("ruff", "format", "--check", "."), ("mypy",)],
    ids=lambda command: "-".join(command[:2]),
)
def test_the_house_is_tidy(command: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
