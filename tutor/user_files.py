"""Where a person's own files are, and among them the games: one file a scenario."""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from pathlib import Path

STATE = "INNOVATION_TUTOR_STATE"
"""environment variable: the folder for a person's own files"""


def state_folder() -> Path:
    """Return the folder for a person's own files (games, progress, scenarios), by the habits of the system.

    ``STATE`` may name another. It may not exist yet.
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


def kept_file(name: str) -> Path:
    """Return where the game of a scenario is kept."""
    plain = re.sub(r"\W+", "-", name).strip("-")[-60:]
    short = hashlib.sha256(name.encode()).hexdigest()[:8]
    return state_folder() / f"{plain}-{short}.session.json"


def kept(file: Path | None) -> str | None:
    """Return the game that a file keeps, if there is one and anything was played in it."""
    try:
        text = file.read_text(encoding="utf-8") if file is not None and file.is_file() else ""
        return text if any(line["steps"] for line in json.loads(text or "{}").get("lines", ())) else None
    except (OSError, ValueError, TypeError, LookupError, AttributeError):
        return None  # it is overwritten by the first step
