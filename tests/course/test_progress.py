"""Progress is one local file: written whole, never overwritten when it cannot be read, portable, resettable."""

import datetime as dt
import errno
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor import user_files
from tutor.course.progress import MASTERED, SCHEMA, Progress, default_path
from tutor.user_files import LOCK, SAVING, STATE, NotSavedError, state_folder


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
        b'{"schema": "innovation-progress/9", "tasks": {}}',
        b'{"schema": "innovation-progress/1", "tasks": {}}',
        b'{"schema": "innovation-progress/2", "tasks": {"a/b": 7}}',
        b'{"schema": "innovation-progress/2", "tasks": {"a/b": {"tries": -1}}}',
        b'{"schema": "innovation-progress/2", "tasks": {"a/b": {"solved": "yesterday"}}}',
        b'{"schema": "innovation-progress/2", "tasks": {"a/b": {"misconceptions": {"x": "y"}}}}',
        b"[" * 100_000,
    ],
)
def test_a_file_that_cannot_be_read_is_moved_aside_and_nothing_is_lost(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    progress = Progress.open(file)
    assert progress.damage
    assert not progress.trouble
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
    assert {each.name for each in file.parent.iterdir()} == {file.name, LOCK}


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
    assert state_folder() == tmp_path / "state" / "innovation-tutor"


# --- boxes, hiding, several notebooks ---------------------------------------------------------------------------


def test_two_notebooks_on_one_file_lose_nothing(file: Path) -> None:
    one, other = Progress.open(file), Progress.open(file)
    one.tried("01", "a", correct=True)
    other.tried("02", "b", correct=False, misconception="points-are-spent")
    one.tried("01", "c", correct=True)
    assert Progress.open(file).records.keys() == {"01/a", "02/b", "01/c"}
    assert one.due() == ["points-are-spent"]


def test_hidden_in_one_notebook_is_hidden_in_all(file: Path) -> None:
    one, other = Progress.open(file), Progress.open(file)
    one.tried("01", "a", correct=True)
    other.refresh()
    one.hide()
    before = file.read_bytes()
    other.tried("02", "b", correct=True)
    assert file.read_bytes() == before
    assert not Progress.open(file).is_solved("01", "a")
    other.show()
    one.tried("03", "c", correct=True)
    assert Progress.open(file).records.keys() == {"01/a", "03/c"}


def test_a_copy_can_be_taken_back_while_progress_is_hidden(file: Path) -> None:
    progress = Progress.open(file)
    progress.tried("01", "a", correct=True)
    copy = progress.export()
    progress.reset()
    progress.hide()
    progress.take(copy)
    assert not progress.records
    progress.show()
    assert Progress.open(file).is_solved("01", "a")


def test_forgetting_a_lesson_forgets_what_showed_only_there(file: Path) -> None:
    progress = Progress.open(file)
    progress.tried("01", "a", correct=False, misconception="points-are-spent")
    progress.tried("01", "a", correct=False, misconception="draw-by-lowest")
    progress.tried("02", "b", correct=False, misconception="draw-by-lowest")
    progress.reset("01")
    assert Progress.open(file).due() == ["draw-by-lowest"]


DAYS = st.dates(dt.date(2020, 1, 1), dt.date(2040, 1, 1))
IDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
TRIES = st.tuples(
    DAYS, IDS, IDS, st.sampled_from([True, False, None]), IDS, st.lists(IDS, max_size=3), st.integers(0, 1)
)


@settings(deadline=None)
@given(st.lists(TRIES, max_size=12))
def test_whatever_was_tried_is_read_again_as_it_was(
    tries: list[tuple[dt.date, str, str, bool | None, str, list[str], int]],
) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "progress.json"
        notebooks = [Progress.open(file), Progress.open(file)]
        for day, lesson, task, correct, misconception, tested, which in tries:
            progress = notebooks[which]
            progress.today = lambda day=day: day  # type: ignore[misc]
            progress.tried(lesson, task, correct=correct, misconception=misconception, tested=tested)
            assert not progress.trouble
            for name, box in progress.boxes.items():
                assert 0 <= box.number <= MASTERED
                assert name in progress.misconceptions()
        again = Progress.open(file)
        assert sum(record.tries for record in again.records.values()) == len(tries)
        copy = again.export()
        other = Progress()
        other.take(copy)
        assert other.export() == copy
        assert (other.records, other.boxes) == (again.records, again.boxes)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.sampled_from(["2026-01-01", "20260101", -1]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["tries", "box", "due", "solved", "last", "misconceptions", "a/b"]), inner)
    ),
    max_leaves=8,
)


@settings(deadline=None)
@given(
    st.fixed_dictionaries(
        {"schema": st.sampled_from([SCHEMA, "innovation-progress/1"])},
        optional={"tasks": JSON, "boxes": JSON, "hidden": JSON},
    )
)
def test_whatever_stands_in_a_file_is_read_or_kept_aside(data: object) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "progress.json"
        text = json.dumps(data)
        file.write_text(text, encoding="utf-8")
        progress = Progress.open(file)
        if progress.damage:
            assert progress.aside is not None
            assert progress.aside.read_text(encoding="utf-8") == text
        progress.show()
        progress.tried("01", "a", correct=True)
        again = Progress.open(file)
        assert not again.trouble
        assert not again.damage
        assert again.is_solved("01", "a")
        assert again.export() == progress.export()


# --- passing errors, two writers, links -----------------------------------------------------------------------


@contextmanager
def failing(monkeypatch: pytest.MonkeyPatch, what: str, number: int) -> Iterator[None]:
    """Let every reading or writing of a progress file fail."""

    def fail(file: Path, *_: object) -> None:
        raise OSError(number, os.strerror(number), str(file))

    with monkeypatch.context() as patch:
        patch.setattr(f"tutor.course.progress.{what}", fail)
        yield


@pytest.mark.parametrize("number", [errno.EMFILE, errno.EIO, errno.EACCES, errno.EBUSY])
@pytest.mark.parametrize("what", ["read_whole", "write_whole", "locked"])
def test_a_passing_error_hurts_no_file_and_what_was_tried_meanwhile_is_written_later(
    file: Path, monkeypatch: pytest.MonkeyPatch, what: str, number: int
) -> None:
    first = Progress.open(file)
    first.tried("01", "before", correct=False, misconception="points-are-spent")
    before = file.read_bytes()
    with failing(monkeypatch, what, number):
        opened = Progress.open(file)
        assert bool(opened.trouble) == (what == "read_whole")
        for progress in (first, opened):
            progress.tried("01", "meanwhile", correct=True)
            progress.tried("01", "meanwhile", correct=True)
            assert isinstance(progress.trouble, NotSavedError)
            assert progress.is_solved("01", "meanwhile"), "it is shown at once"
            assert progress.of("01", "meanwhile").tries == 2
            assert progress.aside is None
    assert file.read_bytes() == before
    Progress.open(file).tried("02", "by another", correct=True)
    first.refresh()
    opened.tried("01", "after", correct=True)
    for progress in (first, opened):
        assert progress.trouble is None, "the message goes away"
    again = Progress.open(file)
    assert {name: record.tries for name, record in again.records.items()} == {
        "01/before": 1,
        "01/meanwhile": 4,
        "02/by another": 1,
        "01/after": 1,
    }
    assert again.due() == ["points-are-spent"]
    assert {each.name for each in file.parent.iterdir()} == {file.name, LOCK}


def test_while_one_writes_another_waits_and_neither_is_lost(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tutor.user_files.PATIENCE", 0.05)
    one, other = Progress.open(file), Progress.open(file)
    write = user_files.write_whole

    def meanwhile(target: Path, data: bytes) -> None:
        with monkeypatch.context() as patch:
            patch.setattr("tutor.course.progress.write_whole", write)
            other.tried("02", "b", correct=True)  # after this one has read the file, and before it writes it
        write(target, data)

    with monkeypatch.context() as patch:
        patch.setattr("tutor.course.progress.write_whole", meanwhile)
        one.tried("01", "a", correct=True)
    assert "another program is using it" in str(other.trouble)
    other.refresh()
    assert Progress.open(file).records.keys() == {"01/a", "02/b"}


def test_a_link_stays_a_link_and_its_target_is_written(file: Path, tmp_path: Path) -> None:
    target = tmp_path / "synced" / "progress.json"
    file.parent.mkdir()
    file.symlink_to(target)
    Progress.open(file).tried("01", "a", correct=True)
    assert file.is_symlink()
    assert Progress.open(target).is_solved("01", "a")
    target.write_text("broken", encoding="utf-8")
    assert Progress.open(file).aside == target.with_name("progress.unreadable-1.json")
    Progress.open(file).tried("01", "b", correct=True)
    assert file.is_symlink()
    assert Progress.open(target).is_solved("01", "b")


def test_progress_of_a_newer_version_is_moved_aside_and_named_so(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"schema": "innovation-progress/9"}', encoding="utf-8")
    progress = Progress.open(file)
    assert progress.aside is not None
    assert progress.damage is not None
    assert "from a newer version" in progress.damage.words("en")
    assert "новіша версія" in progress.damage.words("uk")


def test_what_is_damaged_and_cannot_be_moved_is_not_overwritten(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.parent.mkdir()
    file.write_text("broken", encoding="utf-8")
    with failing(monkeypatch, "put_aside", errno.EACCES):
        progress = Progress.open(file)
        progress.tried("01", "a", correct=True)
        assert progress.trouble
        assert file.read_text(encoding="utf-8") == "broken"
    progress.refresh()
    assert progress.aside is not None
    assert progress.aside.read_text(encoding="utf-8") == "broken"
    assert Progress.open(file).is_solved("01", "a")


def test_a_file_that_was_deleted_is_written_again_with_all_that_is_known(file: Path) -> None:
    progress = Progress.open(file)
    progress.tried("01", "a", correct=True)
    file.unlink()
    progress.tried("01", "b", correct=True)
    assert Progress.open(file).records.keys() == {"01/a", "01/b"}


def test_before_a_class_progress_has_no_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SAVING, "off")
    assert default_path() is None
    progress = Progress.open()
    progress.tried("01", "a", correct=True)
    assert progress.is_solved("01", "a")
    assert progress.trouble is None


@pytest.mark.parametrize(("language", "remedy"), [("en", "move it to another folder"), ("uk", "перемістіть його")])
def test_a_file_too_large_is_not_read_and_the_error_says_where_it_is_and_what_to_do(
    file: Path, monkeypatch: pytest.MonkeyPatch, language: str, remedy: str
) -> None:
    monkeypatch.setattr("tutor.user_files.MOST_BYTES", 2_000_000)
    file.parent.mkdir()
    file.write_bytes(b" " * 2_000_001)
    progress = Progress.open(file)
    assert progress.trouble is not None
    assert progress.aside is None
    read = progress.trouble.words(language)
    progress.tried("01", "a", correct=True)
    assert isinstance(progress.trouble, NotSavedError)
    for said in (read, progress.trouble.words(language)):
        assert str(file) in said
        assert remedy in said
        assert "2" in said.replace(str(file), "")
    assert file.stat().st_size == 2_000_001, "it stays as it is"
    file.write_bytes(b" " * 0)
    assert user_files.read_whole(file) == b""
