"""Every task of every lesson: the game agrees with the author, and every wrong try is told apart."""

import math
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.game import Game
from engine.positions.position import Bilingual
from engine.rules import RULES
from engine.text.markup import to_plain
from engine.trace.events import Entry
from engine.trace.recorder import Level
from tutor.course import Lesson, Task, check, load, names, solve
from tutor.course.grading import ORDERED, Verdict, cited_rule, fits, reached, right, same, start_of
from tutor.course.lesson_view import rule
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.questions import Playthrough
from tutor.course.reading_time import MARKS, count, minutes, prose, seconds
from tutor.course.tasks import HINTS, Wrong
from tutor.panels.app_text import AppText
from tutor.panels.html import to_text

LESSONS = [load(name) for name in names()]
TASKS = [(lesson, task) for lesson in LESSONS for task in lesson]
ASKING = [(lesson, task) for lesson, task in TASKS if task.asks]
WRONG = [(lesson, task, wrong) for lesson, task in ASKING for wrong in task.wrong]


def name(value: object) -> str:
    if isinstance(value, Lesson | Task):
        return value.id
    return "-".join(value.answer) if isinstance(value, Wrong) else str(value)


@pytest.mark.parametrize(("lesson", "task"), ASKING, ids=name)
def test_the_game_agrees_with_the_solution(lesson: Lesson, task: Task) -> None:
    position = lesson.position(task.position)
    assert same(task, right(task, solve(task, position)), task.solution.answer)
    verdict = check(task, position, task.solution.answer)
    assert verdict.correct is True
    assert verdict.message == task.because


@pytest.mark.parametrize(("lesson", "task", "wrong"), WRONG, ids=name)
def test_every_wrong_try_fails_with_its_own_message(lesson: Lesson, task: Task, wrong: Wrong) -> None:
    verdict = check(task, lesson.position(task.position), wrong.answer)
    assert verdict.correct is False
    assert verdict.message == wrong.message
    assert verdict.misconception == wrong.misconception


@pytest.mark.parametrize(("lesson", "task", "wrong"), WRONG, ids=name)
def test_a_verdict_cites_the_task_s_own_rule(lesson: Lesson, task: Task, wrong: Wrong) -> None:
    verdict = check(task, lesson.position(task.position), wrong.answer)
    cited = cited_rule(task, verdict)
    assert cited in task.rules
    if wrong.misconception:
        assert cited in MISCONCEPTIONS[wrong.misconception]
    game = lesson.position(task.position).game()
    texts = AppText(game.machine, "en", ("1", "2"), None)
    assert to_plain(texts.message(f"rule-{cited}.title")) in to_text(rule(texts, verdict, task))


@pytest.mark.parametrize(("lesson", "task"), ASKING, ids=name)
def test_no_option_goes_without_an_explanation(lesson: Lesson, task: Task) -> None:
    foreseen = {each for wrong in task.wrong for each in wrong.answer}
    if task.kind in ORDERED or task.many:
        # each option that is not part of the answer is part of a wrong try
        missing = {option.id for option in task.options} - {*task.solution.answer, *foreseen}
    else:
        missing = {
            option.id
            for option in task.options
            if option.id not in task.solution.answer
            and not any(fits(task, wrong, (option.id,)) for wrong in task.wrong)
        }
    assert not missing


@pytest.mark.parametrize(("lesson", "task"), [(lesson, task) for lesson, task in TASKS if task.on_table], ids=name)
def test_the_solution_ends_the_walk_and_nothing_before_it_does(lesson: Lesson, task: Task) -> None:
    position = lesson.position(task.position)
    start = start_of(task, position)
    nothing = Playthrough.play(start, ())
    assert reached(task, nothing) is None
    for answers in range(1, len(task.solution.play)):
        assert reached(task, Playthrough.play(start, task.solution.play[:answers])) is None
    found = reached(task, solve(task, position))
    assert found is not None
    assert found.correct


ONE_ACTION = [(lesson, task) for lesson, task in TASKS if "began-other" in [term.name for term in task.failure]]
IN_TIME = [(lesson, task) for lesson, task in TASKS if task.failure and (lesson, task) not in ONE_ACTION]


@pytest.mark.parametrize(("lesson", "task"), ONE_ACTION, ids=name)
def test_every_other_action_leads_astray_and_is_told_so(lesson: Lesson, task: Task) -> None:
    start = start_of(task, lesson.position(task.position))
    assert start.request is not None
    wanted = start.parse(task.solution.play[0])
    others = [option for option in start.request.options if (option,) != wanted]
    assert others
    for option in others:
        game = start.copy()
        game.play(option)
        playthrough = Playthrough(game.machine, start.state, game.state, game.take_trace())
        found = reached(task, playthrough)
        assert found is not None
        assert found.correct is False
        assert found.message == task.astray


@pytest.mark.parametrize(("lesson", "task"), IN_TIME, ids=name)
def test_a_goal_can_be_missed_and_that_is_told(lesson: Lesson, task: Task) -> None:
    """Whoever draws and draws again gets there too late."""
    start = start_of(task, lesson.position(task.position))
    game = start.copy()
    entries: list[Entry] = []
    found: Verdict | None = None
    for _ in range(30):
        assert game.request is not None
        game.play(game.request.options[0] if game.request.purpose == "turn" else game.request.options[-1])
        entries += game.take_trace()
        found = reached(task, Playthrough(game.machine, start.state, game.state, tuple(entries)))
        if found is not None:
            break
    assert found is not None
    assert found.correct is False
    assert found.message == task.astray


@pytest.mark.parametrize(("lesson", "task"), TASKS, ids=name)
def test_all_words_are_there_in_both_languages(lesson: Lesson, task: Task) -> None:
    assert len(task.hints) == HINTS
    for words in words_of(task):
        assert words.en
        assert words.uk
        assert words.en != words.uk or not any(char.isalpha() for char in words.en)


def words_of(task: Task) -> Iterator[Bilingual]:
    yield from (task.title, task.question, task.because, *task.hints)
    yield from (wrong.message for wrong in task.wrong)
    yield from (option.text for option in task.options if option.text is not None)
    yield from (words for words in (task.now, task.astray) if words is not None)


@pytest.mark.parametrize(("lesson", "task"), TASKS, ids=name)
def test_a_task_begins_where_somebody_chooses_an_action(lesson: Lesson, task: Task) -> None:
    game: Game = start_of(task, lesson.position(task.position), Level.OFF)
    assert game.request is not None
    assert game.request.purpose == "turn"
    assert game.request.seat == task.whose


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_lesson_is_short_and_never_only_watched(lesson: Lesson) -> None:
    assert all(task.asks or task.on_table for task in lesson)
    assert 60 < seconds(lesson) <= 60 * lesson.minutes <= 600


def test_every_word_step_and_question_takes_time() -> None:
    lesson = load("05-sharing")
    whole = seconds(lesson)
    without_words = seconds(lesson, Path("nowhere"))
    without_a_walk = seconds(replace(lesson, tasks=tuple(task for task in lesson if task.id != "who-draws")))
    assert without_words < whole
    assert without_a_walk < whole - 30
    assert minutes(lesson) == math.ceil(whole / 60)


@pytest.mark.parametrize(
    ("language", "words"), [("en", ["Hello", "you"]), ("uk", ["Добрий", "день", "вам"])], ids=["en", "uk"]
)
def test_what_is_read_is_a_language_s_prose_without_code_and_reference(language: str, words: list[str]) -> None:
    source = """\
<!-- en -->
# Hello
<!-- uk -->
# Добрий день
<!-- both -->

```python
nothing = "to read"
```

<!-- en -->
[you](a-link.ipynb) {{next}}
<!-- uk -->
[вам](a-link.ipynb) {{next}}
<!-- both -->

## To look up

Not in the ten minutes.
"""
    assert re.findall(r"\w+", MARKS.sub(" ", prose(source, language))) == words
    assert count(prose(source, language)) == len(words)


def test_lesson_and_file_have_one_name() -> None:
    assert [lesson.id for lesson in LESSONS] == names()


def test_every_misconception_names_rules_that_there_are() -> None:
    for rules in MISCONCEPTIONS.values():
        assert rules
        assert set(rules) <= RULES.keys()


def test_every_misconception_is_met_by_some_wrong_try() -> None:
    """What people get wrong in the wild is what the lessons set traps for, all of it."""
    assert sorted({wrong.misconception for _lesson, _task, wrong in WRONG}) == sorted(MISCONCEPTIONS)


@pytest.mark.parametrize("number", [2, 3])
def test_the_place_of_an_option_gives_nothing_away(number: int) -> None:
    """No place is right so often that it pays to guess without reading."""
    places = Counter(
        [option.id for option in task.options].index(task.solution.answer[0])
        for _lesson, task in ASKING
        if task.kind not in ORDERED and not task.many and len(task.options) == number and task.options[0].text
    )
    assert max(places.values()) <= 0.7 * places.total()
