"""What could happen: all outcomes of an action, branch counts, and what a seat cannot know.

Choice and chance are told apart. A card that a seat cannot know is never read: its draw branches over every card it
could be (:func:`could_be`), and :func:`imagine` deals the unknown cards anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from engine.game import Game
from engine.model.rng import shuffled
from engine.model.state import Request, State
from engine.run.machine import Machine, UnknownCard
from engine.run.options import sees
from engine.seat.look import Viewer


def answers(m: Machine, request: Request) -> Iterator[tuple[int, ...]]:
    """Yield every legal answer to a request, each set once, smaller ones first."""
    if request.optional:
        yield ()
    for size in range(request.low, request.high + 1):
        for picked in combinations(request.options, size):
            if request.same_value and len({m.catalogue.age[card] for card in picked}) > 1:
                continue
            yield picked


# --- what a seat cannot know --------------------------------------------------------------------------------


def could_be(m: Machine, s: State, seat: int, card: int) -> tuple[int, ...]:
    """Return the cards that an unseen card may be for a seat: all it cannot place that have the same back."""
    if sees(m, s, seat, card):
        return (card,)
    age = m.catalogue.age
    return tuple(each for each in m.catalogue.deck(age[card]) if s.where[each] >= 0 and not sees(m, s, seat, each))


def swap(s: State, one: int, other: int) -> None:
    """Let two cards with the same back change places."""
    if one == other:
        return
    here, there = s.where[one], s.where[other]
    trade = {one: other, other: one}
    for zone in {here, there}:
        s.zones[zone] = tuple(trade.get(card, card) for card in s.zones[zone])
    s.where[one], s.where[other] = there, here
    s.seen[one], s.seen[other] = s.seen[other], s.seen[one]


def imagine(m: Machine, s: State, seat: int, seed: int) -> State:
    """Return a copy in which every card that the seat cannot know is dealt anew among the places it may be in."""
    state = s.copy()
    counter = seed
    for age in range(1, m.last_age + 1):
        unknown = tuple(
            card for card in m.catalogue.deck(age) if state.where[card] >= 0 and not sees(m, state, seat, card)
        )
        dealt, counter = shuffled(unknown, counter)
        trade = dict(zip(unknown, dealt, strict=True))
        touched = {state.where[card] for card in unknown}
        places = {card: state.where[card] for card in unknown}
        seen = {card: state.seen[card] for card in unknown}
        for zone in touched:
            state.zones[zone] = tuple(trade.get(card, card) for card in state.zones[zone])
        for card, new in trade.items():
            state.where[new] = places[card]
            state.seen[new] = seen[card]
    return state


# --- outcomes -----------------------------------------------------------------------------------------------


@dataclass
class Outcomes:
    """The different states in which an action can end, and how many branches of either kind lead there."""

    ends: dict[tuple[object, ...], State] = field(default_factory=dict)
    choices: int = 0
    """points at which somebody decided between two answers or more"""
    chances: int = 0
    """points at which an unknown card was drawn"""
    leaves: int = 0
    """paths that reached an end"""
    complete: bool = True
    """False if the limit was reached first"""


def outcomes(game: Game, answer: tuple[int, ...], *, seat: Viewer = None, limit: int = 20_000) -> Outcomes:
    """Return all outcomes of an answer, up to the next question that is not part of the same action.

    ``seat`` is who wonders: a card unknown to it branches over all it could be. ``None`` knows every card.
    """
    m, found = game.machine, Outcomes()
    first = game.state.copy()
    m.answer(first, game.machine.check(first, answer))
    todo = [first]
    while todo:
        state = todo.pop()
        if found.leaves >= limit:
            found.complete = False
            break
        unknown = _run(m, state, seat)
        if unknown is not None:
            found.chances += 1
            before, card = unknown
            for each in could_be(m, before, seat if seat is not None else -1, card):
                branch = before.copy()
                swap(branch, card, each)
                branch.seen[each] |= 1 << seat if seat is not None and seat >= 0 else 0
                todo.append(branch)
        elif state.request is not None and state.request.purpose != "turn":
            found.choices += 1
            for picked in answers(m, state.request):
                branch = state.copy()
                m.answer(branch, picked)
                todo.append(branch)
        else:
            found.leaves += 1
            found.ends.setdefault(state.key(), state)
    return found


def _run(m: Machine, s: State, seat: Viewer) -> tuple[State, int] | None:
    """Run on to the next question; or return (the state before, the card) when an unknown card would be drawn."""
    m.blind = seat
    try:
        while s.request is None and s.result is None:
            before = s.copy() if seat is not None else s
            try:
                m.step(s)
            except UnknownCard as unknown:
                return before, unknown.card
    finally:
        m.blind = None
    return None


# --- branch counts ------------------------------------------------------------------------------------------


def perft(game: Game, depth: int) -> int:
    """Return how many ways of answering the next ``depth`` questions there are (the game's cards known)."""
    return sum(divide(game, depth).values()) if depth else 1


def divide(game: Game, depth: int) -> dict[tuple[int, ...], int]:
    """Return the branch count of each answer to the first question: where two counts differ, look there."""
    request = game.request
    if request is None or depth == 0:
        return {(): 1}
    found: dict[tuple[int, ...], int] = {}
    for picked in answers(game.machine, request):
        branch = game.copy()
        branch._apply(picked)  # noqa: SLF001 (every answer of answers() is legal)
        found[picked] = perft(branch, depth - 1) if branch.request is not None else 1
    return found


# --- previews -----------------------------------------------------------------------------------------------


def changes_nothing(game: Game, answer: tuple[int, ...], seat: int, *, limit: int = 300) -> bool | None:
    """Return whether an action would change nothing on the table, as far as a seat can tell; None if it cannot tell.

    Only cards that the seat knows are looked at: where a hidden hand or score pile could matter, the answer is None.
    """
    m, s = game.machine, game.state
    for other in range(s.players):
        for zone in (m.zones.hand(other), m.zones.score(other)):
            if any(not sees(m, s, seat, card) for card in s.zones[zone]):
                return None
    found = outcomes(game, answer, seat=seat, limit=limit)
    if found.chances:
        return False  # something would be drawn
    if not found.complete:
        return None
    return all(end.zones == s.zones and end.splays == s.splays and end.result is None for end in found.ends.values())
