"""Figures in the Sand (Ultimate, pages 28 to 30): the draws of Figures, karmas, Auspice, Decrees, and fading."""

from engine.rules import sections as s
from engine.rules.documents import FOURTH, Place, Rule


def _of_ultimate(rule: str, *places: Place, rulings: tuple[str, ...] = ()) -> Rule:
    return Rule(rule, places, rulings, (FOURTH,))


RULES: tuple[Rule, ...] = (
    _of_ultimate("figures-draw-sharing", s.U_DRAWING_FIGURES, rulings=("FIG-01",)),
    _of_ultimate("figures-draw-achieve", s.U_DRAWING_FIGURES, rulings=("FIG-03",)),
    _of_ultimate("figures-no-dogma", s.U_FIGURES_DOGMA),
    _of_ultimate("auspice", s.U_AUSPICE, s.U_DOGMA_TRIGGERS),
    _of_ultimate("auspice-order", s.U_DOGMA_TRIGGERS),
    _of_ultimate("karma-decree", s.U_KARMA_DECREE),
    _of_ultimate("decree-action", s.U_DECREE, rulings=("FIG-13",)),
    _of_ultimate("decree-effect", s.U_DECREE),
    _of_ultimate("decree-of-another", s.U_DECREE),
    _of_ultimate("decrees-in-supply", s.U_DECREE, s.u_keyword("Available Achievement", "12")),
    _of_ultimate("fade", s.U_FADE, rulings=("FIG-07",)),
    _of_ultimate("age-zero", s.U_AGE_ZERO, rulings=("FIG-16", "ACH-10")),
)
