"""What is printed on the cards, as plain data, and the catalogue that a game looks its cards up in.

A card is an ``int`` everywhere in a game: its id, the same in every edition. Base cards are 0 to 114 in the order of
their numbers (B 001 is 0), the five special achievements of the base set 115 to 119; every further set has a range of
150 ids of its own (``engine/cards/sets.py``). Nothing here is ever part of a state.

The *age* of a card is the number printed on its back and on its front. Its *value* is what effects and rules ask for
(4e base p. 23, Value): the age, but for the few cards that print another value for a place. Decks and backs go by age;
``engine.query.table.value`` returns a value.
"""

import difflib
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from typing import Self

from engine.lang.nodes import Condition, Effect
from engine.lang.terms import (
    BANNERS,
    REVEALED_SLOTS,
    Bonus,
    Color,
    EffectKind,
    Icon,
    Mark,
    SlotContents,
    Splay,
    icon_in,
)

ICON_BITS = 16
"""The width of one icon's count in a packed count: icon ``i`` is at bits ``ICON_BITS * i`` and up."""

ICON_MASK = (1 << ICON_BITS) - 1

MARK_SHIFT = {mark: ICON_BITS * (len(Icon) + at) for at, mark in enumerate((Mark.IMAGE, Mark.ECHO, *BANNERS))}
"""Where a packed count has, above the icons, how many cards show a mark, for the marks that are counted on boards."""

BONUS_SHIFT = ICON_BITS * (len(Icon) + len(MARK_SHIFT))
"""Where a packed count has, above the marks, how many bonuses there are of each number of points, from 0 on."""

MOST_ICONS = (1 << ICON_BITS - 1) - 1
"""The most icons of one kind that all cards of a catalogue may show: the highest bit stays free, for comparisons."""


INTRODUCED = ("base", 0)
"""The back of the cards that are in no game before an effect introduces them (Ultimate p. 30)."""


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What one card prints in one edition (4e base p. 8, Card Layout), but for the words of its effects."""

    id: int
    key: str
    """the title as a slug: ``"the-wheel"``, ``"ai"``, ``"near-field-comm"``"""
    title: str
    set: str
    """the set on its back, which is also the set of its deck"""
    number: str
    """the code of the fourth edition, ``"B 009"``; earlier editions print none and go by the same"""
    age: int
    """0 to 11"""
    color: Color
    slots: tuple[SlotContents, ...]
    """what its four icon slots hold (a city: six), in the order of :class:`~engine.lang.terms.Slot`"""
    featured: Icon | None
    """``None`` on cities and on Battleship Yamato, which have no effects to share"""
    effects: tuple[EffectKind, ...]
    """the kinds of its effects from top to bottom"""
    value_on_board: int | None = None
    """its value on a board, if that is not its age: 11 on Battleship Yamato"""

    @property
    def icons(self) -> tuple[Icon, ...]:
        """The icons in its slots, search icons included, bonuses and marks not; in the order of the slots."""
        return tuple(icon for contents in self.slots if (icon := icon_in(contents)) is not None)


class SpecialKind(Enum):
    """What a card without an age is."""

    ACHIEVEMENT = "achievement"
    """claimed by the first player who meets its condition"""
    MUSEUM = "museum"
    """Artifacts"""
    DECREE = "decree"
    """Figures"""


@dataclass(frozen=True, slots=True)
class Special:
    """A special achievement, Museum or Decree: it has no value or icons (4e base, Special Achievements)."""

    id: int
    key: str
    title: str
    set: str
    """the set that brings it"""
    rule: str
    """the id of the rule that gives its condition"""
    kind: SpecialKind = SpecialKind.ACHIEVEMENT
    condition: Condition | None = None
    """the condition on a player, as ``YOU``; ``None`` if only an effect or another rule lets a player claim it"""
    readings: tuple[tuple[str, str, Condition], ...] = ()
    """(switch, choice, condition): the condition that replaces it where that choice is played"""
    mark: Mark | None = None
    """the mark of a card that earns it as the card is melded or junked; ``None`` if none does"""
    effect: Effect | None = None
    """what it does, if it does anything by itself: a Decree does as it is issued (Ultimate p. 30)"""
    color: Color | None = None
    """the color of a Decree; nothing else here has one"""


class UnknownCardError(LookupError):
    """No card of the catalogue is spelt like this."""

    def __init__(self, spelling: str, near: Callable[[], tuple[str, ...]], where: str) -> None:
        super().__init__(spelling, where)
        self.spelling = spelling
        self._near = near
        self.where = where
        """the edition and sets that were searched: ``"4th-edition base"``"""

    @cached_property
    def suggestions(self) -> tuple[str, ...]:
        """The titles spelt most like it, nearest first; often empty. They are looked for when they are asked for."""
        return self._near()

    def __str__(self) -> str:
        meant = f"; did you mean {' or '.join(map(repr, self.suggestions))}?" if self.suggestions else ""
        return f"no card {self.spelling!r} in {self.where}{meant}"


@lru_cache(maxsize=2048)
def slug(title: str) -> str:
    """The key of a title: ``"A.I."`` is ``"ai"``, ``"Near-Field Comm"`` is ``"near-field-comm"``.

    A letter with an accent is the letter, as a message or a file cannot be named otherwise: ``"São Paulo"`` is
    ``"sao-paulo"``.
    """
    words = "".join(char if char.isalnum() else " " if char in " -" else "" for char in _plain(title))
    return "-".join(words.split())


def _plain(title: str) -> str:
    """Return a title in small letters; one with an accent is the letter and the accent, which is no letter."""
    return (title if title.isascii() else unicodedata.normalize("NFKD", title)).casefold()


def ordinal(number: int) -> str:
    """``"4th"``; editions are called so in messages."""
    return str(number) + {1: "st", 2: "nd", 3: "rd"}.get(number, "th")


def icon_count(packed: int, icon: int) -> int:
    """One icon's count out of a packed count, or out of a sum of packed counts."""
    return packed >> ICON_BITS * icon & ICON_MASK


def pack(slots: Iterable[SlotContents]) -> int:
    """Counts what one card shows into one int: icons, above them each kind of mark once, and above these bonuses."""
    shown = tuple(slots)
    icons = sum(1 << ICON_BITS * icon for contents in shown if (icon := icon_in(contents)) is not None)
    marks = sum(1 << shift for mark, shift in MARK_SHIFT.items() if mark in shown)
    bonuses = sum(1 << BONUS_SHIFT + ICON_BITS * each.points for each in shown if isinstance(each, Bonus))
    return icons + marks + bonuses


def bonuses_in(packed: int) -> tuple[int, ...]:
    """Return the bonuses of a packed count, or of a sum of packed counts, the highest first."""
    return _bonuses(packed >> BONUS_SHIFT)


@lru_cache(maxsize=1024)
def _bonuses(rest: int) -> tuple[int, ...]:
    """Return the bonuses whose numbers are packed; few change while a board does."""
    found: list[int] = []
    while rest:
        points = (rest.bit_length() - 1) // ICON_BITS
        number = rest >> ICON_BITS * points
        found += [points] * number
        rest -= number << ICON_BITS * points
    return tuple(found)


def revealed(slots: tuple[SlotContents, ...], splay: Splay) -> tuple[SlotContents, ...]:
    """What a covered card with these slots shows in a pile that is splayed so."""
    return tuple(slots[slot] for slot in REVEALED_SLOTS[len(slots)][splay])


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class CardCatalogue:
    """The cards of one edition and choice of sets, looked up by id. Immutable; made by :meth:`build`.

    What is looked up by id is a mapping: an id that is no card of this catalogue (an age 11 card in the third edition,
    a special achievement where it has no such thing) is a KeyError. The numbers that are counted again and again are
    tuples by id, with 0 for an id that is no card: a value that is not there counts as 0 (4e base p. 23), and what is
    no card shows no icons.
    """

    edition: int
    sets: tuple[str, ...]
    cards: tuple[CardFacts, ...]
    """the cards that there are, by rising id"""
    specials: tuple[Special, ...]
    """the special achievements, Museums and Decrees that there are, by rising id"""
    size: int
    """one more than the highest id"""
    facts: Mapping[int, CardFacts]
    special: Mapping[int, Special]
    key: Mapping[int, str]
    """special achievements included"""
    of_key: Mapping[str, int]
    """the id of every key, special achievements included"""
    title: Mapping[int, str]
    """English, as this edition prints it; special achievements included"""
    age: tuple[int, ...]
    """the age on its back; 0 for a special achievement"""
    value_on_board: tuple[int, ...]
    """its value on a board; the very same object as :attr:`age` if no card prints another value for a board"""
    back: Mapping[int, tuple[str, int]]
    """the set and age on its back; cards with the same back cannot be told apart while their fronts are hidden"""
    color: Mapping[int, Color]
    slots: Mapping[int, tuple[SlotContents, ...]]
    icons: Mapping[int, tuple[Icon, ...]]
    """the icons in its slots, search icons included, bonuses and marks not"""
    featured: Mapping[int, Icon]
    """of the cards that have a featured icon"""
    packed: tuple[tuple[int, ...], ...]
    """``packed[splay][id]``: what a covered card shows in a pile splayed so, as one packed count"""
    with_karma: frozenset[int]
    """cards with a karma, by id"""
    packed_full: tuple[int, ...]
    """``packed_full[id]``: what a top card shows, all slots visible, as one packed count"""
    banners: Mapping[int, tuple[tuple[int, Mark], ...]]
    """of the cards that print any: the flags and fountains that a top card shows, each with the card"""
    banners_beneath: tuple[Mapping[int, tuple[tuple[int, Mark], ...]], ...]
    """``banners_beneath[splay]``: those that a covered card shows in a pile splayed so, of the cards that show any"""
    has_bonuses: bool
    """whether any card prints a bonus"""
    echoing: tuple[frozenset[int], ...]
    """``echoing[splay]``: the cards that show their echo effect while covered in a pile splayed so"""
    last_age: int
    """the highest age that has a deck"""
    decks: Mapping[tuple[str, int], tuple[int, ...]]
    """the ids of the cards with a back, by rising id"""
    of_set: Mapping[str, frozenset[int]]
    """the ids of the cards with the back of a set"""
    _spellings: Mapping[str, int]
    left_out: frozenset[int] = frozenset()
    """the cards that lie nowhere in any game, as their effects cannot be carried out"""
    to_introduce: tuple[int, ...] = ()
    """the base cards of age 0, by rising id: they lie nowhere before an effect introduces them (Ultimate p. 30)"""

    @classmethod
    def build(
        cls,
        edition: int,
        sets: tuple[str, ...],
        cards: Iterable[CardFacts],
        specials: Iterable[Special] = (),
        *,
        left_out: frozenset[str] = frozenset(),
    ) -> Self:
        """Index the cards; those with a key of ``left_out`` are in no deck.

        Raises:
            ValueError: two cards have one id, or titles that :meth:`find` cannot tell apart; or there are more icons of
                a kind than a packed count holds.
        """
        in_order = tuple(sorted(cards, key=lambda card: card.id))
        special = tuple(sorted(specials, key=lambda card: card.id))
        if not in_order:
            raise ValueError("a catalogue without cards")

        spellings: dict[str, int] = {}
        titles: dict[int, str] = {}
        everything: tuple[CardFacts | Special, ...] = (*in_order, *special)
        for card in everything:
            if card.id in titles:
                raise ValueError(f"{titles[card.id]} and {card.title} both have id {card.id}")
            if spellings.setdefault(_spelling(card.title), card.id) != card.id:
                raise ValueError(f"two cards are called {card.title!r}")
            titles[card.id] = card.title

        full = {card.id: pack(card.slots) for card in in_order}
        for icon in Icon:
            count = sum(icon_count(each, icon) for each in full.values())
            if count > MOST_ICONS:
                limit = f"{ICON_BITS} bits count to {MOST_ICONS}"
                raise ValueError(f"{count} {icon.word} icons, and {limit}: widen ICON_BITS")

        size = max(titles) + 1
        ages = {card.id: card.age for card in in_order}
        elsewhere = {card.id: card.value_on_board for card in in_order if card.value_on_board is not None}
        age = _by_id(size, ages)
        backs = {(card.set, card.age): (card.set, card.age) for card in in_order}
        decks: dict[tuple[str, int], tuple[int, ...]] = {}
        for card in [each for each in in_order if each.key not in left_out]:
            decks[card.set, card.age] = (*decks.get((card.set, card.age), ()), card.id)
        return cls(
            edition=edition,
            sets=sets,
            cards=in_order,
            specials=special,
            size=size,
            facts={card.id: card for card in in_order},
            special={each.id: each for each in special},
            key={card.id: card.key for card in everything},
            of_key={card.key: card.id for card in everything},
            title=titles,
            age=age,
            value_on_board=_by_id(size, ages | elsewhere) if elsewhere else age,
            back={card.id: backs[card.set, card.age] for card in in_order},
            color={card.id: card.color for card in in_order},
            slots={card.id: card.slots for card in in_order},
            icons={card.id: card.icons for card in in_order},
            featured={card.id: card.featured for card in in_order if card.featured is not None},
            packed=tuple(
                _by_id(size, {card.id: pack(revealed(card.slots, splay)) for card in in_order}) for splay in Splay
            ),
            with_karma=frozenset([card.id for card in in_order if EffectKind.KARMA in card.effects]),
            packed_full=_by_id(size, full),
            banners=_banners({card.id: card.slots for card in in_order}),
            banners_beneath=tuple(
                _banners({card.id: revealed(card.slots, splay) for card in in_order}) for splay in Splay
            ),
            has_bonuses=any(each >> BONUS_SHIFT for each in full.values()),
            echoing=tuple(
                frozenset([card.id for card in in_order if Mark.ECHO in revealed(card.slots, splay)]) for splay in Splay
            ),
            last_age=max(card.age for card in in_order),
            decks=decks,
            of_set={name: frozenset([card.id for card in in_order if card.set == name]) for name, _ in backs},
            _spellings=spellings,
            left_out=frozenset(card.id for card in in_order if card.key in left_out),
            to_introduce=tuple(card.id for card in in_order if (card.set, card.age) == INTRODUCED),
        )

    def find(self, title: str) -> int:
        """The id of the card or special achievement with this title or key.

        Case, spaces and punctuation do not count. Otherwise :class:`UnknownCardError`, with the nearest spellings.
        """
        wanted = _spelling(title)
        found = self._spellings.get(wanted)
        if found is None:
            raise UnknownCardError(title, lambda: self._near(wanted), self.name)
        return found

    def _near(self, wanted: str) -> tuple[str, ...]:
        near = difflib.get_close_matches(wanted, self._spellings, n=3, cutoff=0.7)
        return tuple(self.title[self._spellings[one]] for one in near)

    def is_special(self, card: int) -> bool:
        """Whether an id is that of a special achievement, a Museum or a Decree, and not that of a card with an age."""
        return card in self.special

    def deck(self, age: int, of: str = "base") -> tuple[int, ...]:
        """The ids of all cards of an age of a set, by rising id; none if the set has no card of that age.

        Raises:
            ValueError: the edition has no such age.
        """
        found = self.decks.get((of, age), ())
        if not found and not 1 <= age <= self.last_age:
            raise ValueError(f"no age {age} in {self.name}: ages are 1 to {self.last_age}")
        return found

    @property
    def name(self) -> str:
        """The edition and sets as an error names them: ``"4th-edition base"``."""
        return f"{ordinal(self.edition)}-edition {', '.join(self.sets)}"

    def __repr__(self) -> str:
        return f"<CardCatalogue {self.name}: {len(self.cards)} cards, {len(self.specials)} special achievements>"


def _spelling(title: str) -> str:
    """Return what is compared of a title or key: its letters, without accents as in a key, and digits."""
    return "".join(char for char in _plain(title) if char.isalnum())


def _banners(slots: Mapping[int, tuple[SlotContents, ...]]) -> dict[int, tuple[tuple[int, Mark], ...]]:
    """Return by id the flags and fountains in some slots of cards, each with its card, of the cards that have any."""
    found = {card: tuple((card, each) for each in shown if each in BANNERS) for card, shown in slots.items()}
    return {card: banners for card, banners in found.items() if banners}


def _by_id(size: int, values: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(values.get(number, 0) for number in range(size))
