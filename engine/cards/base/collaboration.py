"""Collaboration."""

from engine.lang.words import (
    BOARD,
    GREEN,
    ME,
    a,
    all_of,
    at_least,
    card,
    count,
    demand,
    dogma,
    draw,
    each,
    fourth,
    is_card,
    it,
    meld,
    my,
    named_cards,
    not_,
    pile,
    reveal,
    then,
    transfer,
    when,
    win,
)

drawn = named_cards("drawn")

CARD = card(
    "Collaboration",
    fourth(
        demand(
            then(draw(9, times=2, into=drawn), reveal(drawn)),
            then(transfer(a(drawn, by=ME), to=my(BOARD)), meld(all_of(drawn, where=not_(is_card(each, it))))),
        ),
        dogma(when(at_least(count(pile(GREEN)), 10), win())),
    ),
)
