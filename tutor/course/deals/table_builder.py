"""A builder for random tables, and helpers for the deals of all themes.

A *deal* builds a table from random numbers. It names the question to the game and computes from the cards what someone
with a certain misconception would answer; the engine finds the right answer (``variants.py``). A deal that fails raises
:class:`NoDeal`, and the next one is tried.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from engine.cards.facts import card_catalogue
from engine.game import Game
from engine.lang.terms import LAST_AGE, Color, EffectKind, Icon
from engine.model.cards import CardFacts
from engine.model.zones import ACHIEVEMENTS, HAND, SCORE, Back
from engine.positions.position import Bilingual, Deck, Item, Lying, Pile, Player, Position, Turn
from engine.rules.documents import FOURTH
from engine.run.errors import GameError
from engine.run.options import option_ids
from engine.trace.events import Entry
from engine.trace.recorder import Level
from tutor.course.questions import Playthrough, seat_id
from tutor.course.tasks import Answer, Term

NAMES = (Bilingual("You", "Ви"), Bilingual("Olena", "Олена"), Bilingual("Taras", "Тарас"), Bilingual("Marko", "Марко"))
"""names of the players, clockwise from the learner"""
AGES = range(1, LAST_AGE + 1)
"""the values of cards"""
LONG = 40
"""number of answers after which a random play is given up"""


class NoDeal(Exception):  # noqa: N818
    """These random numbers give no table that fits the question."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt:
    """A table and the question about it."""

    position: Position
    read: Term
    tries: tuple[tuple[str, Answer], ...]
    """(misconception, answer of a learner who has it); a pair with the right answer is ignored"""
    slots: Mapping[str, str | int]
    """values for the slots of the texts: keys of cards, numbers"""
    options: str
    """source of the options (``Option.kind``); ``text``: the family has their texts"""
    ids: tuple[str, ...] = ()
    """ids of the options in order; empty: the right number and those of ``tries``"""
    means: Mapping[str, str] = field(default_factory=dict)
    """option id -> answer of the game for which it is right, if that is not the id"""
    kind: str = "predict"
    many: bool = False
    play: tuple[tuple[str, ...], ...] = ()
    """the answers to play before the question is answered"""
    on_table: bool = False
    """whether the learner plays it on the table, so that choices on the way must not change the answer"""


Deal = Callable[[Random], Dealt]


class TableBuilder:
    """Builds a table of an edition from random cards."""

    def __init__(self, rng: Random, players: int = 2, edition: int = FOURTH, sets: tuple[str, ...] = ("base",)) -> None:
        self.rng = rng
        self.sets = sets
        self.cards = card_catalogue(edition, sets)
        self.free = [card.id for card in self.cards.cards if card.set == "base"]
        rng.shuffle(self.free)
        self.players = players
        self.boards: list[list[list[int]]] = [[[] for _ in Color] for _ in range(players)]
        self.splays: list[list[int]] = [[0 for _ in Color] for _ in range(players)]
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.scores: list[list[int]] = [[] for _ in range(players)]
        self.claimed: list[list[int]] = [[] for _ in range(players)]
        self.further: dict[str, list[list[int]]] = {}
        """cards in the zones that further sets give each player, by the zone's word"""

    # --- cards ---

    def facts(self, card: int) -> CardFacts:
        """Return the printed facts of a card."""
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
        """Take a random unused card of these values that passes all tests.

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
        """Take several cards; see ``take``."""
        known = tuple(ages)
        return [self.take(known, *tests) for _ in range(number)]

    def keep(self, word: str, seat: int, *cards: int) -> None:
        """Put cards into a zone that a further set gives each player."""
        self.further.setdefault(word, [[] for _ in range(self.players)])[seat].extend(cards)

    def of_set(self, name: str, *tests: Callable[[CardFacts], bool]) -> int:
        """Take a random unused card of a further set that is played and passes all tests.

        Raises:
            NoDeal: there is none.
        """
        used = {card for board in self.boards for pile in board for card in pile} | self.cards.left_out
        found = [
            card.id
            for card in self.cards.cards
            if card.set == name and card.id not in used and all(test(card) for test in tests)
        ]
        if not found:
            raise NoDeal
        return self.rng.choice(found)

    def lay(self, seat: int, *cards: int, splay: int = 0) -> None:
        """Put cards on a board, each under the earlier ones of its colour."""
        for card in cards:
            color = self.cards.color[card]
            self.boards[seat][color].append(card)
            self.splays[seat][color] = splay

    def pile(self, seat: int, color: int, size: int, ages: Iterable[int], splay: int = 0) -> list[int]:
        """Put a pile of random cards of one colour on a board; return the cards, top first."""
        cards = self.take_many(size, ages, colored(color))
        self.lay(seat, *cards, splay=splay)
        return cards

    def spread(self, seat: int, colors: int, ages: Iterable[int], most: int = 1) -> None:
        """Put piles of 1 to ``most`` random cards on a board, in ``colors`` of its empty colours."""
        known = tuple(ages)
        empty = [color for color in Color if not self.boards[seat][color]]
        for color in self.rng.sample(empty, min(colors, len(empty))):
            self.pile(seat, color, self.rng.randint(1, most), known)

    def tops(self, seat: int) -> list[int]:
        """Return the top cards of a board."""
        return [pile[0] for pile in self.boards[seat] if pile]

    def covered(self, seat: int) -> list[int]:
        """Return the covered cards of a board."""
        return [card for pile in self.boards[seat] for card in pile[1:]]

    def highest(self, cards: Iterable[int]) -> int:
        """Return the highest value of some cards; 0 if there are none."""
        return max((self.age(card) for card in cards), default=0)

    def count(self, cards: Iterable[int], icon: Icon) -> int:
        """Return how often an icon is printed on some cards."""
        return sum(self.cards.icons[card].count(icon) for card in cards)

    def dogmas(self, *cards: int) -> Answer:
        """Return the actions that use some cards."""
        return tuple(f"dogma {self.key(card)}" for card in cards)

    # --- the table ---

    def position(
        self,
        *,
        decks: Mapping[int, Deck] | Mapping[Back, Deck] | None = None,
        turn: Turn = Turn(),  # noqa: B008
        achievements: Sequence[int] | None = None,
        teams: tuple[int, ...] = (),
        switches: tuple[tuple[str, str], ...] = (),
    ) -> Position:
        """Return the table; by default without teams and with the edition's readings.

        A deck is named by its value, one of a further set by its back: the set and the value.
        """

        def items(cards: Iterable[int]) -> tuple[Item, ...]:
            return tuple(Item(card, self.age(card)) for card in cards)

        def back(at: int | Back) -> Back:
            return ("base", at) if isinstance(at, int) else at

        players = tuple(
            Player(
                NAMES[seat],
                tuple(Pile(tuple(self.boards[seat][color]), self.splays[seat][color]) for color in Color),
                (
                    Lying(HAND, items(self.hands[seat])),
                    Lying(SCORE, items(self.scores[seat])),
                    Lying(ACHIEVEMENTS, items(self.claimed[seat])),
                    *(Lying(word, items(cards[seat])) for word, cards in self.further.items()),
                ),
            )
            for seat in range(self.players)
        )
        return Position(
            source="variant",
            id="variant",
            title=Bilingual(""),
            players=players,
            edition=self.cards.edition,
            sets=self.sets,
            teams=teams or tuple(range(self.players)),
            switches=switches,
            seed=self.rng.randrange(1_000_000),
            decks=tuple(sorted((back(at), deck) for at, deck in (decks or {}).items())),
            achievements=items(achievements) if achievements is not None else None,
            turn=turn,
        )


def wander(
    start: Game, first: tuple[str, ...], rng: Random, then: Sequence[tuple[str, ...]] = ()
) -> tuple[Playthrough, tuple[tuple[str, ...], ...]]:
    """Play an action with the answers ``then`` and random ones after them; return the playthrough and all answers.

    Raises:
        NoDeal: an answer is illegal, the game ends, or the action takes too many answers.
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
    """Play actions without any choice; return the playthrough.

    Raises:
        NoDeal: there is a choice, or the game ends.
    """
    try:
        playthrough = Playthrough.play(position.game(), tuple((answer,) for answer in answers))
    except GameError:
        raise NoDeal from None
    if playthrough.end.request is None or playthrough.end.request.purpose != "turn":
        raise NoDeal
    return playthrough


def only(*wanted: bool) -> None:
    """Give up the deal unless all conditions hold.

    Raises:
        NoDeal: a condition does not hold.
    """
    if not all(wanted):
        raise NoDeal


def peaceful(card: CardFacts) -> bool:
    """Return whether a card has no demand."""
    return all(kind == EffectKind.DOGMA for kind in card.effects)


def demanding(card: CardFacts) -> bool:
    """Return whether a card's first effect is a demand."""
    return card.effects[0] == EffectKind.DEMAND


def keyed(*keys: str) -> Callable[[CardFacts], bool]:
    """Return a test for cards with these keys."""
    return lambda card: card.key in keys


def colored(color: int) -> Callable[[CardFacts], bool]:
    """Return a test for cards of this colour."""
    return lambda card: card.color == color


def aged(age: int) -> Callable[[CardFacts], bool]:
    """Return a test for cards of this value."""
    return lambda card: card.age == age


def one(value: object) -> Answer:
    """Return an answer of one option."""
    return (str(value),)


def seats(found: Iterable[int]) -> Answer:
    """Return seats as an answer."""
    return tuple(seat_id(seat) for seat in sorted(found))


def term(name: str, **args: object) -> Term:
    """Return a question to the game."""
    return Term(name, tuple((key.replace("_", "-"), value) for key, value in args.items()))


def drawn_first(playthrough: Playthrough) -> int | None:
    """Return the value of the first card that the learner draws by an effect; ``None`` if there is none."""
    return next((moved.value for verb, moved in playthrough.moves() if verb == "draw" and moved.seat == 0), None)


def some_icon(b: TableBuilder, cards: Sequence[int]) -> Icon:
    """Return a random icon that is printed on these cards."""
    return b.rng.choice(sorted({icon for card in cards for icon in b.cards.icons[card]}))


def icon_word(icon: Icon) -> str:
    """Return the mark of an icon, as in authors' texts."""
    return f"[{icon.word}]"


def board_with(rng: Random, *tests: Callable[[CardFacts], bool], edition: int = FOURTH) -> tuple[TableBuilder, int]:
    """Return a table for two with one card that passes on the learner's board, and that card."""
    b = TableBuilder(rng, edition=edition)
    card = b.take(AGES, *tests)
    b.lay(0, card)
    return b, card


def three_boards(rng: Random, test: Callable[[CardFacts], bool], most: int = 2) -> tuple[TableBuilder, int]:
    """Return a table with three boards and one of the learner's cards, which passes."""
    b = TableBuilder(rng, 3)
    card = b.take(range(1, 8), test)
    b.lay(0, card)
    ages = range(max(1, b.age(card) - 2), b.age(card) + 2)
    b.spread(0, rng.randint(1, 2), ages, most)
    for seat in (1, 2):
        b.spread(seat, rng.randint(2, 3), ages, most)
        b.hands[seat] = b.take_many(1, ages)
    b.hands[0] = b.take_many(rng.randint(0, 2), ages)
    return b, card


def icons_shown(b: TableBuilder, icon: Icon) -> list[int]:
    """Return how often each board's top cards show an icon; the total, if nothing is splayed."""
    return [b.count(b.tops(seat), icon) for seat in range(b.players)]


def own_icons(b: TableBuilder, icon: Icon) -> dict[str, int]:
    """Return these counts as slots; ``own1`` is the learner's."""
    return {f"own{seat + 1}": count for seat, count in enumerate(icons_shown(b, icon))}


def dogma_slots(b: TableBuilder, card: int) -> dict[str, str | int]:
    """Return slots for a card, its featured icon and every player's count of it."""
    icon = b.featured(card)
    return {"card": b.key(card), "icon": icon_word(icon), **own_icons(b, icon)}


def another_icon(b: TableBuilder, card: int) -> Icon | None:
    """Return an icon of a card that is not its featured one; ``None`` if there is none."""
    others = set(b.facts(card).icons) - {b.featured(card)}
    return min(others, default=None)
