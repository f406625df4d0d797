"""Fixtures of the build tests."""

from pathlib import Path

import pytest

from tests.web.sample import make_sample
from web.build import build
from web.project import Project


@pytest.fixture
def sample(tmp_path: Path) -> Project:
    return make_sample(tmp_path)


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """A sample that is built once; tests only look at it."""
    pytest.importorskip("pygbag", reason="pygbag is not installed")
    project = make_sample(tmp_path_factory.mktemp("built"))
    build(project, address="https://example.org/cards")
    return project
