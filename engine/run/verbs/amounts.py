"""Why an amount that a card does not print is what it is: recorded where it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.lang.nodes import Cards, DividedUp, ForEvery, HalfDown, Number, Plus, Twice, Value
from engine.model.state import Frame, State
from engine.query.evaluate import Evaluator, NumberFn
from engine.run.machine import Machine
from engine.trace import facts

Explain = Callable[[Machine, State, Frame, int], None]
"""records why an amount is that number, given the number"""

_RULES = {
    "value": "keyword-value",
    "no-card": "keyword-value-missing",
    "no-value": "keyword-value-missing",
}
"""where an amount comes from, and the rule about that; what is counted is drawn or taken as far as one can, or is the
value drawn"""


def explainer(e: Evaluator, node: Number, of: str) -> Explain | None:
    """Return what records why an amount is what it is; ``None`` if the card prints it.

    ``of`` is what the number is of: ``cards`` or ``draws``, of which none may be asked for, or the ``value`` drawn.
    """
    if isinstance(node, int):
        return None
    valued = _valued(node)
    rules = {**_RULES, "counted": "keyword-value" if of == "value" else "golden-rule"}
    cards = e.cards(valued) if valued is not None else None
    whole, by = _divided(e, node)

    def explain(m: Machine, s: State, f: Frame, n: int) -> None:
        why = "counted"
        found: tuple[int, ...] = ()
        if cards is not None:
            held = cards(s, f, -1)
            found = tuple(card for card in held[-1:] if m.catalogue.is_special(card))
            why = "no-value" if found else "value" if held else "no-card"
        kind = facts.AMOUNT if n > 0 or of == "value" else facts.AMOUNT_IS_NONE
        parts: dict[str, Any] = {"whole": whole(s, f, -1), "by": by} if whole is not None else {}
        m.fact(s, kind(f.seat, rule=rules[why], cards=found, n=n, why=why, of=of, **parts))

    return explain


def _divided(e: Evaluator, node: Number) -> tuple[NumberFn | None, int]:
    """Return what is divided to get an amount, and by how much; ``None`` if it is no part of another."""
    match node:
        case HalfDown(of=of):
            return e.number(of), 2
        case DividedUp(of=of, by=by):
            return e.number(of), by
        case ForEvery(n=n, of=of) if n > 1:
            return e.number(of), n
    return None, 1


def _valued(node: Number) -> Cards | None:
    """Return the card whose value an amount is about, if it is about one."""
    match node:
        case Value(of=cards):
            return cards
        case Plus(left=left, right=right):
            return _valued(left) or _valued(right)
        case Twice(of=of) | HalfDown(of=of) | DividedUp(of=of) | ForEvery(of=of):
            return _valued(of)
    return None
