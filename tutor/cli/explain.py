"""``explain``: a scenario's scripted lines with reasons. ``check``: the errors of a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from engine.model.frames import is_outer
from engine.model.state import Setup
from engine.positions import Position, PositionError, Problem, from_line, load
from engine.positions.carry import is_line
from engine.positions.check import Lines, Played, verify
from engine.positions.position import ScriptedLine
from engine.positions.problems import lines_of
from engine.run.errors import GameError
from engine.text.errors import worded, words_of
from engine.text.game_text import GameText
from engine.text.telling.events import runs
from engine.trace.events import Began, Denies, Entry, Fact, Span, to_plain
from engine.trace.reasons import reasons
from engine.trace.recorder import Level
from tutor.cli.shell import FINE, FOUND, Call, CliError, Flag, Near, Shell, Usage
from tutor.course import Lesson, load_tasks
from tutor.course import check as check_answer
from tutor.course.questions import TruthError
from tutor.course.study import LineChapter, Study, TableChapter, TasksChapter
from tutor.course.study_file import is_study_file, load_study
from tutor.course.task_file import is_tasks

EXPLAIN = Usage("explain", (1, 1), (Flag("line", "ID"), Flag("edition", "N"), Flag("json")))
CHECK = Usage("check", (1, -1), (Flag("edition", "N"),))
JSON = "innovation-explain/1"
HEADS = frozenset({Span.TURN, Span.ACTION, Span.EFFECT, Span.EXECUTION, Span.FREE_DRAW, Span.SELF_EXECUTE})
"""spans that begin with a heading"""


def explain(shell: Shell, call: Call) -> int:
    """Print a scenario's scripted lines with reasons."""
    position = load_scenario(call.names[0], call.edition())
    lines = wanted_lines(position, call["line"])
    if not lines:
        msg = "cli-explain-no-lines"
        raise CliError(msg, file=position.source)
    names = [position.name(seat, shell.language) for seat in range(len(position.players))]
    words = GameText(shell.language, names, position.viewer)
    play = Lines(position, Level.FULL)
    played_lines = [(line, play.run(line)) for line in lines]
    if call["json"]:
        shell.json(_plain(position, words, played_lines))
        return FINE
    shell.line(position.title.of(shell.language))
    shell.line(words.edition(position.setup()))
    if position.text is not None:
        shell.line(position.text.of(shell.language).strip())
    for line, played in played_lines:
        shell.line()
        title = line.title.of(shell.language)
        if line.after:
            before = position.line(line.after).title.of(shell.language)
            shell.write("cli-explain-after", title=title, id=line.id, before=before)
        else:
            shell.write("cli-explain-line", title=title, id=line.id)
        _print_line(shell, words, position, played)
    return FINE


def load_scenario(name: str, edition: int | None = None) -> Position:
    """Load a scenario by file or name, or a position in one line; with ``edition`` as that edition has it.

    Raises:
        CliError: the name is a folder.
        UnknownScenarioError: there is no file and no scenario with this name.
    """
    if is_line(name):
        return from_line(name, edition=edition)
    if Path(name).is_dir():
        msg = "cli-error-file"
        raise CliError(msg, file=name)
    return load(name, edition=edition)


def wanted_lines(position: Position, wanted: str | None) -> tuple[ScriptedLine, ...]:
    """Return the scripted lines of a position, or only the one with id ``wanted``.

    Raises:
        CliError: there is no line with this id.
    """
    if wanted is None:
        return position.lines
    try:
        return (position.line(wanted),)
    except KeyError:
        msg = "cli-error-line"
        known = tuple(line.id for line in position.lines)
        raise CliError(msg, line=wanted, near=Near(wanted, known, listed=True)) from None


def _print_line(shell: Shell, words: GameText, position: Position, played: Played) -> None:
    machine = played.game.machine
    skipped = 0
    for _, entry, count in runs(machine, played.entries):
        item = entry.item
        if isinstance(item, Fact) and item.denies is Denies.CARD:
            skipped += 1
            continue
        if skipped:
            shell.write("cli-explain-not-selectable", indent=6, n=skipped)
            skipped = 0
        if isinstance(item, Fact):
            _reason(shell, words, position, played, entry)
            continue
        text = words.event(machine, entry, count)
        if text is None:
            continue
        head = isinstance(item, Began) and item.what in HEADS
        shell.line(text, indent=2 if head and is_outer(entry.at.program) else 4)
    result = words.result(machine, played.game.state)
    if result:
        shell.line(result, indent=2)


def _reason(shell: Shell, words: GameText, position: Position, played: Played, entry: Entry) -> None:
    fact = words.fact(played.game.machine, entry, played.game.state)
    rule = words.rule(fact.rule, position.edition)
    shell.write("cli-explain-why", indent=6, why=fact.sentence)
    for number in fact.numbers:
        shell.line(number, indent=10)
    where = rule.citations[0] if rule.citations else ""
    shell.write("cli-explain-rule", indent=10, title=rule.title, where=where)


def _plain(position: Position, words: GameText, played_lines: Sequence[tuple[ScriptedLine, Played]]) -> dict[str, Any]:
    """Return lines with their events, facts and texts as JSON data."""
    return {
        "schema": JSON,
        "scenario": position.id,
        "title": position.title.of(words.language),
        "language": words.language,
        "edition": position.edition,
        "switches": dict(position.switches),
        "players": [position.name(seat, words.language) for seat in range(len(position.players))],
        "lines": [
            {
                "id": line.id,
                "title": line.title.of(words.language),
                "after": line.after,
                "entries": _entries(position, words, played),
            }
            for line, played in played_lines
        ],
    }


def _entries(position: Position, words: GameText, played: Played) -> list[dict[str, Any]]:
    """Return what was told, with its words; the end of a sentence with the place of its reason in this list."""
    found = [_entry(position, words, played, entry) for entry in played.entries]
    for place, reason in reasons(played.entries).items():
        found[place]["reason"] = reason
    return found


def _entry(position: Position, words: GameText, played: Played, entry: Entry) -> dict[str, Any]:
    data = to_plain(entry)
    machine = played.game.machine
    if isinstance(entry.item, Fact):
        fact = words.fact(machine, entry, played.game.state)
        data["numbers"] = dict(entry.item.numbers)
        data["text"] = fact.sentence
        data["lines"] = list(fact.numbers)
        data["citations"] = list(words.rule(fact.rule, position.edition).citations)
    else:
        data["text"] = words.event(machine, entry)
    card = data.get("card", -1)
    if isinstance(card, int) and card >= 0 and data["type"] in ("Moved", "Revealed"):
        data["card_key"] = machine.catalogue.key[card]
    return data


# --- check --------------------------------------------------------------------------------------------------


def check(shell: Shell, call: Call) -> int:
    """Print the errors of scenarios or files of tasks."""
    bad, edition = 0, call.edition()
    for name in call.names:
        checked, problems = _checked(shell, name, edition)
        for line in lines_of(problems):
            shell.complain(worded(line, shell.language))
        if problems:
            bad += 1
        elif checked is None:
            shell.write("cli-check-fine", file=name)
        else:
            shell.write("cli-check-fine-edition", file=name, edition=GameText(shell.language).edition(checked))
    if bad:
        shell.complain(shell.message("cli-check-bad", n=bad, of=len(call.names)))
    return FOUND if bad else FINE


def _checked(shell: Shell, name: str, edition: int | None) -> tuple[Setup | None, list[Problem]]:
    """Return what a scenario is played by, and its errors; a file of tasks has several scenarios.

    Raises:
        CliError: an edition is asked for, and the file holds tasks.
    """
    path = Path(name)
    try:
        listed = _listed_problems(shell, path) if not is_line(name) and path.is_file() else None
        if listed is not None:
            if edition is not None:
                msg = "cli-error-check-edition"
                raise CliError(msg, file=name)
            return None, list(listed)
        position = load_scenario(name, edition)
        return position.setup(), list(verify(position))
    except PositionError as error:
        return None, list(error.problems)


def _listed_problems(shell: Shell, path: Path) -> Iterator[Problem] | None:
    """Return the errors of a file of tasks or of a study; ``None`` if it is neither."""
    if is_tasks(path):
        return _task_problems(shell, load_tasks(path), path.name)
    if is_study_file(path):
        return _study_problems(shell, load_study(path))
    return None


def _study_problems(shell: Shell, study: Study) -> Iterator[Problem]:
    """Yield the errors of a study's chapters: each is played, and what it says is compared with the game."""
    for chapter in study.chapters:
        match chapter:
            case TableChapter():
                yield from verify(chapter.position)
            case TasksChapter():
                yield from _task_problems(shell, chapter.lesson, chapter.lesson.source)
            case LineChapter():
                yield from _task_problems(shell, chapter.questions, study.source)


def _task_problems(shell: Shell, lesson: Lesson, source: str) -> Iterator[Problem]:
    """Yield the errors of tasks: solutions that the game contradicts."""
    for task in lesson:
        if not task.asks:
            continue
        position = lesson.position(task.position)
        try:
            verdict = check_answer(task, position, task.solution.answer)
        except (GameError, TruthError, ValueError) as error:
            why = words_of(error, shell.language) or str(error)
            yield Problem(source, task.line, 1, shell.message("cli-check-task", task=repr(task.id), why=why))
            continue
        if verdict.correct is not True:
            found = ", ".join(verdict.right)
            wrong = shell.message("cli-check-task-otherwise", task=repr(task.id), found=found)
            yield Problem(source, task.line, 1, wrong)
