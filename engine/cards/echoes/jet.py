"""Jet melds a card and returns the top card of its color; the achievements of both values are junked."""

from engine.lang.words import *

LAST = melded_due_to_this(ME, last=True, echo=True)

CARD = card(
    "Jet",
    fourth(
        echo(meld(a(HAND))),
        demand(
            return_(top(color_of(LAST)), into=returned),
            then(
                junk(all_of(AVAILABLE_ACHIEVEMENTS, value=value(LAST))),
                junk(all_of(AVAILABLE_ACHIEVEMENTS, value=value(returned))),
            ),
        ),
        dogma(draw_and_foreshadow(10)),
    ),
)
