"""Every scenario: read, its expectations held, and every line played five ways."""

from pathlib import Path

import pytest

from engine.positions import SCENARIOS, Position, ScriptedLine, list_all, load, script, verify
from engine.positions.judge import is_idle
from tests.conftest import ROOT
from tests.plugin.five_ways import five_ways

FILES = list_all((ROOT / "scenarios",))


def lines() -> list[tuple[Position, ScriptedLine]]:
    positions = [load(path) for path in FILES.values()]
    return [(position, line) for position in positions for line in position.lines]


def test_there_are_scenarios() -> None:
    assert "lessons/staging" in FILES
    assert ROOT / "scenarios" in SCENARIOS


@pytest.mark.parametrize("path", FILES.values(), ids=list(FILES))
def test_all_is_as_expected(path: Path) -> None:
    position = load(path)
    assert not list(map(str, verify(position)))
    assert position.id == path.stem


@pytest.mark.parametrize(("position", "line"), lines(), ids=lambda each: each.id)
def test_a_line_ends_the_same_five_ways(position: Position, line: ScriptedLine) -> None:
    end = five_ways(position, script(position, line))
    assert is_idle(end) or any(test.what == "request" for test in line.expect)
