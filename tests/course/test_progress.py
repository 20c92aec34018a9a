"""Progress is one local file: written whole, never overwritten when it cannot be read, portable, resettable."""

import json
from pathlib import Path

import pytest

from tutor.course.folders import STATE, home
from tutor.course.progress import SCHEMA, Progress, default_path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "progress.json"


def test_what_was_tried_and_solved_is_there_again(file: Path) -> None:
    progress = Progress.open(file)
    progress.tried("01", "a", correct=False, misconception="points-are-spent")
    progress.tried("01", "a", correct=True)
    progress.tried("02", "b", correct=None)
    again = Progress.open(file)
    assert again.is_solved("01", "a")
    assert again.is_solved("02", "b")
    assert not again.is_solved("01", "b")
    assert again.of("01", "a").tries == 2
    assert again.misconceptions() == {"points-are-spent": 1}
    assert not again.trouble


def test_tasks_of_lessons_that_are_gone_are_kept(file: Path) -> None:
    file.parent.mkdir()
    old = {"tries": 3, "solved": "2026-01-02", "last": "2026-01-02", "misconceptions": {}}
    file.write_text(json.dumps({"schema": SCHEMA, "tasks": {"00-gone/task": old}}), encoding="utf-8")
    Progress.open(file).tried("01", "a", correct=True)
    assert json.loads(file.read_text(encoding="utf-8"))["tasks"]["00-gone/task"] == old


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"null",
        b"[]",
        b'{"schema": "innovation-progress/2", "tasks": {}}',
        b'{"schema": "innovation-progress/1"}',
        b'{"schema": "innovation-progress/1", "tasks": {"a/b": 7}}',
        b'{"schema": "innovation-progress/1", "tasks": {"a/b": {"tries": -1}}}',
        b'{"schema": "innovation-progress/1", "tasks": {"a/b": {"solved": "yesterday"}}}',
        b'{"schema": "innovation-progress/1", "tasks": {"a/b": {"misconceptions": {"x": "y"}}}}',
        b"[" * 100_000,
    ],
)
def test_a_file_that_cannot_be_read_is_moved_aside_and_nothing_is_lost(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    progress = Progress.open(file)
    assert progress.trouble
    assert progress.aside is not None
    assert progress.aside.read_bytes() == content
    assert not progress.records
    progress.tried("01", "a", correct=True)
    assert Progress.open(file).is_solved("01", "a")
    file.write_bytes(b"broken again")
    assert Progress.open(file).aside != progress.aside
    assert progress.aside.read_bytes() == content


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    progress = Progress.open(blocked / "progress.json")
    progress.tried("01", "a", correct=True)
    assert progress.trouble
    assert progress.is_solved("01", "a")


def test_reset_and_export(file: Path) -> None:
    progress = Progress.open(file)
    progress.tried("01", "a", correct=True)
    progress.tried("02", "b", correct=True)
    exported = progress.export()
    assert json.loads(exported)["tasks"].keys() == {"01/a", "02/b"}
    progress.reset("01")
    assert Progress.open(file).records.keys() == {"02/b"}
    progress.reset()
    assert not Progress.open(file).records
    file.write_text(exported, encoding="utf-8")
    assert Progress.open(file).is_solved("01", "a")


def test_no_part_of_a_file_is_left_behind(file: Path) -> None:
    progress = Progress.open(file)
    for task in "abc":
        progress.tried("01", task, correct=True)
    assert list(file.parent.iterdir()) == [file]


def test_without_a_file_it_lasts_as_long_as_the_session() -> None:
    progress = Progress()
    progress.tried("01", "a", correct=True)
    assert progress.is_solved("01", "a")


def test_where_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STATE, str(tmp_path))
    assert default_path() == tmp_path / "progress.json"
    monkeypatch.delenv(STATE)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    assert home() == tmp_path / "state" / "innovation-tutor"
