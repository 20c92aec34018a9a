"""Clears the table of a found puzzle: cards that play no part go under their decks, while the proof stays the same."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.game import Game
from engine.model.state import State
from engine.model.zones import BOARD, HAND, JUNK, SCORE, ZoneKind
from engine.positions.goal import Goal
from engine.puzzles.prove import Proof, Prover
from engine.query import sight
from engine.run.machine import Machine

FEWEST_WRONG = 4
"""wrong first answers that must be left"""


def tidied(game: Game, goal: Goal, *, limit: int) -> tuple[Game, Proof]:
    """Return the table with as few cards as the puzzle needs, and its proof of at most ``limit`` states.

    What stays: the one right answer, the line with its every answer, whether later decisions have one right answer, and
    whether somebody can refute what looks right.
    """
    m, proof = game.machine, _proof(game, goal, limit)
    for cards in _parts(m, game.state):
        state = without(m, game.state, cards)
        if state is None:
            continue
        tried = Game(state, machine_=m)
        found = _proof(tried, goal, limit)
        if _alike(proof, found):
            game, proof = tried, found
    return game, proof


def _proof(game: Game, goal: Goal, limit: int) -> Proof:
    return Prover(game, goal, limit=limit).proof()


def _alike(one: Proof, other: Proof) -> bool:
    return (
        other.complete
        and one.right == other.right
        and [turn.answer for turn in one.line] == [turn.answer for turn in other.line]
        and one.only_line <= other.only_line
        and bool(one.lucky) == bool(other.lucky)
        and (one.chances == 0) == (other.chances == 0)
        and not other.blind
        and len(other.wrong) >= FEWEST_WRONG
    )


def _parts(m: Machine, s: State) -> Iterator[tuple[int, ...]]:
    """Yield what may be cleared away: all that is covered in a pile, then card by card."""
    piles = [pile for seat in range(s.players) for pile in m.zones.all_of(BOARD, seat)]
    yield from (s.zones[pile][1:] for pile in piles if len(s.zones[pile]) > 2)
    for pile in piles:
        yield from ((card,) for card in reversed(s.zones[pile]))
    for word in (HAND, SCORE):
        for seat in reversed(range(s.players)):
            for zone in m.zones.all_of(word, seat):
                yield from ((card,) for card in s.zones[zone])
    kinds: Iterable[ZoneKind] = m.zones.kinds
    if any(kind.word == JUNK for kind in kinds):
        yield from ((card,) for zone in m.zones.all_of(JUNK) for card in s.zones[zone] if m.home[card] >= 0)


def without(m: Machine, s: State, cards: Iterable[int]) -> State | None:
    """Return the table at the same request with some cards under their decks; ``None`` if one is gone already."""
    state = s.copy()
    for card in cards:
        zone, deck = state.where[card], m.home[card]
        if m.zones.kind_of[zone] is m.zones.kind_of[deck]:
            return None
        state.zones[zone] = tuple(other for other in state.zones[zone] if other != card)
        if zone < len(state.splays) and len(state.zones[zone]) < 2:
            state.splays[zone] = 0
        state.zones[deck] = (*state.zones[deck], card)
        state.where[card] = deck
        sight.remember(m, state, card, 0)
    state.request = None
    m.silent().run(state)
    return state
