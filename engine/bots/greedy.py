"""A bot that looks one answer ahead."""

from __future__ import annotations

from engine.bots.bot import Bot
from engine.bots.evaluation import chances
from engine.bots.outlook import ENDLESS, Choice, Outlook, choices, paid, tried
from engine.model.state import State
from engine.run.machine import Machine

WORLDS = 3
"""imagined worlds in which every answer is tried"""
DECREE = "issue-decree"
"""the program of a Decree that is issued: it is claimed after its effect, so what the effect asks comes before that"""
ASKED = 4
"""questions of a Decree that are looked into, and answers to each of them"""


class Greedy(Bot):
    """Takes the answer after which its chances are best at the next request or at the end."""

    name = "greedy"

    def choose(self, outlook: Outlook) -> Choice:
        """Return the choice that is best on average over a few imagined worlds; the first of equals."""
        estimate = estimates(outlook)
        return max(estimate, key=estimate.__getitem__)


def estimates(outlook: Outlook) -> dict[Choice, float]:
    """Return the chance to win after each choice, by the evaluation at the next request, on average over a few worlds.

    A choice after which the game could not go on lowers it by ``ENDLESS``.
    """
    m = outlook.machine
    total = dict.fromkeys(outlook.choices, 0.0)
    for number in range(WORLDS):
        world = outlook.world(number)
        for choice in outlook.choices:
            state = tried(m, world, choice)
            if state is not None:
                state = paid(m, state, outlook.seat)
            if state is not None:
                state = _issued(m, state, outlook.seat)
            total[choice] += ENDLESS if state is None else chances(m, state)[outlook.seat]
    return {choice: each / WORLDS for choice, each in total.items()}


def _issued(m: Machine, s: State, seat: int) -> State | None:
    """Return a state run on while a seat is asked by a Decree that it issues, as it answers what looks best to it.

    ``None`` if the next question never comes.
    """
    for _ in range(ASKED):
        request = s.request
        if request is None or request.seat != seat or not any(frame.program == DECREE for frame in s.frames):
            break
        led = [state for choice in choices(m, s, request)[:ASKED] if (state := tried(m, s, choice)) is not None]
        if not led:
            return None
        s = max(led, key=lambda state: chances(m, state)[seat])
    return s
