"""What is printed on the cards, as plain data, and the catalogue that a game looks its cards up in.

A card is an ``int`` everywhere in a game: its id, the same in every edition. Base cards are 0 to 114 in the order of
their numbers (B 001 is 0), the five special achievements of the base set 115 to 119; a further set takes the next
free range. Nothing here is ever part of a state.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from types import MappingProxyType
from typing import Self, TypeVar, cast

from engine.lang.terms import REVEALED_SLOTS, Color, Icon, Splay, Term

ICON_BITS = 8
"""The width of one icon's count in a packed count: icon ``i`` stands at bits ``ICON_BITS * i`` and up."""

ICON_MASK = (1 << ICON_BITS) - 1

IconSlots = tuple[Icon | None, Icon | None, Icon | None, Icon | None]
"""The four slots in the order of :class:`~engine.lang.terms.Slot`; ``None`` is the card image."""

_T = TypeVar("_T")


class EffectKind(Term):
    """What an effect is, told by its background or the slot it stands in."""

    DOGMA = 0
    """the rulebook's non-demand effect"""
    DEMAND = 1
    COMPEL = 2
    ECHO = 3
    KARMA = 4


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What one card prints in one edition (4e base p. 8, Card Layout), but for the words of its effects."""

    id: int
    key: str
    """the title as a slug: ``"the-wheel"``, ``"ai"``, ``"near-field-comm"``"""
    title: str
    set: str
    number: str
    """the code of the fourth edition, ``"B 009"``; earlier editions print none and go by the same"""
    age: int
    color: Color
    icons: IconSlots
    featured: Icon
    effects: tuple[EffectKind, ...]
    """the kinds of its effects from top to bottom"""


@dataclass(frozen=True, slots=True)
class SpecialFacts:
    """A special achievement: it has no value, colour or icons (4e base, Special Achievements)."""

    id: int
    key: str
    title: str
    set: str


class UnknownCardError(LookupError):
    """No card of the catalogue is spelt like this."""

    def __init__(self, spelling: str, suggestions: tuple[str, ...], where: str) -> None:
        self.spelling = spelling
        self.suggestions = suggestions
        """the titles spelt most like it, nearest first; often empty"""
        self.where = where
        """the edition and sets that were searched: ``"4th-edition base"``"""
        message = f"no card {spelling!r} in {where}"
        if suggestions:
            message += f"; did you mean {' or '.join(map(repr, suggestions))}?"
        super().__init__(message)


def slug(title: str) -> str:
    """The key of a title: ``"A.I."`` is ``"ai"``, ``"Near-Field Comm"`` is ``"near-field-comm"``."""
    words = "".join(char if char.isalnum() else " " if char in " -" else "" for char in title.casefold())
    return "-".join(words.split())


def ordinal(number: int) -> str:
    """``"4th"``; editions are called so in messages."""
    return str(number) + {1: "st", 2: "nd", 3: "rd"}.get(number, "th")


def icon_count(packed: int, icon: int) -> int:
    """One icon's count out of a packed count, or out of a sum of packed counts."""
    return packed >> ICON_BITS * icon & ICON_MASK


def pack(icons: Iterable[Icon | None]) -> int:
    """Counts the icons into one int; a slot that holds the card image counts nothing."""
    return sum(1 << ICON_BITS * icon for icon in icons if icon is not None)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CardCatalogue:
    """The cards of one edition and choice of sets, looked up by id. Immutable; made by :meth:`build`.

    The tuples indexed by id reach up to the highest id. An id that is no card of this catalogue (an age 11 card in the
    third edition; in all but :attr:`title` and :attr:`key` also a special achievement) holds ``None`` in them, against
    their type: no state holds such an id where it would be asked, and counting with ``None`` fails at once. Only the
    age of a special achievement is 0: it has no value, and a value that is not there counts as 0 (4e base p. 23).
    """

    edition: int
    sets: tuple[str, ...]
    cards: tuple[CardFacts, ...]
    """the cards that there are, by rising id"""
    specials: tuple[SpecialFacts, ...]
    facts: tuple[CardFacts, ...]
    """by id"""
    key: tuple[str, ...]
    """by id, special achievements included"""
    title: tuple[str, ...]
    """by id, special achievements included"""
    age: tuple[int, ...]
    """by id"""
    color: tuple[Color, ...]
    """by id"""
    icons: tuple[IconSlots, ...]
    """by id"""
    featured: tuple[Icon, ...]
    """by id"""
    packed: tuple[tuple[int, ...], ...]
    """``packed[splay][id]``: the icons that a covered card shows in a pile splayed so, as one packed count"""
    packed_full: tuple[int, ...]
    """``packed_full[id]``: the icons of a top card, all slots visible, as one packed count"""
    last_age: int
    """the highest age that has a deck"""
    _decks: tuple[tuple[int, ...], ...]
    _spellings: Mapping[str, int]

    @classmethod
    def build(
        cls, edition: int, sets: tuple[str, ...], cards: Iterable[CardFacts], specials: Iterable[SpecialFacts] = ()
    ) -> Self:
        """Indexes the cards; two with one id, or with titles that :meth:`find` cannot tell apart, are a ValueError."""
        in_order = tuple(sorted(cards, key=lambda card: card.id))
        special = tuple(sorted(specials, key=lambda card: card.id))
        if not in_order:
            raise ValueError("a catalogue without cards")

        spellings: dict[str, int] = {}
        titles: dict[int, str] = {}
        everything: tuple[CardFacts | SpecialFacts, ...] = (*in_order, *special)
        for card in everything:
            if card.id in titles:
                raise ValueError(f"{titles[card.id]} and {card.title} both have id {card.id}")
            if spellings.setdefault(_spelling(card.title), card.id) != card.id:
                raise ValueError(f"two cards are called {card.title!r}")
            titles[card.id] = card.title

        full = {card.id: pack(card.icons) for card in in_order}
        for icon in Icon:
            if sum(icon_count(count, icon) for count in full.values()) > ICON_MASK:
                raise ValueError(f"more {icon.name} icons than {ICON_BITS} bits can count: widen ICON_BITS")

        size = max(titles) + 1
        last_age = max(card.age for card in in_order)
        return cls(
            edition=edition,
            sets=sets,
            cards=in_order,
            specials=special,
            facts=_by_id(size, {card.id: card for card in in_order}),
            key=_by_id(size, {card.id: card.key for card in everything}),
            title=_by_id(size, titles),
            age=_by_id(size, {each.id: 0 for each in special} | {card.id: card.age for card in in_order}),
            color=_by_id(size, {card.id: card.color for card in in_order}),
            icons=_by_id(size, {card.id: card.icons for card in in_order}),
            featured=_by_id(size, {card.id: card.featured for card in in_order}),
            packed=tuple(
                _by_id(size, {card.id: pack(card.icons[slot] for slot in REVEALED_SLOTS[splay]) for card in in_order})
                for splay in Splay
            ),
            packed_full=_by_id(size, full),
            last_age=last_age,
            _decks=tuple(tuple(card.id for card in in_order if card.age == age) for age in range(last_age + 1)),
            _spellings=MappingProxyType(spellings),
        )

    def find(self, title: str) -> int:
        """The id of the card or special achievement with this title or key.

        Case, spaces and punctuation do not count. Otherwise :class:`UnknownCardError`, with the nearest spellings.
        """
        wanted = _spelling(title)
        found = self._spellings.get(wanted)
        if found is None:
            near = get_close_matches(wanted, self._spellings, n=3, cutoff=0.7)
            raise UnknownCardError(title, tuple(self.title[self._spellings[one]] for one in near), self.name)
        return found

    def deck(self, age: int) -> tuple[int, ...]:
        """The ids of all cards of an age, from all sets, by rising id."""
        if not 1 <= age <= self.last_age:
            raise ValueError(f"no age {age} in {self.name}: ages are 1 to {self.last_age}")
        return self._decks[age]

    @property
    def name(self) -> str:
        """The edition and sets as an error names them: ``"4th-edition base"``."""
        return f"{ordinal(self.edition)}-edition {', '.join(self.sets)}"

    def __repr__(self) -> str:
        return f"<CardCatalogue {self.name}: {len(self.cards)} cards, {len(self.specials)} special achievements>"


def _spelling(title: str) -> str:
    return "".join(char for char in title.casefold() if char.isalnum())


def _by_id(size: int, values: Mapping[int, _T]) -> tuple[_T, ...]:
    return tuple(cast("_T", values.get(index)) for index in range(size))
