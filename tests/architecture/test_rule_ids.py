"""Every rule id has a test named after it: ``test_ba_7_…``, ``test_ba_v1_…``, ``test_ba_t1_…``."""

import ast
import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[1] / "rules"
LAST_IDS = {
    "zp": {"": 22, "v": 4, "t": 11},
    "te": {"": 27, "v": 2, "t": 14},
    "ct": {"": 30, "v": 1, "t": 16},
    "go": {"": 41, "v": 1, "t": 16},
    "ba": {"": 18, "v": 3, "t": 16},
}
"""For each game the last rule, the last variant and the last worked example."""
FOLDERS = {
    "zp": "zero_pile",
    "te": "tri_express",
    "ct": "contretemps",
    "go": "gourmand",
    "ba": "bascule",
}
NAME = re.compile(r"test_(zp|te|ct|go|ba)_([vt]?)(\d+)(?:_|$)")


def expected(prefix: str) -> set[str]:
    return {
        f"{prefix}-{kind}{number}".upper()
        for kind, last in LAST_IDS[prefix].items()
        for number in range(1, last + 1)
    }


def ids_in(folder: Path) -> set[str]:
    """The rule ids that name a test function somewhere in a folder."""
    found = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := NAME.match(node.name)):
                prefix, kind, number = match.groups()
                found.add(f"{prefix}-{kind}{number}".upper())
    return found


@pytest.mark.parametrize("prefix", LAST_IDS)
def test_every_rule_id_has_its_test(prefix: str) -> None:
    missing = expected(prefix) - ids_in(RULES / FOLDERS[prefix])
    assert not missing, f"no test named after {', '.join(sorted(missing))}"


@pytest.mark.parametrize("prefix", LAST_IDS)
def test_no_test_names_a_rule_that_does_not_exist(prefix: str) -> None:
    strangers = ids_in(RULES / FOLDERS[prefix]) - expected(prefix)
    assert not strangers, f"there is no rule {', '.join(sorted(strangers))}"


def test_names_are_read_as_ids(tmp_path: Path) -> None:
    code = "def test_ba_7_high(): ...\ndef test_ba_t16(): ...\ndef test_ba_v1_x(): ...\n"
    (tmp_path / "test_some.py").write_text(code, encoding="utf-8")
    assert ids_in(tmp_path) == {"BA-7", "BA-T16", "BA-V1"}
