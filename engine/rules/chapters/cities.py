"""Cities of Destiny (Ultimate, pages 22 and 23), bonus icons and what a Meld action sets off."""

from engine.rules import sections as s
from engine.rules.documents import FOURTH, Place, Rule


def _of_ultimate(rule: str, *places: Place, rulings: tuple[str, ...] = ()) -> Rule:
    return Rule(rule, places, rulings, (FOURTH,))


RULES: tuple[Rule, ...] = (
    _of_ultimate("meld-sets-off", s.U_MELD_EXPANSIONS, s.U_TRIGGERS, rulings=("TRG-01",)),
    _of_ultimate("bonus-icons", s.U_BONUS, s.U_ICONS),
    # Drawing cities ---------------------------------------------------------------------------------------------------
    _of_ultimate("city-draw-new-color", s.U_CITY_DRAW, s.U_MELD_EXPANSIONS, rulings=("CIT-01", "CIT-02")),
    _of_ultimate("city-draw-new-splay", s.U_CITY_DRAW, rulings=("CIT-01",)),
    _of_ultimate("city-draw-one-in-hand", s.U_CITY_DRAW, rulings=("CIT-01",)),
    _of_ultimate("city-no-dogma", s.U_CITY_ICONS),
    # Icons ------------------------------------------------------------------------------------------------------------
    _of_ultimate("city-icons-order", s.U_CITY_ICONS),
    _of_ultimate("city-plus", s.U_CITY_IMMEDIATE),
    _of_ultimate("city-junk", s.U_CITY_IMMEDIATE),
    _of_ultimate("city-search", s.U_CITY_IMMEDIATE, rulings=("CIT-04",)),
    _of_ultimate("city-arrow", s.U_CITY_IMMEDIATE, rulings=("CIT-02",)),
    _of_ultimate("city-unsplay", s.U_CITY_IMMEDIATE),
    _of_ultimate("city-uplift", s.U_CITY_IMMEDIATE, rulings=("CIT-10",)),
    _of_ultimate("city-flag", s.U_CITY_CONSTANT, rulings=("CIT-07",)),
    _of_ultimate("city-fountain", s.U_CITY_CONSTANT),
    # Endorse ----------------------------------------------------------------------------------------------------------
    _of_ultimate("endorse-pay", s.U_ENDORSE, rulings=("CIT-05",)),
    _of_ultimate("endorse-once", s.U_ENDORSE),
    _of_ultimate("endorse-effect", s.U_ENDORSE, rulings=("CIT-05",)),
    _of_ultimate("endorse-demand", s.U_ENDORSE, rulings=("CIT-05", "DEM-04")),
    _of_ultimate("endorse-shared-once", s.U_ENDORSE, rulings=("CIT-05",)),
    # Special achievements ---------------------------------------------------------------------------------------------
    _of_ultimate("tradition", s.U_SPECIAL, rulings=("CIT-08",)),
    _of_ultimate("repute", s.U_SPECIAL, rulings=("CIT-08",)),
    _of_ultimate("fame", s.U_SPECIAL, rulings=("CIT-08",)),
    _of_ultimate("glory", s.U_SPECIAL, rulings=("CIT-08",)),
    _of_ultimate("victory", s.U_SPECIAL, rulings=("CIT-08",)),
)
