"""Files of tasks: what is wrong is told with its line, and all of it at once."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from engine.positions import PositionError, Problem
from engine.positions.position import Bilingual
from engine.positions.yaml_sheet import Sheet
from engine.text.messages import Phrase, languages, messages
from tests.conftest import ROOT
from tutor.app import open_
from tutor.course import TaskError, TaskPanel, UnknownLessonError, check, load, load_tasks, loads_tasks
from tutor.course.questions import ARGS, TEST_ARGS
from tutor.course.task_file import DERIVED, KEYS, TASK_KEYS, WHEN
from tutor.course.tasks import KINDS, STARTS
from tutor.course.variants import families
from tutor.panels.html import find, to_text

GOOD = """\
schema: innovation-tasks/1
lesson: 99-test
title: {en: Test, uk: Перевірка}
summary: {en: A test, uk: Для перевірки}
position: lessons/staging
tasks:
  - id: deck
    kind: predict
    title: {en: Deck, uk: Колода}
    question: {en: Which deck, uk: Яка колода}
    options: {from: decks, values: [1, 2]}
    read: {deck: {seat: p1}}
    hints:
      - {en: Look, uk: Дивіться}
      - {en: Rule, uk: Правило}
      - {en: Step, uk: Крок}
    wrong:
      - {answer: 2, misconception: draw-by-other-board, message: {en: Not so, uk: Не так}}
    solution: {answer: 1, play: [draw]}
    because: {en: So, uk: Отак}
"""


def problems(text: str) -> list[str]:
    with pytest.raises(TaskError) as raised:
        loads_tasks(text, "test.yaml")
    return [str(problem) for problem in raised.value.problems]


def test_a_good_file_is_read() -> None:
    lesson = loads_tasks(GOOD)
    (task,) = lesson.tasks
    assert (lesson.id, lesson.title.uk, lesson.minutes) == ("99-test", "Перевірка", 10)
    assert [option.id for option in task.options] == ["1", "2"]
    assert task.solution.answer == ("1",)
    assert not lesson.aside
    assert loads_tasks(GOOD.replace("lesson: 99-test", "lesson: 99-test\naside: true")).aside
    assert task.hints[2].en == "Step"


def test_each_task_can_name_a_position_of_its_own() -> None:
    other = GOOD[GOOD.index("  - id: deck") :].replace("id: deck", "id: other\n    position: lessons/draw")
    lesson = loads_tasks(GOOD + other)
    assert [task.position for task in lesson] == ["lessons/staging", "lessons/draw"]
    assert [name for name, _ in lesson.positions] == ["lessons/staging", "lessons/draw"]
    older = GOOD.replace("kind: predict", "kind: predict\n    later: true")
    assert loads_tasks(older).tasks[0].id == "deck", "files of earlier versions are read"


MISTAKES = (
    ("innovation-tasks/1", "innovation-tasks/9", 1, "the schema must be 'innovation-tasks/1'"),
    ("position: lessons/staging", "position: lessons/stagin", 5, "did you mean 'lessons/staging'?"),
    ("lesson: 99-test", "lesson: 99-test\naside: perhaps", 3, "aside"),
    ("kind: predict", "kind: predikt", 8, "did you mean 'predict'?"),
    ("id: deck", "id: Deck!", 7, "an id is lower-case words joined by '-'"),
    ("title: {en: Deck, uk: Колода}", "title: {}", 9, "'title' has no text"),
    ("read: {deck: {seat: p1}}", "read: {dekc: {seat: p1}}", 12, "did you mean 'deck'?"),
    ("read: {deck: {seat: p1}}", "read: {deck: {seat: p3}}", 12, "no player 'p3'"),
    ("read: {deck: {seat: p1}}", "read: {rule: {seat: p1}}", 12, "'rule' needs 'fact'"),
    ("read: {deck: {seat: p1}}", "read: {deck: {chair: p1}}", 12, "'deck' has no key 'chair'"),
    ("      - {en: Step, uk: Крок}\n", "      - Step\n      - Four\n", 14, "give one to 3 hints"),
    ("answer: 2,", "answer: 7,", 18, "no option '7'"),
    ("draw-by-other-board", "draw-by-other-bord", 18, "did you mean 'draw-by-other-board'?"),
    ("solution: {answer: 1", "solution: {answer: 3", 19, "no option '3'"),
    ("because:", "becuase:", 20, "did you mean 'because'?"),
    ("    because: {en: So, uk: Отак}\n", "", 7, "there is no key 'because'"),
    ("question: {en: Which deck", "question: {en: 'What does {text:writting} do?'", 10, "no card 'writting'"),
    ("question: {en: Which deck", "question: {en: 'What is {this}?'", 10, "braces are for"),
    ("question: {en: Which deck", "question: {en: 'How many [castle]?'", 10, "no mark 'castle'"),
    ("values: [1, 2]", "values: [1, two]", 11, "a number is needed, found 'two'"),
    ("values: [1, 2]", "values: [1, 1]", 11, "the option '1' is here twice"),
    ("kind: predict", "kind: predict\n    after: no-such-line", 9, "no line 'no-such-line' in staging.yaml"),
    ("kind: predict", "kind: reach-goal", 7, "a goal needs the key 'now'"),
    ("kind: predict", "kind: predict\n    now: {en: Do, uk: Дійте}", 7, "needs 'success'"),
    ("kind: predict", "kind: predict\n    success: {turn: {seat: p1}}", 9, "'success' needs 'now'"),
)
"""(what stands there, what is put in its place, the line told, a part of what is told)"""


@pytest.mark.parametrize(("old", "new", "line", "message"), MISTAKES)
def test_a_mistake_is_told_with_its_line(old: str, new: str, line: int, message: str) -> None:
    assert GOOD.count(old) == 1
    found = problems(GOOD.replace(old, new))
    assert any(f"test.yaml, line {line}," in each and message in each for each in found), found


TASK = GOOD[GOOD.index("  - id") :]
MORE_MISTAKES = (
    GOOD.replace(TASK, "  []\n"),
    GOOD.replace("position: lessons/staging\n", ""),
    GOOD.replace("    read: {deck: {seat: p1}}\n", ""),
    GOOD.replace("kind: predict", "kind: predict\n    failure: done\n    now: {en: Do, uk: Дійте}\n    start: here"),
    GOOD.replace("kind: predict", "kind: predict\n    now: {en: Do, uk: Дійте}\n    start: there"),
    GOOD.replace("values: [1, 2]", "values: [1]"),
    GOOD.replace("{from: decks, values: [1, 2]}", "{values: [1, 2]}"),
    GOOD.replace("{from: decks, values: [1, 2]}", "{from: docks}"),
    GOOD.replace("{from: decks, values: [1, 2]}", "{from: decks}"),
    GOOD.replace("{from: decks, values: [1, 2]}", "{from: moves, ids: [p1-draw, draw]}"),
    GOOD.replace("{from: decks, values: [1, 2]}", "[3, {id: a, text: {en: A, uk: А}}]"),
    GOOD.replace("{deck: {seat: p1}}", "{deck: {which: frist}}"),
    GOOD.replace("{deck: {seat: p1}}", "[deck, rule]"),
    GOOD.replace("{deck: {seat: p1}}", "{featured: {card: Writting}, deck: {}}"),
    GOOD.replace("{deck: {seat: p1}}", "{icons: {seat: p1, icon: helth}}"),
    GOOD.replace("kind: predict", "kind: predict\n    success: [[], don]\n    minutes: 3"),
    GOOD.replace("{en: Look, uk: Дивіться}", "[Look]").replace("{answer: 2, ", "{"),
    GOOD.replace("      - {answer: 2,", "      - 3\n      - {answer: 2,"),
    GOOD + TASK,
    GOOD.replace("lesson: 99-test", "leson: 99-test"),
    "[]",
    "tasks: [3]",
)
FAMILY = """\
schema: innovation-variants/1
families:
  - {id: a, deal: no-such-deal, tasks: [a/b], title: {en: A}, question: {en: "{A}", uk: А}, options: [3],
     hints: [], wrong: {}, because: {en: A, uk: А}, rules: [no-such-rule]}
  - 3
"""


def wrong_families(folder: Path, text: str) -> tuple[Problem, ...]:
    """What is wrong with a file of variants."""
    file = folder / "source" / "variants" / "a.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    with pytest.raises(TaskError) as raised:
        families(folder)
    return raised.value.problems


def phrases(said: object) -> Iterator[Phrase]:
    """A phrase and all in it."""
    if isinstance(said, Phrase):
        yield said
        for _, slot in said.slots:
            yield from phrases(slot)


def test_every_mistake_is_told_in_both_languages(tmp_path: Path) -> None:
    found = [*wrong_families(tmp_path, FAMILY), *wrong_families(tmp_path, "[]"), *wrong_families(tmp_path, "a: b")]
    found += wrong_families(tmp_path, FAMILY.replace("/1", "/9"))
    for text in (*(GOOD.replace(old, new) for old, new, *_ in MISTAKES), *MORE_MISTAKES):
        with pytest.raises(PositionError) as raised:
            loads_tasks(text)
        found += raised.value.problems
    for problem in found:
        for language in languages():
            said = problem.words(language)  # a missing message or slot raises under test
            assert all(
                slot in said for each in phrases(problem.said) for _, slot in each.slots if isinstance(slot, str)
            )
        assert re.search("[а-яіїєґ]", problem.words("uk"))
    there = {id_ for id_ in messages("en").ids() if id_.startswith("tasks-")}
    assert there - {each.id for problem in found for each in phrases(problem.said)} == set()


@pytest.mark.parametrize("id_", [id_ for id_ in messages("en").ids() if id_.startswith("tasks-")])
def test_both_languages_are_given_the_same(id_: str) -> None:
    english, ukrainian = (messages(language).forms(id_) for language in languages())
    assert english == ukrainian


def test_a_whole_mistake_in_a_language() -> None:
    with pytest.raises(TaskError) as raised:
        loads_tasks(GOOD.replace("kind: predict", "kind: predikt"), "my-tasks.yaml")
    place = "my-tasks.yaml, рядок 8, стовпчик 11: "
    assert raised.value.words("uk") == f"{place}немає такого виду завдання: 'predikt'; може, 'predict'?"


def test_two_tasks_of_one_id_are_told() -> None:
    assert any("line 21" in each and "'deck' is here twice" in each for each in problems(GOOD + TASK))


def test_all_mistakes_are_told_at_once() -> None:
    broken = GOOD.replace("kind: predict", "kind: predikt").replace("values: [1, 2]", "values: [one, 2]")
    assert len(problems(broken)) >= 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "- a list",
        "just words",
        "tasks: []",
        "schema: innovation-tasks/1\nlesson: x\ntitle: {en: a, uk: b}\nsummary: {en: a, uk: b}\ntasks: []",
        "tasks: [[[[[",
        "a: &x 1\nb: *x",
        "!!python/object/apply:os.system [true]",
        "tasks:\n  - 7\n  - [1]\n  - {}",
        "schema: [1]\ntasks: {a: b}\nlesson: {}",
        "\x00",
        "tasks: " + "[" * 500,
    ],
)
def test_hostile_text_is_an_error_and_nothing_else(text: str) -> None:
    assert problems(text)


def test_what_is_no_utf8_is_told(tmp_path: Path) -> None:
    file = tmp_path / "tasks.yaml"
    file.write_bytes(b"schema: innovation-tasks/1\nlesson: \xff")
    with pytest.raises(TaskError, match=r"tasks\.yaml, line 2, column 9: this is no UTF-8 text"):
        load_tasks(file)


def test_a_lesson_that_there_is_not() -> None:
    with pytest.raises(UnknownLessonError, match="did you mean '01-first-steps'"):
        load("01-first-step")


def test_a_position_may_lie_beside_the_tasks(tmp_path: Path) -> None:
    """A teacher's own table needs no place among the scenarios; its name is kept as a path that opens from anywhere."""
    table = tmp_path / "my-table.yaml"
    table.write_bytes((ROOT / "scenarios" / "lessons" / "staging.yaml").read_bytes())
    tasks = tmp_path / "my-tasks.yaml"
    tasks.write_text(GOOD.replace("lessons/staging", "my-table.yaml"), encoding="utf-8")
    (task,) = load_tasks(tasks).tasks
    assert Path(task.position) == table.resolve()
    with pytest.raises(TaskError, match=r"no scenario 'my-table\.yaml'"):
        loads_tasks(tasks.read_text(encoding="utf-8"))


def test_a_table_that_cannot_be_read_is_told_alone(tmp_path: Path) -> None:
    (tmp_path / "my-table.yaml").write_text("schema: innovation-position/1\nnonsense: 1\n", encoding="utf-8")
    text = re.sub(r"options: .*", "options: {from: seats}", GOOD.replace("lessons/staging", "my-table.yaml"))
    tasks = tmp_path / "my-tasks.yaml"
    tasks.write_text(text, encoding="utf-8")
    with pytest.raises(TaskError) as found:
        load_tasks(tasks)
    assert "no key 'position'" not in str(found.value)
    assert "there are: \n" not in f"{found.value}\n"


def test_one_language_is_enough_and_a_reader_of_the_other_is_told(tmp_path: Path) -> None:
    for text, said, other in ((GOOD, "", ""), (in_one(GOOD, "en"), "en", "uk"), (in_one(GOOD, "uk"), "uk", "en")):
        (tmp_path / "mine.yaml").write_text(text, encoding="utf-8")
        for language in ("en", "uk"):
            panel = TaskPanel(open_("lessons/staging", language, save=False), load_tasks(tmp_path / "mine.yaml"))
            told = to_text(panel.widget.content)
            wanted = {"en": "Which deck", "uk": "Яка колода"}[said or language]
            assert wanted in told
            notice = panel.app.texts.message("task-one-language")
            assert (notice in told) == (language == other)


@pytest.mark.parametrize(("question", "language"), [("Which deck?", "en"), ("Яка колода?", "uk")])
def test_a_text_without_a_language_is_in_that_of_its_letters(tmp_path: Path, question: str, language: str) -> None:
    text = GOOD.replace("{en: Which deck, uk: Яка колода}", question)
    assert text != GOOD
    (tmp_path / "mine.yaml").write_text(text, encoding="utf-8")
    for reader in ("en", "uk"):
        panel = TaskPanel(open_("lessons/staging", reader, save=False), load_tasks(tmp_path / "mine.yaml"))
        told = to_text(panel.widget.content)
        assert question in told
        assert (panel.app.texts.message("task-one-language") in told) == (reader != language)


def in_one(text: str, language: str) -> str:
    """A file with the texts of one language alone."""
    return re.sub(r"\{en: ([^,{}]+), uk: ([^,{}]+)\}", r"{en: \1}" if language == "en" else r"{uk: \2}", text)


def test_a_text_may_stand_without_a_language_and_one_hint_is_enough() -> None:
    text = GOOD.replace("{en: Which deck, uk: Яка колода}", "Which deck?")
    text = text.replace("      - {en: Rule, uk: Правило}\n      - {en: Step, uk: Крок}\n", "")
    text = text.replace("misconception: draw-by-other-board, ", "").replace(
        "summary: {en: A test, uk: Для перевірки}\n", ""
    )
    lesson = loads_tasks(text)
    assert lesson.tasks[0].question == Bilingual("Which deck?")
    panel = TaskPanel(open_("lessons/staging", "en", save=False), lesson)
    panel.hint()
    assert "hint" not in {each[1]["data-act"] for each in find(panel.widget.content, "data-act")}
    panel.choose("2")
    assert panel.judged is not None
    assert panel.judged.verdict.correct is False
    assert "Not so" in to_text(panel.widget.content)


@pytest.mark.parametrize("text", ["- 3", "hello", "lesson: x"])
def test_what_is_no_file_of_tasks_is_told_what_one_has(text: str) -> None:
    (first, *_) = problems(text)
    assert "'schema: innovation-tasks/1'; then come lesson, title, position and tasks" in first


DOCS = (ROOT / "docs" / "tasks.md").read_text(encoding="utf-8")


def rows(section: str) -> dict[str, str]:
    """The rows of a table in the guide to files of tasks: first cell -> second cell."""
    text = DOCS.split(f"\n## {section}\n")[1].split("\n## ")[0]
    found = [line.split("|")[1:] for line in re.sub(r"\|.*\n\|---", "", text).splitlines() if line.startswith("| `")]
    named = [(name, cells[0].strip()) for keys, *cells in found for name in re.findall(r"`([^`]+)`", keys)]
    assert len({name for name, _ in named}) == len(named), f"a row of {section!r} stands twice"
    return dict(named)


def test_the_guide_names_every_key_kind_and_option() -> None:
    assert set(rows("The file")) == set(KEYS)
    assert set(rows("A task")) == set(TASK_KEYS)
    assert set(rows("Kinds")) == set(KINDS)
    assert {name: tuple(re.findall(r"`([^`]+)`", cell)) for name, cell in rows("Options").items()} == DERIVED
    assert all(f"`{start}`" in DOCS for start in STARTS)
    assert all(f"`{when}`" in DOCS or f"`{when}: " in DOCS for when in WHEN)


@pytest.mark.parametrize(("section", "known"), [("What is read", ARGS), ("Success and failure", TEST_ARGS)])
def test_the_guide_names_every_word_with_what_it_needs(section: str, known: Mapping[str, Mapping[str, str]]) -> None:
    named = rows(section)
    assert set(named) == set(known)
    for word, kinds in known.items():
        given = [each for each in named[word].split(", ") if each]
        assert given == [f"**{key}**" if kind.endswith("!") else key for key, kind in kinds.items()], word


def test_every_place_of_the_guide_can_be_lit() -> None:
    places = re.findall(r"`([^`]+)`", rows("A task")["points"])
    assert len(places) >= 10
    for place in places:
        (task,) = loads_tasks(GOOD.replace("    solution", f"    points: [{place}]\n    solution")).tasks
        assert task.points == (place,)
    for place in ("icon-castle", "pile-0-pink", "corner"):
        (told,) = problems(GOOD.replace("    solution", f"    points: [{place}]\n    solution"))
        assert place in told


def test_every_example_of_the_guide_is_yaml() -> None:
    page = re.sub(r"```.*?```", "", DOCS, flags=re.DOTALL)
    found = [text for text in re.findall(r"`([^`]+)`", page) if ": " in text or text[0] in "[{"]
    assert len(found) > 15
    for text in (*found, *re.findall(r"```yaml\n(.*?)```", DOCS, flags=re.DOTALL)):
        sheet = Sheet("the guide")
        assert sheet.compose(text) is not None, [str(problem) for problem in sheet.problems]
    example = DOCS.split("```yaml\n")[1].split("```")[0]
    (title,) = (text for text in found if text.startswith("{en:"))
    options = [text for text in found if text.startswith("- {id:")]
    (wrong,) = (text for text in found if text.startswith("- {answer:"))
    lesson = loads_tasks(example.replace("title: Which deck?", f"title: {title}"))
    assert (lesson.title.en, lesson.title.uk) == ("Which deck?", "Яка колода?")
    (option,) = options
    two = f"options: [{option[2:]}, {{id: nobody, text: Nobody}}]"
    own = example.replace("options: {from: decks, values: [1, 2, 3]}", two)
    own = re.sub(r"answer: 1\b", "answer: both", own)
    assert [option.text.en for option in loads_tasks(own).tasks[0].options] == ["Both of us", "Nobody"]
    (task,) = loads_tasks(example.replace("    solution", f"    wrong:\n      {wrong}\n    solution")).tasks
    assert task.wrong[0].message.en == "That is the opponent's highest card."


@pytest.mark.parametrize("text", ["{en: Which deck?, uk: Яка}", "{en: Which deck? This one}", "[Which deck?, Яка]"])
def test_a_question_mark_that_breaks_a_text_off_is_told_to_stand_in_quotes(text: str) -> None:
    with pytest.raises(TaskError) as raised:
        loads_tasks(GOOD.replace("{en: Which deck, uk: Яка колода}", text))
    (problem,) = raised.value.problems
    assert problem.line == 10
    assert "must be in quotes" in str(problem)
    assert "взяти в лапки" in problem.words("uk")


@pytest.mark.parametrize(("right", "misspelt"), [("hints:", "hint:"), ("because:", "becuase:"), ("title:", "titel:")])
def test_a_misspelt_key_is_one_mistake(right: str, misspelt: str) -> None:
    (told,) = problems(GOOD.replace(f"    {right}", f"    {misspelt}"))
    assert f"did you mean '{right[:-1]}'?" in told


def test_the_example_of_the_guide_is_right(tmp_path: Path) -> None:
    file = tmp_path / "example.yaml"
    file.write_text(DOCS.split("```yaml\n")[1].split("```")[0], encoding="utf-8")
    (task,) = load_tasks(file).tasks
    assert check(task, load_tasks(file).position(task.position), task.solution.answer).correct is True
