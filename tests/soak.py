"""Random games by the thousand with every invariant checked: ``python -m tests.soak 10000``.

Prints games, decisions, how they ended, and the first broken invariant with the seed that shows it.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.game import Game
from engine.model.state import Result
from engine.query.eligibility import special_progress, specials_met
from engine.rules import RULES
from engine.run.options import option_ids
from engine.trace.events import Fact
from engine.trace.recorder import Level

LONGEST = 20_000
"""decisions after which a game is taken for endless"""
TABLES: tuple[tuple[int, tuple[int, ...] | None], ...] = (
    (2, None),
    (3, None),
    (4, None),
    (5, None),
    (4, (0, 1, 0, 1)),
    (3, (0, 1, 0)),
)


@dataclass(frozen=True)
class Played:
    """A finished game."""

    decisions: int
    result: Result | None


def check(game: Game) -> None:
    """Check what must hold whenever somebody is asked.

    Raises:
        AssertionError: with what does not.
    """
    m, s = game.machine, game.state
    places = Counter(card for zone in s.zones for card in zone)
    ids = {card.id for card in m.catalogue.cards} | {special.id for special in m.catalogue.specials}
    assert set(places) == ids, "a card is missing"
    assert max(places.values()) == 1, "a card lies in two places"
    for zone, cards in enumerate(s.zones):
        for card in cards:
            assert s.where[card] == zone, f"{m.catalogue.title[card]} is not where it is said to be"
            if m.zones.is_board(zone):
                assert m.catalogue.color[card] == zone % 8, "a card in another colour's pile"
    for zone, splay in enumerate(s.splays):
        assert not splay or len(s.zones[zone]) >= 2, "a splayed pile of fewer than two cards"
    for seat in s.out:
        assert not any(s.zones[zone] for zone in range(seat * 8, seat * 8 + 8)), "a seat that left still has cards"
    for seat in range(s.players):
        met = [
            each.title for each in m.catalogue.specials if (n := special_progress(m, s, seat, each.title))[0] >= n[1]
        ]
        assert sorted(met) == sorted(specials_met(m, s, seat)), "the quick test for specials says something else"
    request = s.request
    assert request is not None
    assert request.seat not in s.out, "a seat that left is asked"
    assert list(request.options) == sorted(set(request.options)), "options are not sorted and unique"
    assert 1 <= request.low <= request.high <= len(request.options), f"a dead end: {request}"
    names = option_ids(m, s)
    assert len(set(names)) == len(names), f"two options share a name: {names}"


def pick(game: Game, dice: random.Random) -> tuple[int, ...]:
    """Return a random legal answer."""
    request = game.request
    assert request is not None
    if request.optional and dice.random() < 0.3:
        return ()
    if request.same_value:
        values = Counter(game.machine.catalogue.age[card] for card in request.options)
        value = dice.choice(sorted(value for value, number in values.items() if number >= request.low))
        fitting = [card for card in request.options if game.machine.catalogue.age[card] == value]
        return tuple(sorted(dice.sample(fitting, request.low)))
    return tuple(sorted(dice.sample(request.options, dice.randint(request.low, request.high))))


def play(seed: int, players: int = 2, teams: Sequence[int] | None = None, *, level: Level = Level.FULL) -> Played:
    """Play one random game to its end, checking at every question; now and then somebody concedes."""
    dice = random.Random(seed)
    game = Game.new([f"P{seat}" for seat in range(players)], teams=teams, seed=seed, level=level)
    decisions = 0
    while game.result is None:
        check(game)
        seat = game.state.request.seat if game.state.request is not None else 0
        if players > 2 and dice.random() < 0.0005:
            game.concede(seat)
            continue
        game.play(pick(game, dice))
        decisions += 1
        assert decisions < LONGEST, "the game does not end"
        told = [entry.item for entry in game.take_trace()]
        unknown = {item.rule for item in told if isinstance(item, Fact)} - RULES.keys()
        assert not unknown, f"facts cite rules that are not in the index: {unknown}"
    return Played(decisions, game.result)


def main(games: int) -> int:
    """Play that many games over all kinds of tables; return how many broke an invariant."""
    began, decisions, broken, ends = time.perf_counter(), 0, 0, Counter[str]()
    for seed in range(games):
        players, teams = TABLES[seed % len(TABLES)]
        try:
            played = play(seed, players, teams)
        except Exception as error:  # noqa: BLE001 (whatever breaks is counted, with the seed that shows it)
            broken += 1
            print(f"seed {seed}, {players} players, teams {teams}: {type(error).__name__}: {error}")
            continue
        decisions += played.decisions
        ends[played.result.reason if played.result else "?"] += 1
    spent = time.perf_counter() - began
    print(f"{games} games, {decisions} decisions, {broken} broken, {spent:.0f} s; ends: {dict(ends)}")
    return broken


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)))
