"""Outcomes as a table: equal ends together, with their probabilities; and those in which something happens."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import starmap
from typing import NamedTuple

from engine.explore.ends import End, Holding, end_of, places
from engine.explore.tree import Kind, OutcomeTree
from engine.model.state import Result
from engine.query.sight import knows

MOST_ROWS = 500
"""rows of which probabilities are counted; the others have their ways alone"""


class Bounds(NamedTuple):
    """How likely something is, over all that players may choose; 0 and 1 where they decide it."""

    least: Fraction
    """if every choice is made against it"""
    most: Fraction
    """if every choice is made for it"""


@dataclass(frozen=True, slots=True)
class Row:
    """The ends that are equal in what is compared."""

    end: End
    leaves: tuple[int, ...]
    """the nodes, the one that was found first at the front"""
    ways: int
    bounds: Bounds | None
    """``None``: not counted"""

    @property
    def probability(self) -> Fraction | None:
        """The exact probability, if no choice changes it."""
        return self.bounds.least if self.bounds is not None and self.bounds.least == self.bounds.most else None


class Column(NamedTuple):
    """Something of a player that is not the same in all rows, or has changed."""

    seat: int
    what: str
    """a field of ``Holding``"""


def rows(tree: OutcomeTree, leaves: Collection[int] | None = None, *, most: int = MOST_ROWS) -> list[Row]:
    """Return the outcomes, or only those among some leaves: the games that are over first, then by their ways."""
    ways = tree.ways_to()
    groups: dict[int, list[int]] = defaultdict(list)
    for leaf, end in tree.end_of.items():
        if leaves is None or leaf in leaves:
            groups[end].append(leaf)
    found = [(tree.ends[end], group, sum([ways[leaf] for leaf in group])) for end, group in groups.items()]
    found.sort(key=lambda each: (each[0].result is None, -each[2]))
    return [
        Row(end, tuple(group), count, bounds(tree, group) if number < most else None)
        for number, (end, group, count) in enumerate(found)
    ]


def bounds(tree: OutcomeTree, leaves: Iterable[int]) -> Bounds:
    """Return how likely it is that one of some leaves is reached.

    An answer that never ends is refused in play, so nobody chooses it. What was not looked at counts as neither.
    """
    zero, one = Fraction(0), Fraction(1)
    nodes = len(tree.kinds)
    least, most = [zero] * nodes, [zero] * nodes
    for leaf in leaves:
        least[leaf] = most[leaf] = one
    explored = [True] * nodes
    for each in tree.unexplored():
        explored[each.node] = False
    for node in tree.order():
        kind = tree.kinds[node]
        if kind >= Kind.END:
            continue
        children = tree.children[node]
        if kind == Kind.CHANCE:
            of = tree.of[node]
            least[node] = sum([least[child] for child in children], zero) / of
            most[node] = (sum([most[child] for child in children], zero) + of - len(children)) / of
            continue
        offered = [child for child in children if tree.kinds[child] != Kind.ENDLESS]
        low = [least[child] for child in offered]
        high = [most[child] for child in offered]
        least[node] = min(low, default=zero) if explored[node] else zero
        most[node] = max(high, default=zero) if explored[node] else one
    return Bounds(least[0], most[0]) if nodes else Bounds(zero, one)


def columns(tree: OutcomeTree, found: Sequence[Row]) -> list[Column]:
    """Return what differs between the rows, or from what was there before: by seat, in the order of ``Holding``."""
    before = end_of(tree.machine, tree.root)
    compared = [row.end.players for row in found] + [before.players]
    return [
        Column(seat, what)
        for seat in range(len(before.players))
        for what in Holding._fields
        if len({getattr(players[seat], what) for players in compared}) > 1
    ]


def before(tree: OutcomeTree) -> End:
    """Return what every player has before the action."""
    return end_of(tree.machine, tree.root)


# --- filters ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Wanted:
    """What must hold at the end of a line; everything that is given must."""

    claims: tuple[tuple[int, int], ...] = ()
    """(seat, achievement): it has claimed this one meanwhile; achievements as in ``Holding.achievements``"""
    over: bool = False
    """the game ends"""
    winner: int | None = None
    """this seat wins, alone or with others"""
    card_in: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """(card, zones): the card ends in one of these zones"""


def leaves_of(tree: OutcomeTree, wanted: Wanted) -> list[int]:
    """Return the leaves in which everything holds that is wanted, those that were found first at the front."""
    start = end_of(tree.machine, tree.root)
    fits = [_fits(start, end, wanted) for end in tree.ends]
    where = tree.root.where
    return [
        leaf
        for leaf, end in tree.end_of.items()
        if fits[end] and all(places(tree.moves[leaf]).get(card, where[card]) in zones for card, zones in wanted.card_in)
    ]


def card_ends(tree: OutcomeTree) -> dict[int, tuple[int, ...]]:
    """Return by card the zones in which it ends, of the cards that end elsewhere in some leaves than in others.

    Where a card lies before is one of them if it stays there in some leaves, and the seat knows it there.
    """
    found: dict[int, Counter[int]] = defaultdict(Counter)
    for moves in tree.moves.values():
        for card, zone in places(moves).items():
            found[card][zone] += 1
    m, root, leaves = tree.machine, tree.root, tree.leaves
    ends = {}
    for card, zones in found.items():
        stays = zones.total() < leaves
        if stays and knows(m, root, tree.seat, card):
            zones[root.where[card]] += leaves - zones.total()
        if len(zones) > 1 or stays:
            ends[card] = tuple(sorted(zones))
    return ends


def _fits(start: End, end: End, wanted: Wanted) -> bool:
    def claimed(seat: int, achievement: int) -> bool:
        have, had = end.players[seat].achievements, start.players[seat].achievements
        return have.count(achievement) > had.count(achievement)

    result: Result | None = end.result
    return (
        (result is not None or not (wanted.over or wanted.winner is not None))
        and (wanted.winner is None or (result is not None and wanted.winner in result.winners))
        and all(starmap(claimed, wanted.claims))
    )
