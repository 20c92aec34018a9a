"""``export``: a scenario as a page with a scripted line, a picture, a line of text or a study; worksheets."""

from __future__ import annotations

from pathlib import Path

from engine.query.sight import Viewer
from tutor import session_line
from tutor.cli.explain import load_scenario, wanted_lines
from tutor.cli.shell import FINE, Call, CliError, Flag, Near, Shell, Usage
from tutor.course import library, studies
from tutor.course.study import Study
from tutor.course.study_file import is_study_file
from tutor.course.task_file import is_tasks
from tutor.desk import export, worksheet
from tutor.desk.scripted_line import play_to_start
from tutor.desk.study_record import recorded
from tutor.session import Session
from tutor.session_line import is_packed

USAGE = Usage(
    "export",
    (1, 1),
    (
        Flag("html", "FILE"),
        Flag("svg", "FILE"),
        Flag("text"),
        Flag("session"),
        Flag("line", "ID"),
        Flag("eyes", "WHO"),
        Flag("worksheet", "FILE"),
        Flag("answers", "FILE", words="worksheet-answers"),
        Flag("study", "FILE"),
    ),
)
ALL, NOBODY = "all", "nobody"


def run(shell: Shell, call: Call) -> int:
    """Write the requested files."""
    given = call.names[0]
    if call["worksheet"] or call["answers"]:
        _print(shell, call, given)
        return FINE
    position = None if is_packed(given) else load_scenario(given)
    if not any(call[name] for name in ("html", "svg", "text", "session", "study")):
        msg = "cli-export-nothing"
        raise CliError(msg)
    if position is None:
        session, text = session_line.from_line(given), None
        title = session.title
        _choose(session, call["line"])
    else:
        session, text = Session(position.game(), viewer=position.viewer), position.question or position.text
        title = position.title.of(shell.language)
        lines = wanted_lines(position, call["line"])
        for line in lines[::-1] if call["study"] else lines[:1]:
            play_to_start(session, position, line, line.title.of(shell.language))
    session.viewer = _viewer(call["eyes"], session.state.players, session.viewer)
    texts = export.texts_for(session, shell.language, position)
    if call["html"]:
        _write(shell, call["html"], export.page(session, texts, title=title, text=text))
    if call["svg"]:
        _write(shell, call["svg"], export.svg(session, texts))
    if call["study"]:
        _write(shell, call["study"], recorded(session, texts, position, title=title))
    if call["text"]:
        shell.line(export.line(session))
    if call["session"]:
        shell.line(session_line.to_line(session))
    return FINE


def _print(shell: Shell, call: Call, name: str) -> None:
    """Write the worksheet of a study, a lesson or a scenario, and its answers."""
    found = _to_print(name)
    for flag, made in (("worksheet", worksheet.worksheet), ("answers", worksheet.answers)):
        if call[flag]:
            _write(shell, call[flag], made(found, shell.language))


def _to_print(name: str) -> Study:
    """Return the study of a name or file; a lesson or scenario as a study of one chapter."""
    path = Path(name)
    if name in studies.names() or (path.is_file() and is_study_file(path)):
        return studies.load(name)
    if name in library.names() or (path.is_file() and is_tasks(path)):
        return worksheet.of_lesson(library.load(name))
    return worksheet.of_position(name, load_scenario(name))


def _choose(session: Session, line: str | None) -> None:
    """Go to the start of one of a session's lines, by its name; without one stay where the session stands.

    Raises:
        CliError: there is no line of this name.
    """
    if line is None:
        return
    names = tuple(each.name for each in session.lines)
    if line not in names:
        msg = "cli-error-line"
        raise CliError(msg, line=line, near=Near(line, names, listed=True))
    session.switch(session.lines[names.index(line)])
    session.to_start()


def _viewer(seat: str | None, players: int, own: Viewer) -> Viewer:
    """Return the viewer.

    Raises:
        CliError: there is no such seat.
    """
    if seat is None:
        return own
    if seat in (ALL, NOBODY):
        return None if seat == ALL else -1
    if seat.isdecimal() and 0 < int(seat) <= players:
        return int(seat) - 1
    msg = "cli-export-seat"
    raise CliError(msg, seat=seat, players=players)


def _write(shell: Shell, file: str, text: str) -> None:
    export.write(Path(file).expanduser(), text)
    shell.write("cli-export-written", file=file)
