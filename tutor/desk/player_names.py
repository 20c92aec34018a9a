"""Validation of players' names that are typed into a form."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.model.names import unseen
from engine.text.messages import LANGUAGES
from tutor.desk.elements import GetMessage
from tutor.panels.app_text import catalogue


@cache
def _taken() -> frozenset[str]:
    """Return the names that stand for the viewer, and for the opponent, in every language."""
    return frozenset(catalogue(language).message(id_).casefold() for language in LANGUAGES for id_ in TAKEN)


TAKEN = ("ui-player-you", "ui-player-opponent")
"""the messages with those names"""
LONGEST = 24
"""maximum length of a name"""


def wrong_names(names: Sequence[str], messages_in: GetMessage, *, own: Sequence[str] | None = None) -> str:
    """Return the message about the first fault in the names; ``""`` if there is none.

    Names must differ without regard to case, have at most ``LONGEST`` letters, and no invisible characters; and none of
    ``own``, those that somebody typed (by default all), may be what the tutor calls the viewer: "You". Anything
    else is allowed and shown as text.
    """
    for name in names if own is None else own:
        if name.casefold() in _taken():
            return messages_in("names-taken", name=name)
    for name in names:
        if unseen(name):
            return messages_in(
                "names-unseen", name="".join(char if char.isprintable() else "□" for char in name)[:LONGEST]
            )
        if len(name) > LONGEST:
            return messages_in("names-long", name=f"{name[:LONGEST]}…", n=LONGEST)
    return messages_in("play-same-name") if len({name.casefold() for name in names}) < len(names) else ""
