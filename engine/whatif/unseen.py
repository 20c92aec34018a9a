"""Whether an action has the same outcomes whatever the cards are that a seat cannot know; if not, on which it depends.

Where no effect looks at them, the tree of outcomes decides: each draw branches over every card that it could be. On
which cards it depends is found by experiment: the unknown cards are dealt again, then one of them at a time is
exchanged for each card that it could be and that lies deep in a deck, so that nothing else changes, and all outcomes
are counted with open cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.explore import End, Kind, OutcomeTree
from engine.explore.worlds import imagine, swap
from engine.game import Game
from engine.model.state import State
from engine.query import sight
from engine.query.sight import could_be

DEALS = 4
"""worlds in which the unknown cards are exchanged one by one"""
DEEP = 3
"""from which place on a card of a deck lies deep"""
MOST_STATES = 1_000
"""states of one tree of outcomes"""
MOST_TREE = 10_000
"""states of the tree that decides where no effect looks at unknown cards"""
SLICE = 100
"""of these, states between two looks at what else there is to do"""
MOST_TRIED = 2_000
"""cards that are exchanged"""

Groups = dict[frozenset[End], list[int]]
"""cards by the outcomes that are possible with them"""


@dataclass(frozen=True, slots=True)
class Depends:
    """A place whose unknown cards make a difference."""

    zone: int
    """the zone; of a card that is drawn, its deck"""
    groups: tuple[tuple[int, ...], ...]
    """cards that could be there, those together with which the same can follow, for one way of dealing the others;
    none: it was found while drawing, and not by exchanging cards"""


class Unseen:
    """What depends on unknown cards; :meth:`grow` looks further. ``seat`` is who does not know them, -1 everybody."""

    def __init__(self, game: Game, answer: tuple[int, ...] | None, seat: int) -> None:
        self.game = game.copy()
        self.answer = answer
        self.seat = seat
        self.depends: list[Depends] = []
        """the places that make a difference, as far as was looked"""
        self.certain = True
        """whether that nothing depends on them would be proved; else it was only tried"""
        self.tried = 0
        """draws that were looked at, or cards that were exchanged"""
        self.complete = False
        self._work = self._looks()

    def grow(self, number: int = 1) -> bool:
        """Look so many steps further; return whether there are more."""
        for _ in range(number):
            if next(self._work, None) is None:
                self.complete = True
                break
        return not self.complete

    @property
    def same(self) -> bool:
        """Whether no difference was found."""
        return not self.depends

    def _looks(self) -> Iterator[int]:
        tree = OutcomeTree(self.game, self.answer, seat=self.seat)
        drawn = set[int]()
        if tree.known:
            while tree.tried < MOST_TREE and tree.grow(SLICE):
                yield tree.tried
            drawn = self._drawn(tree)
        self.certain = tree.complete
        if not self.certain or drawn:
            yield from self._by_exchange()
            found = {each.zone for each in self.depends}
            self.depends += [Depends(deck, ()) for deck in sorted(drawn - found)]

    # --- where no effect looks at them ---

    @staticmethod
    def _drawn(tree: OutcomeTree) -> set[int]:
        """Return the decks of which the card that is drawn makes a difference, as far as the tree was grown."""
        reached = [frozenset[int]()] * len(tree.kinds)
        open_ = {each.node for each in tree.unexplored()}
        for node in tree.order():
            own = tree.end_of.get(node)
            reached[node] = frozenset(() if own is None else (own,)).union(
                *(reached[child] for child in tree.children[node])
            )
        return {
            tree.machine.home[tree.picked[tree.children[node][0]][0]]
            for node, kind in enumerate(tree.kinds)
            if kind == Kind.CHANCE and node not in open_ and len({reached[each] for each in tree.children[node]}) > 1
        }

    # --- where one does ---

    def _by_exchange(self) -> Iterator[int]:
        m, s = self.game.machine, self.game.state
        found: dict[int, Groups] = {}
        for deal in range(DEALS):
            world = imagine(m, s, self.seat, deal + 1)
            zones = [
                zone
                for zone, cards in enumerate(world.zones)
                if cards and any(not sight.knows(m, world, self.seat, card) for card in cards)
            ]
            for zone in zones:
                groups = self._exchanged(world, zone)
                yield self.tried
                if len(groups) > 1:
                    found.setdefault(zone, groups)
                if self.tried >= MOST_TRIED:
                    break
        for zone, groups in found.items():
            self.depends.append(Depends(zone, tuple(tuple(each) for each in groups.values())))

    def _exchanged(self, world: State, zone: int) -> Groups:
        """Return the cards that could lie in a zone by the outcomes that are possible then, for its first such card."""
        m = self.game.machine
        cards = world.zones[zone]
        for lies in cards[:1] if m.zones.back[zone] is not None else cards:
            if sight.knows(m, world, self.seat, lies):
                continue
            groups: Groups = {self._ends(world): [lies]}
            for other in could_be(m, world, self.seat, lies):
                deck = world.zones[m.home[other]]
                if other not in deck[DEEP:]:
                    continue
                self.tried += 1
                exchanged = world.copy()
                swap(m, exchanged, lies, other)
                groups.setdefault(self._ends(exchanged), []).append(other)
            if len(groups) > 1:
                return groups
        return {}

    def _ends(self, state: State) -> frozenset[End]:
        """Return what can follow with open cards."""
        game = Game(state, machine_=self.game.machine.silent())
        answer = self.answer
        tree = OutcomeTree(game, answer)
        tree.grow(MOST_STATES)
        return frozenset(tree.ends)
