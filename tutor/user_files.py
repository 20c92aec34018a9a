"""Paths of the user's own files; saved games get one file for each scenario."""

from __future__ import annotations

import hashlib
import json
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


def saved_game(file: Path | None) -> str | None:
    """Return the text of a saved game; ``None`` if there is none or no step was played in it."""
    try:
        text = file.read_text(encoding="utf-8") if file is not None and file.is_file() else ""
        return text if any(line["steps"] for line in json.loads(text or "{}").get("lines", ())) else None
    except (OSError, ValueError, TypeError, LookupError, AttributeError):
        return None  # the first step overwrites the file
