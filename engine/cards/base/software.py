"""Software."""

from engine.lang.words import (
    card,
    dogma,
    draw_and_meld,
    draw_and_score,
    fourth,
    named_cards,
    second,
    self_execute,
    then,
)

melded = named_cards("melded")

CARD = card(
    "Software",
    fourth(
        dogma(draw_and_score(10)), dogma(then(draw_and_meld(9, times=2, into=melded), self_execute(second(melded))))
    ),
)
