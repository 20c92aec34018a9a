"""Echoes of the Past: its draws, echo effects, the forecast and promotions."""

from engine.rules import sections as s
from engine.rules.documents import FOURTH, Place, Rule


def _of_ultimate(rule: str, *places: Place, rulings: tuple[str, ...] = ()) -> Rule:
    return Rule(rule, places, rulings, (FOURTH,))


RULES: tuple[Rule, ...] = (
    _of_ultimate("draw-echoes", s.U_DRAWING_ECHOES, s.U_DRAW, rulings=("ECH-01", "EXP-02")),
    _of_ultimate("echo-effects", s.U_ECHO_EFFECTS, s.U_ICONS),
    _of_ultimate("echo-effects-shared", s.U_ECHO_EFFECTS),
    _of_ultimate("echo-effects-self-execute", s.U_ECHO_EFFECTS, s.u_keyword("Self-execute", "13"), rulings=("EXE-09",)),
    _of_ultimate("keyword-foreshadow", s.u_keyword("Foreshadow", "12"), s.U_FORESHADOW),
    _of_ultimate("forecast-limit", s.U_FORESHADOW, rulings=("ECH-03",)),
    _of_ultimate("hidden-information-forecast", s.U_FORESHADOW, s.U_LOOK),
    _of_ultimate("promotion", s.U_PROMOTING, s.U_MELD_EXPANSIONS, rulings=("ECH-04",)),
    _of_ultimate("promotion-dogma", s.U_PROMOTING, rulings=("ECH-04", "ECH-06")),
    _of_ultimate("foreseen", s.U_PROMOTING, s.u_keyword("Foreseen", "12"), rulings=("ECH-07",)),
    # Special achievements ---------------------------------------------------------------------------------------------
    _of_ultimate("supremacy", s.U_SPECIAL),
    _of_ultimate("destiny", s.U_SPECIAL),
    _of_ultimate("wealth", s.U_SPECIAL),
    _of_ultimate("heritage", s.U_SPECIAL),
    _of_ultimate("history", s.U_SPECIAL),
)
