"""A corpus of bad files and lines, each with what is said of it, word for word; and big ones, within bounded time."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

from engine.positions import Position, PositionError, check, dump, from_line, load, loads, to_line

HERE = Path(__file__).parent
EXPECTED = HERE / "expected.yaml"
UPDATE = "UPDATE_GOLDEN" in os.environ
HEAD = """\
# What is said of each bad file and line, word for word: place, complaint, and what to write if that is known.
# UPDATE_GOLDEN=1 pytest tests/bad_input writes it anew; read the difference before you commit it.
"""
BAD = sorted((HERE / "positions").iterdir()) + sorted((HERE / "lines").iterdir())
HARMLESS = sorted((HERE / "harmless").iterdir())
A_B = "schema: innovation-position/1\nplayers: [A, B]\n"
LONGEST = 20
"""seconds, on a machine that does other things too; all of it takes far less"""


def said(path: Path) -> list[str]:
    """What is said of a file, without its name."""
    if path.parent.name == "positions":
        return [str(problem).removeprefix(f"{path.name}, ") for problem in check(path)]
    try:
        from_line(path.read_text(encoding="utf-8"))
    except PositionError as error:
        return [str(problem).removeprefix("line, ") for problem in error.problems]
    return []


def test_every_bad_file_is_told_of_as_expected() -> None:
    found = {f"{path.parent.name}/{path.stem}": said(path) for path in BAD}
    assert all(found.values()), [name for name, problems in found.items() if not problems]
    text = HEAD + yaml.safe_dump(found, allow_unicode=True, width=200, sort_keys=True)
    if UPDATE:
        EXPECTED.write_text(text, encoding="utf-8")
    assert text == EXPECTED.read_text(encoding="utf-8"), "read the change, then run again with UPDATE_GOLDEN=1"


@pytest.mark.parametrize("path", BAD, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_nothing_is_executed_and_every_complaint_can_be_shown(path: Path) -> None:
    for problem in said(path):
        assert problem.startswith("line ")
        assert len(problem) < 1500
        assert problem.isprintable()
    assert not Path("pwned").exists(), "a file of the corpus has run"


@pytest.mark.parametrize("path", HARMLESS, ids=lambda path: path.stem)
def test_what_only_looks_bad_is_read_and_kept_as_it_is(path: Path) -> None:
    position = load(path) if path.suffix == ".yaml" else from_line(path.read_text(encoding="utf-8"))
    game = position.game()
    assert loads(dump(game)).state() == game.state
    assert from_line(to_line(game)).setup().players == game.state.setup.players
    if path.stem == "hostile-words":
        assert position.title.en.startswith("<script>alert(1)</script> {{7*7}} ${x} %s {0.__class__}")
        assert game.state.setup.players == ("<b>A</b>", "../../etc/passwd")


def refused(read: Callable[[], Position]) -> str:
    """What is said, and that it does not take for ever."""
    began = time.perf_counter()
    with pytest.raises(PositionError) as caught:
        read()
    assert time.perf_counter() - began < LONGEST
    assert len(str(caught.value)) < 20_000
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (A_B + "title: " + "x" * 1_000_000, "more than 250,000 bytes"),
        (A_B + "title: " + "x" * 200_000, "'title' is longer than"),
        (A_B + "id: " + "x-" * 100_000, "'id' is longer than 40 characters"),
        ("x" * 200_000 + ": 1\n" + A_B, "mind the indentation"),
        (A_B + "seed: " + "9" * 200_000, "'seed' must be a whole number"),
        (A_B + "sets: [" + "base, " * 30_000 + "]", "too many values"),
        (A_B + "".join(f"k{n}: 1\n" for n in range(20_000)), "too many"),
        (
            "schema: innovation-position/1\nplayers:\n  - {name: A, hand: [" + "Oars, " * 9_000 + "]}\n  - B\n",
            "two places",
        ),
        (A_B + "#" * 249_000 + "\nsead: 1", "did you mean 'seed'?"),
    ],
    ids=lambda value: ascii(value[-30:]),
)
def test_big_texts_are_refused_in_bounded_time(text: str, complaint: str) -> None:
    assert complaint in refused(lambda: loads(text))


@pytest.mark.parametrize(
    "text",
    [
        "inn1 4e " + "a" * 1_000_000,
        "inn1 4e 1=A 2=B 1/hand=" + "oars," * 50_000,
        "inn1 4e 1=A 2=B " + "seed=1 " * 20_000,
        "inn1 4e 1=" + "%41" * 80_000 + " 2=B",
        "inn1 4e 1=A 2=B 1/" + "x" * 100_000 + "=1",
        "inn1 4e 1=A 2=B " + "a/" * 100_000 + "=1",
    ],
    ids=lambda text: ascii(text[:30]),
)
def test_big_lines_are_refused_in_bounded_time(text: str) -> None:
    assert refused(lambda: from_line(text))
