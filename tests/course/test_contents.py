"""The contents are a map: every lesson with its progress, what to go on with, what is due, what misled."""

import datetime as dt
from importlib.resources import files
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tutor.course import Progress, contents, load, names, studies
from tutor.course.contents_page import Contents
from tutor.course.contents_view import CHAPTERS, PICTURES, going_on, standings
from tutor.panels.html import find, to_text
from tutor.scene.pictograms import pictogram
from tutor.user_files import STATE

LESSONS = [load(name) for name in names()]
DAY = dt.date(2026, 11, 23)


@pytest.fixture(params=["en", "uk"])
def language(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture
def progress() -> Progress:
    """One lesson solved, one with a task to repeat, one begun."""
    found = Progress(today=lambda: DAY)
    for task in LESSONS[0]:
        found.tried(LESSONS[0].id, task.id, correct=True)
    for place, task in enumerate(LESSONS[2]):
        wrong = task.wrong[0].misconception if task.wrong and not place else ""
        found.tried(LESSONS[2].id, task.id, correct=bool(place), misconception=wrong)
    found.tried(LESSONS[4].id, LESSONS[4].tasks[0].id, correct=True)
    return found


def hexagons(page: Contents) -> dict[str, dict[str, str]]:
    """The attributes of the lessons' links, by lesson."""
    links = [each[1] for each in find(page.box.content, "aria-label") if each[0] == "a"]
    return {each["href"].removesuffix(".ipynb"): each for each in links}


def test_every_lesson_is_a_link_with_its_name_and_how_it_stands(language: str, progress: Progress) -> None:
    page = contents(language, progress=progress)
    found = hexagons(page)
    assert list(found) == names()
    states = {name: each["class"].split()[1].removeprefix("itut-hexagon-") for name, each in found.items()}
    assert [states[LESSONS[place].id] for place in (0, 1, 2, 4)] == ["solved", "open", "repeat", "begun"]
    assert len({each["aria-label"] for each in found.values()}) == len(LESSONS)
    assert all("⟦" not in each["aria-label"] for each in found.values())
    folder = ROOT / "lessons" / ("uk" if language == "uk" else "")
    links = {each[1]["href"] for each in find(page.box.content, "href")}
    assert all((folder / link).is_file() for link in links)
    assert "⟦" not in to_text(page.box.content)


def test_every_lesson_has_a_chapter_and_a_picture() -> None:
    assert min(CHAPTERS.values()) == 1
    assert len(PICTURES) >= len(LESSONS)
    assert all(pictogram(card) for card in PICTURES)


def test_who_begins_begins_with_the_first_lesson() -> None:
    page = contents("en", progress=Progress())
    on = going_on(standings(LESSONS, Progress()))
    assert on is not None
    assert on.lesson.number == 1
    (primary,) = find(page.box.content, "data-first")
    assert primary[1]["href"] == "01-first-steps.ipynb"
    text = to_text(page.box.content)
    assert "Due today" not in text
    assert "What misled you" not in text


def test_one_goes_on_with_the_lesson_last_begun(progress: Progress) -> None:
    on = going_on(standings(LESSONS, progress))
    assert on is not None
    assert on.lesson is LESSONS[4]
    assert on.left == len(LESSONS[4].tasks) - 1
    for task in LESSONS[4]:
        progress.tried(LESSONS[4].id, task.id, correct=True)
    after = going_on(standings(LESSONS, progress))
    assert after is not None
    assert after.lesson is LESSONS[5], "not back to the one that was skipped"


def test_lessons_beside_the_course_are_nobodys_next() -> None:
    progress = Progress()
    for lesson in LESSONS:
        for task in lesson:
            if not lesson.aside:
                progress.tried(lesson.id, task.id, correct=True)
    assert going_on(standings(LESSONS, progress)) is None
    page = contents("en", progress=progress)
    assert not find(page.box.content, "data-first")


def test_what_is_due_and_what_misled_stand_beside_the_map(language: str, progress: Progress) -> None:
    page = contents(language, progress=progress)
    misconception = LESSONS[2].tasks[0].wrong[0].misconception
    content = page.box.content
    assert find(content, "key", "due")
    assert [each[1]["key"] for each in find(find(content, "key", "misled"), "key", misconception)] == [misconception]
    (belief,) = find(find(content, "key", "misled"), "key", misconception)
    struck, holds = (each for each in belief[2:] if not isinstance(each, str))
    assert (struck[0], holds[0]) == ("s", "b"), "what is false is struck out, and what holds follows it"
    assert to_text(struck) != to_text(holds)
    assert find(content, "key", f"to-{LESSONS[2].id}.ipynb")
    progress.hide()
    page.refresh()
    assert not find(page.box.content, "key", "due")
    assert not find(page.box.content, "key", "misled")


def test_the_studies_stand_beside_the_map_with_what_is_solved_of_them(language: str, progress: Progress) -> None:
    page = contents(language, progress=progress)
    assert list(page.studies) == studies.names() != []
    (part,) = find(page.box.content, "key", "studies")
    assert [each[1]["href"] for each in find(part, "href")] == [f"{name}.ipynb" for name in page.studies]
    name, study = next(iter(page.studies.items()))
    (row,) = find(part, "key", name)
    assert study.summary.of(language) in to_text(row)
    asked = [(lesson.id, task.id) for lesson in study.lessons for task in lesson]
    assert len(asked) == 5
    counted = {"en": "Solved: 1 of 5.", "uk": "Розв’язано: 1 з 5."}[language]
    assert counted not in to_text(row)
    progress.tried(*asked[0], correct=True)
    progress.tried(*asked[1], correct=False)
    page.refresh()
    (row,) = find(page.box.content, "key", name)
    assert counted in to_text(row)


def test_progress_is_read_again_when_the_page_comes_into_sight(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(STATE, str(tmp_path))
    page = contents("en")
    assert page.box.watched
    elsewhere = Progress.open()
    for task in LESSONS[0]:
        elsewhere.tried(LESSONS[0].id, task.id, correct=True)
    assert "itut-hexagon-open" in hexagons(page)[LESSONS[0].id]["class"]
    page.box._heard(None, {"type": "seen"}, None)
    assert "itut-hexagon-solved" in hexagons(page)[LESSONS[0].id]["class"]


def test_the_language_changes_in_place() -> None:
    page = contents("en", progress=Progress())
    page.lang = "uk"
    assert page.box.language == "uk"
    assert "Go on" not in to_text(page.box.content)


def test_the_page_can_draw_what_the_map_needs() -> None:
    script = (files("tutor.widgets") / "panel.js").read_text(encoding="utf-8")
    assert "stroke-dasharray" in script
    assert "pathLength" in script
