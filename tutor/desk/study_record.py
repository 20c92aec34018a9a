"""What was played on a table, with its comments and marks, as a study; and such a study on a table again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import yaml

from engine.lang.terms import SLOT_WORDS
from engine.positions import Position, PositionError, Problem
from engine.run.options import option_id
from engine.text.messages import phrase
from tutor.course.study import SCHEMA, LineChapter, Study, places
from tutor.course.study_file import loads_study
from tutor.course.task_file import MARK
from tutor.course.task_run import meant
from tutor.desk import position_edits
from tutor.panels.app_text import AppText
from tutor.panels.lines import line_names
from tutor.session import Line, Session

LONGEST_ID = 40


def recorded(session: Session, texts: AppText, like: Position | None = None, *, title: str = "") -> str:
    """Return the lines of a session as a study: a chapter for each line, with what is added to its steps.

    It begins at the first table between two actions to which all lines come. Its texts are in the language of
    ``texts``; the table has the names of ``like``. A line that stops amid an action goes on to the next decision.

    Raises:
        PositionError: there is no such table, or something was added to a step before it; or it is more than a study
            may hold.
    """
    start = _start(session)
    if any(session.steps[index].number < session.steps[start].number for index in session.annotations):
        raise _fault("recording-before-start")
    table = yaml.safe_load(position_edits.text(session.steps[start].state, like))
    if session.viewer is not None and session.viewer >= 0:
        table["viewer"] = session.viewer + 1
    names, noted = line_names(session, texts), set[int]()
    written = [
        {
            "id": f"line-{number}",
            "title": _text(names[line.id], texts.language),
            "play": [answer[0] if len(answer) == 1 else list(answer) for answer in _answers(session, line, start)],
            **({"steps": steps} if (steps := list(_steps(session, line, start, noted, texts.language))) else {}),
        }
        for number, line in enumerate(session.lines, start=1)
    ]
    name = title or session.title or texts.message("app-untitled")
    plain = {
        "schema": SCHEMA,
        "study": _id(name),
        "title": _text(name, texts.language),
        "position": table,
        "chapters": written,
    }
    text: str = yaml.safe_dump(plain, sort_keys=False, allow_unicode=True, default_flow_style=None, width=110)
    loads_study(text)  # what is handed out can be read again
    return text


def _start(session: Session) -> int:
    """Return the first step at which all lines are and a position can be written."""
    shared = set.intersection(*(set(session.path(line)) for line in session.lines))
    for index in sorted(shared):
        request = session.steps[index].request
        if request is not None and request.purpose == "turn":
            return index
    raise _fault("recording-no-start")


def _answers(session: Session, line: Line, start: int) -> Iterator[tuple[str, ...]]:
    """Yield the answers of a line from a step on, by the ids of their options."""
    path = session.path(line)
    for index in path[path.index(start) + 1 :]:
        step = session.steps[index]
        if step.answer is not None:
            before = session.steps[step.parent]
            assert before.request is not None
            yield tuple(option_id(session.machine, before.state, before.request, option) for option in step.answer)


def _steps(session: Session, line: Line, start: int, noted: set[int], language: str) -> Iterator[dict[str, Any]]:
    """Yield what is added to the steps of a line that are not ``noted`` yet, and note them."""
    for at, index in places(session, line, start).items():
        added = session.annotations.get(index)
        if added is None or index in noted:
            continue
        noted.add(index)
        found: dict[str, Any] = {"at": str(at) if at.steps else at.answers}
        if added.comment.strip():
            found["comment"] = {language: added.comment}
        if added.marks:
            found["marks"] = list(added.spelt)
        if len(found) > 1:
            yield found


def on_table(study: Study) -> Session:
    """Return the lines of a study as those of one session, with what is added to their steps.

    Raises:
        PositionError: the study holds more than a session: other chapters, texts or questions, comments in two
            languages, or lines that begin at different tables.
    """
    lines = study.lines
    whole = len(lines) == len(study.chapters) and not any(_more(line) for line in lines)
    roots = {line.position.state().key() for line in lines}
    if not whole or len(roots) != 1:
        raise _fault("recording-not-on-table", title=study.title.en or study.title.uk)
    session = lines[0].session()
    session.title = study.title.en or study.title.uk
    for number, line in enumerate(lines):
        session.to_start()
        if number:
            session.branch()
        for answer in line.play:
            session.play(meant(session.request, answer), run=True)
        session.rename(session.line, line.title.en or line.title.uk)
        found = places(session)
        for note in line.notes:
            session.annotations[found[note.at]] = note.of("en")
    session.switch(session.lines[0])
    session.to_start()
    return session


def _more(line: LineChapter) -> bool:
    """Whether a line says or asks more than a session can hold."""
    return bool(any(line.text) or line.questions.tasks) or any(all(note.comment) for note in line.notes)


def _text(words: str, language: str) -> dict[str, str]:
    """Return a name as a text of a study, in which braces and unknown marks mean something."""
    plain = words.replace("{", "(").replace("}", ")")
    plain = MARK.sub(lambda match: match[0] if match[1] in SLOT_WORDS else f"({match[1]})", plain)
    return {language: " ".join(plain.split())}


def _id(name: str) -> str:
    found = re.sub("[^a-z0-9]+", "-", name.casefold())[:LONGEST_ID].strip("-")
    return found or "my-study"


def _fault(message: str, **slots: str) -> PositionError:
    return PositionError([Problem("study", 0, 0, phrase(message, **slots))])
