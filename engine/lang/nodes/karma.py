"""Sentences of karma effects (Figures)."""

from __future__ import annotations

from enum import Enum

from engine.lang.nodes.families import Step, node
from engine.lang.nodes.places import Place


class Deed(Enum):
    """What a karma can watch for."""

    EXECUTE_EFFECT = "execute-effect"
    """a player is about to execute an effect, any effect of any card"""


@node
class Would(Step):
    """A sentence of a karma: "If you would do this, first ...". What was about to happen waits right beneath."""

    deed: Deed
    steps: tuple[Step, ...]


@node
class CountsAs(Step):
    """A sentence of a karma that holds all the time: each card in one place of yours is in another of yours, too.

    It does nothing; ``query`` reads it.
    """

    place: Place
    zone: Place


@node
class RaiseValues(Step):
    """Raise every value printed in the effect that waits beneath, until that effect ends."""

    by: int = 1
