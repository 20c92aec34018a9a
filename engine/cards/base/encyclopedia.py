"""Encyclopedia."""

from engine.lang.words import AVAILABLE, SCORE, a, all_of, card, choose_value, dogma, junk, may, meld, the

CARD = card(
    "Encyclopedia",
    dogma(choose_value("chosen"), may(meld(all_of(SCORE, value=the("chosen"))))),
    dogma(may(junk(a(AVAILABLE, value=(5, 6, 7))))),
)
