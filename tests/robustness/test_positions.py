"""Positions changed at random: refused with a place, or a table on which every invariant holds and that plays on."""

import random
import string
import time
from copy import deepcopy
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Game
from engine.positions import Position, PositionError, dump, from_line, loads, to_line, verify
from engine.positions.files import SCENARIOS, list_all
from tests.robustness.damage import paths
from tests.soak import check, pick

TEXTS = [path.read_text(encoding="utf-8") for path in list_all(SCENARIOS).values()]
LINES = [to_line(loads(text).game(), full=number % 3 == 0) for number, text in enumerate(TEXTS[::4])]
SLOWEST = 20
"""seconds for reading one, on a machine that does other things too"""
PLAYED = 40
"""decisions played on a position that was read"""
STRANGE: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 3, 12, 10**12, 10**4000, 1.5, float("nan"), "", "x", "Oars", "Писемність", "yes", "blue"),
    *("\u202etxt", "<script>alert(1)</script>", "../../etc/passwd", "a" * 3_000, "1e9", "0x10", "2026-01-01", "~"),
    *([], [[]], ["Oars", "Oars"], [1, 1, 1], {}, {"en": "x"}, {"cards": ["Oars"], "splay": "left"}, {"top": ["Oars"]}),
)


def read(text: str, *, line: bool = False) -> Position | None:
    """The position; nothing if it is refused, with a place and in good time."""
    began, error = time.perf_counter(), None
    try:
        position = from_line(text) if line else loads(text)
    except PositionError as caught:
        position, error = None, caught
    assert time.perf_counter() - began < SLOWEST
    if error is not None:
        assert error.problems
        assert all(problem.line >= 1 and problem.column >= 1 and problem.message for problem in error.problems)
        assert all(char.isprintable() or char == "\n" for char in str(error))
    return position


def play(position: Position | None, dice: random.Random) -> None:
    """All invariants hold from the beginning on, and nothing breaks; it can be written and read again."""
    if position is None:
        return
    game = position.game()
    assert all(problem.message for problem in verify(position)), "its lines are played, whatever they say now"
    assert loads(dump(game)).state() == game.state
    assert from_line(to_line(game)).state().key() is not None
    assert Game.load(game.save()).state == game.state
    for _ in range(PLAYED):
        if game.result is not None:
            return
        check(game)
        game.play(pick(game, dice))


def changed(data: Any, dice: random.Random) -> None:
    """Change one thing somewhere inside: misspell a key, swap two values, drop, double or replace something."""
    places = list(paths(data))
    place = dice.choice(places)
    holder = data
    for step in place[:-1]:
        holder = holder[step]
    last, what = place[-1], dice.randrange(6)
    if what == 0 and isinstance(last, str):
        at = dice.randrange(len(last) + 1)
        holder[last[:at] + dice.choice(string.ascii_lowercase) + last[at + 1 :]] = holder.pop(last)
    elif what == 1:
        other = dice.choice(places)
        there = data
        for step in other[:-1]:
            there = there[step]
        holder[last], there[other[-1]] = there[other[-1]], holder[last]
    elif what == 2:
        del holder[last]
    elif what == 3 and isinstance(holder, list):
        holder.insert(last, holder[last])
    else:
        holder[last] = deepcopy(dice.choice(STRANGE))


def text_of(data: Any) -> str | None:
    """The data as YAML; nothing if swapping has tied it into a knot."""
    try:
        return yaml.safe_dump(data, allow_unicode=True)
    except (RecursionError, ValueError, yaml.YAMLError):
        return None


@given(st.randoms(use_true_random=False))
@settings(max_examples=50, deadline=None)
def test_a_position_with_things_changed(dice: random.Random) -> None:
    data = yaml.safe_load(dice.choice(TEXTS))
    for _ in range(dice.choice((1, 1, 2, 3))):
        changed(data, dice)
    text = text_of(data)
    if text is not None:
        play(read(text), dice)


@given(st.randoms(use_true_random=False))
@settings(max_examples=50, deadline=None)
def test_a_position_with_letters_changed(dice: random.Random) -> None:
    play(read(scratched(dice.choice(TEXTS), dice)), dice)


@given(st.randoms(use_true_random=False))
@settings(max_examples=50, deadline=None)
def test_a_line_with_letters_changed(dice: random.Random) -> None:
    play(read(scratched(dice.choice(LINES), dice), line=True), dice)


def scratched(text: str, dice: random.Random) -> str:
    """The text with a few letters left out, put in, doubled or exchanged."""
    letters = string.printable + "іїєґ«»“”’\u202e\u200b\ufeff\x00\x85\u2028🎲"
    for _ in range(dice.choice((1, 1, 2, 5))):
        at, length = dice.randrange(len(text)), dice.choice((0, 1, 1, 2, 8, 40))
        patch = "".join(dice.choices(letters, k=dice.choice((0, 1, 1, 3))))
        text = (
            text[:at]
            + dice.choice((patch, text[at : at + length] * 2, text[at : at + length][::-1]))
            + text[at + length :]
        )
    return text


@pytest.mark.parametrize("key", ["hand", "score", "achievements", "junk", "decks", "turn", "known", "viewer", "rng"])
@pytest.mark.parametrize("strange", STRANGE, ids=lambda value: ascii(value)[:20])
def test_strange_values_in_every_place(key: str, strange: Any) -> None:
    data: dict[str, Any] = {"schema": "innovation-position/1", "players": [{"name": "A"}, {"name": "B"}]}
    if key in ("hand", "score", "achievements"):
        data["players"][0][key] = strange
    else:
        data[key] = strange
    text = text_of(data) if strange != 10**4000 else yaml.safe_dump(data | {key: "@"}).replace("'@'", "1" + "0" * 4_000)
    assert text is not None
    play(read(text), random.Random(1))
