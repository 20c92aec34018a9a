"""A session as one line for a chat or a link: where it begins, all lines with what is added to their steps, the viewer.

The line is version 2 of the one-line form of positions (``engine/positions/packed.py``). It contains all hidden cards.
Where the session begins is written as a position, as a new game, or else as a save.
"""

from __future__ import annotations

import json
from typing import Any

from engine.game import Game
from engine.model.state import Setup
from engine.positions import PositionError, Problem
from engine.positions import from_line as position_of
from engine.positions import to_line as position_line
from engine.positions.line import table_of, unpacked
from engine.positions.packed import MAX_LENGTH, PackedError, is_packed, pack
from engine.run.errors import SaveError
from engine.saves.faults import want
from engine.saves.read import setup_of
from engine.saves.write import saved_setup
from engine.text.errors import of_game
from engine.text.messages import phrase
from engine.trace.recorder import Level
from tutor.session import Session

NEW = "new"
"""the key of what a new game is made of"""

__all__ = ["from_line", "is_packed", "opened", "to_line"]


def to_line(session: Session) -> str:
    """Return a session as one line, from which ``from_line`` makes the same again, but for the name of its source.

    Raises:
        PositionError: it would be too long for a line.
    """
    try:
        return pack({"table": _table(session), **session.contents()})
    except PackedError:
        said = phrase("session-line-too-long", n=MAX_LENGTH)
        raise PositionError([Problem("line", 0, 0, said)]) from None


def from_line(text: str, source: str = "line") -> Session:
    """Return the session of a line that ``to_line`` wrote; ``source`` is what errors call the text.

    Raises:
        PositionError: the line is damaged, cut off or of another version, its table cannot be, or what was played from
            there or is added to it cannot be there; with the place.
    """
    data = unpacked(text, source)
    table = data.get("table")
    try:
        if isinstance(table, str):
            game = table_of(data, text, source).game(Level.FULL)
            return Session.resumed(lambda: game, data)
        return Session.resumed(lambda: _begun(table), data)
    except SaveError as error:
        raise PositionError([Problem(source, 1, 1, of_game(error))]) from error


def opened(text: str, source: str = "line") -> Session:
    """Return the session of any line: what it holds, or for a position in one line its table.

    Raises:
        PositionError: the line cannot be read; with the place.
    """
    if is_packed(text):
        return from_line(text, source)
    position = position_of(text, source)
    return Session(position.game(Level.FULL), viewer=position.viewer)


def _table(session: Session) -> str | dict[str, Any]:
    """Return where a session begins: as a position, as what a new game is made of, or as a save."""
    root = session.steps[0].state
    try:
        return position_line(root)
    except PositionError:
        pass
    if root == _new(root.setup).state:
        return {NEW: saved_setup(root.setup)}
    saved: dict[str, Any] = json.loads(Game(root.copy(), machine_=session.machine).save())
    return saved


def _begun(table: Any) -> Game:
    """Return the game with which a line begins that begins with no position.

    Raises:
        SaveError: there can be no such game.
        ValueError: there can be none, either.
    """
    want(isinstance(table, dict), "its table", "it is neither a position nor a game")
    return _new(setup_of(table[NEW])) if table.keys() == {NEW} else Game.load(json.dumps(table), Level.FULL)


def _new(setup: Setup) -> Game:
    return Game.new(
        setup.players,
        edition=setup.edition,
        sets=setup.sets,
        teams=setup.teams,
        switches=setup.switches,
        seed=setup.seed,
        level=Level.FULL,
    )
