"""Players that are programs. They are given an :class:`Outlook`, which holds no card that their seat cannot know.

>>> from engine.game import Game
>>> game = Game.new(("Ann", "Bob"), seed=1)
>>> game.play(bot("greedy", seed=7).answer(game))
>>> game.request.seat
1
"""

from __future__ import annotations

from engine.bots.bot import Bot
from engine.bots.greedy import Greedy
from engine.bots.outlook import Outlook
from engine.bots.random import Random
from engine.bots.searching import Budget, Searching

BOTS = ("random", "greedy", "searching")
"""the bots by name, the weakest first"""


def bot(name: str, *, seed: int = 0, budget: Budget | None = None) -> Bot:
    """Return a fresh bot; the same seed, name and budget in answers tried decide alike for ever.

    Raises:
        ValueError: no such bot.
    """
    if name == "random":
        return Random(seed)
    if name == "greedy":
        return Greedy(seed)
    if name == "searching":
        return Searching(seed, budget or Budget())
    msg = f"no bot {name!r}; there are {', '.join(BOTS)}"
    raise ValueError(msg)


__all__ = ["BOTS", "Bot", "Budget", "Greedy", "Outlook", "Random", "Searching", "bot"]
