"""A walk on which something is chosen that the task supposes otherwise: it is told, and nothing is judged."""

from collections.abc import Iterator
from itertools import combinations, islice
from pathlib import Path

import pytest

from engine.model.state import Request
from engine.run.errors import GameError
from tests.course.test_lesson_panel import acts, answer, shown
from tutor.app.drawing import Drawing
from tutor.course import Lesson, Progress, Task, TaskPanel, check, lesson, load, names
from tutor.course.grading import right, solve
from tutor.course.task_run import meant
from tutor.user_files import STATE

MOST = 8
"""alternatives tried at one choice"""
LONGEST = 8
"""choices made after another one than the task supposes"""


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(STATE, str(tmp_path))
    monkeypatch.setattr(Drawing, "draw_table", lambda *_: None)  # it takes most of the time, and is no matter of this
    return tmp_path


def walked(of: Lesson) -> Iterator[int]:
    return (place for place, task in enumerate(of) if task.on_table and task.asks)


def alternatives(panel: TaskPanel, supposed: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All answers but the one that is supposed, small ones first."""
    request = panel.app.session.request
    assert request is not None
    game = panel.app.session.game
    found = []
    for size in range(len(request.options) + 1):
        for picked in combinations(request.options, size):
            try:
                given = game.machine.check(game.state, picked)
            except GameError:
                continue
            if given != supposed and given not in found:
                found.append(given)
    return list(islice(found, MOST))


def first_answer(request: Request) -> tuple[int, ...]:
    return () if request.optional else tuple(request.options[: request.low])


def begin(panel: TaskPanel, place: int) -> None:
    """Guess rightly, with the tasks that wait for the same walk."""
    panel.goto(place)
    while panel.phase == "find":
        panel.widget.activate("set-table")
    while panel.phase == "ask":
        answer(panel, panel.task.solution.answer)
    assert panel.phase == "play"


def on(panel: TaskPanel) -> None:
    """Go on to the next choice, if there is one; what others choose among hidden cards is a stop on the way."""
    while panel.phase == "play" and panel.app.session.request is None and panel.app.session.can_step:
        panel.app.session.to_decision()


def parsed(panel: TaskPanel, task: Task, number: int) -> tuple[int, ...]:
    session = panel.app.session
    return session.game.parse(meant(session.request, task.solution.play[number]))


@pytest.mark.parametrize("name", [name for name in names() if any(walked(load(name)))])
def test_nothing_is_judged_where_another_choice_is_made_than_the_task_supposes(name: str) -> None:
    panel = lesson(name, "en", progress=Progress())
    session = panel.app.session
    for place in walked(panel.lesson):
        task = panel.lesson.tasks[place]
        begin(panel, place)
        notice = panel.app.texts.message("task-parted", **panel.app.texts.who(0)).split(".")[1]
        for number in range(len(task.solution.play)):
            if panel.phase == "shown":  # what is asked was decided on the way
                break
            assert session.request is not None
            inside = session.request.kind != "action"
            supposed, choice = parsed(panel, task, number), session.cursor
            for other in alternatives(panel, supposed):
                if number in task.solution.free:
                    continue
                before = panel.progress.export()
                session.play(other, run=True)
                assert panel.phase == "play", f"{task.id}: {other} at {number}"
                assert panel.astray
                assert (notice in shown(panel)) == inside
                for _ in range(LONGEST if inside else 1):
                    asked = panel.app.session.step.request
                    if asked is None or asked.kind == "action":
                        break
                    session.play(first_answer(asked), run=True)
                    assert panel.phase == "play", f"{task.id}: {other} at {number}, then on"
                    assert panel.astray
                assert panel.progress.export() == before, "nothing is counted"
                assert not panel.judged
                if not inside:
                    assert "to-choice" not in acts(panel)
                    session.goto(choice)
                    session.branch()
                    continue
                guess = panel.answer
                panel.widget.activate("to-choice")
                assert (session.cursor, session.at_tip, panel.astray) == (choice, True, False)
                assert (panel.answer, panel.phase) == (guess, "play")
            session.play(supposed)
            on(panel)
        assert panel.phase == "shown", task.id
        assert panel.judged is not None
        assert panel.judged.verdict.correct


@pytest.mark.parametrize("name", [name for name in names() if any(task.solution.free for task in load(name))])
def test_what_a_task_leaves_free_changes_no_answer(name: str) -> None:
    panel = lesson(name, "uk", progress=Progress())
    session = panel.app.session
    for place in walked(panel.lesson):
        task = panel.lesson.tasks[place]
        for number in sorted(task.solution.free):
            tried = 0
            while True:
                begin(panel, place)
                for before in range(number):
                    session.play(parsed(panel, task, before))
                    on(panel)
                if panel.phase == "shown":  # what is asked was decided before this choice
                    break
                others = alternatives(panel, parsed(panel, task, number))
                assert others, f"{task.id}: choice {number + 1} is none"
                if tried == len(others):
                    break
                session.play(others[tried])
                tried += 1
                for _ in range(LONGEST):
                    on(panel)
                    if panel.phase == "play" and session.request is not None:
                        session.play(first_answer(session.request))
                assert panel.phase == "shown", f"{task.id}: {others[tried - 1]}"
                assert panel.judged is not None, task.id
                assert panel.judged.verdict.correct, task.id


def test_a_task_that_is_tried_again_repeats_no_answer_of_the_try_before() -> None:
    panel = lesson("12-special-achievements", "en", progress=Progress())
    panel.goto(2)
    answer(panel, ("yes",))
    for given in panel.task.solution.play:
        panel.app.session.play(given, run=True)
    assert panel.judged is not None
    assert panel.judged.verdict.correct is False
    panel.widget.activate("again")
    answer(panel, ("yes",))
    panel.app.do("decision")
    assert panel.task_run.at_start, "the action is the learner's"
    panel.app.session.play("dogma masonry")
    panel.app.do("decision")
    at = panel.app.session.cursor
    for command in ("decision", "into", "over", "out", "play"):
        panel.app.do(command)
        assert panel.app.session.cursor == at, "and so is every choice after it"


def test_no_reading_is_said_to_be_open_for_another_choice() -> None:
    """The guess fits what the task supposes, and not what was played: that is no matter of a reading."""
    of = load("12-special-achievements")
    task = of.task("only-at-the-end")
    position = of.position(task.position)
    panel = lesson(of.id, "en", progress=Progress())
    begin(panel, 2)
    for given in (("dogma masonry",), (), ("city states",)):
        panel.app.session.play(given, run=True)
    playthrough = panel.task_run.playthrough()
    assert playthrough is not None
    assert right(task, playthrough) != right(task, solve(task, position)), "one of two cards: they claim it"
    assert check(task, position, ("no",), playthrough).correct is False
