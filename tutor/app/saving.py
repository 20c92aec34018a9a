"""Saving the session after every step, and resuming games that were saved before."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.positions import Position, PositionError
from engine.run.errors import SaveError
from tutor import session_line
from tutor.app.handlers import Handlers, plain
from tutor.saved_games import GameFile, SavedGame, find_games, table_file
from tutor.session import Session
from tutor.user_files import NotSavedError

if TYPE_CHECKING:
    from tutor.app.app import App


class Saving:
    """The game file of an app, and the saved games that can be resumed here."""

    def __init__(self, app: App, save_file: Path | None, *, offers: bool) -> None:
        self.app = app
        self.game_file = GameFile(save_file) if save_file is not None else None
        """where the session is saved after every step; ``None``: it is not saved"""
        self.saves_games = save_file is not None
        self.games: list[SavedGame] = []
        """games saved before that can be resumed, the last played first"""
        self._offers = offers
        """whether games saved before may be resumed here; other players may have played them"""
        self._game_files: dict[Path, GameFile] = {}
        """where this app saves its game of each scenario, by the file of the scenario's first game"""

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""
        return {"resume": plain(self.resume)}

    @property
    def is_saved(self) -> bool:
        """Whether the game is saved, and was when it was last tried."""
        return self.game_file is not None and self.app.errors.not_saved is None

    def save(self) -> None:
        """Save the game; show why if that fails, and at the next step try again."""
        if self.game_file is None:
            return
        errors = self.app.errors
        before, notes, why_not = errors.not_saved, list[Exception](), None
        try:
            notes += self.game_file.save(self.app.session)
        except NotSavedError as error:
            why_not = error
        errors.saved(why_not)
        errors.about_games(notes)
        if notes or before is not None or why_not is not None:
            self.app.titles.label()  # the advice for a notebook without a kernel depends on saving

    def look_for_games(self) -> None:
        """Note the games that can be resumed here; show what cannot be opened."""
        first = self.game_file.first if self.game_file is not None and self._offers else None
        found = find_games(first)
        self.games = list(found.games)
        self.app.errors.about_games(found.errors, only=True)

    def resume(self) -> None:
        """Resume the game that was last played here when the app was opened; once more, the one before it."""
        if not self.games or self.game_file is None:
            return
        saved = self.games.pop(0)
        try:
            found = saved.resume()
            self.game_file = self._game_files[self.game_file.first] = GameFile(self.game_file.first, saved)
            self._adopt(found)
        finally:
            self.app.titles.label()

    def resume_game(self, file_name: str) -> bool:
        """Resume the game saved in the file with this name; return false if there is none, or it cannot be opened."""
        wanted = [game for game in self.games if game.file.name == file_name]
        if not wanted:
            return False
        self.games = [*wanted, *(game for game in self.games if game not in wanted)]
        try:
            self.resume()
        except SaveError as error:
            self.app.errors.about_games([error])
            self.app.errors.show()
            return False
        return True

    def open_line(self, line: str) -> None:
        """Open a table in one line in place of this one; if it cannot be read, say why."""
        app = self.app
        try:
            session = session_line.opened(line, "link")
        except PositionError as error:
            app.say(error.words(app.lang))
        else:
            self.replace(session, None, table_file(session) if self.saves_games else None)

    def replace(self, other: Session, position: Position | None, save_file: Path | GameFile | None) -> None:
        """Show another game, to be saved at ``save_file`` (see ``App.replace``)."""
        app, session = self.app, self.app.session
        app.classroom.conceal_again()
        app.seats.reset()
        if self.game_file is not None and self._offers:
            self._game_files[self.game_file.first] = self.game_file
        game_file = self._game_files.get(save_file, GameFile(save_file)) if isinstance(save_file, Path) else save_file
        app.position, self.game_file = position, game_file
        app.comparing.forget()
        app.errors.saved(None)
        self.look_for_games()
        self.game_file = None
        session.viewer, session.title, session.source = other.viewer, other.title, other.source
        app.drawing.stay_at(other.state)
        app.table.forget_cards()
        self._adopt(other)
        self.game_file = game_file  # after adopting, so that an unplayed game is not saved
        app.titles.label()

    def _adopt(self, other: Session) -> None:
        self.app.titles.forget()
        self.app.hub.playing = False
        self.app.session.adopt(other)
