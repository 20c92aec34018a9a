"""The files to which games are saved: several for one scenario, so that no game overwrites another.

A game that begins gets a file of its own, and a resumed one goes on in its file. Before each writing the file is
compared
with what this game last read or wrote there; if another notebook has written it since, both are saved, the one that
comes later in a new file. Of a scenario's games the ``MOST`` last played stay.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import blake2b, sha256
from pathlib import Path

from engine.game import Game
from engine.rules.documents import EDITIONS
from engine.run.errors import SaveError
from engine.saves.faults import damaged
from engine.text.errors import WordedError
from engine.text.messages import phrase
from tutor.session import LONGEST, Session, check_whole
from tutor.user_files import NotReadError, NotSavedError, locked, put_aside, read_whole, real, save_path, write_whole

MOST = 5
"""number of games saved for one scenario; the one not played for longest is deleted first"""


class SetAsideError(SaveError):
    """A saved game cannot be opened; its file was moved aside, so that no other game overwrites it."""

    def __init__(self, why: SaveError, file: Path) -> None:
        msg = f"{why}; the old file is safe, it was moved to {file}"
        super().__init__(msg, "save-set-aside", why=why, file=str(file))


class PlayedElsewhereError(WordedError):
    """Another notebook has saved its game in this game's file; nothing is lost, both are saved."""

    code = "played-elsewhere"

    def __init__(self, others: Path, own: Path) -> None:
        super().__init__(phrase("error-played-elsewhere", others=str(others), own=str(own)))


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that can be resumed: its file, and the text in it."""

    file: Path
    text: str

    def resume(self) -> Session:
        """Return the session.

        Raises:
            SaveError: it cannot be opened; the file was moved aside, if it still holds that text and could be moved.
        """
        try:
            return Session.loads(self.text)
        except SaveError as error:
            raise _set_aside(self.file, self.text.encode(), error) from error


@dataclass(frozen=True, slots=True)
class SavedGames:
    """The games saved for a scenario that were played in, the last saved first, and what could not be read."""

    games: tuple[SavedGame, ...]
    errors: tuple[SaveError | NotReadError, ...]


def table_file(session: Session) -> Path | None:
    """Return where the first game is saved that began at no scenario: one file for each table that it began at."""
    root = Game(session.steps[0].state, machine_=session.machine).save()
    return save_path(f"table {sha256(root.encode()).hexdigest()[:16]}")


def find_games(first: Path | None) -> SavedGames:
    """Return the games saved for a scenario; ``first`` is the file of the first.

    A file that is damaged or of another version is moved aside; the error for it says so.
    """
    games: list[tuple[int, SavedGame]] = []
    errors: list[SaveError | NotReadError] = []
    for file in files(first) if first is not None else ():
        try:
            data = read_whole(file)
            if data is None:
                continue
            if (why := fault(data)) is not None:
                errors.append(_set_aside(file, data, why))
            elif _is_played(data):
                games.append((file.stat().st_mtime_ns, SavedGame(file, data.decode())))
        except OSError as error:
            errors.append(NotReadError(file, error))
    games.sort(key=lambda game: -game[0])
    return SavedGames(tuple(game for _, game in games), tuple(errors))


def last_edition(first: Path | None) -> int | None:
    """Return the edition of the game that was last saved; ``None`` if there is none, or if it cannot be told."""
    found = files(first) if first is not None else []
    try:
        last = max(found, key=lambda file: file.stat().st_mtime_ns)
        edition = json.loads((read_whole(last) or b"").decode())["root"]["setup"]["edition"]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
    return edition if edition in EDITIONS else None


def files(first: Path) -> list[Path]:
    """Return the files of a scenario's games, whatever they hold; ``first`` is that of the first game."""
    target = real(first)
    others = {nth(target, number) for number in range(2, MOST + 1)}
    return [file for file in (target, *sorted(others)) if file.exists()]


def nth(first: Path, number: int) -> Path:
    """Return the file of a scenario's nth game, from 1."""
    return first if number == 1 else first.with_name(f"{first.stem}.{number}{first.suffix}")


def fault(data: bytes) -> SaveError | None:
    """Return why a file's contents are no whole session of this version; the session is not played."""
    if len(data) > LONGEST * 4:
        return damaged("its end", f"it is longer than {LONGEST:,} characters")
    try:
        check_whole(json.loads(data.decode()))
    except SaveError as error:
        return error
    except (ValueError, RecursionError) as error:
        return damaged("its text", f"this is no JSON ({error})")
    return None


def _is_played(data: bytes) -> bool:
    """Return whether any step was made in a whole session, or anything was added to the first."""
    try:
        return any(line["steps"] or line.get("annotations") for line in json.loads(data.decode())["lines"])
    except (AttributeError, TypeError, LookupError):
        return True  # resuming it will show what is wrong with it


def _set_aside(file: Path, data: bytes, why: SaveError) -> SaveError:
    """Move a file aside if it still holds that; return the error that shows why, and where it is now."""
    try:
        with locked(file) as target:
            if read_whole(target) == data:
                return SetAsideError(why, put_aside(target))
    except OSError:
        pass  # it stays, and is not overwritten: no game takes a file that holds something
    return why


class GameFile:
    """The file to which one game is saved."""

    def __init__(self, first: Path, saved: SavedGame | None = None) -> None:
        self.first = first
        """the file of the scenario's first game; others are beside it"""
        self.file = saved.file if saved is not None else first
        """the file of this game; before it is first saved, the one that it will have if there is no other game"""
        self._digest = _digest(saved.text.encode()) if saved is not None else ""
        """digest of what this game last read or wrote; empty: nothing"""

    def save(self, session: Session) -> tuple[SaveError | PlayedElsewhereError, ...]:
        """Write the session to its file, whole or not at all; return what the user should know.

        That is: where another notebook's game is, or a damaged file that was in the way.

        Raises:
            NotSavedError: it cannot be written at the moment; nothing has changed.
        """
        data = session.dumps().encode()
        notes: list[SaveError | PlayedElsewhereError] = []
        try:
            with locked(self.first) as target:
                file = self._own(target, data, notes)
                if read_whole(file) != data:
                    write_whole(file, data)
        except OSError as error:
            raise NotSavedError(self.file, error) from error
        self.file, self._digest = file, _digest(data)
        return tuple(notes)

    def _own(self, target: Path, data: bytes, notes: list[SaveError | PlayedElsewhereError]) -> Path:
        """Return the file to write, which holds nothing that another game needs."""
        if self._digest:
            found = read_whole(self.file)
            if found is None or found == data or _digest(found) == self._digest:
                return self.file
            if (why := fault(found)) is not None:
                notes.append(SetAsideError(why, put_aside(self.file)))
                return self.file
        every = [nth(target, number) for number in range(1, MOST + 1)]
        for file in every:
            found = read_whole(file)
            if found is not None and (why := fault(found)) is not None:
                notes.append(SetAsideError(why, put_aside(file)))
                found = None
            if found is None or found == data or not _is_played(found):
                break
        else:
            file = min(every, key=lambda each: each.stat().st_mtime_ns)
        if self._digest:
            notes.append(PlayedElsewhereError(self.file, file))
        return file

    def __repr__(self) -> str:
        return f"GameFile({str(self.file)!r})"


def _digest(data: bytes) -> str:
    return blake2b(data, digest_size=16).hexdigest()
