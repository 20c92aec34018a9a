"""Errors a caller can name. Each has a code; none changes the state."""

from __future__ import annotations


class GameError(Exception):
    """Something that cannot be done in this game."""

    code = "game-error"

    def __init__(self, message: str = "", reason: str = "", **slots: int | str | Exception) -> None:
        super().__init__(message)
        self.reason = reason
        """a more exact kind than the code, for the catalogues; empty if they have no words for it"""
        self.slots = slots
        """what goes into those words; an error among them has words of its own"""


class IllegalAnswerError(GameError):
    """An answer that is not among the options, or too few or too many of them."""

    code = "illegal-answer"


class NothingAskedError(GameError):
    """An answer although there is no request."""

    code = "nothing-asked"


class GameOverError(GameError):
    """A move although the game is over."""

    code = "game-over"


class NotDoneError(GameError):
    """A card's program does not exist yet; the game cannot go on from here."""

    code = "not-done"


class EndlessError(GameError):
    """An action that would go on without end; ``Game.play`` leaves the game as it was before the answer."""

    code = "endless"


class SaveError(GameError):
    """A save that cannot be loaded: damaged, or made by other programs."""

    code = "bad-save"
