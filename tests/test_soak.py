"""The soak as a command: whoever plays, the same comes of it; what breaks, and Ctrl-C, are told by the exit code."""

import re

import pytest

from engine.workers import Workers
from tests import soak


def told(printed: str) -> str:
    """Return what is printed without times and memory, which no two runs share."""
    return re.sub(r"slowest: \S+ s, seed \d+; \d+ MB|\d+ s(?=;|$)", "-", printed, flags=re.MULTILINE)


def test_games_are_the_same_with_two_workers(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.command(["3", "--seed", "7"]) == 0
    one = capsys.readouterr().out
    assert "3 games, " in one
    assert soak.command(["3", "--seed", "7", "--workers", "2"]) == 0
    assert told(capsys.readouterr().out) == told(one)


def test_cards_are_executed_alike_by_two_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    some = soak.programmed(4)[:2]
    monkeypatch.setattr(soak, "_of_the_last", lambda edition, sets: some)
    one = soak.every_card(2)
    assert list(one) == [card.title for card in some]
    assert all(each.roles["actor"] and not each.broken for each in one.values())
    with Workers.processes(2) as two:
        assert soak.every_card(2, workers=two) == one


def test_a_game_that_breaks_is_told_with_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks(*_: object, **__: object) -> None:
        msg = "a card is missing"
        raise AssertionError(msg)

    monkeypatch.setattr(soak, "play", breaks)
    assert soak.command(["1", "--seed", "5"]) == 1
    printed = capsys.readouterr().out
    assert "seed 5, 3 players, teams (0, 1, 0): AssertionError: a card is missing" in printed
    assert "1 broken" in printed


def test_ctrl_c_ends_it_with_what_was_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped_at_the_third(job: soak.GameJob) -> soak.Run:
        if job.seed == 2:
            raise KeyboardInterrupt
        return soak.Run(1, 10)

    monkeypatch.setattr(soak, "one_game", stopped_at_the_third)
    assert soak.command(["5"]) == 1
    assert "2 games, stopped before 3 more, 20 decisions, 0 broken" in capsys.readouterr().out


def test_workers_that_there_are_not_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        soak.command(["1", "--workers", "0"])
    assert caught.value.code == 2
    assert "from 1 to" in capsys.readouterr().err
