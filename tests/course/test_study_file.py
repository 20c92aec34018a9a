"""Files of studies: what they hold, and what is wrong is told with its line, all of it at once."""

import re
from pathlib import Path

import pytest

from engine.positions import PositionError, Problem
from engine.positions.position import Bilingual
from engine.text.messages import languages, messages
from tests.conftest import ROOT
from tests.course.test_task_file import GOOD as TASKS
from tests.course.test_task_file import phrases, rows
from tutor.annotations import Arrow, Ring
from tutor.course.grading import check
from tutor.course.studies import UnknownStudyError, load, names
from tutor.course.study import REFERENCES, At, LineChapter, TableChapter, TasksChapter
from tutor.course.study_file import (
    CHAPTER_KEYS,
    KEYS,
    MOST_ANSWERS,
    QUESTION_KEYS,
    STEP_KEYS,
    StudyError,
    is_study,
    load_study,
    loads_study,
)
from tutor.panels.app_text import catalogue

GOOD = """\
schema: innovation-study/1
study: my-study
title: {en: Mine, uk: Мій}
chapters:
  - id: writing
    title: {en: Writing, uk: Писемність}
    text: {en: Look, uk: Дивіться}
    position: lessons/staging
    play: [dogma writing, draw]
    steps:
      - at: 0
        comment: {en: "First\\nlook at [concept] {so}", uk: Спершу}
        marks: [ring writing, arrow hand-0 pile-0-red]
        question:
          read: next
          wrong:
            - {answer: draw, message: Later}
      - at: 0+2
        comment: Then this
      - at: 1
        question:
          question: How many?
          options: {from: counts, values: [0, 1, 2]}
          read: {count: {seat: p2, zone: hand}}
          plays: 0
          answer: 1
          hints: [One, Two, Three]
          because: One
  - ruling: dem-15
"""


AMID = (
    GOOD[: GOOD.index("      - at: 0\n")]
    + """\
      - at: 0+2
        question:
          id: order
          kind: order
          question: Who executes it, in order?
          options: {from: seats}
          read: executes
          answer: [p2, p1]
          because: So
      - at: 0+3
        question:
          question: Is there a free Draw?
          options: [{id: "yes", text: It is}, {id: "no", text: It is not}]
          read: free-draw
          answer: "yes"
          because: So
"""
    + GOOD[GOOD.index("      - at: 1\n") :]
)
"""the same with questions amid an action"""


def problems(text: str) -> list[str]:
    with pytest.raises(StudyError) as raised:
        loads_study(text, "test.yaml")
    return [str(problem) for problem in raised.value.problems]


def line_of(text: str = GOOD) -> LineChapter:
    return loads_study(text).lines[0]


def test_a_good_file_is_read_with_all_it_says() -> None:
    study = loads_study(GOOD)
    line, ruling = study.chapters
    assert isinstance(line, LineChapter)
    assert (study.id, study.title, line.text.uk) == ("my-study", Bilingual("Mine", "Мій"), "Дивіться")
    first, second = line.notes
    assert (first.at, second.at) == (At(0), At(0, 2))
    assert first.of("en").comment == "First\nlook at [concept] {so}", "a comment is plain text with its lines"
    assert first.of("en").marks == (Ring("writing"), Arrow("hand-0", "pile-0-red"))
    assert second.of("uk").comment == "Then this", "one language is enough"
    assert isinstance(ruling, TableChapter)
    assert ruling.position.id == "dem-15"


def test_what_comes_next_needs_no_words_and_its_answer_is_what_is_played() -> None:
    (question, _) = line_of().questions
    assert question.question == Bilingual("What do you choose next?", "Що ви оберете далі?")
    assert [option.id for option in question.options] == ["draw", "dogma archery", "dogma writing"]
    assert question.options[2].text == Bilingual("Dogma: Writing [1]", "Догма: «Писемність» [1]")
    assert (question.solution.answer, question.solution.play) == (("dogma writing",), (("dogma writing",),))
    line = line_of()
    for task in line.questions:
        assert check(task, line.position, task.solution.answer).correct is True
    wrong = check(question, line.position, ("draw",))
    assert (wrong.correct, wrong.message) == (False, Bilingual("Later"))
    assert check(question, line.position, ("dogma archery",)).message is None, "this one was not named"


def test_a_question_is_about_the_rest_of_the_action_unless_it_says_how_much() -> None:
    asked = GOOD.replace("          plays: 0\n", "")
    assert [task.solution.play for task in line_of(asked).questions][1] == (("draw",),)
    assert [task.solution.play for task in line_of().questions][1] == ()
    assert [task.after for task in line_of().questions] == [(), (("dogma writing",),)]


def test_a_choice_inside_an_action_can_be_asked_with_some_of_its_options() -> None:
    text = (
        GOOD[: GOOD.index("    position")]
        + """\
    position:
      schema: innovation-position/1
      players:
        - {name: You, board: {yellow: [Agriculture]}, hand: [Oars, Archery, Code of Laws]}
        - {name: Other}
    play: [dogma agriculture, []]
    steps:
      - at: 1
        question:
          read: next
          options: {from: choices, ids: [Archery, decline]}
"""
    )
    (task,) = line_of(text).questions
    assert [option.id for option in task.options] == ["archery", "decline"]
    assert task.options[1].text == Bilingual("Choose nothing", "Нічого не обирати")
    assert task.solution.answer == ("decline",)
    line = line_of(text)
    assert check(task, line.position, ("decline",)).correct is True
    assert check(task, line.position, ("archery",)).correct is False


def hidden_choice(viewer: str) -> str:
    """A study that asks what another player picks from the hand."""
    return (
        GOOD[: GOOD.index("    position")]
        + f"""\
    position:
      schema: innovation-position/1
      players:
        - {{name: You, board: {{red: [Archery]}}}}
        - {{name: Other, board: {{yellow: [Agriculture]}}, hand: [Oars, Pottery]}}
      turn: {{player: Other}}
      viewer: {viewer}
    play: [dogma agriculture, oars]
    steps:
      - at: 1
        question: {{read: next}}
"""
    )


def test_what_the_viewer_may_not_know_is_no_option() -> None:
    (task,) = line_of(hidden_choice("Other")).questions
    assert {option.id for option in task.options} == {"oars", "pottery", "decline"}
    (told,) = problems(hidden_choice("You"))
    assert "let 'viewer' of the position be Other" in told
    assert "oars" not in told.casefold()


def test_a_question_may_stand_amid_an_action() -> None:
    line = line_of(AMID)
    assert line.asked == (At(0, 2), At(0, 3), At(1))
    assert [task.id for task in line.questions] == ["order", "at-0-3", "at-1"]
    for task in line.questions:
        assert check(task, line.position, task.solution.answer).correct is True
    first = line.questions.tasks[0]
    assert (first.after, first.solution.play) == ((), (("dogma writing",),)), "it begins at the decision before"
    (told,) = problems(AMID.replace("answer: [p2, p1]", "answer: [p2, p1]\n          plays: 0"))
    assert "'plays' must be 1 to 2" in told


def test_lessons_and_tasks_are_chapters_in_any_order(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text(TASKS, encoding="utf-8")
    file = tmp_path / "study.yaml"
    more = "  - task: mine.yaml#deck\n  - lesson: mine.yaml\n  - task: 01-first-steps#draw-deck\n"
    file.write_text(GOOD + more, encoding="utf-8")
    chapters = load_study(file).chapters[2:]
    assert all(isinstance(chapter, TasksChapter) for chapter in chapters)
    assert [chapter.id for chapter in chapters] == ["mine.yaml#deck", "mine.yaml", "01-first-steps#draw-deck"]
    assert load_study(file).chapter("mine.yaml").title.en == "Deck"
    with pytest.raises(KeyError):
        load_study(file).chapter("yours.yaml")


def test_a_position_may_stand_in_one_line() -> None:
    line = line_of(GOOD.replace("lessons/staging", "inn1 4e 1=You 1/blue=writing 2=Other 2/purple=philosophy"))
    assert len(line.position.players) == 2


END = "          because: One\n"
MISTAKES = (
    ("innovation-study/1", "innovation-study/9", 1, "the schema must be 'innovation-study/1'"),
    ("schema: innovation-study/1\n", "", 1, "a study begins with"),
    ("study: my-study", "study: My study", 2, "an id is lower-case words"),
    ("  - id: writing\n", "  - id: writing\n    wrting: 1\n", 6, "a chapter has no key 'wrting'"),
    ("position: lessons/staging", "position: lessons/stagin", 8, "did you mean 'lessons/staging'?"),
    ("    position: lessons/staging\n", "", 5, "there is no key 'position'"),
    ("lessons/staging", "{schema: innovation-position/1, players: [A, B], hnad: 1}", 8, "no key 'hnad'"),
    ("lessons/staging", "inn1 4e 1=You 1/blue=wrting 2=B", 8, "no card 'wrting'"),
    ("play: [dogma writing, draw]", "play: [dogma writign, draw]", 9, "did you mean 'dogma writing'?"),
    ("at: 0+2", "at: two", 18, "'at' says how many answers"),
    ("at: 0+2", "at: 0", 18, "the step '0' is here twice"),
    ("at: 0+2", "at: 0+7", 18, "no step '0+7': after this decision come 5 steps"),
    ("at: 0+2", "at: 7", 18, "no step '7': this line has 2 answers"),
    ("ring writing", "ring wrting", 13, "no card 'wrting'"),
    ("ring writing", "circle writing", 13, "circle writing"),
    ("ring writing,", "arrow hand-0 pile-0-red,", 13, "twice"),
    ("comment: Then this", "comment: 3", 19, "'comment'"),
    ("comment: Then this", f"comment: {'x' * 2001}", 19, "2,000"),
    ("        comment: Then this\n", "", 18, "a step has a comment, marks or a question"),
    ("comment: Then this", "question: {read: next}", 19, "at 0, not '0+2'"),
    (
        "comment: Then this",
        "question: {question: Who, options: {from: choices}, read: sharers, answer: [], because: So}",
        19,
        "at 0, not '0+2'",
    ),
    ("at: 1\n        question:\n", "at: 2\n        question:\n          read: next\n", 22, "this is its end"),
    ("{answer: draw,", "{answer: darw,", 17, "did you mean 'draw'?"),
    ("          read: next\n", "          read: next\n          options: {from: choices, ids: [draw, dogma archery]}\n",
     15, "the line chooses 'dogma writing' here"),
    ("          read: next\n", "          read: next\n          options: {from: choices, ids: [draw, dogma oars]}\n",
     16, "no option 'dogma oars'"),
    ("read: next\n", "read: next\n          kind: reach-goal\n", 16, "no kind of task 'reach-goal'"),
    ("          answer: 1\n", "", 22, "there is no key 'answer'"),
    ("          answer: 1\n", "          answer: 5\n", 26, "no option '5'"),
    ("plays: 0", "plays: 3", 25, "must be 0 to 1"),
    ("[One, Two, Three]", "[One, Two, Three, Four]", 27, "3 hints"),
    ("ruling: dem-15", "ruling: dem-1555", 29, "did you mean"),
    ("ruling: dem-15", "ruling: dem-15\n    title: So", 30, "'ruling' stands alone, without 'title'"),
    ("ruling: dem-15", "task: 05-sharing", 29, "a task is named as 'lesson#task'"),
    ("ruling: dem-15", "lesson: 05-sharing#who-shares", 29, "a lesson is named without '#'"),
    ("ruling: dem-15", "lesson: 05-sharin", 29, "did you mean '05-sharing'?"),
    ("ruling: dem-15", "task: 05-sharing#who-share", 29, "did you mean 'who-shares'?"),
)  # fmt: skip
"""(what stands there, what is put in its place, the line told, a part of what is told)"""


@pytest.mark.parametrize(("old", "new", "line", "message"), MISTAKES)
def test_a_mistake_is_told_with_its_line(old: str, new: str, line: int, message: str) -> None:
    assert old in GOOD
    found = problems(GOOD.replace(old, new, 1))
    assert any(f"test.yaml, line {line}," in each and message in each for each in found), found


MORE_MISTAKES = (
    "chapters: [3]",
    "[]",
    GOOD[: GOOD.index("  - id")].replace("chapters:", "chapters: []"),
    GOOD.replace("chapters:", "chapter:"),
    hidden_choice("You"),
    GOOD[: GOOD.index("  - id")] + "".join(f"  - ruling: dem-{n}\n" for n in range(101)),
    GOOD.replace("[dogma writing, draw]", f"[{', '.join(['draw'] * (MOST_ANSWERS + 1))}]"),
    GOOD.replace("steps:", "steps: [3]\n    steps:"),
    GOOD.replace("at: 1", "at: 2").replace("plays: 0", "plays: 0").replace("{count: {seat: p2, zone: hand}}", "next"),
    GOOD.replace("marks: [ring writing, arrow hand-0 pile-0-red]", "marks: [3]"),
    GOOD.replace("    steps:\n", "    steps:\n      - 3\n"),
    GOOD.replace("        question:\n          read: next", "        question: 3\n        quest:\n          a: b"),
)


def test_every_mistake_is_told_in_both_languages() -> None:
    found: list[Problem] = []
    for text in (*(GOOD.replace(old, new, 1) for old, new, *_ in MISTAKES), *MORE_MISTAKES):
        with pytest.raises(PositionError) as raised:
            loads_study(text)
        found += raised.value.problems
    for problem in found:
        for language in languages():
            assert problem.words(language)  # a missing message or slot raises under test
        assert re.search("[а-яіїєґ]", problem.words("uk"))
    there = {id_ for id_ in messages("en").ids() if id_.startswith("study-")}
    assert there - {each.id for problem in found for each in phrases(problem.said)} == set()
    for id_ in sorted(there):
        english, ukrainian = (messages(language).forms(id_) for language in languages())
        assert english == ukrainian


def test_all_mistakes_are_told_at_once_and_one_brings_no_others() -> None:
    broken = GOOD.replace("dem-15", "dem-1555").replace("ring writing", "ring wrting").replace("at: 0+2", "at: 9")
    assert len(problems(broken)) == 3
    assert len(problems(GOOD.replace("lessons/staging", "lessons/stagin"))) == 1
    assert len(problems(GOOD.replace("[dogma writing, draw]", "[dogma writign, draw]"))) == 1


@pytest.mark.parametrize("text", ["", "- a list", "chapters: [[[[[", "a: &x 1\nb: *x", "!!python/object:os.system {}"])
def test_hostile_text_is_an_error_and_nothing_else(text: str) -> None:
    assert problems(text)


def test_a_study_says_at_its_head_what_it_is(tmp_path: Path) -> None:
    assert is_study(GOOD)
    assert not is_study(TASKS)
    with pytest.raises(UnknownStudyError, match="no study 'no-such'"):
        load("no-such")
    (tmp_path / "mine.yaml").write_bytes(b"schema: innovation-study/1\nstudy: \xff")
    with pytest.raises(StudyError, match=r"mine\.yaml, line 2, column 8: this is no UTF-8 text"):
        load(tmp_path / "mine.yaml")


def test_the_guide_names_every_key() -> None:
    assert set(rows("The study")) == set(KEYS)
    assert set(rows("A chapter")) == {*REFERENCES, *CHAPTER_KEYS}
    assert set(rows("A step")) == set(STEP_KEYS)
    assert set(rows("A question")) == set(QUESTION_KEYS)


def test_the_example_of_the_guide_is_right() -> None:
    page = (ROOT / "docs" / "tasks.md").read_text(encoding="utf-8").partition("# Studies of one's own")[2]
    study = loads_study(page.split("```yaml\n")[1].split("```")[0])
    (line,) = study.lines
    for task in line.questions:
        assert check(task, line.position, task.solution.answer).correct is True
    assert names() == sorted(names())


@pytest.mark.parametrize("name", names())
def test_a_study_that_comes_with_the_tutor_is_proven_and_in_both_languages(name: str) -> None:
    study = load(name)
    assert study.id == name
    assert {type(chapter) for chapter in study.chapters} == {LineChapter, TableChapter, TasksChapter}
    for line in study.lines:
        words = [study.title, study.summary, line.title, line.text]
        words += [note.comment for note in line.notes if any(note.comment)]
        for task in line.questions:
            assert check(task, line.position, task.solution.answer).correct is True
            for wrong in task.wrong:
                verdict = check(task, line.position, wrong.answer)
                assert (verdict.correct, verdict.message) == (False, wrong.message)
            words += [task.title, task.question, task.because, *task.hints, *(each.message for each in task.wrong)]
        assert all(all(each) for each in words)


def test_a_study_comes_with_the_tutor() -> None:
    assert "a-settled-argument" in names()


@pytest.mark.parametrize("name", names())
def test_a_single_task_of_a_shipped_study_names_its_card(name: str) -> None:
    for chapter in load(name).chapters:
        if isinstance(chapter, TasksChapter) and len(chapter.lesson.tasks) == 1:
            for question in chapter.lesson.tasks[0].question:
                assert "{title" in question, "no task before it in the study says which card is meant"


def test_the_docs_name_the_button_that_hands_out_a_study() -> None:
    said = (ROOT / "docs" / "tasks.md").read_text(encoding="utf-8")
    known = catalogue("en")
    assert known.message("ui-share-open") in said
    assert known.message("ui-share-study") in said
