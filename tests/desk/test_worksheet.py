"""Worksheets and their answers: whole pages for A4, with room to write, and nothing that a question asks for."""

import re
from pathlib import Path

import pytest

from engine.positions import load
from tests.cli.test_cli import run
from tests.course.test_study_file import GOOD
from tests.desk.test_export import Reader
from tutor.course import library, studies
from tutor.course.study import Study, TasksChapter
from tutor.course.study_file import loads_study
from tutor.desk.worksheet import answers, of_lesson, of_position, worksheet

STUDY = GOOD + "  - task: 01-first-steps#draw-deck\n"


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_study_is_printed_without_its_answers_and_these_apart(language: str) -> None:
    study = loads_study(STUDY)
    sheet, solved = worksheet(study, language), answers(study, language)
    for page in (sheet, solved):
        read = Reader(page)
        assert not read.open, "every element is closed"
        assert "⟦" not in read.said
        assert "script" not in read.tags
        assert "http" not in "".join(value for name, value in read.attributes if name in ("src", "href"))
    assert "@page { size: A4" in sheet
    asked = len(re.findall('class="question"', sheet))
    assert asked == 4
    numbers = [re.findall(r'class="number">(\d+)<', page) for page in (sheet, solved)]
    assert numbers[0] == numbers[1] == ["1", "2", "3", "4"]
    ruling = load("dem-15")
    assert ruling.answer is not None
    said = ruling.answer.of(language)[:12]
    assert said not in Reader(sheet).said
    assert said in Reader(solved).said
    assert ruling.title.of(language) not in sheet
    assert "Later" in Reader(solved).said, "the words for a named wrong answer"
    assert 'class="table"' not in solved
    assert sheet.count('class="card"') > 5


def test_what_a_question_asks_begins_on_the_next_page() -> None:
    sheet = worksheet(loads_study(GOOD), "en")
    first, second = sheet.split('class="part breaks"')[:2]
    assert "What do you choose next?" in first
    assert "Ben draws" not in first
    assert "Opponent draws" in second
    assert "Then this" in second
    assert first.count('class="table"') == 1
    assert sheet.count("Hand out the pages one by one") == 1
    assert first.index("Hand out") < first.index('class="number"')
    assert '<h2 class="breaks">The texts of the cards' in sheet


@pytest.mark.parametrize(
    ("language", "one_by_one", "played"), [("en", "one by one", "What was played"), ("uk", "по одній", "Що зіграно")]
)
def test_what_follows_the_last_question_stands_with_the_answers(language: str, one_by_one: str, played: str) -> None:
    one = (
        GOOD[: GOOD.index("      - at: 1\n")]
        + "      - at: 2\n        comment: The end\n        marks: [ring writing]\n"
    )
    study = loads_study(one)
    sheet, solved = worksheet(study, language), answers(study, language)
    assert 'class="part breaks"' not in sheet
    assert one_by_one not in sheet, "no page tells what another asks"
    assert sheet.count('class="table"') == 1
    for said in ("Then this", "The end", played):
        assert said not in sheet
        assert said in solved
    assert solved.index("Then this") < solved.index("The end")


def test_a_line_without_questions_is_printed_to_its_end() -> None:
    told = re.sub(r"        question:\n(          .*\n)+", "", GOOD[: GOOD.index("      - at: 1\n")])
    sheet = worksheet(loads_study(told), "en")
    assert "Then this" in sheet
    assert sheet.count("What was played") > 1
    assert "one by one" not in sheet


def test_the_shipped_study_tells_no_answer_on_the_page_that_asks() -> None:
    pages = re.split('class="(?:part )?breaks"', worksheet(studies.load("a-settled-argument"), "en"))
    assert len(pages) == 4, "two lines of two questions, and the cards"
    assert "Of whom does the card demand?" in pages[0]
    assert "Clara drew first" not in pages[0]
    assert "free Draw action after that?" in pages[1]
    assert "Ben took the 2 away" not in "".join(pages)
    assert "What is drawn, in order?" in pages[1]
    assert "Ben had the idea, too" in pages[2]
    assert "What is her second action?" in pages[2]


@pytest.mark.parametrize(
    ("name", "breaks"), [("06-demand", 2), ("10-victory", 1), ("12-special-achievements", 1), ("13-if-you-do", 0)]
)
def test_a_table_further_on_in_a_lesson_begins_a_page_and_is_drawn(name: str, breaks: int) -> None:
    sheet = worksheet(of_lesson(library.load(name)), "en")
    assert sheet.count('class="part breaks"') == breaks
    assert ("one by one" in sheet) == bool(breaks)
    for page in sheet.split('class="part breaks"'):
        assert page.index('class="table"') < page.index('class="number"')


def test_totals_that_are_asked_for_are_not_drawn() -> None:
    asked = GOOD.replace("{count: {seat: p2, zone: hand}}", "{icons: {seat: p1, icon: authority}}")
    asked = asked.replace("values: [0, 1, 2]", "values: [0, 1, 2, 3]").replace("answer: 1", "answer: 2")

    def drawn(text: str) -> list[str]:
        return [part.split("</div>")[0] for part in worksheet(loads_study(text), "en").split('class="table"')[1:]]

    told, hidden = drawn(GOOD), drawn(asked)
    assert len(told) == len(hidden) == 3
    assert told[0] == hidden[0]
    assert (told[1].count(">?<"), hidden[1].count(">?<")) == (0, 14), "seven icons of two players"


def of_tasks(*names: str, between: str = "") -> Study:
    """A study of such chapters, with one of another kind before the last."""
    *first, last = (f"  - task: {name}\n" for name in names)
    return loads_study(GOOD[: GOOD.index("chapters:\n")] + "chapters:\n" + "".join([*first, between, last]))


HIT, WHO, REVENGE = "06-demand#who-is-hit", "06-demand#who-chooses", "06-demand#revenge"


def pages_of(study: Study) -> list[str]:
    return worksheet(study, "en").split('class="part breaks"')


def asked_of(study: Study) -> list[str]:
    """The ends of the questions, which are in the words of their author alone."""
    tasks = [chapter.lesson.tasks[0] for chapter in study.chapters if isinstance(chapter, TasksChapter)]
    return [re.split(r"[}\]]", task.question.en)[-1].strip() for task in tasks]


def test_single_tasks_of_a_lesson_do_not_give_each_other_away() -> None:
    study = of_tasks(HIT, WHO, REVENGE, between="  - ruling: dem-15\n")
    hit, who, revenge = asked_of(study)
    first, second = pages_of(study)
    assert hit in first
    assert who in first, "both are asked of the same table"
    assert "DEM-15" in first
    assert revenge in second, "its table is further on"
    assert "one by one" in first


def test_what_is_asked_first_of_a_table_is_printed_first() -> None:
    study = of_tasks(REVENGE, WHO, HIT, between="  - ruling: dem-15\n")
    revenge, who, hit = asked_of(study)
    first, second = pages_of(study)
    assert (who in first, hit in first, revenge in second) == (True, True, True)
    assert first.index(who) < first.index("DEM-15")
    solved = answers(study, "en")
    titles = [chapter.title.en for chapter in study.chapters if isinstance(chapter, TasksChapter)]
    assert [solved.index(title) for title in (titles[1], titles[2], titles[0])] == sorted(map(solved.index, titles))
    others = of_tasks("05-sharing#who-shares", REVENGE)
    assert asked_of(others)[0] in pages_of(others)[0], "what has another table stays where it is"


def test_a_total_that_is_asked_for_is_in_no_picture_of_the_page() -> None:
    count, featured = "02-the-table#count-icons", "02-the-table#featured"
    (page,) = pages_of(of_tasks(featured, count))
    pictures = [part.split("</div>")[0] for part in page.split('class="table"')[1:]]
    assert len(pictures) == 2
    assert all(">?<" in each for each in pictures), "the first one is printed before the question, and hides them, too"
    first, second = pages_of(of_tasks(count, featured))
    assert ">?<" in first
    assert ">?<" not in second, "handed out when the question was answered"


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_lesson_is_printed_whole_with_each_table_once(language: str) -> None:
    lesson = library.load("03-draw")
    study = of_lesson(lesson)
    sheet, solved = worksheet(study, language), answers(study, language)
    assert len(re.findall('class="number"', sheet)) == len(lesson.tasks)
    assert sheet.count('class="table"') <= len(lesson.tasks)
    assert sheet.count('class="write"') >= 2 * len(lesson.tasks)
    assert "⟦" not in sheet + solved


def test_a_scenario_without_a_question_has_nothing_to_answer() -> None:
    study = of_position("lessons/staging", load("lessons/staging"))
    assert 'class="table"' in worksheet(study, "en")
    assert "Nothing is asked here." in answers(study, "en")


def test_hostile_words_stay_words() -> None:
    study = loads_study(GOOD.replace("comment: Then this", "comment: '<script>alert(1)</script>'"))
    assert "<script>alert" not in worksheet(study, "en")
    assert "&lt;script&gt;alert" in worksheet(study, "en")


def test_the_command_writes_both_and_a_study_of_scripted_lines(tmp_path: Path) -> None:
    file, sheet, solved, made = (tmp_path / name for name in ("s.yaml", "sheet.html", "answers.html", "made.yaml"))
    file.write_text(GOOD, encoding="utf-8")
    ran = run("export", str(file), "--worksheet", str(sheet), "--answers", str(solved), "--lang", "uk")
    assert (ran.code, ran.err) == (0, "")
    assert 'lang="uk"' in sheet.read_text(encoding="utf-8")
    assert "Відповіді" in solved.read_text(encoding="utf-8")
    assert run("export", "03-draw", "--answers", str(solved)).code == 0
    assert run("export", "lessons/demand", "--study", str(made)).code == 0
    assert run("check", str(made)).code == 0
    assert run("export", "no-such", "--worksheet", str(sheet)).code == 2
    file.write_text(GOOD.replace("dem-15", "dem-1555"), encoding="utf-8")
    before = sheet.read_bytes()
    assert run("export", str(file), "--worksheet", str(sheet)).code != 0
    assert sheet.read_bytes() == before


@pytest.mark.parametrize(
    ("language", "named"), [("en", "Ada takes a free Draw action."), ("uk", "Ада виконує бонусну")]
)
def test_who_is_named_goes_by_that_name_on_paper(language: str, named: str) -> None:
    said = Reader(worksheet(studies.load("a-settled-argument"), language)).said
    assert named in said
    assert not re.search("You take|Ви виконуєте", said)
