"""A line of a study in the app: notes step by step, and questions that hide what follows until they are answered."""

from pathlib import Path

import pytest

from tests.course.test_study_file import AMID, GOOD
from tutor.annotations import Ring
from tutor.app import App
from tutor.course.line_panel import LinePanel
from tutor.course.progress import Progress, Standing
from tutor.course.study import At
from tutor.course.study_file import loads_study
from tutor.panels.html import to_text


def panel_of(text: str = GOOD, lang: str = "en", progress: Progress | None = None) -> LinePanel:
    chapter = loads_study(text).lines[0]
    app = App(chapter.session(), lang=lang, position=chapter.table, motion=False)
    return LinePanel(app, chapter, progress)


def told(panel: LinePanel) -> str:
    return to_text(panel.widget.content)


def test_what_follows_a_question_is_not_on_the_table_before_it_is_answered() -> None:
    panel = panel_of()
    session = panel.app.session
    assert (len(session.steps), panel.at) == (1, At(0))
    assert panel.app.concealed.outcome
    panel.app.press("n")
    panel.app.press("e")
    assert len(session.steps) == 1, "no key leads past it"
    panel.app.activate("option:0")
    assert len(session.steps) == 1, "nor does an answer to the game"
    panel.choose("dogma writing")
    assert not panel.app.concealed.outcome
    assert session.cursor == 0
    assert panel.chapter.questions.tasks[1].after == (("dogma writing",),)
    assert max(panel._places.values()) == At(1), "it is played to the next question and no further"


def test_a_wrong_answer_gets_its_own_words_then_hints_and_the_answer_when_asked_for() -> None:
    panel = panel_of()
    panel.choose("draw")
    assert "Later" in told(panel)
    assert panel.open is not None
    assert panel.app.concealed.again
    panel.choose("dogma archery")
    assert panel.app.texts.message("task-unforeseen-look") in told(panel), "nobody named this one"
    assert panel.reveal()
    assert panel.open is None
    assert len(panel.app.session.steps) > 1
    assert not panel.reveal(), "there is nothing more to show"


def test_notes_are_shown_at_their_steps_in_the_language_of_the_reader() -> None:
    panel = panel_of(lang="uk")
    assert "Дивіться" in told(panel)
    assert "Спершу" in told(panel)
    assert panel.app.texts.message("task-one-language") not in told(panel)
    assert panel.app.session.annotation.marks[0] == Ring("writing")
    assert "writing" in panel.app.drawing.marks().rings, "marks are part of the question"
    panel.choose("dogma writing")
    panel.go_on()
    assert "Then this" not in told(panel)
    panel.go_on()
    assert (panel.at, "Then this" in told(panel)) == (At(0, 2), True)
    assert panel.app.texts.message("task-one-language") in told(panel)
    panel.app.press("s")
    panel.app.lang = "en"
    assert "look at" in told(panel)
    assert not panel.app.session.annotation.comment, "it is said once, by this panel"


def test_the_end_of_the_line_and_a_question_about_the_table() -> None:
    panel = panel_of()
    panel.choose("dogma writing")
    panel.goto(1)
    assert panel.task is not None
    assert panel.task.id == "at-1"
    assert panel.digit(7), "a number that is no option is for the question, not for the game"
    panel.hint()
    panel.hint()
    assert "Two" in told(panel)
    assert panel.digit(1)
    panel.app.press("e")
    assert panel.at == At(2)
    assert panel.app.texts.message("study-line-end") in told(panel)
    panel.go_on()
    assert panel.at == At(2)
    panel.ask_again()
    assert (len(panel.app.session.steps), panel.at) == (1, At(0))


def test_another_way_is_a_line_of_its_own_and_leads_back() -> None:
    panel = panel_of()
    panel.choose("dogma writing")
    panel.app.session.play("draw", run=True)
    assert panel.at is None
    assert panel.app.texts.message("study-off-line") in told(panel)
    panel.to_line()
    assert panel.at == At(0)
    panel.goto(1)
    assert panel.at == At(1)
    assert len(panel.app.session.lines) == 2


def test_a_reset_game_has_its_line_again_and_another_table_has_the_way_back() -> None:
    panel = panel_of()
    panel.choose("dogma writing")
    panel.app.do("restart")
    assert panel.at == At(0)
    assert max(panel._places.values()) == At(1)
    panel.app.show("lessons/draw")
    assert panel.at is None
    panel.to_line()
    assert panel.at == At(0)


def test_progress_is_saved_and_a_solved_question_is_not_asked_again(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    first = panel_of(progress=Progress.open(file))
    first.choose("draw")
    assert Progress.open(file).standing("my-study/writing", "at-0") is Standing.REPEAT
    first.choose("dogma writing")
    again = panel_of(progress=Progress.open(file))
    assert again.open is None
    assert len(again.app.session.steps) > 1
    assert again.app.texts.message("task-verdict-right") in told(again)
    again.restart()
    assert again.open is not None, "for the next class all is open"


def test_a_question_for_several_is_answered_when_it_is_submitted() -> None:
    text = (
        GOOD[: GOOD.index("        comment")]
        + """\
        question:
          question: Who shares?
          options: {from: seats}
          read: sharers
          many: true
          answer: [p2]
          because: So
"""
    )
    panel = panel_of(text)
    panel.choose("p1")
    panel.choose("p2")
    panel.choose("p1")
    assert panel.answer == ("p2",)
    assert panel.open is not None
    panel.predict()
    assert panel.open is None
    assert max(panel._places.values()) == At(2)
    with pytest.raises(KeyError):
        panel_of(text).choose("p3")


def test_a_question_amid_an_action_stops_the_game_there() -> None:
    panel = panel_of(AMID)
    session = panel.app.session
    assert (panel.open, max(panel._places.values())) == (None, At(0, 2))
    for key in ("d", "e", "n", "o", "u", "n"):
        panel.app.press("s")
        for _ in range(4):
            panel.app.press(key)
        assert (len(session.steps), panel.at) == (3, At(0, 2)), "no key leads past it"
    assert panel.app.texts.message("notice-guess") in to_text(panel.app.now.content)
    panel.choose("p2")
    panel.choose("p1")
    panel.predict()
    assert max(panel._places.values()) == At(0, 3), "it goes on to the next question within the action"
    panel.go_on()
    panel.app.press("n")
    assert panel.at == At(0, 3)
    panel.choose("no")
    assert panel.at == At(0, 3)
    assert panel.reveal()
    assert max(panel._places.values()) == At(1)
    panel.goto(2)
    panel.choose("1")
    panel.app.press("e")
    assert panel.at == At(2)
    plain = panel_of()
    for task in plain.chapter.questions:
        plain.goto(plain.chapter.questions.tasks.index(task))
        plain.choose(task.solution.answer[0])
    assert [step.answer for step in session.steps] == [step.answer for step in plain.app.session.steps]
