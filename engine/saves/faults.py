"""Why a save is refused: it is damaged, of another version, or names something unknown."""

from __future__ import annotations

from engine.run.errors import GameError, SaveError

SCHEMA = "innovation-save/2"
LONGEST = 1_000_000
"""characters of a save; a real one has some thousand"""
BROKEN = (
    GameError,
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""the exceptions that an invalid state may raise"""


def damaged(where: str, what: str) -> SaveError:
    """Return the error for a save that is none, with the place and what can be done."""
    part = "frame" if where.startswith("frame ") else where.removeprefix("its ").replace(" ", "-")
    msg = f"the save is damaged at {where}: {what}; load an older save, or begin anew"
    return SaveError(msg, "save-damaged", part=part, where=where, what=what)


def want(holds: object, where: str, what: str) -> None:
    """Refuse a save in which something does not hold.

    Raises:
        SaveError: it does not hold.
    """
    if not holds:
        raise damaged(where, what)


def unknown(kind: str, name: object, where: str) -> SaveError:
    """Return the error for a name that this version does not know.

    ``kind`` is a word for what it names: ``zone``, ``card``, ``set``, ``switch``, ``choice``, ``splay``, ``step``,
    ``local``, ``option`` or ``part``.
    """
    found = f"{name!r:.60}"
    msg = (
        f"the save names the {kind} {found} at {where}, which this version does not have; "
        "open it with the version that made it, or load another save"
    )
    return SaveError(msg, "save-unknown-name", kind=kind, name=found, where=where)


def check_schema(found: object, wanted: str) -> None:
    """Refuse what another version wrote; ``wanted`` is a name and the number of a version, as in ``SCHEMA``.

    Raises:
        SaveError: the schema is not the wanted one; its reason tells whether it is an older one, a newer or another.
    """
    if found == wanted:
        return
    name, _, version = wanted.rpartition("/")
    given, _, number = str(found)[:40].rpartition("/")
    slots = {"found": repr(str(found)[:40]), "wanted": repr(wanted)}
    if given == name and number.isascii() and number.isdecimal():
        if int(number) < int(version):
            msg = (
                f"this is from an older version of the program, which wrote {slots['found']}; this version reads "
                f"{slots['wanted']} only; begin a new game, or go on in the version that wrote it"
            )
            raise SaveError(msg, "save-older-version", **slots)
        msg = (
            f"this is from a newer version of the program, which wrote {slots['found']}; this version reads "
            f"{slots['wanted']} only; bring the program up to date, or begin a new game"
        )
        raise SaveError(msg, "save-newer-version", **slots)
    msg = f"this is no save of this version: its schema is {slots['found']}, not {slots['wanted']}"
    raise SaveError(msg, "save-other-version", **slots)
