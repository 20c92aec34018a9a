"""A bot that searches: to the end of the turn, in many imagined worlds.

In each world the bot plays every answer that it still considers, and then the rest of the turn. There each player who
is asked takes the best of a few promising answers. The worth of an answer is the average worth of the tables to which
it leads. The bot drops answers that fall behind while it spends its budget (sequential halving: Karnin, Koren, Somekh
2013), so that it compares the close ones in more worlds.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from engine.bots.bot import Bot
from engine.bots.evaluation import chances
from engine.bots.outlook import ENDLESS, Choice, Outlook, choices, tried
from engine.model.frames import GameFrame
from engine.model.state import State
from engine.query.running import running_game
from engine.run.machine import Machine

WIDTHS = (2, 1)
"""how many answers are looked into at the next decision, the one after it, and so on; then always the last of these"""
LATER = 0.001
"""how much of the value of a win is lost with each decision before it, so that the bot does not delay it"""
DEEPEST = 60
"""decisions after which an unfinished turn is evaluated"""


@dataclass(frozen=True, slots=True)
class Budget:
    """How long to think about an answer: until so many ``answers`` were tried, if that is given, else for ``seconds``.

    Every answer is looked into at least once, whatever that takes.
    """

    seconds: float = 1.0
    answers: int | None = None


class Searching(Bot):
    """Takes the answer that leads to the best end of the turn."""

    name = "searching"

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget or Budget()

    def choose(self, outlook: Outlook) -> Choice:
        """Return the choice that is best on average over the worlds that the budget allows."""
        looking = _Look(outlook.machine, self.budget)
        total = dict.fromkeys(outlook.choices, 0.0)
        alive = list(outlook.choices)
        for world in outlook.worlds():
            for choice in alive:
                total[choice] += looking.worth(world, choice)[outlook.seat]
            spent = looking.spent()
            keep = max(2, round(len(total) * (1 - spent)))
            alive = sorted(alive, key=total.__getitem__, reverse=True)[:keep]
            if spent >= 1:
                break
        return alive[0]


class _Look:
    """One search: how far it looks and what it has spent."""

    def __init__(self, machine: Machine, budget: Budget) -> None:
        self.m = machine
        self.tried = 0
        began = time.perf_counter()
        self.spent: Callable[[], float] = (
            (lambda: self.tried / max(budget.answers or 0, 1))
            if budget.answers is not None
            else (lambda: (time.perf_counter() - began) / max(budget.seconds, 1e-9))
        )
        """the share of the budget that is spent"""

    def worth(self, world: State, choice: Choice) -> tuple[float, ...]:
        """Return every seat's chances at the end of the turn that goes on with a choice."""
        state = self._tried(world, choice)
        return (ENDLESS,) * world.players if state is None else self._turn(state, _turns(world), 0)

    def _tried(self, s: State, choice: Choice) -> State | None:
        """Return where a choice leads; ``None`` if that never ends."""
        self.tried += 1
        return tried(self.m, s, choice)

    def _turn(self, s: State, turn: int, depth: int) -> tuple[float, ...]:
        """Return every seat's chances at the end of a turn if all decide well from here."""
        request = s.request
        if request is None:
            return tuple([each * (1 - LATER * depth) for each in chances(self.m, s)])
        if depth > DEEPEST or (request.purpose == "turn" and _turns(s) != turn):
            return chances(self.m, s)
        considered = choices(self.m, s, request)
        led = [state for choice in considered if (state := self._tried(s, choice)) is not None]
        width = WIDTHS[min(depth, len(WIDTHS) - 1)]
        if len(led) > width:
            led.sort(key=lambda state: -chances(self.m, state)[request.seat])
        return max(
            [self._turn(state, turn, depth + (len(led) > 1)) for state in led[:width]],
            key=lambda found: found[request.seat],
            default=(ENDLESS,) * s.players,
        )


def _turns(s: State) -> int:
    """Return how many turns have begun."""
    game = running_game(s)
    return int(game.vars[GameFrame.TURNS]) if game is not None else 0
