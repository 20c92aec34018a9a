"""Figures in the Sand (Ultimate, pages 28 to 30): the draws of Figures, and fading."""

from engine.rules import sections as s
from engine.rules.documents import FOURTH, Place, Rule


def _of_ultimate(rule: str, *places: Place, rulings: tuple[str, ...] = ()) -> Rule:
    return Rule(rule, places, rulings, (FOURTH,))


RULES: tuple[Rule, ...] = (
    _of_ultimate("figures-draw-sharing", s.U_DRAWING_FIGURES, rulings=("FIG-01",)),
    _of_ultimate("figures-draw-achieve", s.U_DRAWING_FIGURES, rulings=("FIG-03",)),
    _of_ultimate("fade", s.U_FADE, rulings=("FIG-07",)),
    _of_ultimate("age-zero", s.U_AGE_ZERO, rulings=("FIG-16", "ACH-10")),
)
