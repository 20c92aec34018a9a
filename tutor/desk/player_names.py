"""Players' names that are typed into a form, and what is wrong with them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from engine.positions.yaml_sheet import CONTROL
from tutor.desk.elements import Say

LONGEST = 24
"""letters of a name"""


def wrong_names(names: Sequence[str], say: Say) -> str:
    """Return in words what is wrong with names, ``""`` if nothing is.

    Everybody has a name of their own, whatever the case of its letters; none is long, or has a character that is not
    seen. Whatever else a name holds is shown as text.
    """
    for name in names:
        if any(unicodedata.category(char) in CONTROL for char in name):
            return say("names-unseen", name="".join(char if char.isprintable() else "□" for char in name)[:LONGEST])
        if len(name) > LONGEST:
            return say("names-long", name=f"{name[:LONGEST]}…", n=LONGEST)
    return say("play-same-name") if len({name.casefold() for name in names}) < len(names) else ""
