"""What one seat may see of a table, as plain frozen data: the only thing the drawing and the words are given.

A hidden card carries its back (value and set) and no identity, in every field (4e base p. 33, Hidden Information).
"""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from engine.lang.terms import REVEALED_SLOTS, STANDARD_ICONS, Color, Icon, Mark, SlotContents, Splay
from engine.model.zones import ACHIEVEMENTS, BOX, HAND, JUNK, SCORE


class HiddenSlot(Enum):
    """A slot of a card that the viewer cannot see because another card covers it."""

    HIDDEN = "hidden"


HIDDEN: Final = HiddenSlot.HIDDEN

BLANK: frozenset[SlotContents | HiddenSlot] = frozenset({Mark.IMAGE, Mark.EMPTY, HIDDEN})
"""contents of a slot that are neither counted nor named in the spoken description of a card"""


@dataclass(frozen=True, slots=True)
class CardView:
    """A card as this seat sees it.

    ``key`` names the card stably for hit boxes and focus: ``"writing"`` for a card whose front is seen, and
    ``"hand-1-0"`` (zone, owner, place) for a back, which shows nothing.
    """

    key: str
    value: int
    """1 to 11, its value where it lies; of a back, the number on it, always public; 0: a covered card on a
    board that is not open, whose back lies below"""
    set: str
    """``"base"``; also on the back"""
    card: int | None = None
    """the card's id, ``None`` when only the back is seen"""
    title: str | None = None
    """the English title, ``None`` when only the back is seen"""
    color: Color | None = None
    slots: tuple[SlotContents | HiddenSlot, ...] = ()
    """what its four or six slots hold, in the order of :class:`~engine.lang.terms.Slot`; ``()`` for a back"""
    featured: Icon | None = None
    ready: bool = True
    """whether the card's effects are programmed; if not it can be moved and counted, but not chosen for a Dogma"""


def shown_slots(card: CardView, splay: Splay) -> tuple[SlotContents | HiddenSlot, ...]:
    """Return what a covered card shows in a pile splayed so; nothing of a back."""
    return tuple(card.slots[slot] for slot in REVEALED_SLOTS[len(card.slots)][splay]) if card.slots else ()


@dataclass(frozen=True, slots=True)
class PileView:
    """One colour of one board, top card first. Boards are public with their covered cards (4e base p. 33)."""

    color: Color
    splay: Splay
    cards: tuple[CardView, ...]
    counted: bool = True
    """whether these are all its cards; if not, it may have more below (older editions: others' unsplayed piles)"""


@dataclass(frozen=True, slots=True)
class ZoneView:
    """One zone of a player or of all, as this seat sees it; the piles of a board and the decks have views of their own.

    Special achievements have no back and are not among its cards.
    """

    word: str
    """names the kind of zone: ``"hand"``"""
    cards: tuple[CardView, ...]
    limit: int | None = None
    """how many cards it may have for another to be put in; ``None``: any number. Its cards keep the order in which they
    came, the newest first"""

    @property
    def full(self) -> bool:
        """Whether no further card may be put in."""
        return self.limit is not None and len(self.cards) >= self.limit


@dataclass(frozen=True, slots=True)
class BannerView:
    """A visible flag or fountain of a board (Ultimate, Cities of Destiny)."""

    key: str
    """of the card that shows it"""
    mark: Mark
    color: Color
    own: int
    """of a flag: how many cards of that color are visible there"""
    most: int
    """of a flag: how many the opponent with the most visible cards of that color has"""
    counts: bool
    """whether it counts as an achievement now"""


@dataclass(frozen=True, slots=True)
class KarmaCountView:
    """What counts as achievements of a player by the karma of a Figure (Ultimate p. 28)."""

    key: str
    """of the Figure"""
    card: int
    count: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player's area as this seat sees it."""

    seat: int
    """0-based place in turn order, clockwise"""
    name: str
    team: int
    piles: tuple[PileView, ...]
    """always five, in the order of :class:`Color`, empty ones too"""
    zones: tuple[ZoneView, ...]
    """all other zones of the player, in the order of the list of zone kinds"""
    specials: tuple[str, ...]
    """claimed special achievements, by English name"""
    icons: tuple[int, ...]
    """seven totals in the order of :class:`Icon`; empty: the reader must count them"""
    points: int | None
    """the score: the values of the score pile and the bonuses (values on backs are public, so it is always known);
    ``None``: a reader shall find out"""
    left: bool = False
    """whether the player lost or conceded and left the table"""
    bonuses: tuple[int, ...] = ()
    """the visible bonuses, the highest first: that counts whole, each other one point; ``()`` also if a reader shall
    find the score out"""
    banners: tuple[BannerView, ...] = ()
    """its visible flags and fountains"""
    by_karmas: tuple[tuple[str, int], ...] = ()
    """the English titles of cards whose karmas add to the score, or (negative) take from it, each with the points;
    ``()`` also if a reader shall find the score out"""
    counted_by_karma: tuple[KarmaCountView, ...] = ()
    """what counts as achievements by karmas, Figure by Figure"""

    def cards(self, word: str) -> tuple[CardView, ...]:
        """Return the cards in a zone of the player.

        Raises:
            KeyError: the player has no such zone.
        """
        return _zone(self.zones, word).cards

    def zone(self, word: str) -> ZoneView:
        """Return a zone of the player.

        Raises:
            KeyError: the player has no such zone.
        """
        return _zone(self.zones, word)

    @property
    def banners_counting(self) -> tuple[BannerView, ...]:
        """The flags and fountains that count as achievements now."""
        return tuple(banner for banner in self.banners if banner.counts)

    @property
    def uncarded(self) -> int:
        """How many achievements count that are no cards: flags, fountains, and those by karmas."""
        return len(self.banners_counting) + sum(each.count for each in self.counted_by_karma)

    @property
    def hand(self) -> tuple[CardView, ...]:
        """The cards in hand."""
        return self.cards(HAND)

    @property
    def score(self) -> tuple[CardView, ...]:
        """The cards in the score pile."""
        return self.cards(SCORE)

    @property
    def achievements(self) -> tuple[CardView, ...]:
        """The claimed standard achievements (always backs)."""
        return self.cards(ACHIEVEMENTS)


@dataclass(frozen=True, slots=True)
class DeckView:
    """The deck of one set and age: how many cards it has."""

    age: int
    count: int
    set: str = "base"


@dataclass(frozen=True, slots=True)
class AchievementView:
    """One available standard achievement and whether the viewer could claim it now."""

    card: CardView
    points_needed: int
    points_missing: int | None
    """0 when the viewer's score suffices; ``None``: the reader must find out"""
    top_missing: bool
    """whether the viewer lacks a top card of equal or higher value"""
    held: int = 0
    """how many achievements of this value the viewer has: each makes another as dear as one more"""


@dataclass(frozen=True, slots=True)
class SpecialView:
    """One special achievement: who holds it, and each player's progress in the unit of its condition."""

    name: str
    """English name: Monument, Empire, World, Wonder, Universe"""
    state: str
    """``"available"``, ``"claimed"``, ``"junked"`` or, out of a game without junk, ``"removed"``; of a Museum also
    ``"in-use"``: an Artifact of the holder lies on it; and ``"in-supply"``"""
    holder: int | None
    progress: tuple[int, ...]
    """per seat, at most ``needed``; empty: the reader must find out, or there is no condition to meet"""
    needed: int
    """0 if there is no condition to meet"""
    set: str = "base"
    bears: str = ""
    """of what is in use: the English title of the card that lies on it"""
    rule: str = ""
    """id of the rule that says what it is claimed for, under the readings of the game"""
    needs: tuple[int, ...] = ()
    """per seat what it takes, where a karma makes it less for some; empty where all need the same"""
    color: Color | None = None
    """the color of a Decree"""

    def need_of(self, seat: int) -> int:
        """Return how much a player needs."""
        return self.needs[seat] if seat < len(self.needs) else self.needed


@dataclass(frozen=True, slots=True)
class NextDrawView:
    """Where the next Draw action would take its card from."""

    seat: int
    """who would draw"""
    asked: int
    """the value asked for: that of the highest top card, 0 for an empty board"""
    age: int
    """the age drawn from: the next with base cards"""
    set: str = "base"
    """the set of the deck drawn from"""
    ruled: str = ""
    """the set whose deck a rule names for this draw; its deck is empty if ``set`` is another"""


@dataclass(frozen=True, slots=True)
class TableView:
    """The whole table as ``viewer`` sees it; ``viewer`` ``None`` sees all, ``-1`` is nobody (public facts only)."""

    edition: int
    viewer: int | None
    players: tuple[PlayerView, ...]
    """in turn order, seat 0 first"""
    decks: tuple[DeckView, ...]
    """those of the base set by age, then those of each further set by age, empty ones too"""
    achievements: tuple[AchievementView, ...]
    """available standard ones, by value"""
    specials: tuple[SpecialView, ...]
    zones: tuple[ZoneView, ...]
    """the zones that nobody owns, in the order of the list of zone kinds, but for decks and special achievements"""
    current: int
    """seat of the current player"""
    action: int
    """1 or 2: which action of the turn is being taken or about to be"""
    actions: int
    """how many actions this turn has; 0 before the first turn, -1: the reader must find out whose turn it is"""
    next_draw: NextDrawView | None
    """``None`` before the first turn, and when the draw would end the game"""
    executing: int | None = None
    """card id of the outermost card of the running Dogma action, if any"""
    featured: Icon | None = None
    """the featured icon of the running Dogma action"""
    verdicts: tuple[tuple[int, str, int, int], ...] = ()
    """while a Dogma runs: (seat, verdict, own count, activator's count); a verdict is "shares", "compelled",
    "vulnerable", "exposed": it shares and is vulnerable, "spared" by a card that compels, "immune" or that of who goes
    last"""
    winners: tuple[int, ...] | None = None
    """seats that won, once the game is over; ``()`` is a draw"""
    icons: tuple[Icon, ...] = STANDARD_ICONS
    """the kinds of icon that the game has, whose totals are shown: the older editions know no avatar"""

    def cards(self, word: str) -> tuple[CardView, ...]:
        """Return the cards in a zone that nobody owns.

        Raises:
            KeyError: there is no such zone.
        """
        return _zone(self.zones, word).cards

    @property
    def out_of_play(self) -> ZoneView:
        """The zone of the cards that are out of the game, the junk or the box: backs only (4e base p. 33)."""
        return next(zone for zone in self.zones if zone.word in (JUNK, BOX))

    @property
    def base_decks(self) -> tuple[DeckView, ...]:
        """The decks of the base set, by age."""
        return tuple(deck for deck in self.decks if deck.set == "base")


def _zone(zones: tuple[ZoneView, ...], word: str) -> ZoneView:
    for zone in zones:
        if zone.word == word:
            return zone
    raise KeyError(word)
