"""A bot that looks one answer ahead."""

from __future__ import annotations

from engine.bots.bot import Bot
from engine.bots.evaluation import chances
from engine.bots.outlook import ENDLESS, Choice, Outlook, paid, tried

WORLDS = 3
"""imagined worlds in which every answer is tried"""


class Greedy(Bot):
    """Takes the answer after which its chances are best at the next request or at the end."""

    name = "greedy"

    def choose(self, outlook: Outlook) -> Choice:
        """Return the choice that is best on average over a few imagined worlds; the first of equals."""
        m = outlook.machine
        total = dict.fromkeys(outlook.choices, 0.0)
        for number in range(WORLDS):
            world = outlook.world(number)
            for choice in outlook.choices:
                state = tried(m, world, choice)
                if state is not None:
                    state = paid(m, state, outlook.seat)
                total[choice] += ENDLESS if state is None else chances(m, state)[outlook.seat]
        return max(total, key=total.__getitem__)
