"""Artifacts of History (Ultimate, pages 26 and 27)."""

from engine.rules import sections as s
from engine.rules.documents import FOURTH, Place, Rule


def _of_ultimate(rule: str, *places: Place, rulings: tuple[str, ...] = ()) -> Rule:
    return Rule(rule, places, rulings, (FOURTH,))


RULES: tuple[Rule, ...] = (
    # Compel effects ---------------------------------------------------------------------------------------------------
    _of_ultimate("compel-vulnerable", s.U_COMPEL),
    _of_ultimate("compel-is-demand", s.U_COMPEL),
    _of_ultimate("compel-parley", s.U_COMPEL, s.U_PARLEY),
)
