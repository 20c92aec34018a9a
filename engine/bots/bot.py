"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from engine.bots.outlook import Choice, Outlook, never_ends
from engine.game import Game


class Bot(ABC):
    """A player that is a program: it answers every request to its seat, from what its seat knows.

    It has no data between answers, so it can answer at any point of any game, also after a step back or a load.
    """

    name: str
    """as in ``BOTS``"""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def answer(self, game: Game) -> tuple[int, ...]:
        """Return a legal answer to the request; the game is unchanged.

        An answer that play would refuse, as the action would never end, is given only if there is no other.

        Raises:
            ValueError: there is no request.
        """
        outlook = Outlook(game, self.seed)
        while True:
            choice = outlook.choices[0] if len(outlook.choices) == 1 else self.choose(outlook)
            if len(outlook.choices) == 1 or not never_ends(outlook.machine, game.state, choice):
                return outlook.answer(choice)
            outlook.choices = tuple(other for other in outlook.choices if other != choice)

    @abstractmethod
    def choose(self, outlook: Outlook) -> Choice:
        """Return one of the outlook's choices; there are two or more."""
