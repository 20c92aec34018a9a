"""Whatever is fed to it: a position, or a PositionError with places; never another error, never code that runs."""

import itertools
import string
from collections.abc import Iterator

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.model.zones import BASE
from engine.positions import Position, PositionError, dump, from_line, load, loads, to_line
from engine.positions.expect import CARDS_KEYS, EVENT_KEYS, FACT_KEYS, REQUEST_KEYS, expected_keys
from engine.positions.expect import player_keys as expected_player_keys
from engine.positions.files import find
from engine.positions.read import player_keys, table_keys

STAGING = find("lessons/staging").read_text(encoding="utf-8")
LINE = to_line(load("lessons/staging").game(), full=True)


def harmless(text: str, *, line: bool = False) -> Position | None:
    """Read it; all that may happen is a PositionError with a place in the text."""
    try:
        return from_line(text) if line else loads(text)
    except PositionError as caught:
        error = caught
    assert error.problems
    assert all(problem.line >= 1 and problem.column >= 1 and problem.message for problem in error.problems)
    assert all(char.isprintable() or char == "\n" for char in str(error))
    return None


@given(st.text(max_size=300))
def test_any_text(text: str) -> None:
    harmless(text)
    harmless(text, line=True)
    harmless("inn1 4e 1=A 2=B " + text, line=True)


@given(st.integers(0, len(STAGING)), st.integers(0, 60), st.text(max_size=12))
@settings(max_examples=30, deadline=None)
def test_a_good_file_with_a_hole(start: int, length: int, patch: str) -> None:
    harmless(STAGING[:start] + patch + STAGING[start + length :])


@given(st.integers(0, len(LINE)), st.integers(0, 30), st.text(string.printable, max_size=12))
@settings(max_examples=80, deadline=None)
def test_a_good_line_with_a_hole(start: int, length: int, patch: str) -> None:
    harmless(LINE[:start] + patch + LINE[start + length :], line=True)


WORDS = [*table_keys(BASE), *player_keys(BASE), *expected_keys(BASE), *expected_player_keys(BASE)]
WORDS += [*CARDS_KEYS, *EVENT_KEYS, *FACT_KEYS, *REQUEST_KEYS]
WORDS += [
    "A",
    "B",
    "Writing",
    "empire",
    "blue",
    "left",
    "none",
    "draw",
    "expect",
    "id",
    "play",
    "after",
    "en",
    "uk",
    "first_turn",
]
SCALARS = st.one_of(
    st.sampled_from(WORDS), st.integers(-2, 12), st.booleans(), st.none(), st.floats(), st.dates(), st.text(max_size=5)
)
NESTED = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(WORDS) | st.integers(0, 12), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from(table_keys(BASE)), NESTED, max_size=5))
@settings(max_examples=80, deadline=None)
def test_known_keys_with_any_content(data: dict[str, object]) -> None:
    data = {"schema": "innovation-position/1", "players": ["A", "B"], **data}
    position = harmless(yaml.safe_dump(data))
    if position is not None:
        state = position.state()
        assert loads(dump(state)).state() == state


@given(st.sampled_from(expected_keys(BASE)), NESTED)
@settings(max_examples=80, deadline=None)
def test_known_expectations_with_any_content(key: str, content: object) -> None:
    data = {"schema": "innovation-position/1", "players": ["A", "B"], "expect": {key: content}}
    harmless(yaml.safe_dump(data))


def bombs() -> Iterator[str]:
    names = "abcdefghi"
    yield "a: &a [x,x]\n" + "".join(f"{b}: &{b} [{','.join(['*' + a] * 9)}]\n" for a, b in itertools.pairwise(names))
    yield "a: &a {b: *a}"
    yield "a: {<<: {b: 1}}"
    yield "? !!python/object/apply:os.system ['echo hacked']\n: 1"
    yield "a: !!python/object/new:type {args: [z, !!python/tuple [], {}]}"
    yield "%TAG ! tag:yaml.org,2002:python/\n---\na: !name:os.system x"
    yield "a: !!binary aGFja2Vk"
    yield "[" * 100_000
    yield "{" * 100_000
    yield "- " * 100_000
    yield "? " * 100_000
    yield "a: " + "'" * 100_001
    yield "x" * 249_999
    yield "a: " + "9" * 240_000
    yield "a: 1:" + "59:" * 100_000
    yield "a: [" + "{}," * 400_000
    yield "&" * 100_000
    yield "\ud800"
    yield 'a: "\\UFFFFFFFF"'
    yield 'a: "\\ud800"'
    yield "a: \x00"


@pytest.mark.parametrize("text", list(bombs()), ids=lambda text: ascii(text[:30]))
def test_bombs_are_refused(text: str) -> None:
    assert harmless(text) is None


def test_a_hostile_title_is_plain_text() -> None:
    title = "<script>alert(1)</script> {{7*7}} %s {0} $(id) `id` ../../x'\"; \\"
    names = ["<b>A</b>", "{0.__class__}"]
    text = yaml.safe_dump({"schema": "innovation-position/1", "title": title, "players": names})
    position = loads(text)
    assert position.title.en == title
    assert position.setup().players == tuple(names)
    assert from_line(to_line(position.game())).setup().players == tuple(names)


def test_a_hostile_word_is_shown_short_and_escaped() -> None:
    with pytest.raises(PositionError) as caught:
        loads(f'schema: {"x" * 5000}\nplayers: [A, B]\n"k\\e[31m": 1')
    assert "\x1b" not in str(caught.value)
    assert len(str(caught.value)) < 800


def test_a_long_name_of_a_set_is_shown_short() -> None:
    with pytest.raises(PositionError) as caught:
        loads(f"schema: innovation-position/1\nsets: [base, {'x' * 3_000}]\nplayers: [{{name: A}}, {{name: B}}]\n")
    (problem,) = caught.value.problems
    assert "no set 'xxx" in problem.message
    assert len(problem.message) < 300
