"""The command ``class``: what it shows, and with which command."""

import io
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.positions import UnknownScenarioError
from tutor.cli import classroom, jupyter_server
from tutor.cli.shell import CliError, Shell, read
from tutor.course.folders import lessons
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
    assert f"tutor.open('rulings/shr-01', '{language}', motion=False)" in source
    shown: dict[str, object] = {}
    exec(source, shown)  # noqa: S102 (the very cell that the class sees)
    assert shown["app"].presenting is True  # type: ignore[attr-defined]
    assert not Path(command[3]).exists(), "nothing is left behind"


def test_voila_finds_the_page_beside_what_else_it_is_told_of() -> None:
    found = jupyter_server.with_ours("JUPYTER_PATH", {"JUPYTER_PATH": "elsewhere", "LANG": "C"})
    ours, other = found["JUPYTER_PATH"].split(os.pathsep)
    assert (Path(ours) / "voila" / "templates" / classroom.TEMPLATE / "index.html.j2").is_file()
    assert (other, found["LANG"]) == ("elsewhere", "C")
    assert jupyter_server.with_ours("JUPYTER_PATH", {})["JUPYTER_PATH"] == ours


def test_a_lesson_is_shown_as_its_own_page() -> None:
    command, _ = started("01-first-steps")
    assert Path(command[3]) == lessons() / "01-first-steps.ipynb"
    command, _ = started("01-first-steps", language="uk")
    assert Path(command[3]) == lessons() / "uk" / "01-first-steps.ipynb"


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
