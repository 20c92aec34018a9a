"""Fusion."""

from engine.lang.words import TOPS, a, card, choose_value, dogma, if_you_do, it, repeat_effect, score, the, value

CARD = card(
    "Fusion",
    dogma(
        score(a(TOPS, value=the("wanted"))),
        if_you_do(choose_value("wanted", (value(it) - 1, value(it) - 2)), repeat_effect()),
        wanted=11,
    ),
)
