"""The same with other cards, from a lesson: a new table, a question that the engine answers, and a whole way back."""

from pathlib import Path

import pytest

from tests.course.test_lesson_panel import acts, play, shown
from tutor.course import Progress, TaskPanel, lesson
from tutor.course.variants import LESSON
from tutor.user_files import STATE

NAME = "03-draw"
TASK = "highest"


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(STATE, str(tmp_path))
    return tmp_path


@pytest.fixture(params=["en", "uk"])
def panel(request: pytest.FixtureRequest) -> TaskPanel:
    """A lesson whose first task with variants was just answered wrongly."""
    panel = lesson(NAME, request.param, progress=Progress())
    panel.rng.seed(7)
    panel.goto([task.id for task in panel.lesson].index(TASK))
    while panel.task.id != TASK:  # a prediction that waits for the same walk
        for option in panel.task.solution.answer:
            panel.widget.activate(f"choose:{option}")
    task = panel.task
    (wrong,) = next(each.answer for each in task.wrong if each.misconception == "draw-by-lowest")
    panel.widget.activate(f"choose:{wrong}")
    for answer in task.solution.play:
        play(panel.app, answer[0])
        while panel.phase == "play" and panel.app.session.request is None:
            panel.app.do("into")
    while panel.phase == "play":
        panel.app.do("into")
    return panel


def answer_variant(panel: TaskPanel, right: bool) -> None:
    task = panel.task
    answer = task.solution.answer if right else task.wrong[0].answer
    for option in answer:
        panel.widget.activate(f"choose:{option}")
    if panel.phase == "ask":
        panel.widget.activate("predict")
    if panel.phase == "play":
        play(panel.app, task.solution.play[0][0])
    while panel.phase == "play":
        panel.app.do("into")


def test_after_an_error_the_same_is_asked_so_that_it_would_show_again(panel: TaskPanel) -> None:
    before = panel.app.session.dumps()
    place, told = panel.place, shown(panel)
    assert "vary" in acts(panel)
    panel.widget.activate("vary")
    assert panel.lesson.id == LESSON
    assert "draw-by-lowest" in {wrong.misconception for wrong in panel.task.wrong}
    assert panel.phase == "ask"
    shown(panel)
    answer_variant(panel, right=True)
    assert panel.phase == "shown"
    assert panel.judged is not None
    assert panel.judged.verdict.correct is True
    first = panel.task.solution.answer, panel.app.session.steps[0].state.key()
    panel.widget.activate("vary")
    assert (panel.task.solution.answer, panel.app.session.steps[0].state.key()) != first
    answer_variant(panel, right=False)
    assert panel.judged is not None
    assert panel.judged.verdict.correct is False
    shown(panel)
    panel.widget.activate("next")
    assert (panel.lesson.id, panel.place) == (NAME, place)
    assert shown(panel) == told
    assert panel.app.session.dumps() == before
    panel.widget.activate("next")
    assert panel.place == place + 1


def test_what_is_answered_with_other_cards_counts(panel: TaskPanel) -> None:
    progress = panel.progress
    assert progress.due() == ["draw-by-lowest"]
    panel.widget.activate("vary")
    answer_variant(panel, right=True)
    assert progress.due() == []
    assert progress.resting() == ["draw-by-lowest"]
    assert progress.is_solved(LESSON, "draw")


def test_whoever_is_told_the_answer_and_then_says_it_has_not_overcome_the_error(panel: TaskPanel) -> None:
    panel.widget.activate("vary")
    wrong = next(each for each in panel.task.wrong if each.misconception == "draw-by-lowest")
    panel.widget.activate(f"choose:{wrong.answer[0]}")
    play(panel.app, panel.task.solution.play[0][0])
    while panel.phase == "play":
        panel.app.do("into")
    panel.widget.activate("again")
    answer_variant(panel, right=True)
    assert panel.judged is not None
    assert panel.judged.verdict.correct is True
    assert panel.progress.due() == ["draw-by-lowest"]


def test_the_kept_game_of_the_lesson_is_not_touched(panel: TaskPanel) -> None:
    keep = panel.app.save_file
    assert keep is not None
    before = keep.read_text(encoding="utf-8")
    panel.widget.activate("vary")
    assert panel.app.save_file is None
    answer_variant(panel, right=True)
    assert keep.read_text(encoding="utf-8") == before
    panel.widget.activate("back")
    assert panel.app.save_file == keep
