"""What earlier stages wrote opens today, and leads where it led then."""

import datetime as dt
import json
from pathlib import Path
from typing import Any

import pytest

from engine.cards.facts import EDITIONS
from engine.cards.sets import BASE, set_names
from engine.game import Game
from engine.positions import from_line
from engine.rules.documents import FOURTH
from engine.run.errors import SaveError
from engine.run.link import machine
from tests.saves.stage import (
    POSITION,
    PROGRESS,
    SAVES,
    SESSION,
    expected,
    outcome,
    play,
    stages,
    zones,
)
from tests.saves.write import write
from tutor.course.progress import Progress
from tutor.session import Session

STAGES = pytest.mark.parametrize("stage", stages(), ids=lambda stage: stage.name)


def changed(data: dict[str, Any]) -> set[str]:
    """The programs that a save is in the middle of and that are others now."""
    setup = data["setup"]
    codes = machine(Game.new(setup["players"], edition=setup["edition"], sets=setup["sets"]).state.setup).codes
    told = data.get("programs", {}).items()
    return {name for name, mark in told if name not in codes or codes[name].fingerprint != mark}


def opened(text: str) -> Game | None:
    """The game of a save; nothing if it is refused, as a program that it is in the middle of has changed."""
    programs = changed(json.loads(text))
    if not programs:
        return Game.load(text)
    with pytest.raises(SaveError) as caught:
        Game.load(text)
    assert caught.value.reason == "save-program-changed"
    assert caught.value.slots["program"] in programs
    return None


def test_there_is_a_stage() -> None:
    assert "walls" in {stage.name for stage in stages()}


@STAGES
@pytest.mark.parametrize("name", SAVES)
def test_a_save_plays_on_to_the_end_that_it_had(stage: Path, name: str) -> None:
    told = expected(stage)[name]
    game = opened((stage / f"{name}.json").read_text(encoding="utf-8"))
    if game is None:
        assert name == "in-an-effect", "between actions nothing may hinder a save"
        return
    assert [frame.program for frame in game.state.frames] == told["runs"]
    assert zones(game) == told["zones"]
    again = Game.load(game.save())
    for each in (game, again):
        play(each, told["answers"])
        assert each.result is not None
        assert outcome(each) == told["end"]


@STAGES
def test_a_session_has_the_lines_that_it_had(stage: Path) -> None:
    told = expected(stage)["session"]
    session = Session.loads((stage / SESSION).read_text(encoding="utf-8"))
    assert (session.title, session.step.number) == (told["title"], told["step"])
    assert [{"name": line.name, "steps": session.steps[line.tip].number} for line in session.lines] == told["lines"]
    assert zones(session.game) == told["zones"]
    noted = session.annotation
    assert (noted.comment, [str(mark) for mark in noted.marks]) == (told.get("comment", ""), told.get("marks", []))


@STAGES
def test_progress_knows_what_it_knew(stage: Path, tmp_path: Path) -> None:
    file = tmp_path / PROGRESS
    file.write_bytes((stage / PROGRESS).read_bytes())
    progress = Progress.open(file, today=lambda: dt.date(2030, 1, 1))
    assert progress.trouble is None
    solved = sorted(name for name, each in progress.records.items() if each.solved)
    assert {"solved": solved, "due": progress.due()} == expected(stage)["progress"]


@STAGES
def test_a_position_lays_out_the_table_that_it_was(stage: Path) -> None:
    game = from_line((stage / POSITION).read_text(encoding="utf-8")).game()
    assert zones(game) == expected(stage)["position"]["zones"]


# --- that these tests can fail -------------------------------------------------------------------------------


def test_a_changed_program_is_refused_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (stages()[0] / "in-an-effect.json").read_text(encoding="utf-8")
    (program, *_) = json.loads(text)["programs"]
    game = Game.load(text)
    monkeypatch.setitem(game.machine.codes[program].__dict__, "fingerprint", "0" * 12)
    assert changed(json.loads(text)) == {program}
    assert opened(text) is None


ALL_SETS = tuple(set_names())


@pytest.mark.parametrize(
    ("edition", "sets"), [*((edition, (BASE,)) for edition in EDITIONS), (FOURTH, ALL_SETS)], ids=str
)
def test_a_stage_is_written_once_and_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: int, sets: tuple[str, ...]
) -> None:
    monkeypatch.setattr("tests.saves.write.LEFT", 30)
    stage = tmp_path / "now"
    write(stage, 9, edition, sets)
    for name in SAVES:
        test_a_save_plays_on_to_the_end_that_it_had(stage, name)
    test_a_session_has_the_lines_that_it_had(stage)
    with pytest.raises(FileExistsError):
        write(stage, 9, edition, sets)
    told = expected(stage)
    told["in-an-effect"]["end"]["scores"][0] += 1
    (stage / "expected.json").write_text(json.dumps(told), encoding="utf-8")
    with pytest.raises(AssertionError):
        test_a_save_plays_on_to_the_end_that_it_had(stage, "in-an-effect")
