"""Three-valued truth: a condition on a card that does not exist is neither true nor false, but unknown (``None``).

Kleene's strong tables: a part that is unknown leaves the whole unknown, unless the other parts decide it. Only what is
``True`` holds.
"""

from __future__ import annotations

from collections.abc import Iterable

Truth = bool | None
"""``True``, ``False``, or ``None``: unknown, because there is no such card"""


def negated(truth: Truth) -> Truth:
    """Return the negation; that of the unknown is unknown."""
    return None if truth is None else not truth


def all_hold(truths: Iterable[Truth]) -> Truth:
    """Return whether all hold: ``False`` if one is false, else unknown if one is unknown; ``True`` for none at all."""
    found: Truth = True
    for truth in truths:
        if truth is None:
            found = None
        elif not truth:
            return False
    return found


def any_holds(truths: Iterable[Truth]) -> Truth:
    """Return whether one holds: ``True`` if one does, else unknown if one is unknown; ``False`` for none at all."""
    found: Truth = False
    for truth in truths:
        if truth is None:
            found = None
        elif truth:
            return True
    return found
