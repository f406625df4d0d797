"""Records: the same match again, or a BadRecord that names the offending entry."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.match import record
from game.match.autoplay import play_out
from game.match.match import Match, SeatKind, SeatSpec
from game.match.record import BadRecord, Reason
from game.rules.contract import WATCHER
from tests.match.tables import BASCULE, Bell, NoOptions, bascule, bots, persons, play_some

Document = dict[str, Any]


def midway(moves: int = 20) -> Match:
    match = bascule(persons(3), seed=2**64 - 1, tactical=True)
    play_some(match, moves, choice=3)
    return match


def document() -> Document:
    read: Document = json.loads(record.dump(midway()))
    return read


def refused(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        record.load(text)
    return caught.value


# -- round trips


def test_a_record_is_one_line_of_plain_json() -> None:
    text = record.dump(midway())
    assert "\n" not in text
    assert set(json.loads(text)) == record.KEYS


@pytest.mark.parametrize("moves", [0, 1, 20, 26, 27, 28, 80, 81])
def test_a_match_resumes_where_it_stood(moves: int) -> None:
    match = midway(moves)
    again = record.load(record.dump(match))
    assert again.digest() == match.digest()
    assert again.log == match.log
    assert (again.seed, again.options, again.seats) == (match.seed, match.options, match.seats)
    for viewer in range(WATCHER, 3):
        assert again.view(viewer) == match.view(viewer)
    assert record.dump(again) == record.dump(match)


def test_bots_go_on_as_if_nothing_had_happened() -> None:
    whole = bascule(bots(4, "rule"), seed=6)
    play_out(whole)
    half = bascule(bots(4, "rule"), seed=6)
    for _ in range(50):
        half.update(0.0, lambda: True, may_act=True)
    again = record.load(record.dump(half))
    play_out(again)
    assert again.log == whole.log
    assert again.digest() == whole.digest()


def test_names_keep_their_letters() -> None:
    seats = [SeatSpec(SeatKind.PERSON, name, "fox") for name in ("Zoë", "Łukasz", "☃ « d’ici »")]
    again = record.load(record.dump(bascule(seats)))
    assert again.seats == tuple(seats)


# -- one test for each reason


def test_too_big() -> None:
    error = refused(" " * (record.MOST_CHARACTERS + 1))
    assert (error.entry, error.reason) == ("document", Reason.TOO_BIG)


def test_too_big_a_log() -> None:
    broken = document()
    broken["log"] = [[0, 0, "play 1"]] * 1000
    error = refused(json.dumps(broken))
    assert (error.entry, error.reason) == ("log", Reason.TOO_BIG)


@pytest.mark.parametrize("text", ["", "{", "[1,", "\x00", "nan?", "[" * 100_000])
def test_not_json(text: str) -> None:
    assert refused(text).reason is Reason.NOT_JSON


@pytest.mark.parametrize("text", ["null", "[]", "{}", "1", '"x"', '{"format": 1}'])
def test_wrong_shape(text: str) -> None:
    error = refused(text)
    assert (error.entry, error.reason) == ("document", Reason.WRONG_SHAPE)


def _set(**values: object) -> Callable[[Document], object]:
    return lambda broken: broken.update(values)


def _seat(**values: object) -> Callable[[Document], object]:
    return lambda broken: broken["seats"][1].update(values)


def _entry(value: object) -> Callable[[Document], object]:
    return lambda broken: broken["log"].__setitem__(4, value)


SPOILT: list[tuple[Callable[[Document], object], str, Reason]] = [
    (_set(extra=1), "document", Reason.WRONG_SHAPE),
    (lambda broken: broken.pop("tick"), "document", Reason.WRONG_SHAPE),
    (_set(format=2), "format", Reason.UNKNOWN_FORMAT),
    (_set(format="1"), "format", Reason.UNKNOWN_FORMAT),
    (_set(format=True), "format", Reason.UNKNOWN_FORMAT),
    (_set(game="poker"), "game", Reason.UNKNOWN_GAME),
    (_set(game=["bascule"]), "game", Reason.UNKNOWN_GAME),
    (_set(rules_version=0), "rules_version", Reason.OTHER_RULES),
    (_set(rules_version=None), "rules_version", Reason.OTHER_RULES),
    (_set(options=[]), "options", Reason.WRONG_SHAPE),
    (_set(options={"open": 1}), "options.open", Reason.BAD_OPTION),
    (_set(options={"tactical": 7}), "options.tactical", Reason.BAD_OPTION),
    (_set(seats=[]), "seats", Reason.BAD_SEAT),
    (_set(seats={}), "seats", Reason.BAD_SEAT),
    (_seat(kind="ghost"), "seats[1]", Reason.BAD_SEAT),
    (_seat(name=5), "seats[1]", Reason.BAD_SEAT),
    (_seat(name="x" * 41), "seats[1]", Reason.BAD_SEAT),
    (_seat(name="line\nbreak"), "seats[1]", Reason.BAD_SEAT),
    (_seat(level="random"), "seats[1]", Reason.BAD_SEAT),
    (_seat(kind="bot", level="grandmaster"), "seats[1]", Reason.BAD_SEAT),
    (_seat(kind="bot", level=""), "seats[1]", Reason.BAD_SEAT),
    (_seat(colour="red"), "seats[1]", Reason.WRONG_SHAPE),
    (_set(seed=1), "seed", Reason.BAD_SEED),
    (_set(seed="-1"), "seed", Reason.BAD_SEED),
    (_set(seed="01"), "seed", Reason.BAD_SEED),
    (_set(seed="٣"), "seed", Reason.BAD_SEED),
    (_set(seed=str(2**64)), "seed", Reason.BAD_SEED),
    (_set(seed="9" * 5000), "seed", Reason.BAD_SEED),
    (_set(log={}), "log", Reason.WRONG_SHAPE),
    (_entry("play 3"), "log[4]", Reason.WRONG_SHAPE),
    (_entry([0, 1]), "log[4]", Reason.WRONG_SHAPE),
    (_entry([1, 0, "play 3"]), "log[4]", Reason.BAD_TICK),
    (_entry([-1, 0, "play 3"]), "log[4]", Reason.BAD_TICK),
    (_entry([0.0, 0, "play 3"]), "log[4]", Reason.BAD_TICK),
    (_entry([0, 3, "play 3"]), "log[4]", Reason.BAD_SEAT),
    (_entry([0, "0", "play 3"]), "log[4]", Reason.BAD_SEAT),
    (_entry([0, 0, 3]), "log[4]", Reason.BAD_MOVE),
    (_entry([0, 0, "eat 3"]), "log[4]", Reason.BAD_MOVE),
    (_entry([0, 0, "play " * 100]), "log[4]", Reason.BAD_MOVE),
    (_entry([0, 0, "play 50"]), "log[4]", Reason.ILLEGAL_MOVE),
    (_set(tick=1), "tick", Reason.BAD_TICK),
    (_set(tick=None), "tick", Reason.BAD_TICK),
    (_set(digest="0" * 16), "digest", Reason.DIGEST_DIFFERS),
    (_set(digest=None), "digest", Reason.DIGEST_DIFFERS),
    (_set(seed="5", log=[]), "digest", Reason.DIGEST_DIFFERS),
]


@pytest.mark.parametrize(("spoil", "entry", "reason"), SPOILT)
def test_what_is_wrong_is_named(
    spoil: Callable[[Document], object], entry: str, reason: Reason
) -> None:
    broken = document()
    spoil(broken)
    error = refused(json.dumps(broken))
    assert (error.entry, error.reason) == (entry, reason)
    assert entry in str(error)


def test_time_never_runs_backwards_nor_for_days() -> None:
    match = Match(Bell(), NoOptions(), persons(2), 1)
    match.run_to(50)
    match.submit(0, 1)
    for tick in (49, record.MOST_TICKS + 1):
        broken = match.record() | {"tick": tick}
        with pytest.raises(BadRecord) as caught:
            record.load(json.dumps(broken), games={"bell": Bell()})
        assert caught.value.reason is Reason.BAD_TICK


def test_every_reason_is_tested_above() -> None:
    named = {reason for _, _, reason in SPOILT}
    assert named | {Reason.TOO_BIG, Reason.NOT_JSON} == set(Reason)


# -- documents from anywhere


def load_or_refuse(text: str) -> None:
    """Whatever the text is: a match that can be asked, or a BadRecord."""
    try:
        match = record.load(text)
    except BadRecord:
        return
    match.view(0)
    match.outcome()


@settings(max_examples=200)
@given(st.text(max_size=200) | st.binary(max_size=200).map(lambda raw: raw.decode("latin-1")))
def test_any_text(text: str) -> None:
    load_or_refuse(text)


@settings(max_examples=150)
@given(st.data())
def test_a_torn_or_spoilt_record(data: st.DataObject) -> None:
    text = record.dump(midway(6))
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start, len(text)))
    filling = data.draw(st.sampled_from(["", "0", '"', "}", "9" * 30, "null", "\x00", "é"]))
    load_or_refuse(text[:start] + filling + text[end:])


strange = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**400, -(10**400), 2**63, "9" * 5000, "play 1", "random", "bot"])
    | st.floats()
    | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@settings(max_examples=200)
@given(st.data())
def test_strange_values_anywhere_inside(data: st.DataObject) -> None:
    broken = json.loads(record.dump(midway(6)))
    place: Any = broken
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        deeper = isinstance(place[key], dict | list) and bool(place[key])
        if not deeper or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(strange)
    load_or_refuse(json.dumps(broken))


@settings(max_examples=60)
@given(st.dictionaries(st.sampled_from(sorted(record.KEYS)), strange))
def test_documents_of_strange_values(values: Document) -> None:
    load_or_refuse(json.dumps(dict.fromkeys(record.KEYS) | values))


def test_the_wrong_number_of_seats_for_the_options() -> None:
    broken = document()
    broken["seats"] *= 2
    assert refused(json.dumps(broken)).reason is Reason.BAD_SEAT


def test_a_level_that_exists_but_not_for_this_game() -> None:
    match = Match(BASCULE, BASCULE.options_type(), bots(3), 1)
    text = record.dump(match)
    with pytest.raises(BadRecord) as caught:
        record.load(text, players={})
    assert (caught.value.entry, caught.value.reason) == ("seats[0]", Reason.BAD_SEAT)
