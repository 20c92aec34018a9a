"""What went wrong, above the table until the user closes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tutor.app.handlers import Handlers, plain
from tutor.panels.error import error_content
from tutor.user_files import NotSavedError

if TYPE_CHECKING:
    from tutor.app.app import App


class Errors:
    """The errors that an app shows."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.not_saved: NotSavedError | None = None
        """why the game is not saved at the moment"""
        self._not_saved_seen = False
        """whether the user has closed the message about it"""
        self._fault: Exception | None = None
        """what failed last"""
        self._about_games: list[Exception] = []
        """what happened to saved games and the user should know"""

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""
        return {"dismiss": plain(self._dismiss)}

    def failed(self, error: Exception) -> None:
        """Show what failed in a callback, and stop playing."""
        self.app.hub.playing = False
        self._fault = error
        self.show()

    def about_games(self, errors: Sequence[Exception], *, only: bool = False) -> None:
        """Note what happened to saved games; ``only``: nothing else is known about them any more."""
        self._about_games = [*([] if only else self._about_games), *errors]

    def saved(self, why_not: NotSavedError | None) -> None:
        """Note that the game was saved, or why it was not."""
        self.not_saved = why_not
        if why_not is None:
            self._not_saved_seen = False

    def show(self) -> None:
        """Show all errors in the app's language."""
        not_saved = [self.not_saved] if self.not_saved is not None and not self._not_saved_seen else []
        fault = [self._fault] if self._fault is not None else []
        self.app.error.show(error_content(self.app.texts, *not_saved, *self._about_games, *fault))

    def _dismiss(self) -> None:
        self._fault, self._about_games, self._not_saved_seen = None, [], self.not_saved is not None
        self.show()
