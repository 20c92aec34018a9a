"""Where a person's own files are, among them the games: one file a scenario. An unreadable one is moved aside."""

from __future__ import annotations

import hashlib
import os
import re
import sys
from pathlib import Path

STATE = "INNOVATION_TUTOR_STATE"
"""environment variable that names the folder for the user's own files"""


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


def save_path(name: str) -> Path:
    """Return the file to which the game of a scenario is saved."""
    plain = re.sub(r"\W+", "-", name).strip("-")[-60:]
    short = hashlib.sha256(name.encode()).hexdigest()[:8]
    return state_folder() / f"{plain}-{short}.session.json"


def put_aside(file: Path) -> Path:
    """Move a file that cannot be read out of the way, so that nothing overwrites it; return where it is now.

    Raises:
        OSError: it cannot be moved.
    """
    number = 1
    while (aside := file.with_name(f"{file.stem}.unreadable-{number}{file.suffix}")).exists():
        number += 1
    return file.rename(aside)
