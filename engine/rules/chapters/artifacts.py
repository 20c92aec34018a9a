"""Artifacts of History (Ultimate, pages 26 and 27)."""

from engine.rules import sections as s
from engine.rules.documents import FOURTH, Place, Rule


def _of_ultimate(rule: str, *places: Place, rulings: tuple[str, ...] = ()) -> Rule:
    return Rule(rule, places, rulings, (FOURTH,))


RULES: tuple[Rule, ...] = (
    # Digging ----------------------------------------------------------------------------------------------------------
    _of_ultimate("dig-event", s.U_DIG, s.U_MELD_EXPANSIONS),
    _of_ultimate("dig-takes", s.U_DIG, rulings=("ART-02",)),
    _of_ultimate("dig-ignored", s.U_DIG, s.U_DRAWING_EXPANSIONS, rulings=("ART-02",)),
    _of_ultimate("seize", s.U_SEIZE, rulings=("ART-03", "ART-04")),
    _of_ultimate("keyword-rotate", s.u_keyword("Rotate", "13"), s.U_ROTATE, rulings=("ART-11",)),
    # The showcase -----------------------------------------------------------------------------------------------------
    _of_ultimate("artifact-on-display", s.U_DISPLAY, s.U_LOOK, rulings=("ART-06",)),
    _of_ultimate("showcase", s.U_DISPLAY),
    _of_ultimate("showcase-dogma", s.U_DISPLAY, s.U_TURN, rulings=("ART-06",)),
    _of_ultimate("showcase-museum", s.U_DISPLAY),
    _of_ultimate("showcase-no-museum", s.U_DISPLAY),
    # Museums ----------------------------------------------------------------------------------------------------------
    _of_ultimate("museums-in-supply", s.U_MUSEUMS, s.u_keyword("Available Achievement", "12")),
    _of_ultimate("artifact-in-museum", s.U_MUSEUMS, s.U_LOOK),
    _of_ultimate("museum-check", s.U_DISPLAY, rulings=("ART-04", "ART-05")),
    _of_ultimate("museum-meld", s.U_MUSEUMS),
    # Compel effects ---------------------------------------------------------------------------------------------------
    _of_ultimate("compel-vulnerable", s.U_COMPEL),
    _of_ultimate("compel-is-demand", s.U_COMPEL),
    _of_ultimate("compel-parley", s.U_COMPEL, s.U_PARLEY),
    # Battleship Yamato ------------------------------------------------------------------------------------------------
    _of_ultimate("yamato", s.U_YAMATO),
)
