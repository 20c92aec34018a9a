"""What all commands about positions have in common: JSON, exit codes, progress, Ctrl-C, both languages."""

import io
import json
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.bots.random import Random
from engine.explore import OutcomeTree
from tests.cli.test_cli import LANGUAGES, alone, run
from tests.conftest import ROOT
from tutor.cli.main import COMMANDS, main
from tutor.cli.shell import Shell

__all__ = ["alone"]

STAGING = "lessons/staging"
ONE_LINE = "inn1 4e 1=Ada 1/blue=writing 2=Ben 2/purple=philosophy seed=3"
WRONG = "inn1 4e 1=Ada 1/blue=wriitng 2=Ben"

FINE: dict[str, list[str]] = {
    "check": ["scenarios/lessons/staging.yaml"],
    "explain": [STAGING],
    "explore": [STAGING, "--action", "draw"],
    "explore of each action": [STAGING],
    "explore --what-if": [STAGING, "--action", "draw", "--what-if"],
    "compare": [ONE_LINE, "--editions", "4,3"],
    "value": [STAGING, "--games", "1", "--bot", "random"],
    "puzzles list": ["list"],
    "puzzles show": ["show", "base-hold-the-line"],
    "puzzles check": ["check", "base-hold-the-line"],
    "rulings": ["free draw"],
    "rulings --show": ["--show", "dem-15"],
    "position": [ONE_LINE],
}
"""a call of each command that has something to show, and what it is called with"""
NO: dict[str, list[str]] = {
    "check": ["README.md"],
    "explore": [STAGING, "--action", "dogma writing", "--limit", "5"],
    "explore of each action": [STAGING, "--limit", "5"],
    "puzzles show": ["show", "echoes-bonus"],
    "rulings": ["qqqqqqqq"],
    "position": [WRONG],
}
"""calls whose answer is no, or cut off"""
CANNOT: dict[str, list[str]] = {
    "check": ["--edition", "7", "x.yaml"],
    "explain": ["no-such-scenario"],
    "explore": [STAGING, "--action", "draw", "--limit", "many"],
    "compare": [STAGING, "--editions", "4"],
    "value": [STAGING, "--workers", "0"],
    "puzzles find": ["find", "--workers", "300"],
    "rulings": ["--page", "many"],
    "position": ["no-such-scenario"],
    "new": ["poem"],
}


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("command", FINE)
def test_what_there_is_comes_as_json_too_with_exit_code_0(command: str) -> None:
    ran = run(command.split(maxsplit=1)[0], *FINE[command], "--json")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["schema"].startswith("innovation-")


@pytest.mark.parametrize("command", NO)
def test_no_and_cut_off_are_exit_code_1_and_the_json_is_whole(command: str) -> None:
    ran = run(command.split(maxsplit=1)[0], *NO[command], "--json")
    assert ran.code == 1
    if ran.out:
        assert json.loads(ran.out)["schema"].startswith("innovation-")
    else:
        assert ran.err


@pytest.mark.parametrize("command", CANNOT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_run_is_exit_code_2_and_one_line(command: str, language: str) -> None:
    ran = run(command.split(maxsplit=1)[0], *CANNOT[command], "--lang", language)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ("а" in ran.err or "і" in ran.err) == (language == "uk")


def test_exit_codes_are_in_the_help_and_every_command_in_the_table() -> None:
    assert "Exit codes: 0" in run("--help").out
    table = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    for name, (usage, _) in COMMANDS.items():
        assert f"`{name}`" in table or f"`{name} " in table
        usage_line = run(name, "--help").out.partition("\n")[0]
        for flag in usage.flags:
            assert f"--{flag.name}" in usage_line, f"{name} --{flag.name}"


@pytest.mark.parametrize(
    "args",
    [
        ["explore", STAGING, "--action", "dogma writing"],
        ["explore", STAGING, "--action", "draw", "--what-if"],
        ["compare", ONE_LINE],
        ["value", STAGING, "--games", "1", "--bot", "random"],
        ["check", STAGING],
        ["puzzles", "check", "base-hold-the-line"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_is_one_line_of_a_terminal_and_gone_at_the_end(args: list[str], language: str) -> None:
    out, err = io.StringIO(), Terminal()
    assert main([*args, "--lang", language], out, err) == 0
    shown = err.getvalue().split("\r\x1b[K")
    assert any(any(char.isdigit() for char in each) for each in shown)
    assert shown[-1] == ""
    assert "\n" not in err.getvalue()
    assert "⟦" not in err.getvalue()


def ctrl_c_at(call: int, of: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that at one of its calls does as Ctrl-C does, and then what it does else."""
    calls = 0

    def interrupted(*args: Any, **kwargs: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == call:
            os.kill(os.getpid(), signal.SIGINT)
        return of(*args, **kwargs)

    return interrupted


def test_ctrl_c_ends_values_with_the_games_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Random, "answer", ctrl_c_at(600, Random.answer))
    ran = run("value", STAGING, "--games", "200", "--bot", "random", "--json")
    assert ran.code == 1
    assert "Stopped by Ctrl-C" in ran.err
    games = [each["games"] for each in json.loads(ran.out)["answers"]]
    assert 1 <= sum(games) < 600


@pytest.mark.parametrize("more", [["--action", "dogma writing"], []])
def test_ctrl_c_cuts_outcomes_off(monkeypatch: pytest.MonkeyPatch, more: list[str]) -> None:
    monkeypatch.setattr(OutcomeTree, "_reach", ctrl_c_at(40, OutcomeTree._reach))
    ran = run("explore", STAGING, *more, "--json")
    assert ran.code == 1
    assert "Stopped by Ctrl-C" in ran.err
    data = json.loads(ran.out)
    assert not data["complete"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_ctrl_c_ends_a_check_with_the_files_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.cli.explain.verify", ctrl_c_at(2, lambda position: []))
    ran = run("check", STAGING, "lessons/demand", "lessons/staging", "--json")
    assert ran.code == 1
    data = json.loads(ran.out)
    assert (len(data["files"]), data["of"]) == (1, 3)


def test_ctrl_c_ends_the_finder_with_the_puzzles_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.puzzles.find.in_position", ctrl_c_at(3, lambda job: []))
    ran = run("puzzles", "find", "--games", "1", "--json")
    assert ran.code == 1
    data = json.loads(ran.out)
    assert not data["complete"]
    assert data["puzzles"] == []


def test_a_second_ctrl_c_ends_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(tree: OutcomeTree, *args: Any) -> Any:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(OutcomeTree, "grow", twice)
    ran = run("explore", STAGING, "--action", "draw")
    assert (ran.code, ran.out) == (130, "")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_new_file_passes_the_check_and_is_not_overwritten(tmp_path: Path) -> None:
    file = str(tmp_path / "mine.yaml")
    assert run("new", "scenario", file).code == 0
    assert run("check", file, "--json").code == 0
    assert run("new", "scenario", file).code == 2


def test_a_position_as_json_has_both_forms() -> None:
    data = json.loads(run("position", ONE_LINE, "--json").out)
    assert data["line"] == run("position", ONE_LINE, "--line").out.strip()
    assert data["yaml"] == run("position", ONE_LINE).out


def test_without_a_terminal_nothing_of_progress_is_written() -> None:
    err = io.StringIO()
    Shell("en", io.StringIO(), err).progress("cli-value-progress", n=1, of=2)
    assert err.getvalue() == ""
