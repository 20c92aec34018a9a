"""A bot that does anything."""

from __future__ import annotations

from engine.bots.bot import Bot
from engine.bots.outlook import Choice, Outlook


class Random(Bot):
    """Takes any answer, each as likely as the others."""

    name = "random"

    def choose(self, outlook: Outlook) -> Choice:
        """Return a random choice."""
        return outlook.choices[outlook.seed % len(outlook.choices)]
