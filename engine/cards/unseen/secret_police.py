"""Secret Police tucks a card and returns the top card of its color, again and again; it tucks cards of one color."""

from engine.lang.words import *

CARD = card(
    "Secret Police",
    fourth(
        demand(
            then(tuck(a(HAND)), return_(top(color_of(it)))),
            if_you_do(repeat_effect()),
            if_you_dont(draw(3)),
        ),
        dogma(may(tuck(any_number(HAND, same_color=True)))),
    ),
)
