"""Escapism."""

from engine.lang.words import (
    HAND,
    a,
    all_of,
    card,
    dogma,
    draw,
    fourth,
    it,
    junk,
    named_cards,
    return_,
    reveal,
    self_execute,
    then,
    value,
)

junked = named_cards("junked")

CARD = card(
    "Escapism",
    fourth(
        dogma(
            then(reveal(a(HAND)), junk(it, into=junked)),
            return_(all_of(HAND, value=value(junked))),
            draw(value(junked), times=3),
            self_execute(junked),
        )
    ),
)
