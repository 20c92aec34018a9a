"""``export``: a scenario as a page with a scripted line, as a picture, or as one line of text."""

from __future__ import annotations

from pathlib import Path

from engine.query.sight import Viewer
from tutor.cli.explain import load_scenario, wanted_lines
from tutor.cli.shell import FINE, Call, CliError, Flag, Shell, Usage
from tutor.desk import export
from tutor.desk.scripted_line import play_to_start
from tutor.session import Session

USAGE = Usage(
    "export",
    (1, 1),
    (Flag("html", "FILE"), Flag("svg", "FILE"), Flag("text"), Flag("line", "ID"), Flag("eyes", "WHO")),
)
ALL, NOBODY = "all", "nobody"


def run(shell: Shell, call: Call) -> int:
    """Write the requested files."""
    position = load_scenario(call.names[0])
    if not (call["html"] or call["svg"] or call["text"]):
        msg = "cli-export-nothing"
        raise CliError(msg)
    session = Session(position.game(), viewer=_viewer(call["eyes"], len(position.players), position.viewer))
    title = position.title.of(shell.language)
    lines = wanted_lines(position, call["line"])
    if lines:
        play_to_start(session, position, lines[0], lines[0].title.of(shell.language))
    texts = export.texts_for(session, shell.language, position)
    if call["html"]:
        text = export.page(session, texts, title=title, text=position.question or position.text)
        _write(shell, call["html"], text)
    if call["svg"]:
        _write(shell, call["svg"], export.svg(session, texts))
    if call["text"]:
        shell.line(export.line(session))
    return FINE


def _viewer(seat: str | None, players: int, own: int) -> Viewer:
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
