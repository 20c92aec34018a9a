"""The zones of a table: one list of the kinds of zone, and where each zone lies in ``State.zones``.

A zone kind is one entry in a list. Everything that goes through the zones iterates over the list: a set of cards brings
a zone by an entry (and by the words for it, see ``docs/architecture.md``), and nothing else counts zones by hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from engine.lang.terms import Color

MOST_PLAYERS = 10
"""the most players of any table; the sets of a game may allow fewer"""

Back = tuple[str, int]
"""what a card's back shows: its set and its age; each back has a deck"""


class Owner(Enum):
    """Who has a zone of a kind."""

    EACH_PLAYER = "each-player"
    COMMON = "common"


class Fronts(Enum):
    """Who may look at the fronts of the cards in a zone (4e base p. 33, Hidden Information)."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


class Order(Enum):
    """Whether the order of the cards in a zone means anything."""

    PILE = "pile"
    """it does: the first card is the top of a pile, and the next card of a deck"""
    SET = "set"
    """it does not"""


class Parts(Enum):
    """Whether a kind is one zone for each owner, or several."""

    ONE = "one"
    COLORS = "colors"
    """one for each color: the piles of a board"""
    BACKS = "backs"
    """one for each back: the decks"""


@dataclass(frozen=True, slots=True)
class ZoneKind:
    """A kind of zone: all that the engine has to know of it."""

    word: str
    """names the kind in positions, saves, views, option ids and message ids"""
    owner: Owner
    fronts: Fronts
    order: Order
    set: str = "base"
    """the set of cards that brings it"""
    leaves_with_player: bool = True
    """whether its cards are junked when its owner leaves the game; if not, they stay where they are"""
    parts: Parts = Parts.ONE
    cards: bool = True
    """whether cards with a back can lie here"""
    specials: bool = False
    """whether special achievements can lie here"""
    key: str = ""
    """its name in positions, if not its word"""
    rules: tuple[str, ...] = ()
    """the ids of the rules that explain it, besides those of the base game"""
    filled_by: str = ""
    """the verb that puts cards here, as many as the owner's best splay allows (Ultimate p. 31); empty: none does"""
    limit_rule: str = ""
    """the id of the rule that says how many that are"""
    achieved_from: bool = False
    """whether its owner, and nobody else, may claim cards here with an Achieve action (Ultimate p. 31)"""
    noun: str = ""
    """what its cards are called, if not cards: the message ``np-<noun>``, which a possessive can stand before"""
    melded_from: bool = False
    """whether its owner may meld cards here with a Meld action, as from the hand (Ultimate p. 27)"""
    lends: bool = False
    """whether a card here lends its icons for the verdicts of a Dogma action with it (Ultimate p. 27)"""
    only_set: bool = False
    """whether only cards of the set that brings it lie here"""
    most: int = 0
    """the most cards that ever lie here; 0: as many as may come"""
    stock_of: str = ""
    """the kind of special cards that lie here while nobody has them, if not special achievements: ``"museum"``"""
    lies_on: str = ""
    """the kind of special cards of which one lies here right under each other card (Ultimate p. 26)"""
    spared_if: tuple[str, str] = ("", "")
    """the switch, and the choice of it, with which an effect on all of a player's cards passes the kind over"""
    only_if: tuple[str, str] = ("", "")
    """the switch, and the choice of it, with which a game has the kind; without a switch every game has it"""

    @property
    def position_key(self) -> str:
        """The key of the zone in a position."""
        return self.key or self.word

    def is_in(self, switches: Mapping[str, str]) -> bool:
        """Return whether a game with some switches has the kind."""
        switch, choice = self.only_if
        return not switch or switches[switch] == choice

    def takes_special(self, of: str) -> bool:
        """Return whether special cards of a kind can lie here: ``"achievement"``, ``"museum"``, ``"decree"``."""
        if self.lies_on or self.stock_of:
            return of in (self.lies_on, self.stock_of)
        return self.specials and (self.word != SPECIALS or of == "achievement")

    def holds(self, *, special: bool) -> bool:
        """Return whether a special achievement, or another card, can lie here."""
        return self.specials if special else self.cards


BOARD, HAND, SCORE, ACHIEVEMENTS = "board", "hand", "score", "achievements"
JUNK, AVAILABLE, SPECIALS, JUNKED_SPECIALS, DECK = "junk", "available", "specials", "junked-specials", "deck"
BOX = "box"

_JUNKING, _REMOVING = ("out-of-play", "junk"), ("out-of-play", "removed")

BASE = (
    ZoneKind(BOARD, Owner.EACH_PLAYER, Fronts.ALL, Order.PILE, parts=Parts.COLORS),
    ZoneKind(HAND, Owner.EACH_PLAYER, Fronts.OWNER, Order.SET),
    ZoneKind(SCORE, Owner.EACH_PLAYER, Fronts.OWNER, Order.SET),
    ZoneKind(ACHIEVEMENTS, Owner.EACH_PLAYER, Fronts.NOBODY, Order.SET, specials=True),
    ZoneKind(JUNK, Owner.COMMON, Fronts.NOBODY, Order.SET, only_if=_JUNKING),
    ZoneKind(BOX, Owner.COMMON, Fronts.NOBODY, Order.SET, specials=True, only_if=_REMOVING),
    ZoneKind(AVAILABLE, Owner.COMMON, Fronts.NOBODY, Order.SET, key="achievements"),
    ZoneKind(SPECIALS, Owner.COMMON, Fronts.ALL, Order.SET, cards=False, specials=True),
    ZoneKind(
        JUNKED_SPECIALS,
        Owner.COMMON,
        Fronts.ALL,
        Order.SET,
        cards=False,
        specials=True,
        key=JUNK,
        only_if=_JUNKING,
    ),
    ZoneKind(DECK, Owner.COMMON, Fronts.NOBODY, Order.PILE, parts=Parts.BACKS),
)
"""the kinds of zone of the base game (4e base p. 6-9); what is out of the game lies in the junk, or in the box (3e:
Keywords: Remove)"""


class Zones:
    """Where each zone lies in ``State.zones``, for a number of players, some kinds of zone and some decks.

    First come the areas, player by player: the piles of the board by color, then the other kinds that each player has,
    in the order of the list. Then come the common kinds in the order of the list, the decks by set and age.

    >>> zones = Zones(2, decks=[("base", age) for age in range(1, 12)])
    >>> zones.name(zones.hand(1)), zones.name(zones.deck(3))
    ('hand:1', 'deck:base:3')
    """

    __slots__ = (
        "_at",
        "_decks",
        "_names",
        "_of",
        "achievements_of",
        "area_of",
        "available",
        "back",
        "board_of",
        "color",
        "common_kinds",
        "decks",
        "filled_by",
        "hand_of",
        "is_board",
        "kind_of",
        "kinds",
        "of_word",
        "out_of_play",
        "owner",
        "piles_of",
        "player_kinds",
        "players",
        "score_of",
        "spared",
        "specials",
        "specials_out_of_play",
        "word",
    )

    def __init__(self, players: int, kinds: Sequence[ZoneKind] = BASE, decks: Iterable[Back] = ()) -> None:
        """Lay out the zones.

        Raises:
            ValueError: too many players, two kinds with one word, or two decks with one back.
        """
        if not 1 <= players <= MOST_PLAYERS:
            msg = f"a table is laid out for 1 to {MOST_PLAYERS} players, not {players}"
            raise ValueError(msg)
        self.players = players
        self.kinds = tuple(kinds)
        self.decks: tuple[Back, ...] = tuple(decks)
        """the back of every deck, in the order of the decks"""
        self.spared: frozenset[str] = frozenset()
        """the kinds that an effect on all of a player's cards passes over, by the readings of the game"""
        self.of_word: Mapping[str, ZoneKind] = {kind.word: kind for kind in self.kinds}
        """every kind by its word"""
        self.filled_by: Mapping[str, str] = {kind.filled_by: kind.word for kind in self.kinds if kind.filled_by}
        """the kind of zone that a verb fills up to a limit, by the verb"""
        self.player_kinds = tuple(kind for kind in self.kinds if kind.owner is Owner.EACH_PLAYER and not _several(kind))
        """the kinds of which each player has one zone: all but the board"""
        self.common_kinds = tuple(kind for kind in self.kinds if kind.owner is Owner.COMMON and not _several(kind))
        """the common kinds of one zone each: all but the decks"""
        laid: list[tuple[str, ZoneKind, int, int, Back | None]] = []
        areas = [self._lay_area(laid, seat) for seat in range(players)]
        laid += [(kind.word, kind, -1, -1, None) for kind in self.common_kinds]
        (deck,) = (kind for kind in self.kinds if kind.parts is Parts.BACKS)
        laid += [(f"{deck.word}:{set_}:{age}", deck, -1, -1, (set_, age)) for set_, age in self.decks]
        self._names = tuple(name for name, *_ in laid)
        self._at: Mapping[str, int] = {name: zone for zone, name in enumerate(self._names)}
        self._of: Mapping[tuple[str, int], int] = {
            (kind.word, owner): zone for zone, (_, kind, owner, _, _) in enumerate(laid) if kind.parts is Parts.ONE
        }
        if len(self.of_word) < len(self.kinds) or len(self._at) < len(laid):
            msg = "two kinds of zone have one word, or two decks one back"
            raise ValueError(msg)
        self.kind_of = tuple(kind for _, kind, _, _, _ in laid)
        """by zone"""
        self.word = tuple(kind.word for kind in self.kind_of)
        """the word of the zone's kind, by zone"""
        self.owner = tuple(owner for _, _, owner, _, _ in laid)
        """the seat that has it, or -1, by zone"""
        self.color = tuple(color for _, _, _, color, _ in laid)
        """the color of a pile, else -1, by zone"""
        self.back = tuple(back for *_, back in laid)
        """the back of a deck's cards, else ``None``, by zone"""
        self.is_board = tuple(color >= 0 for color in self.color)
        """whether it is a pile of a board, by zone"""
        self.area_of = tuple(areas)
        """all zones of a player, by seat"""
        self.piles_of = tuple(tuple(area[: len(Color)]) for area in areas)
        """the piles of a board, by seat and color"""
        self.board_of = tuple(slice(piles[0], piles[-1] + 1) for piles in self.piles_of)
        """where the piles of a board lie in ``State.zones``, by seat"""
        self.hand_of, self.score_of, self.achievements_of = (
            tuple(self.of(word, seat) for seat in range(players)) for word in (HAND, SCORE, ACHIEVEMENTS)
        )
        self.available, self.specials = self.of(AVAILABLE), self.of(SPECIALS)
        junked = JUNK in self.of_word
        self.out_of_play = self.of(JUNK if junked else BOX)
        """where the cards lie that are out of the game: the junk or the box"""
        self.specials_out_of_play = self.of(JUNKED_SPECIALS) if junked else self.out_of_play
        """where the special achievements lie that are out of the game"""
        self._decks: dict[str, tuple[int, ...]] = {}
        for set_ in {name for name, _ in self.decks}:
            oldest = max(age for name, age in self.decks if name == set_)
            self._decks[set_] = tuple(self._at.get(f"{deck.word}:{set_}:{age}", -1) for age in range(oldest + 1))

    def _lay_area(self, laid: list[tuple[str, ZoneKind, int, int, Back | None]], seat: int) -> range:
        first = len(laid)
        (board,) = (kind for kind in self.kinds if kind.parts is Parts.COLORS)
        laid += [(f"{board.word}:{seat}:{color.word}", board, seat, int(color), None) for color in Color]
        laid += [(f"{kind.word}:{seat}", kind, seat, -1, None) for kind in self.player_kinds]
        return range(first, len(laid))

    def __len__(self) -> int:
        return len(self._names)

    # --- kinds ---

    def kind(self, word: str) -> ZoneKind:
        """Return a kind of zone.

        Raises:
            ValueError: the game has no zone of that word.
        """
        if word not in self.of_word:
            msg = f"this game has no zone {word!r}; it has: {', '.join(self.of_word)}"
            raise ValueError(msg)
        return self.of_word[word]

    def all_of(self, word: str, seat: int = -1) -> tuple[int, ...]:
        """Return every zone of a kind that a player has; all zones of a common kind, for any seat.

        Raises:
            ValueError: the game has no zone of that word.
        """
        kind = self.kind(word)
        if kind.owner is Owner.COMMON:
            return tuple(zone for zone, each in enumerate(self.kind_of) if each is kind)
        return tuple(zone for zone in self.area_of[seat] if self.kind_of[zone] is kind)

    # --- one zone ---

    def of(self, word: str, seat: int = -1) -> int:
        """Return the zone of a kind that a player has, or the common one; the board and the decks are several.

        Raises:
            KeyError: there is none of that word for that seat.
        """
        return self._of[word, seat]

    def pile(self, seat: int, color: int) -> int:
        """Return the zone of one color of a board; the first card of a pile is its top."""
        return self.piles_of[seat][color]

    def hand(self, seat: int) -> int:
        """Return the zone of a hand."""
        return self.hand_of[seat]

    def score(self, seat: int) -> int:
        """Return the zone of a score pile."""
        return self.score_of[seat]

    def achievements(self, seat: int) -> int:
        """Return the zone of claimed achievements."""
        return self.achievements_of[seat]

    def deck(self, age: int, set_: str = "base") -> int:
        """Return the zone of a deck; its first card is drawn next.

        Raises:
            KeyError: there is no such deck.
        """
        return self._at[f"{DECK}:{set_}:{age}"]

    def decks_of(self, set_: str = "base") -> tuple[int, ...]:
        """Return the decks of a set by age, from age 0 on: -1 where there is none."""
        return self._decks.get(set_, ())

    # --- names ---

    def name(self, zone: int) -> str:
        """Return the name of a zone: ``hand:0``, ``board:0:red``, ``deck:base:3``, ``junk``."""
        return self._names[zone]

    def parse(self, name: str) -> int:
        """Return the zone of a name.

        Raises:
            ValueError: no zone has that name.
        """
        try:
            return self._at[name]
        except KeyError:
            msg = f"no zone is called {name!r}"
            raise ValueError(msg) from None

    # --- several zones ---

    def area(self, seat: int) -> range:
        """Return all zones of a player."""
        return self.area_of[seat]

    def leaving(self, seat: int) -> tuple[int, ...]:
        """Return the zones of a player whose cards are junked when the player leaves the game."""
        return tuple(zone for zone in self.area_of[seat] if self.kind_of[zone].leaves_with_player)

    def called(self, key: str, seat: int = -1) -> tuple[int, ...]:
        """Return the zones that a position calls by a key; what cannot lie in the first lies in the second."""
        kinds = self.common_kinds if seat < 0 else self.player_kinds
        return tuple(self.of(kind.word, seat) for kind in kinds if kind.position_key == key)

    def lookers(self) -> tuple[int, ...]:
        """Return for every zone the seats, as bits, that may look at the fronts in it."""
        seats = {Fronts.ALL: (1 << self.players) - 1, Fronts.NOBODY: 0}
        return tuple(
            1 << owner if kind.fronts is Fronts.OWNER else seats[kind.fronts]
            for kind, owner in zip(self.kind_of, self.owner, strict=True)
        )

    @property
    def piles(self) -> int:
        """How many zones belong to players; these come first, so that splays have the numbers of their piles."""
        return sum(map(len, self.area_of))


def _several(kind: ZoneKind) -> bool:
    return kind.parts is not Parts.ONE
