"""Validation of players' names that are typed into a form."""

from __future__ import annotations

from collections.abc import Sequence

from engine.model.names import unseen
from tutor.desk.elements import GetMessage

LONGEST = 24
"""maximum length of a name"""


def wrong_names(names: Sequence[str], messages_in: GetMessage) -> str:
    """Return the message about the first fault in the names; ``""`` if there is none.

    Names must differ without regard to case, have at most ``LONGEST`` letters, and no invisible characters. Anything
    else is allowed and shown as text.
    """
    for name in names:
        if unseen(name):
            return messages_in(
                "names-unseen", name="".join(char if char.isprintable() else "□" for char in name)[:LONGEST]
            )
        if len(name) > LONGEST:
            return messages_in("names-long", name=f"{name[:LONGEST]}…", n=LONGEST)
    return messages_in("play-same-name") if len({name.casefold() for name in names}) < len(names) else ""
