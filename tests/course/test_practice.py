"""The page of practice: what is due comes first and is told why; questions, boxes, copies, hiding and forgetting."""

import datetime as dt
from pathlib import Path
from random import Random

import pytest

from tutor.course import Progress, load, names
from tutor.course.grading import right, same, solve
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.practice_page import Practice
from tutor.course.progress import INTERVALS, MASTERED
from tutor.course.schedule import AGAIN, AHEAD, DUE, LEARNED, UNLEARNED, mended, pick, question
from tutor.course.variants import LESSON, covered
from tutor.panels.html import find, to_text
from tutor.user_files import STATE

LESSONS = [load(name) for name in names()]
EQUAL, LOWEST = "equal-icons-are-vulnerable", "draw-by-lowest"


class Clock:
    """A day that goes on when it is told to."""

    def __init__(self) -> None:
        self.day = dt.date(2026, 2, 27)

    def __call__(self) -> dt.date:
        return self.day

    def sleep(self, days: int) -> None:
        self.day += dt.timedelta(days=days)


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(STATE, str(tmp_path))
    return tmp_path


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def progress(clock: Clock) -> Progress:
    return Progress(today=clock)


def missed(progress: Progress, misconception: str = EQUAL, task: str = "who-shares") -> None:
    progress.tried("05-sharing", task, correct=False, misconception=misconception)


def overcome(progress: Progress, misconception: str = EQUAL) -> None:
    progress.tried(LESSON, "sharers", correct=True, tested=[misconception])


# --- boxes and days -------------------------------------------------------------------------------------------


def test_an_error_is_due_at_once_and_rests_longer_each_time_it_does_not_show(progress: Progress, clock: Clock) -> None:
    missed(progress)
    assert progress.due() == [EQUAL]
    for days in INTERVALS[1:]:
        overcome(progress)
        assert progress.due() == []
        clock.sleep(days - 1)
        assert progress.due() == []
        clock.sleep(1)
        assert progress.due() == [EQUAL]
    assert progress.is_mastered(EQUAL)
    overcome(progress)
    assert progress.boxes[EQUAL].number == MASTERED


def test_ahead_of_its_day_nothing_moves(progress: Progress) -> None:
    missed(progress)
    overcome(progress)
    box = progress.boxes[EQUAL]
    overcome(progress)
    assert progress.boxes[EQUAL] == box


def test_an_error_brings_it_back_to_the_beginning(progress: Progress, clock: Clock) -> None:
    missed(progress)
    for days in INTERVALS[1:]:
        overcome(progress)
        clock.sleep(days)
    missed(progress)
    assert (progress.boxes[EQUAL].number, progress.due()) == (0, [EQUAL])


def test_what_never_showed_gets_no_box(progress: Progress) -> None:
    overcome(progress)
    assert not progress.boxes


# --- what comes next ------------------------------------------------------------------------------------------


def test_what_is_due_comes_by_box_and_day(progress: Progress, clock: Clock) -> None:
    missed(progress, LOWEST)
    overcome(progress, LOWEST)
    clock.sleep(5)
    missed(progress, EQUAL)
    first = pick(progress, LESSONS)
    assert first is not None
    assert (first.misconception, first.why) == (EQUAL, DUE)
    second = pick(progress, LESSONS, without=[EQUAL])
    assert second is not None
    assert (second.misconception, second.why, second.box) == (LOWEST, AGAIN, 1)
    later = pick(progress, LESSONS, last=[EQUAL])
    assert later is not None
    assert later.misconception == LOWEST


def test_with_nothing_due_comes_what_was_learned_and_then_what_rests(progress: Progress) -> None:
    missed(progress)
    overcome(progress)
    ahead = pick(progress, LESSONS)
    assert ahead is not None
    assert (ahead.misconception, ahead.why) == (EQUAL, AHEAD)
    progress.tried("03-draw", "highest", correct=True)
    learned = pick(progress, LESSONS)
    assert learned is not None
    assert learned.why == LEARNED
    task = next(lesson for lesson in LESSONS if lesson.id == "03-draw").task("highest")
    of_the_task = {wrong.misconception for wrong in task.wrong}
    assert learned.misconception in of_the_task
    assert pick(progress, LESSONS, without=[*of_the_task, EQUAL]) is None


def test_who_has_done_nothing_gets_something_of_the_first_lesson(progress: Progress) -> None:
    found = pick(progress, LESSONS)
    assert found is not None
    assert found.why == UNLEARNED
    assert found.misconception in {wrong.misconception for task in LESSONS[0] for wrong in task.wrong}


def test_a_misconception_of_another_version_is_kept_and_not_asked(progress: Progress) -> None:
    missed(progress, "of-another-version")
    found = pick(progress, LESSONS)
    assert found is not None
    assert found.misconception != "of-another-version"
    assert progress.due() == ["of-another-version"]
    assert not any(mended(progress).values())


@pytest.mark.parametrize("misconception", MISCONCEPTIONS)
def test_every_misconception_can_be_asked_about_alone(misconception: str) -> None:
    asked = question(misconception, LESSONS, Random(5))
    (task,) = asked
    assert misconception in {wrong.misconception for wrong in task.wrong}
    assert (asked.id == LESSON) == (misconception in covered())
    assert same(task, right(task, solve(task, asked.position(task.position))), task.solution.answer)


# --- the page -------------------------------------------------------------------------------------------------


@pytest.fixture(params=["en", "uk"])
def page(request: pytest.FixtureRequest, progress: Progress) -> Practice:
    return Practice(request.param, progress=progress, rng=Random(3))


def shown(page: Practice) -> str:
    text = to_text([*page.page.content, *page.below.content])
    assert "⟦" not in text
    assert "{" not in text
    return text


def acts(page: Practice) -> set[str]:
    return {element[1]["data-act"] for element in find([*page.page.content, *page.below.content], "data-act")}


def press(page: Practice, act: str) -> None:
    assert act in acts(page)
    page.page.activate(act)


def give(page: Practice, *, correct: bool) -> None:
    panel = page.panel
    assert panel is not None
    task = panel.task
    wanted = page.picked
    assert wanted is not None
    wrong = next(each for each in task.wrong if each.misconception == wanted.misconception)
    for option in task.solution.answer if correct else wrong.answer:
        panel.widget.activate(f"choose:{option}")
    if panel.phase == "ask":
        panel.widget.activate("predict")
    answers = list(task.solution.play)
    for _ in range(200):
        if panel.phase != "play":
            break
        request = panel.app.session.request
        if request is None:
            panel.app.do("into")
        elif answers:
            panel.app.answer(panel.app.session.game.parse(answers.pop(0)))
        else:  # what is chosen on the way does not matter
            panel.app.answer(request.options[: max(request.low, min(request.high, 1))])
    assert panel.phase == "shown"
    assert panel.judged is not None
    assert panel.judged.verdict.correct is correct


def test_a_round_of_practice(page: Practice, progress: Progress, clock: Clock) -> None:
    missed(progress)
    missed(progress, LOWEST, "next-draw")
    press(page, "next")
    assert page.panel is not None
    assert page.picked is not None
    assert page.panel.phase == "ask"
    first = page.picked.misconception
    assert shown(page).count("(") == 0  # nothing that would give the answer away
    give(page, correct=False)
    assert first in progress.due()
    page.panel.widget.activate("next")
    assert page.picked.misconception != first
    give(page, correct=True)
    assert progress.due() == [first]
    page.panel.widget.activate("next")
    assert page.picked.misconception == first
    give(page, correct=True)
    assert progress.due() == []
    page.panel.widget.activate("next")
    assert page.picked is None  # both were practised: the round is over
    assert page._texts.message("practice-day-done") in shown(page)
    assert acts(page) >= {"next"}
    press(page, "next")
    assert page.picked is not None
    assert page.picked.why == AHEAD
    clock.sleep(1)
    press(page, "next")
    assert page.picked.why == AGAIN
    shown(page)


def test_how_much_is_due_is_counted_and_each_list_opens_by_itself(page: Practice, progress: Progress) -> None:
    missed(progress)
    missed(progress, LOWEST, "next-draw")
    page._show()
    m = page._texts.message
    assert m("practice-due-today", n=2) in shown(page)
    press(page, "next")
    assert m("practice-due-left", n=2, of=2) in shown(page)
    assert page.picked is not None
    truth = m(f"misconception-{page.picked.misconception}.truth").split("[")[0]
    assert page.panel is not None
    assert truth not in shown(page) + to_text(page.panel.widget.content), "not before the answer"
    give(page, correct=True)
    assert m("practice-due-left", n=1, of=2) in shown(page)
    assert truth in to_text(page.panel.widget.content), "what it was about"
    (resting,) = find(page.below.content, "data-act", "fold:resting")
    assert resting[1]["aria-expanded"] == "false"
    assert truth not in to_text(page.below.content)
    press(page, "fold:resting")
    assert truth in to_text(page.below.content)


def test_why_this_comes_now_is_told_with_the_lesson(page: Practice, progress: Progress) -> None:
    missed(progress)
    press(page, "next")
    assert ("“Dogma”" if page.lang == "en" else "«Догма»") in shown(page)


def test_what_was_learned_is_told_with_the_lesson_that_was_done(page: Practice, progress: Progress) -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.id == "05-sharing")
    for task in lesson:
        progress.tried(lesson.id, task.id, correct=True)
    found = pick(progress, LESSONS)
    assert found is not None
    assert found.why == LEARNED
    said = page.why(found, page._texts)
    assert ("lesson 5 “" if page.lang == "en" else "уроці 5 «") in said


def test_while_progress_is_hidden_nobody_is_told_to_have_done_nothing(page: Practice, progress: Progress) -> None:
    progress.tried("03-draw", "highest", correct=True)
    press(page, "hide")
    assert ("You have solved nothing" if page.lang == "en" else "ще нічого не розв’язали") not in shown(page)
    assert ("Your progress is hidden" if page.lang == "en" else "Ваші успіхи приховано") in shown(page)


def test_the_question_of_a_lesson_stands_in_where_there_are_no_other_cards(page: Practice, progress: Progress) -> None:
    progress.tried("16-who-decides", "compass-second", correct=False, misconception="owner-chooses")
    press(page, "next")
    assert page.panel is not None
    assert (page.panel.lesson.id, page.panel.task.id) == ("16-who-decides", "compass-second")
    give(page, correct=True)
    assert progress.resting() == ["owner-chooses"]


def test_forgetting_asks_first(page: Practice, progress: Progress) -> None:
    missed(progress)
    progress.tried("03-draw", "highest", correct=True)
    page.next()
    give(page, correct=True)
    press(page, "forget:05-sharing")
    assert acts(page) == {"cancel", "confirm"}
    press(page, "cancel")
    assert progress.of("05-sharing", "who-shares").tries
    press(page, "forget:05-sharing")
    press(page, "confirm")
    assert not progress.of("05-sharing", "who-shares").tries
    assert progress.is_solved("03-draw", "highest")
    press(page, "forget:*")
    press(page, "confirm")
    assert not progress.records
    assert not progress.boxes
    shown(page)


def test_a_copy_goes_out_and_comes_back(page: Practice, progress: Progress) -> None:
    missed(progress)
    assert page.field.layout.display == "none"
    press(page, "export")
    assert page.field.layout.display is None
    copy = page.field.value
    press(page, "cancel")
    progress.reset()
    press(page, "bring")
    page.field.value = copy[:-20]
    press(page, "take")
    assert not progress.records
    assert page.field.value == copy[:-20]  # to be mended
    page.field.value = copy
    press(page, "take")
    assert progress.export() == copy
    assert page.field.layout.display == "none"
    shown(page)


def test_hidden_progress_is_neither_shown_nor_written(page: Practice, progress: Progress) -> None:
    missed(progress)
    copy = progress.export()
    press(page, "hide")
    assert acts(page) == {"next", "reveal"}
    page.next()
    give(page, correct=False)
    shown(page)
    assert progress.export() == copy
    press(page, "reveal")
    assert progress.due() == [EQUAL]
    assert progress.export() == copy


def test_the_language_changes_in_place(page: Practice) -> None:
    page.next()
    assert page.app is not None
    before = shown(page)
    page.app.lang = "en" if page.lang == "uk" else "uk"
    assert page.lang == page.app.lang
    assert shown(page) != before


def test_a_file_that_was_set_aside_is_told(state: Path) -> None:
    (state / "progress.json").write_text("{", encoding="utf-8")
    page = Practice("en")
    assert "unreadable-1" in shown(page)


def test_the_table_stays_where_it_is_when_a_question_is_answered(page: Practice, progress: Progress) -> None:
    """What unfolds after an answer stands below the table."""
    missed(progress)
    press(page, "next")
    above, below = to_text(page.page.content), to_text(page.below.content)
    give(page, correct=False)
    assert to_text(page.page.content) == above
    assert len(to_text(page.below.content)) > len(below)
    children = list(page.box.children)
    assert children.index(page.page) < children.index(page._place) < children.index(page.below)


def test_forgetting_everything_stands_apart_and_is_asked_about(page: Practice, progress: Progress) -> None:
    missed(progress)
    page._show()
    (row,) = find(page.below.content, "key", "tools")
    assert not find([row], "data-act", "forget:*")
    press(page, "forget:*")
    assert progress.records, "not before it is confirmed"
    assert {"cancel", "confirm"} <= acts(page)
