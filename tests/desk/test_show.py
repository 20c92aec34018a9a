"""A show before a class: one thing at a time, answers hidden, and the way on inside it."""

from pathlib import Path

import pytest

from engine.positions import UnknownScenarioError, from_line
from engine.positions import load as load_position
from tests.course.test_task_file import GOOD as TASKS
from tutor import session_line
from tutor.annotations import annotation
from tutor.course import load, names
from tutor.course.progress import Standing
from tutor.desk.show import TABLE, Item, faults, items, show
from tutor.panels.html import find, to_text
from tutor.session import Session
from tutor.widgets.panel import Panel

LANGUAGES = ("en", "uk")
POSITION = """\
schema: innovation-position/1
id: mine
title: {en: Mine}
question: {en: "Who shares?"}
answer: {en: "Nobody, the secret."}
players:
  - name: Ann
    board: {red: [Archery]}
  - name: Ben
"""


def acts(panel: Panel) -> set[str]:
    return {element[1]["data-act"] for element in find(panel.content, "data-act")}


def test_a_card_stands_for_its_rulings_and_a_ruling_for_those_beside_it() -> None:
    of_card, first = items(["Machinery"])
    assert first == 0
    assert {"rulings/dem-14", "rulings/dem-15"} <= {item.name for item in of_card}
    beside, place = items(["rulings/dem-15"])
    assert beside[place] == Item(TABLE, "rulings/dem-15")
    assert len(beside) > 1
    assert items(["dem-15"]) == (beside, place)
    given, place = items(["rulings/dem-15", "lessons/staging"])
    assert ([item.name for item in given], place) == (["rulings/dem-15", "lessons/staging"], 0), "what is listed is all"


def test_a_lesson_stands_among_the_lessons() -> None:
    found, place = items(["05-sharing"])
    assert [item.name for item in found] == names()
    assert found[place].name == "05-sharing"


def test_a_name_of_nothing_is_told_with_what_is_near() -> None:
    with pytest.raises(UnknownScenarioError, match="05-sharing"):
        items(["05-sharin"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ruling_is_shown_with_its_question_and_walks_and_its_answer_when_revealed(language: str) -> None:
    shown = show(["rulings/dem-15"], language)
    app, panel = shown.app, shown.scenario_panel
    assert app is not None
    assert panel is not None
    assert panel.position is not None
    assert panel.position.question is not None
    assert panel.position.answer is not None
    assert app.presenting
    assert app.curtained
    before = to_text(panel.widget.content)
    assert "⟦" not in before
    assert panel.position.question.of(language)[:20] in before
    answer = panel.position.answer.of(language)[:20]
    assert answer not in before
    assert any(act.startswith("line:") for act in acts(panel.widget))
    app.press("r")
    after = to_text(panel.widget.content)
    assert answer in after
    app.activate("into")
    (walk, *_) = (act for act in acts(panel.widget) if act.startswith("line:"))
    panel.activate(walk)
    app.activate("into")
    assert answer in to_text(panel.widget.content), "steps and walks conceal nothing"
    assert not app.curtained
    walks, told = (after.index(app.texts.message(each)) for each in ("told-lines", "told-answer"))
    assert walks < told, "the walks stay in sight, however long the answer is"


def test_the_next_ruling_comes_by_key_and_conceals_its_answer() -> None:
    shown = show(["Machinery"])
    app = shown.app
    assert app is not None
    app.press("r")
    title = app.visible_title
    app.press("N")
    assert shown.app is app, "full screen lasts, as it is the same app"
    assert shown.place == 1
    assert app.curtained
    assert app.visible_title != title
    app.press("З")  # P on a Ukrainian keyboard
    assert shown.place == 0
    app.press("P")
    assert shown.place == 0
    assert app.texts.message("notice-list-begins") in to_text(app.now.content)


def test_the_tasks_of_a_lesson_are_walked_by_key_and_the_next_lesson_follows() -> None:
    shown = show(["05-sharing"])
    app, panel = shown.app, shown.task_panel
    assert app is not None
    assert panel is not None
    assert app.curtained
    count = len(panel.lesson.tasks)
    for place in range(1, count):
        app.press("N")
        assert (panel.lesson.id, panel.place) == ("05-sharing", place)
    app.press("N")
    assert shown.app is app
    assert (panel.lesson.id, panel.place) == (names()[names().index("05-sharing") + 1], 0)
    assert panel.task_run.at_start
    app.press("P")
    assert panel.lesson.id == "05-sharing"
    panel.progress.tried("05-sharing", panel.lesson.tasks[0].id, correct=True)
    app.press("0")
    assert panel.place == 0
    standing = panel.progress.standing("05-sharing", panel.lesson.tasks[0].id)
    assert standing is Standing.OPEN, "the marks of the last class are gone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_revealed_to_a_class_that_guessed_wrong(language: str) -> None:
    shown = show(["05-sharing"], language)
    app, panel = shown.app, shown.task_panel
    assert app is not None
    assert panel is not None
    nothing = app.texts.message("notice-nothing-to-reveal")
    app.press("r")
    assert nothing in to_text(app.now.content), "no guess is made yet"
    panel.predict()  # nobody
    assert panel.judged is not None
    app.press("r")
    assert panel.revealed
    assert not app.curtained
    assert nothing not in to_text(app.now.content)
    app.press("r")
    assert app.curtained


@pytest.mark.parametrize("language", LANGUAGES)
def test_tasks_for_fewer_players_follow_a_lesson_at_their_first_task(tmp_path: Path, language: str) -> None:
    tasks = tmp_path / "tasks.yaml"
    tasks.write_text(TASKS, encoding="utf-8")
    shown = show(["05-sharing", "rulings/dem-15", str(tasks)], language)
    panel = shown.task_panel
    assert shown.app is not None
    assert panel is not None

    def together() -> tuple[str, int]:
        assert shown.app is not None
        assert shown.app.session is panel.task_run.session
        assert panel.task_run.at_start
        assert f"1 {'of' if language == 'en' else 'з'} {len(panel.lesson.tasks)}" in to_text(panel.widget.content)
        return panel.lesson.id, panel.place

    for _ in panel.lesson.tasks[1:]:
        shown.app.press("N")
    panel.hint()
    shown.app.press("N")
    shown.app.press("N")
    assert shown.error is None
    assert together() == (load(tasks).id, 0)
    shown.app.press("P")
    shown.app.press("P")
    assert together() == ("05-sharing", 0)


def test_a_lesson_is_opened_again_at_its_first_open_task() -> None:
    shown = show(["05-sharing", "06-demand"])
    app, panel = shown.app, shown.task_panel
    assert app is not None
    assert panel is not None
    panel.progress.tried("05-sharing", panel.lesson.tasks[0].id, correct=True)
    shown.open(1)
    assert panel.place == 0
    app.press("P")
    assert (panel.lesson.id, panel.place) == ("05-sharing", 1)


def test_rulings_named_by_a_panel_open_inside_and_one_key_leads_back() -> None:
    shown = show(["lessons/staging", "rulings/shr-01"])
    app = shown.app
    assert app is not None
    app.activate("ruling:dem-15")
    assert [item.name for item in shown.items] == ["lessons/staging", "rulings/dem-15", "rulings/shr-01"]
    assert shown.place == 1
    app.press("P")
    assert shown.items[shown.place].name == "lessons/staging"


def test_lessons_and_rulings_in_one_list() -> None:
    shown = show(["rulings/dem-15", "05-sharing"], "uk")
    tables = shown.app
    shown.step(1)
    assert shown.app is not tables
    assert shown.app is not None
    assert shown.app.presenting
    assert shown.app.lang == "uk"
    shown.app.do("en")
    assert shown.lang == "en"
    shown.step(-1)
    assert shown.app is tables
    assert tables is not None
    assert tables.lang == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_shown_and_their_mistakes_told_in_the_page(tmp_path: Path, language: str) -> None:
    tasks, table = tmp_path / "tasks.yaml", tmp_path / "table.yaml"
    tasks.write_text(TASKS, encoding="utf-8")
    table.write_text(POSITION, encoding="utf-8")
    assert faults([str(tasks), str(table)]) == []
    shown = show([str(tasks), str(table)], language)
    assert shown.task_panel is not None
    assert shown.task_panel.lesson == load(tasks)

    tasks.write_text(TASKS.replace("kind: predict", "kind: goal"), encoding="utf-8")
    assert len(faults([str(tasks), str(table)])) == 1
    shown = show([str(tasks), str(table)], language)
    assert shown.app is None
    assert shown.box.children == (shown.faults,)
    told = to_text(shown.faults.content)
    assert "reach-goal" in told
    assert "⟦" not in told
    shown.faults.activate("step:1")
    assert shown.app is not None
    assert "the secret" not in to_text(shown.scenario_panel.widget.content)
    shown.app.press("P")
    tasks.write_text(TASKS, encoding="utf-8")
    shown.faults.activate("again")
    assert shown.error is None
    assert shown.app is not None
    assert shown.box.children == (shown.app.box,)


def test_a_table_in_one_line_is_shown_and_a_link_brings_one() -> None:
    session = Session(load_position("lessons/staging").game(), viewer=1, title="Mine")
    session.annotate(annotation("Look."))
    session.play("dogma Archery", run=True)
    line = session_line.to_line(session)
    assert items([line]) == ([Item(TABLE, line)], 0)
    shown = show([line, "rulings/dem-15"], "en")
    assert shown.app is not None
    assert shown.app.session.contents() == session.contents()
    shown.open(1)
    shown.app.hub._heard(None, {"type": "link", "text": line}, [])
    assert [item.name for item in shown.items] == [line, "rulings/dem-15", line]
    assert shown.place == 2
    assert shown.app.session.viewer == 1
    shown.open_line(line[:-1])
    assert shown.error is not None
    assert "cut off" in to_text(shown.faults.content)
    assert "This link cannot be shown" in to_text(shown.faults.content)
    assert "Copy the link again" in to_text(shown.faults.content)
    assert faults([line]) == []
    (wrong,) = faults([line[:-1]])
    assert "cut off" in str(wrong)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_table_before_a_class_can_be_handed_out_and_does_not_give_its_answer_away(lang: str) -> None:
    shown = show(["dem-15", "05-sharing"], lang)
    assert shown.app is not None
    assert shown.share is not None
    assert shown.box.children == (shown.app.box, shown.share)
    assert shown.app.position is not None
    title = shown.app.position.title.of(lang)
    line = shown.share.give("line")["text"]
    assert from_line(line).game().state == shown.app.position.game().state
    sheet, page = shown.share.give("sheet")["text"], shown.share.give("page")
    assert title not in sheet + page["text"] + page["name"]
    assert "DEM-15" in sheet
    shown.app.press("r")
    assert title in shown.share.give("sheet")["text"]
    shown.app.press("N")
    assert shown.task_panel is not None
    assert shown.box.children == (shown.app.box,), "what a lesson asks is handed out nowhere"
    shown.app.press("P")
    assert shown.box.children == (shown.app.box, shown.share)
