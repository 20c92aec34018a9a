"""The user's own files: where they are, and how they are read and written so that nothing is lost.

A file is written whole or not at all: beside it under another name, which then replaces it. Who writes, or moves a file
aside, holds the lock of its folder (:func:`locked`), so reading, merging and writing are one step for all notebooks and
processes. A link is followed: what it points to is read and written.

An ``OSError`` is about the moment (no room, no rights, too many open files), never about what a file holds; only
contents
that were read and are damaged are moved aside (:func:`put_aside`).
"""

from __future__ import annotations

import errno
import hashlib
import os
import random
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from engine.text.errors import WordedError
from engine.text.messages import phrase

STATE = "INNOVATION_TUTOR_STATE"
"""environment variable that names the folder for the user's own files"""
SAVING = "INNOVATION_TUTOR_SAVING"
"""environment variable; ``off``: neither games nor progress are read or written, as before a class"""
LOCK = ".innovation-lock"
"""name of the file in each folder that is locked while something is written there; it stays, and is empty"""
PART = ".innovation-"
"""beginning of the names of files that are being written"""
PATIENCE = 2.0
"""seconds to wait for the lock; others hold it for milliseconds"""
LOCKLESS = frozenset({errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP})
"""errors of file systems that have no locks"""
CAUSES = {
    "full": {errno.ENOSPC, errno.EDQUOT, errno.EFBIG},
    "files": {errno.EMFILE, errno.ENFILE},
    "rights": {errno.EACCES, errno.EPERM, errno.EROFS},
    "big": {errno.EOVERFLOW},
    "busy": {errno.EAGAIN, errno.EBUSY, errno.ETIMEDOUT},
}
"""causes with words of their own"""
MOST_BYTES = 100_000_000
"""maximum size of a file that is read; a long game has less than a hundredth of it"""


class FileError(WordedError):
    """A file of the user cannot be read or written at the moment."""

    reason = ""

    def __init__(self, file: Path, error: OSError) -> None:
        super().__init__(
            phrase(self.reason, file=str(file), cause=cause(error), why=str(error), most=MOST_BYTES // 1_000_000)
        )
        self.file = file


class NotSavedError(FileError):
    """It cannot be written; what should be in it is in memory only."""

    code, reason = "not-saved", "error-not-saved"


class NotReadError(FileError):
    """It cannot be read; it stays as it is."""

    code, reason = "not-read", "error-not-read"


def cause(error: OSError) -> str:
    """Return why a file cannot be read or written: a key of ``CAUSES``, or ``other``."""
    return next((name for name, numbers in CAUSES.items() if error.errno in numbers), "other")


def state_folder() -> Path:
    """Return the folder for the user's own files (games, progress, scenarios), as is usual on the system.

    The environment variable ``STATE`` may name another one. The folder may not exist yet.
    """
    named = os.environ.get(STATE)
    if named:
        return Path(named).expanduser().absolute()
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or home / ".local" / "state")
    return base / "innovation-tutor"


def lessons_folder() -> Path:
    """Return the folder for the user's own copies of the lessons' notebooks; it may not exist yet.

    It is one that a person sees and finds, unless ``STATE`` names a folder for all that is the user's own.
    """
    return state_folder() / "lessons" if os.environ.get(STATE) else Path.home() / "innovation-lessons"


def saves() -> bool:
    """Return whether games and progress are saved at all (see ``SAVING``)."""
    return os.environ.get(SAVING) != "off"


def save_path(name: str) -> Path | None:
    """Return the file to which the first game of a scenario is saved; ``None``: nothing is saved."""
    if not saves():
        return None
    plain = re.sub(r"\W+", "-", name).strip("-")[-60:]
    short = hashlib.sha256(name.encode("utf-8", "surrogateescape")).hexdigest()[:8]
    return state_folder() / f"{plain}-{short}.session.json"


# --- reading and writing --------------------------------------------------------------------------------------


def real(file: Path) -> Path:
    """Return the file that a path names in the end, links followed; it may not exist."""
    return Path(os.path.realpath(file))


def read_whole(file: Path) -> bytes | None:
    """Return the contents of a file; ``None``: there is none.

    Raises:
        OSError: it cannot be read at the moment, is no plain file, or is larger than ``MOST_BYTES``.
    """
    if file.exists() and not file.is_file():
        raise OSError(errno.EINVAL, "this is no plain file", str(file))
    try:
        with file.open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return None
    if len(data) > MOST_BYTES:
        raise OSError(errno.EOVERFLOW, f"this file is larger than {MOST_BYTES:,} bytes", str(file))
    return data


@contextmanager
def locked(file: Path) -> Iterator[Path]:
    """Hold the lock of a file's folder; give the file with links followed.

    The lock ends with its process. What a killed process left half written is removed: nobody else writes here now.

    Raises:
        OSError: the folder cannot be made, or the lock is not to be had in ``PATIENCE`` seconds.
    """
    target = real(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(target.parent / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if _acquire(handle):
            for left in target.parent.glob(f"{PART}*.part"):
                with suppress(OSError):
                    left.unlink()
        yield target
    finally:
        os.close(handle)


def _acquire(handle: int) -> bool:
    """Wait for the lock; return whether the file system has locks.

    Raises:
        TimeoutError: another process holds it too long.
    """
    until = time.monotonic() + PATIENCE
    while not (got := _try_lock(handle)):
        if got is None:
            return False
        if time.monotonic() > until:
            raise TimeoutError(errno.ETIMEDOUT, "another program is writing here")
        time.sleep(random.uniform(0.001, 0.01))
    return True


if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> bool | None:
        """Lock an open file; return whether that worked. Closing the file unlocks it."""
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _try_lock(handle: int) -> bool | None:
        """Lock an open file; return whether that worked, ``None`` where there are no locks. Closing it unlocks it."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            if error.errno in LOCKLESS:
                return None
            raise
        return True


def write_whole(target: Path, data: bytes) -> None:
    """Replace a file's contents, whole or not at all; to be called with the target that :func:`locked` gives.

    Raises:
        OSError: it cannot be written; what was there is there still.
    """
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=PART, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as part:
            part.write(data)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def put_aside(target: Path) -> Path:
    """Move a damaged file out of the way, so that nothing overwrites it; return where it is now.

    To be called with a target that :func:`locked` gives.

    Raises:
        OSError: it cannot be moved.
    """
    number = 1
    while (aside := target.with_name(f"{target.stem}.unreadable-{number}{target.suffix}")).exists():
        number += 1
    return target.rename(aside)
