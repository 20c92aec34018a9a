"""Files of tasks: what is wrong is told with its line, and all of it at once."""

from pathlib import Path

import pytest

from tests.conftest import ROOT
from tutor.course import TaskError, UnknownLessonError, load, load_tasks, loads_tasks

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
    assert task.hints[2].en == "Step"


def test_each_task_can_name_a_position_of_its_own_but_not_amid_predictions_for_one_walk() -> None:
    other = GOOD[GOOD.index("  - id: deck") :].replace("id: deck", "id: other\n    position: lessons/draw")
    lesson = loads_tasks(GOOD + other)
    assert [task.position for task in lesson] == ["lessons/staging", "lessons/draw"]
    assert [name for name, _ in lesson.positions] == ["lessons/staging", "lessons/draw"]
    found = problems(GOOD.replace("kind: predict", "kind: predict\n    later: true") + other)
    assert any("the next one, which is on another position" in each for each in found), found


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("innovation-tasks/1", "innovation-tasks/9", 1, "the schema must be 'innovation-tasks/1'"),
        ("position: lessons/staging", "position: lessons/stagin", 5, "did you mean 'lessons/staging'?"),
        ("kind: predict", "kind: predikt", 8, "did you mean 'predict'?"),
        ("id: deck", "id: Deck!", 7, "an id is lower-case words joined by '-'"),
        ("title: {en: Deck, uk: Колода}", "title: {en: Deck}", 9, "'title' has no text in 'uk'"),
        ("read: {deck: {seat: p1}}", "read: {dekc: {seat: p1}}", 12, "did you mean 'deck'?"),
        ("read: {deck: {seat: p1}}", "read: {deck: {seat: p3}}", 12, "no player 'p3'"),
        ("read: {deck: {seat: p1}}", "read: {rule: {seat: p1}}", 12, "'rule' needs 'fact'"),
        ("read: {deck: {seat: p1}}", "read: {deck: {chair: p1}}", 12, "'deck' has no key 'chair'"),
        ("      - {en: Step, uk: Крок}\n", "", 14, "give 3 hints: where to look, the rule, the step; found 2"),
        ("answer: 2,", "answer: 7,", 18, "no option '7'"),
        ("draw-by-other-board", "draw-by-other-bord", 18, "did you mean 'draw-by-other-board'?"),
        ("solution: {answer: 1", "solution: {answer: 3", 19, "no option '3'"),
        ("because:", "becuase:", 20, "did you mean 'because'?"),
        ("    because: {en: So, uk: Отак}\n", "", 7, "there is no key 'because'"),
        ("question: {en: Which deck", "question: {en: 'What does {text:writting} do?'", 10, "no card 'writting'"),
        ("question: {en: Which deck", "question: {en: 'What is {this}?'", 10, "braces are for"),
        ("values: [1, 2]", "values: [1, two]", 11, "a number is needed, found 'two'"),
        ("values: [1, 2]", "values: [1, 1]", 11, "the option '1' is here twice"),
        ("kind: predict", "kind: predict\n    after: no-such-line", 9, "no line 'no-such-line' in staging.yaml"),
        ("kind: predict", "kind: predict\n    later: true", 7, "waits for a walk that never comes"),
        ("kind: predict", "kind: reach-goal", 7, "a goal needs the key 'now'"),
        ("kind: predict", "kind: predict\n    now: {en: Do, uk: Дійте}", 7, "needs 'success'"),
        ("kind: predict", "kind: predict\n    success: {turn: {seat: p1}}", 9, "'success' needs 'now'"),
    ],
)
def test_a_mistake_is_told_with_its_line(old: str, new: str, line: int, message: str) -> None:
    assert GOOD.count(old) == 1
    found = problems(GOOD.replace(old, new))
    assert any(f"test.yaml, line {line}," in each and message in each for each in found), found


def test_two_tasks_of_one_id_are_told() -> None:
    task = GOOD[GOOD.index("  - id") :]
    assert any("line 21" in each and "'deck' is here twice" in each for each in problems(GOOD + task))


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
    with pytest.raises(TaskError, match=r"tasks\.yaml, line 2, column 1: this is no UTF-8 text"):
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
