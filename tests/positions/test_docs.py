"""Every example in docs/positions.md is a position, alone or with two players; its lines play as it says."""

import re

import pytest

from engine.model.zones import BASE
from engine.positions import PositionError, from_line, goal, loads, verify
from engine.positions.expect import CARDS_KEYS, EVENT_KEYS, EVENTS, FACT_KEYS, KINDS, REQUEST_KEYS, expected_keys
from engine.positions.expect import player_keys as expected_player_keys
from engine.positions.line import PARTS
from engine.positions.packed import MAX_LENGTH, MAX_UNPACKED
from engine.positions.read import player_keys, table_keys
from tests.conftest import ROOT

TEXT = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_holds(example: str) -> None:
    text = example
    if "schema:" not in text:
        text = f"schema: innovation-position/1\n{text}"
    if "players:" not in text:
        text += "players: [You, Opponent]\n"
    assert not list(map(str, verify(loads(text))))


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 6


def test_the_line_is_one() -> None:
    lines = re.findall(r"^inn1 .*$", TEXT, re.MULTILINE)
    assert [from_line(line).players[1].name.en for line in lines] == ["Opponent"]


def test_the_packed_line_is_one_and_its_errors_are_those_that_are_shown() -> None:
    (line,) = re.findall(r"^inn2-.*$", TEXT, re.MULTILINE)
    assert [each.id for each in from_line(line).lines] == ["line-1"]
    changed = line[:71] + ("A" if line[71] != "A" else "B") + line[72:]
    for text in (changed, line[:-5]):
        with pytest.raises(PositionError) as caught:
            from_line(text)
        assert str(caught.value) in TEXT
    rows = re.findall(r"^\| `([a-z]+)`(?:, `([a-z]+)`)? \|", TEXT.partition("key of the object")[2], re.MULTILINE)
    assert {name for row in rows for name in row if name} == PARTS
    assert f"{MAX_LENGTH:,} characters" in TEXT
    assert f"{MAX_UNPACKED:,} bytes" in TEXT


WORDS = {
    *table_keys(BASE),
    *player_keys(BASE),
    *expected_keys(BASE),
    *expected_player_keys(BASE),
    *CARDS_KEYS,
    *EVENT_KEYS,
    *FACT_KEYS,
    *REQUEST_KEYS,
    *EVENTS,
    *KINDS,
    *(word for words in (goal.KEYS, goal.WISHES, goal.UNTIL, goal.AGAINST, goal.DECKS, goal.THEMES) for word in words),
    *goal.SEES,
}


@pytest.mark.parametrize("word", sorted(WORDS))
def test_every_key_is_described(word: str) -> None:
    assert re.search(rf"`[^`\n]*(?<![\w-]){re.escape(word)}(?![\w-])[^`\n]*`", TEXT)
