"""A study opened for one reader, and before a class: its chapters in order, in place, and where one was."""

from pathlib import Path

import pytest

import tutor
from engine.positions import PositionError
from tests.course.test_study_file import GOOD
from tests.course.test_task_file import GOOD as TASK_FILE
from tutor.course.progress import Progress
from tutor.course.studies import UnknownStudyError
from tutor.desk.show import LINE, STUDY, TABLE, TASKS, Item, Show, faults, items, show, study
from tutor.panels.html import find, to_text

CHAPTERS = "  - task: 01-first-steps#draw-deck\n  - lesson: 01-first-steps\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.yaml"
    path.write_text(GOOD + CHAPTERS, encoding="utf-8")
    return path


def kinds(shown: Show) -> list[str]:
    return [item.kind for item in shown.items]


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_its_chapters_open_in_place_by_key_and_by_list(file: Path, lang: str) -> None:
    shown = study(file, lang, progress=Progress())
    assert kinds(shown) == [LINE, TABLE, TASKS, TASKS]
    assert shown.app is not None
    assert not shown.app.presenting
    shown.app.press("N")
    assert shown.place == 1
    assert shown.scenario_panel is not None
    assert shown.scenario_panel.position is not None
    assert shown.scenario_panel.position.id == "dem-15"
    shown.app.press("N")
    assert shown.task_panel is not None
    assert len(shown.task_panel.lesson.tasks) == 1
    shown.row.activate("chapters")
    words = to_text(shown.row.content)
    assert "⟦" not in words
    assert "DEM-15" in words, "the title of a ruling would be its answer"
    assert shown.items[1].content is not None
    current = [element[1]["data-act"] for element in find(shown.row.content, "aria-current")]
    assert current == ["chapter:2"]
    shown.row.activate("chapter:0")
    assert shown.place == 0
    assert shown.line_panel is not None
    shown.app.press("P")
    assert shown.place == 0


def test_a_solved_chapter_is_marked_and_it_goes_on_where_one_was(file: Path, tmp_path: Path) -> None:
    saved = tmp_path / "progress.json"
    first = study(file, "en", progress=Progress.open(saved))
    first.row.activate("chapters")
    assert "✓" not in to_text(first.row.content)
    assert first.line_panel is not None
    first.line_panel.choose("dogma writing")
    first.line_panel.goto(1)
    first.line_panel.choose("1")
    assert "✓" in to_text(first.row.content)
    first.open(2)
    again = study(file, "en", progress=Progress.open(saved))
    assert again.place == 2
    again.row.activate("chapters")
    assert "✓" in to_text(again.row.content)
    places = [path.name for path in tmp_path.glob("*.place.json")]
    assert len(places) == 1, "a lesson among the chapters keeps no place of its own"


def test_before_a_class_the_chapters_follow_each_other(file: Path) -> None:
    shown = show([str(file)], "en")
    assert shown.app is not None
    assert shown.app.presenting
    shown.app.press("N")
    shown.app.press("P")
    assert shown.line_panel is not None
    shown.line_panel.choose("dogma writing")
    shown.app.press("0")
    assert shown.line_panel.open is not None, "the next class answers by itself"


def test_what_is_no_table_says_what_opens_it(file: Path) -> None:
    with pytest.raises(PositionError, match=r"tutor\.study\(…\) opens it") as raised:
        tutor.open(file, save=False)
    assert "його відкриває tutor.study(…)" in raised.value.words("uk")
    file.write_text(TASK_FILE, encoding="utf-8")
    with pytest.raises(PositionError, match=r"tutor\.course\.lesson"):
        tutor.open(file, save=False)
    file.write_text("schema: innovation-else/1", encoding="utf-8")
    with pytest.raises(PositionError, match="the schema must be"):
        tutor.open(file, save=False)


def test_a_ruling_opened_on_the_way_is_no_chapter(file: Path) -> None:
    shown = study(file, "en", progress=Progress())
    shown.open_ruling("rulings/dem-14")
    assert kinds(shown) == [LINE, TABLE, TABLE, TASKS, TASKS]
    shown.row.activate("chapters")
    acts = {element[1]["data-act"] for element in find(shown.row.content, "data-act")}
    assert {act for act in acts if act.startswith("chapter:")} == {"chapter:0", "chapter:2", "chapter:3", "chapter:4"}


def test_what_is_wrong_with_it_is_shown_and_can_be_mended(file: Path) -> None:
    good = file.read_text(encoding="utf-8")
    file.write_text(good.replace("dem-15", "dem-1555"), encoding="utf-8")
    (fault,) = faults([str(file)])
    assert "dem-1555" in str(fault)
    shown = study(file, "en", progress=Progress())
    assert shown.app is None
    assert "dem-1555" in to_text(shown.faults.content)
    file.write_text(good, encoding="utf-8")
    shown.faults.activate("again")
    assert kinds(shown) == [LINE, TABLE, TASKS, TASKS]
    with pytest.raises(UnknownStudyError):
        study("no-such-study")


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_the_study_that_comes_with_the_tutor_can_be_solved_from_its_beginning_to_its_end(lang: str) -> None:
    assert items(["a-settled-argument"]) == ([Item(STUDY, "a-settled-argument")], 0)
    shown = study("a-settled-argument", lang, progress=Progress())
    assert kinds(shown) == [LINE, TASKS, TABLE, LINE, TABLE]
    for place in (0, 3):
        shown.open(place)
        panel = shown.line_panel
        assert panel is not None
        for number, task in enumerate(panel.chapter.questions):
            panel.goto(number)
            assert panel.open is task
            for option in task.solution.answer:
                panel.choose(option)
            if panel.open is not None:
                panel.predict()
            assert panel.open is None
        panel.app.press("e")
        assert panel.app.texts.message("study-line-end") in to_text(panel.widget.content)
    shown.row.activate("chapters")
    assert to_text(shown.row.content).count("✓") == 2
