"""Calculator scores two bottom cards that are not blue for a card of their total value, and does so once more."""

from engine.lang.words import *

scored = named_cards("scored")
TWO = score(as_many_as(2, BOTTOMS, not_color=BLUE), into=scored)
ENOUGH = both(equals(count(scored), 2), fewer(total_value(scored), 12))
DRAW = draw(total_value(scored))

CARD = card(
    "Calculator",
    fourth(
        dogma(
            TWO,
            when(ENOUGH, sentence(DRAW), sentence(TWO), sentence(when(ENOUGH, DRAW))),
        ),
        dogma(may(splay(BLUE, UP))),
    ),
)
