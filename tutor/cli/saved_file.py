"""Reading a file with a saved game: one way to refuse what is none, for all commands that take one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from engine.run.errors import GameError, SaveError
from engine.saves.faults import BROKEN, damaged
from engine.text.errors import of_game
from tutor.cli.shell import CliError
from tutor.session import LONGEST

Saved = TypeVar("Saved")
BYTES = 4 * LONGEST
"""maximum size of a file; a character takes four bytes at most"""


def read_saved(name: str, read: Callable[[str], Saved]) -> Saved:
    """Return what ``read`` makes of the text of a file; it may raise any of the errors ``BROKEN``.

    Raises:
        CliError: there is no such file, it is longer than a saved game can be, or ``read`` refuses its text.
    """
    path = Path(name)
    if not path.is_file():
        msg = "cli-error-file"
        raise CliError(msg, file=name)
    try:
        if path.stat().st_size > BYTES:
            raise SaveError("", "session-too-long", n=LONGEST)
        return read(path.read_text(encoding="utf-8"))
    except BROKEN as error:
        why = of_game(error if isinstance(error, GameError) else damaged("its contents", repr(error)))
        msg = "cli-error-play-load"
        raise CliError(msg, file=name, why=why) from None
