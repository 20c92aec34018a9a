"""Where games are kept: one file a scenario, in the user's own folder for such things."""

from __future__ import annotations

import hashlib
import json
import os
import re
import sys
from pathlib import Path

STATE = "INNOVATION_TUTOR_STATE"
"""environment variable: the folder in which games are kept"""


def state_folder() -> Path:
    """Return the folder in which games are kept: the user's own for such things, or what ``STATE`` names."""
    named = os.environ.get(STATE)
    if named:
        return Path(named)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local")) / "innovation-tutor"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "innovation-tutor"
    return Path(os.environ.get("XDG_STATE_HOME", home / ".local" / "state")) / "innovation-tutor"


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
