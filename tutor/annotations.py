"""What a person adds to a step of a line: a comment, rings round places of the table and arrows between them.

A place is named by its key on the table (``tutor.scene.layout``): a card (``archery``), a back where it lies
(``hand-1-0``), a pile (``pile-0-green``), a deck (``deck-3``, ``deck-echoes-3``), another zone (``hand-0``, ``junk``),
``available``, ``specials``, ``special-empire``, a player (``player-1``). A ring may also go round an icon
(``icon-authority``): it stands for every card that shows it. A mark is written as ``ring PLACE`` or
``arrow PLACE PLACE``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeVar

from engine.cards.sets import set_names, zone_kinds
from engine.lang.terms import STANDARD_ICONS, Color
from engine.model.cards import CardCatalogue, UnknownCardError
from engine.model.names import LONGEST_CARD, shown, unseen
from engine.model.zones import Owner
from engine.positions.naming import no_card
from engine.text.errors import WordedError
from engine.text.messages import Phrase, phrase

LONGEST_COMMENT = 2_000
"""characters of a comment"""
MOST_MARKS = 24
"""rings and arrows of one step; more hide the table"""
RING, ARROW = "ring", "arrow"
ICON_PREFIX = "icon-"
"""prefix of an icon among the places: ``icon-concept``"""

_KINDS = zone_kinds(set_names())
_WORDS = {owner: "|".join(kind.word for kind in _KINDS if kind.owner is owner) for owner in Owner}
_SETS = "|".join(set_names())
_KEY = "[a-z0-9]+(?:-[a-z0-9]+)*"
PLACE = re.compile(
    rf"deck-(?:(?:{_SETS})-)?\d{{1,2}}|decks(?:-(?:{_SETS}))?|available-\d{{1,2}}|(?:{_WORDS[Owner.COMMON]})(?:-\d{{1,3}})?"
    rf"|special-{_KEY}|player-\d|(?:{_WORDS[Owner.EACH_PLAYER]})-\d(?:-\d{{1,3}})?|board-\d{{1,3}}-\d{{1,3}}"
    rf"|pile-\d-(?:{'|'.join(color.word for color in Color)})"
)
"""a place of the table that is no card's front"""
ICON = re.compile(rf"{ICON_PREFIX}(?:{'|'.join(icon.word for icon in STANDARD_ICONS)})")
CARD = re.compile(_KEY)
"""what may be the key of a card; the catalogue knows whether it is one"""


class AnnotationError(WordedError, ValueError):
    """A comment or a mark that cannot be there; nothing has changed."""

    code = "bad-annotation"


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring round a place, or round every card that shows an icon.

    Raises:
        AnnotationError: nothing on a table is called so.
    """

    place: str

    def __post_init__(self) -> None:
        if not ICON.fullmatch(self.place):
            _check_place(self.place)

    def __str__(self) -> str:
        return f"{RING} {self.place}"

    @property
    def places(self) -> tuple[str, ...]:
        """The place that it names."""
        return (self.place,)


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from a place to another; an icon is none.

    Raises:
        AnnotationError: nothing on a table is called so, or both ends are one place.
    """

    start: str
    end: str

    def __post_init__(self) -> None:
        for place in self.places:
            if place.startswith(ICON_PREFIX):
                raise AnnotationError(phrase("annotation-arrow-icon", found=shown(place)))
            _check_place(place)
        if self.start == self.end:
            raise AnnotationError(phrase("annotation-arrow-itself", found=shown(self.start)))

    def __str__(self) -> str:
        return f"{ARROW} {self.start} {self.end}"

    @property
    def places(self) -> tuple[str, ...]:
        """The places that it names: both ends."""
        return self.start, self.end


DrawnMark = Ring | Arrow
_M = TypeVar("_M", bound=DrawnMark)


@dataclass(frozen=True, slots=True)
class Annotation:
    """What is added to one step; false if that is nothing.

    Raises:
        AnnotationError: the comment is too long or has invisible characters, there are too many marks, or one is there
            twice.
    """

    comment: str = ""
    """plain text, perhaps of several lines, at most ``LONGEST_COMMENT`` characters"""
    rings: tuple[Ring, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    """with the rings at most ``MOST_MARKS``"""

    def __post_init__(self) -> None:
        if len(self.comment) > LONGEST_COMMENT:
            found = len(self.comment)
            raise AnnotationError(phrase("annotation-long-comment", n=LONGEST_COMMENT, found=found))
        if char := unseen(self.comment, lines=True):
            raise AnnotationError(phrase("annotation-control", char=f"U+{ord(char):04X}"))
        if len(self.marks) > MOST_MARKS:
            raise AnnotationError(phrase("annotation-many-marks", n=MOST_MARKS))
        seen = set[DrawnMark]()
        for mark in self.marks:
            if mark in seen:
                raise AnnotationError(phrase("annotation-mark-twice", found=shown(str(mark))))
            seen.add(mark)

    def __bool__(self) -> bool:
        return bool(self.comment or self.rings or self.arrows)

    @property
    def marks(self) -> tuple[DrawnMark, ...]:
        """All rings, then all arrows, each in the order in which they were drawn."""
        return (*self.rings, *self.arrows)

    @property
    def spelt(self) -> tuple[str, ...]:
        """The marks as text, as ``annotation`` reads them."""
        return tuple(map(str, self.marks))

    def toggled(self, mark: DrawnMark) -> Annotation:
        """Return the annotation with a mark, or without it if it is there.

        Raises:
            AnnotationError: there are too many marks already.
        """
        if isinstance(mark, Ring):
            return replace(self, rings=_toggled(self.rings, mark))
        return replace(self, arrows=_toggled(self.arrows, mark))

    def without_marks(self) -> Annotation:
        """Return the annotation with its comment only."""
        return Annotation(self.comment)

    def check(self, cards: CardCatalogue) -> None:
        """Check that every card that a mark names is in a game with these cards.

        Raises:
            AnnotationError: it is not; with the nearest title.
        """
        for mark in self.marks:
            for place in mark.places:
                if PLACE.fullmatch(place) or ICON.fullmatch(place):
                    continue
                try:
                    known = cards.key[cards.find(place)] == place
                except UnknownCardError as error:
                    raise AnnotationError(no_card(shown(place), cards, error)) from None
                if not known:
                    raise AnnotationError(no_place(place))


def mark_of(text: str) -> DrawnMark:
    """Return the mark that a text spells: ``ring archery``, ``arrow hand-0 pile-0-red``.

    Raises:
        AnnotationError: it spells none.
    """
    words = text.split() if len(text) <= 3 * LONGEST_CARD else []
    match words:
        case [kind, place] if kind == RING:
            return Ring(place)
        case [kind, start, end] if kind == ARROW:
            return Arrow(start, end)
    raise AnnotationError(phrase("annotation-no-mark", found=shown(text)))


def annotation(comment: str = "", marks: Iterable[str] = ()) -> Annotation:
    """Return the annotation with a comment and with marks that are spelt as text.

    Raises:
        AnnotationError: the comment or a mark cannot be there.
    """
    found: list[DrawnMark] = []
    for text in marks:
        if len(found) == MOST_MARKS:
            raise AnnotationError(phrase("annotation-many-marks", n=MOST_MARKS))
        found.append(mark_of(text))
    return Annotation(
        comment,
        tuple(mark for mark in found if isinstance(mark, Ring)),
        tuple(mark for mark in found if isinstance(mark, Arrow)),
    )


def no_place(found: str) -> Phrase:
    """Return that nothing on a table is called so."""
    return phrase("annotation-no-place", found=shown(found))


def _check_place(place: str) -> None:
    if len(place) > LONGEST_CARD or not (PLACE.fullmatch(place) or CARD.fullmatch(place)):
        raise AnnotationError(no_place(place))


def _toggled(marks: tuple[_M, ...], mark: _M) -> tuple[_M, ...]:
    return tuple(each for each in marks if each != mark) if mark in marks else (*marks, mark)
