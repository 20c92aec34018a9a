"""A lesson that is opened again goes on where it was left: task, guesses, hints, verdicts and table."""

import json
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.course.test_lesson_panel import answer, back_to_start
from tutor.course import Progress, TaskPanel, lesson, names
from tutor.course.bookmark import ENDING, Bookmark, Place, forget
from tutor.panels.html import to_html
from tutor.user_files import STATE

NAME = "05-sharing"


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(STATE, str(tmp_path))
    return tmp_path


def opened(name: str = NAME) -> TaskPanel:
    """A lesson as a new kernel opens it, with the learner's own progress."""
    return lesson(name, "en")


def shown(panel: TaskPanel) -> tuple[object, ...]:
    """What a learner sees of a lesson; that the table was just set for the task is told once."""
    panel.was_set = False
    panel._show()
    app = panel.app
    return (
        panel.place, panel.phase, panel.answer, panel.hints, to_html(panel.widget.content), str(app),
        to_html(app.now.content), app.session.step.number, app.session.state.key(),
    )  # fmt: skip


def moments(panel: TaskPanel, *, wrong: bool) -> Generator[TaskPanel, TaskPanel, None]:
    """Walk a lesson to its end, and stop after every act; what is sent back goes on."""
    while panel.phase != "ended":
        task = panel.task
        if panel.phase == "find":
            panel = yield panel
            back_to_start(panel)
        panel.widget.activate("hint")
        panel = yield panel
        answer(panel, task.wrong[0].answer if wrong and task.asks else task.solution.answer)
        panel = yield panel
        answers = iter(task.solution.play)
        while panel.phase == "play":
            closed = panel.app.session.closed
            if closed is not None:
                panel.app.now.activate(f"decide-as:{closed.seat}")
            if panel.app.session.request is not None:
                panel.app.answer(panel.app.session.game.parse(next(answers)))
            else:
                panel.app.do("into")
            panel = yield panel
        panel.widget.activate("next")


@pytest.mark.parametrize(
    ("name", "wrong"), [("01-first-steps", True), (NAME, False), (NAME, True), ("19-hidden", False)]
)
def test_a_lesson_opened_again_after_any_act_stands_where_it_was_left(name: str, *, wrong: bool) -> None:
    walk = moments(opened(name), wrong=wrong)
    panel, count = next(walk), 0
    while True:
        again = opened(name)
        assert shown(again) == shown(panel), (panel.task.id, panel.phase)
        count += 1
        try:
            panel = walk.send(again)
        except StopIteration:
            break
    assert count > 10


def test_tries_are_not_counted_twice() -> None:
    walk = moments(opened(), wrong=True)
    panel = next(walk)
    while panel.phase != "shown":
        panel = walk.send(panel)
    tries = {name: record.tries for name, record in panel.progress.records.items()}
    assert {name: record.tries for name, record in opened().progress.records.items()} == tries


def test_options_chosen_but_not_submitted_are_there_again() -> None:
    for name in names():
        panel = opened(name)
        for number, task in enumerate(panel.lesson.tasks):
            if task.many and task.start != "here":
                panel.goto(number)
                if panel.phase != "ask":
                    continue
                panel.choose(task.options[0].id)
                again = opened(name)
                assert (again.task.id, again.answer) == (task.id, (task.options[0].id,))
                return
    pytest.fail("no lesson asks for several options")


def test_a_lesson_that_has_ended_begins_as_without_a_place(state: Path) -> None:
    panel = opened()
    panel.goto(len(panel.lesson.tasks) - 1)
    assert [*state.glob(f"*{ENDING}")]
    panel._enter("ended")
    assert not [*state.glob(f"*{ENDING}")]


def test_a_lesson_forgotten_forgets_the_place(state: Path) -> None:
    for name in (NAME, "01-first-steps"):
        opened(name).goto(2)
    Progress.open().reset(NAME)
    assert Bookmark(state, NAME).read() is None
    assert Bookmark(state, "01-first-steps").read() is not None
    forget(state)
    assert Bookmark(state, "01-first-steps").read() is None


@pytest.mark.parametrize(
    "text",
    [
        "broken", "{}", "[]", '{"schema": "innovation-place/9"}',
        json.dumps({"schema": "innovation-place/1", "task": "gone", "phase": "ask", "answer": [],
                    "hints": 0, "game": "", "revealed": False, "repeating": []}),
        json.dumps({"schema": "innovation-place/1", "task": 7, "phase": "ask", "answer": "ab",
                    "hints": 0, "game": "", "revealed": False, "repeating": []}),
    ],
)  # fmt: skip
def test_a_place_that_does_not_fit_is_no_error(state: Path, text: str) -> None:
    opened().goto(2)
    (file,) = state.glob(f"*{ENDING}")
    file.write_text(text, encoding="utf-8")
    assert (opened().place, opened().phase) == (0, "ask")


def test_a_game_that_is_gone_begins_the_lesson_at_its_first_open_task(state: Path) -> None:
    walk = moments(opened(), wrong=False)
    panel = next(walk)
    while len(panel.app.session.steps) < 3:
        panel = walk.send(panel)
    (game,) = state.glob("*.session.json")
    game.unlink()
    again = opened()
    assert again.phase == "ask"
    assert again.task_run.at_start


def test_nothing_is_kept_where_progress_is_not(state: Path) -> None:
    lesson(NAME, "en", progress=Progress()).goto(2)
    Progress.open().hide()
    opened().goto(2)
    assert not [*state.glob(f"*{ENDING}")]


def test_a_folder_that_cannot_be_written_costs_the_place_alone(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    bookmark = Bookmark(tmp_path / "file" / "folder", NAME)
    bookmark.keep(Place("first", "play", ("a",)))
    assert bookmark.read() is None
