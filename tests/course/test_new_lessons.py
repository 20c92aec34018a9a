"""A new lesson, or a task that was replaced, shifts nobody's progress: it is kept by the names of lesson and task."""

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tutor.course import Progress, lesson, load, names
from tutor.course.folders import SOURCE
from tutor.course.lesson_view import following
from tutor.course.schedule import mended
from tutor.panels.html import to_text
from tutor.user_files import STATE

OLD = Path(__file__).parent / "progress-of-25-lessons.json"
"""the progress of somebody who solved every task of 25 lessons, and got the first of each wrong once"""
GONE = {"24-third-edition/at-once"}
"""tasks of then that were replaced by others: in the third edition their question has another answer"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(STATE, str(tmp_path))
    return Path(shutil.copy(OLD, tmp_path / "progress.json"))


def solved() -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads(OLD.read_text(encoding="utf-8"))["tasks"]
    return found


def test_what_was_solved_is_solved_and_nothing_else(file: Path) -> None:
    progress = Progress.open(file)
    there = {f"{name}/{task.id}" for name in names() for task in load(name)}
    assert solved().keys() - there == GONE
    for each in there:
        assert progress.is_solved(*each.split("/")) == (each in solved()), each


def test_every_lesson_of_then_has_its_number_and_its_place(file: Path) -> None:
    then = sorted({each.partition("/")[0] for each in solved()})
    assert names()[: len(then)] == then
    assert [load(name).number for name in names()] == list(range(1, len(names()) + 1))
    for name in names():
        source = (ROOT / "lessons" / SOURCE / f"{name}.md").read_text(encoding="utf-8")
        assert set(re.findall(r"(?m)^# (\d+)\. ", source)) == {str(load(name).number)}


def test_a_try_in_the_new_lesson_leaves_the_others_as_they_were(file: Path) -> None:
    before = json.loads(file.read_text(encoding="utf-8"))
    Progress.open(file).tried("26-two-printings", "unchanged", correct=True)
    after = json.loads(file.read_text(encoding="utf-8"))
    assert after["tasks"].pop("26-two-printings/unchanged")["tries"] == 1
    assert after == before


def test_what_a_replaced_task_showed_is_still_practised(file: Path) -> None:
    progress = Progress.open(file)
    for each in GONE:
        assert progress.of(*each.split("/")).misconceptions == {"editions-are-the-same": 1}
    assert "editions-are-the-same" in mended(progress)["due"]


def test_a_lesson_with_new_tasks_goes_on_at_the_first_of_them(file: Path) -> None:
    panel = lesson("24-third-edition", "en", progress=Progress.open(file))
    assert panel.task.id == "in-passing"
    panel._enter("ended")
    known = sum(f"24-third-edition/{task.id}" in solved() for task in panel.lesson)
    assert panel.app.texts.message("task-solved", n=known, of=len(panel.lesson.tasks)) in to_text(panel.widget.content)


def test_to_forget_a_lesson_forgets_its_replaced_tasks_too(file: Path) -> None:
    progress = Progress.open(file)
    progress.reset("24-third-edition")
    assert {each for each in solved() if not each.startswith("24-third-edition/")} == progress.records.keys()


def test_nobody_is_led_to_a_lesson_aside_but_the_contents_name_it() -> None:
    aside = [name for name in names() if load(name).aside]
    assert aside == ["25-teachers"]
    led = [found.id for name in names() if (found := following(name)) is not None]
    assert not set(aside) & set(led)
    assert set(names()) - set(led) == {names()[0], *aside}
    for folder in ("lessons", "lessons/uk"):
        for page in sorted((ROOT / folder).glob("[0-9]*.ipynb")):
            text = page.read_text(encoding="utf-8")
            assert ("25-teachers.ipynb" in text) == (page.stem in ("00-contents", "25-teachers"))
