"""What was done earlier in the running action, as the action's ledger has it."""

from __future__ import annotations

from engine.lang.nodes.families import Cards, node
from engine.lang.nodes.places import Owner, Who
from engine.lang.nodes.verbs import Verb


@node
class DueToThisCard(Cards):
    """The cards that some players did ``verb`` with due to this card during this action, in that order.

    With ``demand`` only those due to its demand, with ``echo`` to its echo effect; with ``last`` only the last one.
    """

    verb: Verb
    of: Owner = Who.YOU
    demand: bool = False
    last: bool = False
    echo: bool = False
