"""What a running game tells: events (what happened) and facts (why), each with the place it came from.

Both are plain data. An event that concerns a card says which seats saw its front.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class At(NamedTuple):
    """Where something happened: the sentence of a card, executed by a seat, at a depth of the stack."""

    depth: int
    seat: int
    card: int
    """-1 outside a card's effect"""
    effect: int
    sentence: int
    program: str
    pc: int


class Moved(NamedTuple):
    """A card went from one zone to another."""

    verb: str
    """draw, meld, tuck, score, return, junk, transfer, exchange, achieve, claim, make-available, lose"""
    seat: int
    """who moved it"""
    card: int
    source: int
    target: int
    seen: int
    """seats, as bits, that saw its front while it moved or see it where it now lies"""
    value: int
    bottom: bool = False
    """whether it went to the bottom of a pile or deck"""


class Splayed(NamedTuple):
    """A colour's splay changed (``reason``: a verb, or ``few-cards`` when it was forgotten)."""

    seat: int
    owner: int
    color: int
    before: int
    after: int
    reason: str = "splay"


class Revealed(NamedTuple):
    """A card was shown to all where it lies."""

    seat: int
    card: int
    zone: int
    reason: str = "reveal"
    """``verify`` when it only proves that an effect was executed rightly (4e base p. 19, Verification)"""


class Asked(NamedTuple):
    """A player is asked."""

    seat: int
    kind: str
    purpose: str
    options: tuple[int, ...]
    low: int
    high: int


class Chosen(NamedTuple):
    """A player chose, or had nothing to choose (``forced``)."""

    seat: int
    kind: str
    purpose: str
    options: tuple[int, ...]
    picked: tuple[int, ...]
    forced: bool
    seen: int
    """seats, as bits, that may know the options"""


class Began(NamedTuple):
    """Something began: ``turn``, ``action``, ``dogma``, ``effect``, ``sentence``, ``karma``, ``free-draw``, ..."""

    what: str
    seat: int
    card: int = -1
    number: int = -1


class Ended(NamedTuple):
    """Something ended: the same kinds as :class:`Began`, and ``game``."""

    what: str
    seat: int
    card: int = -1
    number: int = -1


class Left(NamedTuple):
    """A player lost or conceded and left the table."""

    seat: int
    reason: str


class GameOver(NamedTuple):
    """The game ended."""

    winners: tuple[int, ...]
    reason: str
    card: int = -1


Event = Moved | Splayed | Revealed | Asked | Chosen | Began | Ended | Left | GameOver


class Fact(NamedTuple):
    """Why: a verdict recorded when it was reached, with its numbers, where they come from and its rule."""

    kind: str
    """names the sentence in the catalogues: ``fact-<kind>``"""
    rule: str
    """id in the rule index"""
    seat: int = -1
    """whom it concerns"""
    holds: bool = True
    numbers: tuple[tuple[str, Any], ...] = ()
    icons: tuple[tuple[int, int, int], ...] = ()
    """(seat, card, how many): the cards whose visible icons were counted"""
    cards: tuple[int, ...] = ()
    """other cards concerned"""

    def number(self, name: str) -> Any:
        """Return one of the numbers.

        Raises:
            KeyError: there is none of that name.
        """
        return dict(self.numbers)[name]


class Entry(NamedTuple):
    """An event or a fact, with its place."""

    at: At
    item: Event | Fact


KINDS: dict[str, type[Any]] = {
    kind.__name__: kind for kind in (Moved, Splayed, Revealed, Asked, Chosen, Began, Ended, Left, GameOver, Fact)
}


def to_plain(entry: Entry) -> dict[str, Any]:
    """Return an entry as plain dicts and lists, for JSON."""
    return {"type": type(entry.item).__name__, "at": entry.at._asdict(), **entry.item._asdict()}
