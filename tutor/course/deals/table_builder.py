"""A table in the making, and what the deals of all themes share.

A *deal* takes random numbers and lays a table out. It says which reading of the game answers the question and what a
learner with a certain misconception would answer, counted from the very cards; what is right it does not say, the
engine does (``families.py``). A deal that does not come out raises :class:`NoDeal`, and the next one is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from engine.cards.facts import card_catalogue
from engine.game import Game
from engine.lang.terms import LAST_AGE, Color, EffectKind, Icon
from engine.model.cards import CardFacts
from engine.model.zones import ACHIEVEMENTS, HAND, SCORE
from engine.positions.position import Bilingual, Deck, Item, Lying, Pile, Player, Position, Turn
from engine.run.errors import GameError
from engine.run.options import option_ids
from engine.trace.events import Entry
from engine.trace.recorder import Level
from tutor.course.questions import Playthrough, seat_id
from tutor.course.tasks import Answer, Term

NAMES = (Bilingual("You", "Ви"), Bilingual("Olena", "Олена"), Bilingual("Taras", "Тарас"), Bilingual("Marko", "Марко"))
"""who sits at the table, clockwise from the learner"""
AGES = range(1, LAST_AGE + 1)
"""the values of cards"""
LONG = 40
"""answers after which a walk is given up"""


class NoDeal(Exception):  # noqa: N818
    """These random numbers give no table for the question."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt:
    """A table and what is asked about it."""

    position: Position
    read: Term
    tries: tuple[tuple[str, Answer], ...]
    """what a learner would answer: (misconception, answer); an answer that is right reveals nothing"""
    slots: Mapping[str, str | int]
    """what is put into the words: ids of cards, numbers"""
    options: str
    """what the options are made from (``Option.kind``); ``text``: the family words them"""
    ids: tuple[str, ...] = ()
    """options in their order; none: the right one and those of the tries, by their numbers"""
    means: Mapping[str, str] = field(default_factory=dict)
    """what the game must say for an option in words to be right, where that is not its id"""
    kind: str = "predict"
    many: bool = False
    play: tuple[tuple[str, ...], ...] = ()
    """the walk after which is read"""
    walk: bool = False
    """whether the learner does it on the table, so that the answer must not hang on what is chosen on the way"""


Deal = Callable[[Random], Dealt]


class Bench:
    """A table in the making."""

    def __init__(self, rng: Random, players: int = 2) -> None:
        self.rng = rng
        self.cards = card_catalogue(4)
        self.free = [card.id for card in self.cards.cards]
        rng.shuffle(self.free)
        self.players = players
        self.boards: list[list[list[int]]] = [[[] for _ in Color] for _ in range(players)]
        self.splays: list[list[int]] = [[0 for _ in Color] for _ in range(players)]
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.claimed: list[list[int]] = [[] for _ in range(players)]

    # --- cards ---

    def facts(self, card: int) -> CardFacts:
        """Return what a card prints."""
        return self.cards.facts[card]

    def featured(self, card: int) -> Icon:
        """Return the featured icon of a card that has one."""
        return self.cards.featured[card]

    def age(self, card: int) -> int:
        """Return a card's value."""
        return self.cards.age[card]

    def key(self, card: int) -> str:
        """Return a card's key."""
        return self.cards.key[card]

    def take(self, ages: Iterable[int], *tests: Callable[[CardFacts], bool]) -> int:
        """Take any card of these values that passes.

        Raises:
            NoDeal: there is none.
        """
        wanted = set(ages)
        for card in self.free:
            if self.cards.age[card] in wanted and all(test(self.facts(card)) for test in tests):
                self.free.remove(card)
                return card
        raise NoDeal

    def take_many(self, number: int, ages: Iterable[int], *tests: Callable[[CardFacts], bool]) -> list[int]:
        """Take several."""
        known = tuple(ages)
        return [self.take(known, *tests) for _ in range(number)]

    def lay(self, seat: int, *cards: int, splay: int = 0) -> None:
        """Lay cards onto a board, each under those of its colour."""
        for card in cards:
            color = self.cards.color[card]
            self.boards[seat][color].append(card)
            self.splays[seat][color] = splay

    def pile(self, seat: int, color: int, size: int, ages: Iterable[int], splay: int = 0) -> list[int]:
        """Lay a pile of a colour."""
        cards = self.take_many(size, ages, lambda card: card.color == color)
        self.lay(seat, *cards, splay=splay)
        return cards

    def spread(self, seat: int, colors: int, ages: Iterable[int], most: int = 1) -> None:
        """Lay piles of as many colours that are free, of one to ``most`` cards."""
        known = tuple(ages)
        empty = [color for color in Color if not self.boards[seat][color]]
        for color in self.rng.sample(empty, min(colors, len(empty))):
            self.pile(seat, color, self.rng.randint(1, most), known)

    def tops(self, seat: int) -> list[int]:
        """Return the top cards of a board."""
        return [pile[0] for pile in self.boards[seat] if pile]

    def covered(self, seat: int) -> list[int]:
        """Return its other cards."""
        return [card for pile in self.boards[seat] for card in pile[1:]]

    def highest(self, cards: Iterable[int]) -> int:
        """Return the highest value of some cards; 0 if there are none."""
        return max((self.age(card) for card in cards), default=0)

    def count(self, cards: Iterable[int], icon: Icon) -> int:
        """Return how many of an icon some cards print."""
        return sum(self.cards.icons[card].count(icon) for card in cards)

    def dogmas(self, *cards: int) -> Answer:
        """Return the actions that use some cards."""
        return tuple(f"dogma {self.key(card)}" for card in cards)

    # --- the table ---

    def position(
        self,
        *,
        decks: Mapping[int, Deck] | None = None,
        turn: Turn = Turn(),  # noqa: B008
        achievements: Sequence[int] | None = None,
        teams: tuple[int, ...] = (),
        switches: tuple[tuple[str, str], ...] = (),
    ) -> Position:
        """Return the table; without ``teams`` everybody plays alone, without ``switches`` the edition's rules hold."""

        def items(cards: Iterable[int]) -> tuple[Item, ...]:
            return tuple(Item(card, self.age(card)) for card in cards)

        players = tuple(
            Player(
                NAMES[seat],
                tuple(Pile(tuple(self.boards[seat][color]), self.splays[seat][color]) for color in Color),
                (
                    Lying(HAND, items(self.hands[seat])),
                    Lying(SCORE, items(self.scores[seat])),
                    Lying(ACHIEVEMENTS, items(self.claimed[seat])),
                ),
            )
            for seat in range(self.players)
        )
        return Position(
            source="variant",
            id="variant",
            title=Bilingual(""),
            players=players,
            teams=teams or tuple(range(self.players)),
            switches=switches,
            seed=self.rng.randrange(1_000_000),
            decks=tuple((("base", age), deck) for age, deck in sorted((decks or {}).items())),
            achievements=items(achievements) if achievements is not None else None,
            turn=turn,
        )


def wander(
    start: Game, first: tuple[str, ...], rng: Random, then: Sequence[tuple[str, ...]] = ()
) -> tuple[Playthrough, tuple[tuple[str, ...], ...]]:
    """Play an action, answering ``then`` and after that as it comes; return the walk and its answers.

    Raises:
        NoDeal: it ends the game, or has no end.
    """
    game = Game(start.state.copy(), Level.FULL)
    entries: list[Entry] = []
    answers: list[tuple[str, ...]] = []
    answer = first
    for _ in range(LONG):
        try:
            game.play(answer)
        except GameError:
            raise NoDeal from None
        answers.append(answer)
        entries += game.take_trace()
        request = game.request
        if request is None:
            raise NoDeal
        if request.purpose == "turn":
            return Playthrough(game.machine, start.state, game.state, tuple(entries)), tuple(answers)
        if len(answers) <= len(then):
            answer = then[len(answers) - 1]
            continue
        ids = option_ids(game.machine, game.state)
        answer = tuple(rng.sample(ids, min(rng.randint(request.low, request.high), len(ids))))
    raise NoDeal


def straight(position: Position, *answers: str) -> Playthrough:
    """Play actions in which nobody has anything to choose.

    Raises:
        NoDeal: somebody has, or the game ends.
    """
    try:
        walk = Playthrough.play(position.game(), tuple((answer,) for answer in answers))
    except GameError:
        raise NoDeal from None
    if walk.end.request is None or walk.end.request.purpose != "turn":
        raise NoDeal
    return walk


def only(*wanted: bool) -> None:
    """Give a deal up where something does not hold.

    Raises:
        NoDeal: it does not.
    """
    if not all(wanted):
        raise NoDeal


def peaceful(card: CardFacts) -> bool:
    """Whether a card demands nothing."""
    return all(kind == EffectKind.DOGMA for kind in card.effects)


def demanding(card: CardFacts) -> bool:
    """Whether a card's first effect is a demand."""
    return card.effects[0] == EffectKind.DEMAND


def keyed(*keys: str) -> Callable[[CardFacts], bool]:
    """Return a test: whether a card is one of these."""
    return lambda card: card.key in keys


def one(value: object) -> Answer:
    """Return an answer of one option."""
    return (str(value),)


def seats(found: Iterable[int]) -> Answer:
    """Return seats as an answer."""
    return tuple(seat_id(seat) for seat in sorted(found))


def term(name: str, **args: object) -> Term:
    """Return a reading."""
    return Term(name, tuple((key.replace("_", "-"), value) for key, value in args.items()))


def drawn_first(walk: Playthrough) -> int | None:
    """Return the value of the first card that you draw by a card."""
    return next((moved.value for verb, moved in walk.moves() if verb == "draw" and moved.seat == 0), None)


def some_icon(b: Bench, cards: Sequence[int]) -> Icon:
    """An icon that these cards print."""
    return b.rng.choice(sorted({icon for card in cards for icon in b.cards.icons[card]}))


def icon_word(icon: Icon) -> str:
    """Return an icon as authors write it."""
    return f"[{icon.word}]"


def board_with(rng: Random, *tests: Callable[[CardFacts], bool]) -> tuple[Bench, int]:
    """Two boards, of which yours has a card that passes; nothing else lies on the table."""
    b = Bench(rng)
    card = b.take(AGES, *tests)
    b.lay(0, card)
    return b, card


def three_boards(rng: Random, test: Callable[[CardFacts], bool], most: int = 2) -> tuple[Bench, int]:
    """Three boards, and a card of yours that passes."""
    b = Bench(rng, 3)
    card = b.take(range(1, 8), test)
    b.lay(0, card)
    ages = range(max(1, b.age(card) - 2), b.age(card) + 2)
    b.spread(0, rng.randint(1, 2), ages, most)
    for seat in (1, 2):
        b.spread(seat, rng.randint(2, 3), ages, most)
        b.hands[seat] = b.take_many(1, ages)
    b.hands[0] = b.take_many(rng.randint(0, 2), ages)
    return b, card


def icons_shown(b: Bench, icon: Icon) -> list[int]:
    """How many of an icon the top cards of each board print; all that is shown where nothing is splayed."""
    return [b.count(b.tops(seat), icon) for seat in range(b.players)]


def own_icons(b: Bench, icon: Icon) -> dict[str, int]:
    """Return the same as slots: ``own1`` is what you show."""
    return {f"own{seat + 1}": count for seat, count in enumerate(icons_shown(b, icon))}


def dogma_slots(b: Bench, card: int) -> dict[str, str | int]:
    """Return as slots a card, its featured icon and how many of it everybody shows."""
    icon = b.featured(card)
    return {"card": b.key(card), "icon": icon_word(icon), **own_icons(b, icon)}


def another_icon(b: Bench, card: int) -> Icon | None:
    """An icon that a card prints and that is not its featured one."""
    others = set(b.facts(card).icons) - {b.featured(card)}
    return min(others, default=None)
