"""The tree of what can follow an answer: choices and chances to the end of the action, equal states merged.

A state that is reached in two ways is one node and is expanded once, so the tree is a directed graph without circles.
Chance is what a seat cannot know: the card that is drawn next may be each of those that it could be, each as likely as
the others. Everything else is a choice of a player. A tree holds no state but those on one path: a node is a few
numbers, a digest of its state, and the step by which it was first reached; its state is played again from the root.
"""

from __future__ import annotations

import marshal
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from hashlib import blake2b
from math import comb
from typing import Any

from engine.explore.ahead import run
from engine.explore.answers import answers
from engine.explore.ends import End, end_of, moved
from engine.explore.hidden import may_read_hidden
from engine.explore.worlds import in_order, order_of, relabel, swap, traded
from engine.game import Game
from engine.model.state import State
from engine.query.sight import Viewer, bits_of, could_be
from engine.run.errors import EndlessError, NotDoneError
from engine.run.machine import Machine

MOST_NODES = 200_000
"""nodes of a tree before it stops by itself; with their leaves they take some 100 MB"""
FIRST_LIMIT = 10_000
"""states that :func:`outcomes` tries unless it is given another limit"""


class Kind(IntEnum):
    """What a node is."""

    CHOICE = 0
    """a player is asked"""
    CHANCE = 1
    """an unknown card is drawn"""
    END = 2
    """the action is over: the next action is asked for, or the game has ended"""
    ENDLESS = 3
    """the action never ends; an answer that leads here is refused in play"""
    NOT_DONE = 4
    """a card would be executed that has no program"""


@dataclass(frozen=True, slots=True)
class Step:
    """One step from a node to the next."""

    kind: Kind
    """``CHOICE`` or ``CHANCE``"""
    seat: int
    """who decides; -1 for chance"""
    picked: tuple[int, ...]
    """the answer, or the one card that is drawn"""


@dataclass(slots=True)
class _Open:
    """A node that is being expanded."""

    node: int
    state: State
    rest: Iterator[tuple[int, ...]]
    drawn: int = -1
    """of a chance: the card whose place the others take"""


@dataclass(frozen=True, slots=True)
class Unexplored:
    """A node of which not everything was looked at."""

    node: int
    kind: Kind
    explored: int
    """answers, or cards, that were looked at"""
    of: int
    """how many there are; -1 if that was not counted"""


class OutcomeTree:
    """What can follow an answer, as far as it was looked at; :meth:`grow` looks further.

    ``answer`` is the one that begins it; ``None`` for what can follow the pending request. ``seat`` is who wonders, and
    nothing in the tree depends on a card that it cannot know: where the effects themselves would, ``known`` is false
    and the tree has no nodes. ``None`` knows every card.
    """

    def __init__(
        self,
        game: Game,
        answer: tuple[int, ...] | None = None,
        *,
        seat: Viewer = None,
        most_nodes: int = MOST_NODES,
    ) -> None:
        s = game.state
        self.seat = seat
        self.most_nodes = most_nodes
        self.machine: Machine = game.machine.silent(unseen_by=self.seat)
        self.known = seat is None or not may_read_hidden(game.machine, s, () if answer is None else answer, self.seat)
        """False if the outcomes depend on cards that the seat cannot know; then nothing is counted"""
        self.root = s.copy()
        """the state before the answer, its unknown cards in the order of their ids"""
        self.answer = answer
        """the answer in that state"""
        if self.known:
            trade = order_of(self.machine, s, self.seat)
            relabel(self.machine, self.root, trade)
            if answer is not None and s.request is not None:
                self.answer = traded(self.machine, s.request, self.machine.check(s, answer), trade)
        self.tried = 0
        """states that were run on, to a choice, a chance or an end"""
        self.merged = 0
        """how many of them were there already"""
        self.circles = 0
        """answers that lead back to a state on the same path; they add no ways"""
        self.kinds = bytearray()
        self.children: list[array[int]] = []
        self.parent = array("l")
        self.picked: list[tuple[int, ...]] = []
        """by node: the answer or the card by which it was first reached"""
        self.seats = array("b")
        """by node: who decides there, else -1"""
        self.of: dict[int, int] = {}
        """by choice and chance: how many answers or cards there are, if that was counted; there may be billions"""
        self.ends: list[End] = []
        """the different ends, without what they have in common"""
        self.end_of: dict[int, int] = {}
        """which of them a leaf is"""
        self.moves: dict[int, bytes] = {}
        """by leaf: where the cards are that have changed their zone (``ends.places``)"""
        self.finished = array("l")
        """the nodes of which everything was looked at, each after those that follow it"""
        self._number: dict[bytes, int] = {}
        self._ends: dict[End, int] = {}
        self._path: list[_Open] = []
        self._on_path: set[int] = set()
        if self.known:
            self._begin()

    # --- growing ---

    def _begin(self) -> None:
        state = self.root.copy()
        if self.answer is not None:
            self.machine.answer(state, self.answer)
        self._reach(state, -1, self.answer or ())

    @property
    def complete(self) -> bool:
        """Whether everything was looked at."""
        return self.known and not self._path

    @property
    def full(self) -> bool:
        """Whether it has as many nodes as it may, and stopped for that."""
        return not self.complete and len(self.kinds) >= self.most_nodes

    def grow(self, tries: int = FIRST_LIMIT) -> bool:
        """Try so many more states at most; return whether there are more to try.

        It can be called as often as one likes, so that something else is done in between. It stops at ``most_nodes``.
        """
        last = self.tried + tries
        path = self._path
        while path and self.tried < last and len(self.kinds) < self.most_nodes:
            here = path[-1]
            picked = next(here.rest, None)
            if picked is None:
                path.pop()
                self._on_path.discard(here.node)
                self.finished.append(here.node)
                continue
            branch = self._branch(here.state, picked, here.drawn)
            nodes = len(self.kinds)
            child = self._reach(branch, here.node, picked)
            if child < nodes and child in self._on_path:
                self.circles += 1
            else:
                self.children[here.node].append(child)
        return bool(path) and len(self.kinds) < self.most_nodes

    def _reach(self, state: State, parent: int, picked: tuple[int, ...]) -> int:
        """Run a state on and return its node: one that there is, or a new one, which is expanded next."""
        self.tried += 1
        try:
            state, drawn = self._run(state)
        except EndlessError:
            return self._add(Kind.ENDLESS, parent, picked)
        except NotDoneError:
            return self._add(Kind.NOT_DONE, parent, picked)
        request = state.request
        asked = request is not None and request.purpose != "turn"
        kind = Kind.CHANCE if drawn >= 0 else Kind.CHOICE if asked else Kind.END
        digest = _digest(state)
        there = self._number.get(digest)
        if there is not None:
            self.merged += 1
            return there
        node = self._add(kind, parent, picked)
        self._number[digest] = node
        if kind is Kind.END:
            end = end_of(self.machine, state)
            self.end_of[node] = number = self._ends.setdefault(end, len(self.ends))
            if number == len(self.ends):
                self.ends.append(end)
            self.moves[node] = moved(self.machine, self.root, state, self.seat)
            self.finished.append(node)
            return node
        if kind is Kind.CHANCE:
            cards = could_be(self.machine, state, self.seat, drawn)
            self.of[node] = len(cards)
            self._path.append(_Open(node, state, iter([(card,) for card in cards]), drawn))
        else:
            assert request is not None
            self.seats[node] = request.seat
            if not request.together:
                sizes = range(request.low, request.high + 1)
                self.of[node] = sum(comb(len(request.options), size) for size in sizes) + request.optional
            self._path.append(_Open(node, state, answers(self.machine, state)))
        self._on_path.add(node)
        return node

    def _run(self, state: State) -> tuple[State, int]:
        """Run on; return where it waits, with the unknown cards in order, and the card that is drawn there, or -1.

        Raises:
            EndlessError: there is no next question.
            NotDoneError: a card that is not programmed would have to be executed.
        """
        unknown = run(self.machine, state)
        if unknown is None:
            return in_order(self.machine, state, self.seat), -1
        before, card = unknown
        zone = before.where[card]
        place = before.zones[zone].index(card)
        state = in_order(self.machine, before, self.seat)
        return state, state.zones[zone][place]

    def _branch(self, state: State, picked: tuple[int, ...], drawn: int) -> State:
        """Return a copy of a state with an answer, or with another card in the place of the one that is drawn."""
        branch = state.copy()
        if drawn < 0:
            self.machine.answer(branch, picked)
        else:
            (card,) = picked
            assert self.seat is not None
            swap(self.machine, branch, drawn, card)
            branch.seen[card] |= bits_of(self.machine, self.seat)
        return branch

    def _add(self, kind: Kind, parent: int, picked: tuple[int, ...]) -> int:
        node = len(self.kinds)
        self.kinds.append(kind)
        self.children.append(_NONE if kind >= Kind.END else array("l"))
        self.parent.append(parent)
        self.picked.append(picked)
        self.seats.append(-1)
        if kind > Kind.END:
            self.finished.append(node)
        return node

    # --- counts ---

    def _count(self, kind: Kind) -> int:
        return self.kinds.count(kind)

    @property
    def leaves(self) -> int:
        """How many different states there are at the end of the action."""
        return self._count(Kind.END)

    @property
    def choices(self) -> int:
        """How many different requests a player decides."""
        return self._count(Kind.CHOICE)

    @property
    def chances(self) -> int:
        """At how many different states an unknown card is drawn."""
        return self._count(Kind.CHANCE)

    @property
    def endless(self) -> int:
        """How many answers lead onto a path that never ends; play refuses them."""
        return self._count(Kind.ENDLESS)

    @property
    def not_done(self) -> int:
        """How many answers execute a card that is not programmed."""
        return self._count(Kind.NOT_DONE)

    @property
    def ways(self) -> int:
        """In how many ways an end, or a path without one, is reached: each order of answers and draws is one."""
        ways = self.ways_to()
        return sum(ways[node] for node, kind in enumerate(self.kinds) if kind >= Kind.END)

    def order(self) -> list[int]:
        """Return all nodes, each after those that follow it."""
        return [*self.finished, *(each.node for each in reversed(self._path))]

    def ways_to(self) -> list[int]:
        """Return by node in how many ways it is reached."""
        ways = [0] * len(self.kinds)
        if ways:
            ways[0] = 1
        for node in reversed(self.order()):
            for child in self.children[node]:
                ways[child] += ways[node]
        return ways

    def unexplored(self) -> list[Unexplored]:
        """Return the nodes of which something was not looked at, from the root on."""
        return [
            Unexplored(
                each.node, Kind(self.kinds[each.node]), len(self.children[each.node]), self.of.get(each.node, -1)
            )
            for each in self._path
        ]

    # --- lines ---

    def line(self, node: int) -> list[Step]:
        """Return the steps by which a node was first reached; the answer that begins the tree is not one of them."""
        found = []
        while self.parent[node] >= 0:
            parent = self.parent[node]
            found.append(Step(Kind(self.kinds[parent]), self.seats[parent], self.picked[node]))
            node = parent
        return found[::-1]

    def states(self, node: int) -> Iterator[State]:
        """Yield the states on the line to a node: each before its step, the last one at the node itself."""
        state = self.root.copy()
        if self.answer is not None:
            self.machine.answer(state, self.answer)
        for step in self.line(node):
            state, drawn = self._run(state)
            yield state
            state = self._branch(state, step.picked, drawn)
        state, _ = self._run(state)
        yield state

    def state(self, node: int) -> State:
        """Return the state at a node, played again from the root."""
        *_, last = self.states(node)
        return last

    def end_states(self) -> Iterator[State]:
        """Yield the state of every leaf, played again from the root."""
        return (self.state(node) for node in self.end_of)


_NONE = array("l")
"""what follows a leaf"""


def _digest(s: State) -> bytes:
    """Return what stands for a state: equal for states that are equal (``State.key``), else different."""
    request, result = s.request, s.result
    plain: tuple[Any, ...] = (
        s.zones,
        bytes(s.splays),  # some are members of an enumeration
        s.seen,
        [
            # most locals are no tuples: a call for each would be half of this
            (f.program, f.pc, f.seat, [_unnamed(each) if type(each) is tuple else each for each in f.vars], f.answer)
            for f in s.frames
        ],
        None if request is None else tuple(request),
        s.rng,
        s.out,
        None if result is None else tuple(result),
    )
    try:
        return blake2b(marshal.dumps(plain, 2), digest_size=16).digest()
    except ValueError:  # a local that is no plain number, text or tuple of them
        return blake2b(repr(plain).encode(), digest_size=16).digest()


def _unnamed(local: tuple[Any, ...]) -> Any:
    """Return a local with plain tuples for the named ones in it, which cannot be written as they are."""
    if local and type(local[0]) is not int and isinstance(local[0], tuple):
        return [tuple(each) for each in local]
    return local


def outcomes(
    game: Game, answer: tuple[int, ...] | None = None, *, seat: Viewer = None, limit: int = FIRST_LIMIT
) -> OutcomeTree:
    """Return the tree of what can follow an answer, up to the next question that is not part of the same action.

    ``seat`` is who wonders: a card unknown to it branches over all it could be. ``None`` knows every card. ``limit``
    bounds the work: so many states are tried at most, and ``OutcomeTree.grow`` goes on from there.
    """
    tree = OutcomeTree(game, answer, seat=seat)
    tree.grow(limit - tree.tried)
    return tree
