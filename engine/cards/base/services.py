"""Services."""

from engine.lang.words import (
    HAND,
    HEALTH,
    ME,
    SCORE,
    TOPS,
    a,
    all_of,
    card,
    choose_value,
    demand,
    fourth,
    if_you_do,
    my,
    the_number,
    then,
    transfer,
)

CARD = card(
    "Services",
    fourth(
        demand(
            then(choose_value("chosen", by=ME), transfer(all_of(SCORE, value=the_number("chosen")), to=my(HAND))),
            if_you_do(transfer(a(my(TOPS), without_icon=HEALTH), to=HAND)),
        )
    ),
)
