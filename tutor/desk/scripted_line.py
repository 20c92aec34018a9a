"""Laying a scenario's scripted line out in a session, to be walked."""

from __future__ import annotations

from engine.game import Game
from engine.positions import Position, ScriptedLine, script
from engine.positions.check import given
from tutor.session import Session


def lay_out(session: Session, position: Position, line: ScriptedLine, name: str) -> None:
    """Play a scripted line in a session and go back to where it begins; its other lines stay. Listeners hear once.

    Raises:
        GameError: an answer does not fit what is asked.
    """
    quiet = Session(Game(session.steps[0].state.copy(), machine_=session.machine), viewer=session.viewer)
    quiet.adopt(session)
    quiet.cursor = 0
    answers = script(position, line)
    begins = len(script(position, line.after)) if line.after else 0
    start = 0
    for place, answer in enumerate(answers):
        if place == begins:
            start = quiet.cursor
        quiet.play(given(answer, quiet.request), run=True)
    quiet.rename(quiet.line, name)
    quiet.line.laid_out = True
    quiet.goto(start)
    session.adopt(quiet)
