"""Opening a scenario's scripted line in a session, to be stepped through."""

from __future__ import annotations

from engine.game import Game
from engine.positions import Position, ScriptedLine, script
from engine.positions.check import given
from tutor.session import Session


def play_to_start(session: Session, position: Position, line: ScriptedLine, name: str) -> None:
    """Play a scripted line in a session and go back to its start; other lines stay. Listeners are called once.

    Raises:
        GameError: an answer does not fit its request.
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
        quiet.play(given(answer, quiet.request, quiet.machine), run=True)
    quiet.rename(quiet.line, name)
    quiet.line.scripted = True
    quiet.goto(start)
    session.adopt(quiet)
