"""``lookback``: the turning points of a saved game for one seat, what would have been better, and lessons about it."""

from __future__ import annotations

import json
from typing import Any

from engine.bots import BOTS
from engine.lookback import LookBack, Point
from tutor.cli import play
from tutor.cli.saved_file import read_saved
from tutor.cli.shell import FINE, FOUND, Call, CliError, Flag, Near, Shell, Usage
from tutor.cli.workers import WORKERS, workers
from tutor.course.teaching import teaching
from tutor.panels.app_text import AppText
from tutor.panels.lookback import LessonLink, LookBackText
from tutor.session import Session

USAGE = Usage(
    "lookback",
    (1, 1),
    (
        Flag("seat", "N", words="whose"),
        Flag("games", "N", default="60"),
        Flag("turns", "N"),
        Flag("bot", "NAME", default="greedy"),
        Flag("seed", "N", default="0", words="value-seed"),
        *WORKERS,
        Flag("json"),
    ),
)
JSON = "innovation-lookback/1"
MOST_GAMES = 10_000
MOST_TURNS = 1_000


def run(shell: Shell, call: Call) -> int:
    """Print the turning points; the exit code is 1 if the seat has decided nothing."""
    session = read_saved(call.names[0], _session)
    seat = _seat(session, call["seat"])
    if call["bot"] not in BOTS:
        msg = "cli-error-play-bot"
        raise CliError(msg, bot=call["bot"], near=Near(call["bot"], BOTS, listed=True))
    games = call.number("games", 1, MOST_GAMES)
    found = LookBack(
        session.machine,
        seat,
        session.decisions(seat),
        bot=call["bot"],
        seed=call.number("seed", 0, 2**63),
        turns=call.number("turns", 0, MOST_TURNS) if call["turns"] is not None else None,
    )
    with workers(shell, call) as some, shell.long_work():
        for count in found.glance():
            shell.progress("ui-lookback-glancing", n=count, of=len(found.decisions))
        for count in found.grow(games, some):
            shell.progress("cli-value-progress", n=count, of=found.wanted(games))
    names = AppText(session.machine, shell.language, session.machine.setup.players, seat).names
    said = LookBackText(found, shell.language, names)
    if call["json"]:
        shell.json(_plain(said, session))
    else:
        _write(shell, said)
    return FINE if found.decisions and not shell.stopped else FOUND


def _session(text: str) -> Session:
    """Return the game that the app, or ``play``, has saved; raises one of ``BROKEN`` if there is none in the text."""
    data = json.loads(text)
    if isinstance(data, dict) and data.get("schema") == play.SCHEMA:
        text = json.dumps(data["session"])
    return Session.loads(text)


def _seat(session: Session, given: str | None) -> int:
    """Return whose decisions are looked at: the seat that is named, else that of the person.

    Raises:
        CliError: there is no such seat, or none is named and the file has no person's.
    """
    players = session.state.players
    if given is None and session.viewer is not None and session.viewer >= 0:
        return session.viewer
    if given is None or not given.isdecimal() or not 1 <= int(given) <= players:
        msg = "cli-error-lookback-seat"
        raise CliError(msg, seat=given or "", players=players)
    return int(given) - 1


def _lessons(said: LookBackText, point: Point) -> list[LessonLink]:
    missed, instead = said.found.rules(point)
    return teaching(missed or instead, said.found.machine.setup.edition)


def _write(shell: Shell, said: LookBackText) -> None:
    found = said.found
    for line in said.head():
        shell.line(line)
    if not found.decisions:
        return
    shell.line(said.graph())
    shell.line(said.result())
    turning = found.turning()
    for place, point in enumerate(turning, start=1):
        shell.line()
        shell.line(f"{place}. {said.asked(point)}")
        for line in (said.played(point), said.better(point), said.loss(point)):
            shell.line(line, indent=3)
        if reasons := said.reasons(point):
            shell.write("lookback-why", indent=3)
            for line in reasons:
                shell.line(line, indent=6)
        for lesson in _lessons(said, point):
            title = lesson.title.of(shell.language)
            shell.line(said.message("lookback-lesson", lesson=lesson.lesson, title=title), indent=3)
    others = [point for point in found.points if all(point is not each for each in turning)]
    if others:
        shell.line()
        shell.line(f"{said.message('ui-lookback-others')}:")
        for point in others:
            shell.line(said.asked(point), indent=3)
            shell.line(said.loss(point), indent=6)


def _plain(said: LookBackText, session: Session) -> dict[str, Any]:
    found = said.found
    turning = found.turning()
    return {
        "schema": JSON,
        "title": session.title,
        "language": said.language,
        "seat": found.seat,
        "players": list(said.names),
        "bot": found.bot,
        "games": found.worlds,
        "turns": found.turns,
        "guess": True,
        "errors": found.errors,
        "text": [*said.head(), said.graph(), said.result()],
        "decisions": [
            {"step": each.decision.place, "chance": each.chance, "loss": each.loss} for each in found.glances
        ],
        "points": [_point(said, point, turning=any(point is each for each in turning)) for point in found.points],
    }


def _point(said: LookBackText, point: Point, *, turning: bool) -> dict[str, Any]:
    worth, (by, error) = said.worth(point), point.loss
    missed, instead = said.found.rules(point)
    return {
        "step": point.decision.place,
        "turning": turning,
        "loss": by,
        "loss_error": error,
        "played": worth.ids(point.played),
        "best": worth.ids(point.best),
        "answers": [
            {
                "answer": worth.ids(value),
                "games": value.games,
                "share": value.share,
                "error": value.error,
                "stopped": value.stopped,
                "unfinished": value.unfinished,
            }
            for value in point.values.ranked()
        ],
        "text": [said.asked(point), said.played(point), said.better(point), said.loss(point)],
        "reasons": said.reasons(point),
        "rules_of_best": sorted(missed),
        "rules_of_played": sorted(instead),
        "lessons": [each.lesson for each in _lessons(said, point)] if turning else [],
    }
