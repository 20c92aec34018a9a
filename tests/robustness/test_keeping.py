"""The hostile trials of ``tests.keeping``, in small, and that they can fail."""

import random

import pytest

import tests.keeping as trials
import tutor.session


def test_two_processes_that_write_lose_nothing() -> None:
    assert trials.two_writers(25) == 0


def test_two_processes_that_play_one_game_lose_nothing() -> None:
    assert trials.two_players(6) == 0


def test_a_killed_process_leaves_whole_files() -> None:
    assert trials.killed(4) == 0


def test_a_full_disk_costs_nothing() -> None:
    assert trials.passing("full disk", trials.full, 6) == 0


def test_too_many_open_files_cost_nothing() -> None:
    assert trials.passing("no more open files", trials.no_more_files, 6) == 0


def test_links_are_written_through() -> None:
    assert trials.links(6) == 0


def test_no_damaged_session_is_opened_as_something_else() -> None:
    assert trials.damage(300) == 0


def test_without_the_checksum_damage_goes_unnoticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tutor.session, "check_whole", lambda data: {k: v for k, v in data.items() if k != "sum"})
    assert trials.damage(300) > 0


def test_what_goes_wrong_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a writer that only says that it has written."""
    monkeypatch.setattr("tutor.course.progress.write_whole", lambda target, data: target.touch())
    monkeypatch.setattr("tutor.saved_games.write_whole", lambda target, data: target.touch())
    assert trials.passing("full disk", trials.full, 3) > 3
    assert trials.links(3) > 3


def test_damage_changes_a_text() -> None:
    dice = random.Random(1)
    text = '{"a":12,"b":[3,4,5],"c":"word"}' * 3
    assert sum(trials.damaged(text, dice) != text for _ in range(100)) > 90
