"""The examples in the docstrings of the pure packages hold."""

import doctest
import importlib

import pytest

from tests.architecture.source import GAME, files, name_of

MODULES = [
    name_of(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    for package in ("rules", "players", "match", "animation")
    for path in files(GAME / package)
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    examples = [
        test
        for name in MODULES
        for test in finder.find(importlib.import_module(name))
        if test.examples
    ]
    assert len(examples) >= 3
