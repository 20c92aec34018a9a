"""Piggyback, as Hitchhiking of The Unseen: somebody else decides in a self-execution."""

from engine.lang.words import (
    BOARD,
    HAND,
    OTHERS,
    a,
    card,
    choose_player,
    dogma,
    fourth,
    if_you_do,
    my,
    named_cards,
    player,
    self_execute,
    they,
    transfer,
)

handed, them = named_cards("handed"), player("them")

CARD = card(
    "Piggyback",
    fourth(
        dogma(
            choose_player(them, OTHERS),
            they(them, transfer(a(HAND), to=my(BOARD), into=handed)),
            if_you_do(self_execute(handed, by=them)),
        )
    ),
)
