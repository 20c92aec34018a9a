"""The command ``class``: what it shows, and with which command."""

import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.positions import UnknownScenarioError
from tests.course.test_task_file import GOOD as TASKS
from tutor.cli import classroom, jupyter_server
from tutor.cli.shell import CliError, Shell, read
from tutor.user_files import SAVING


def started(*args: str, language: str = "en") -> tuple[list[str], str]:
    """The command that would be started, and what the notebook holds at that time."""
    commands: list[list[str]] = []
    held: list[str] = []

    def start(command: Sequence[str], environment: dict[str, str]) -> int:
        assert environment[SAVING] == "off", "visitors write nothing of the teacher's"
        commands.append(list(command))
        held.append(Path(command[3]).read_text(encoding="utf-8"))
        return 0

    out = io.StringIO()
    assert classroom.run(Shell(language, out, io.StringIO()), read(classroom.USAGE, args), start) == 0
    assert "⟦" not in out.getvalue()
    return commands[0], held[0]


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_scenario_is_shown_before_a_class(language: str) -> None:
    command, text = started("rulings/shr-01", "--no-browser", "--port", "8877", language=language)
    assert command[:3] == [sys.executable, "-m", "voila"]
    assert "--template=class" in command
    assert command[-2:] == ["--no-browser", "--port=8877"]
    source = json.loads(text)["cells"][0]["source"]
    assert f"show(['rulings/shr-01'], '{language}')" in source
    shown: dict[str, Any] = {}
    exec(source, shown)  # noqa: S102 (the very cell that the class sees)
    assert shown["shown"].app.presenting is True
    assert not Path(command[3]).exists(), "nothing is left behind"


def test_voila_finds_the_page_beside_what_else_it_is_told_of() -> None:
    found = jupyter_server.with_ours("JUPYTER_PATH", {"JUPYTER_PATH": "elsewhere", "LANG": "C"})
    ours, other = found["JUPYTER_PATH"].split(os.pathsep)
    assert (Path(ours) / "voila" / "templates" / classroom.TEMPLATE / "index.html.j2").is_file()
    assert (other, found["LANG"]) == ("elsewhere", "C")
    assert jupyter_server.with_ours("JUPYTER_PATH", {})["JUPYTER_PATH"] == ours


def test_lessons_cards_and_files_are_shown_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(TASKS, encoding="utf-8")
    _, text = started("05-sharing", "Machinery", str(file))
    (cell,) = json.loads(text)["cells"]
    assert f"show(['05-sharing', 'Machinery', {str(file)!r}], 'en')" in cell["source"]


def test_a_file_is_named_from_where_the_command_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.yaml").write_text(TASKS, encoding="utf-8")
    _, text = started("mine.yaml")
    assert str(tmp_path / "mine.yaml") in json.loads(text)["cells"][0]["source"]


def test_a_notebook_of_ones_own_is_shown_alone(tmp_path: Path) -> None:
    page = tmp_path / "mine.ipynb"
    page.write_text("{}", encoding="utf-8")
    command, _ = started(str(page))
    assert Path(command[3]) == page
    with pytest.raises(CliError):
        started(str(page), "05-sharing")


@pytest.mark.parametrize("language", ["en", "uk"])
def test_mistakes_in_a_file_are_told_before_anything_starts(tmp_path: Path, language: str) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(TASKS.replace("kind: predict", "kind: goal"), encoding="utf-8")
    err = io.StringIO()
    shell = Shell(language, io.StringIO(), err)
    assert classroom.run(shell, read(classroom.USAGE, [str(file)]), lambda *_: pytest.fail("started")) == 1
    assert "reach-goal" in err.getvalue()
    assert "mine.yaml" in err.getvalue()


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(UnknownScenarioError, match="stagin"):
        started("lessons/stagin")
    with pytest.raises(CliError):
        started("--port", "many")


def test_without_voila_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(CliError) as caught:
        started()
    assert "innovation-tutor[class]" in Shell("en", io.StringIO(), io.StringIO()).message(caught.value.message)
