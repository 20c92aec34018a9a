"""Services takes the scored cards of one value to my hand, and pays with a top card without health."""

from engine.lang.words import *

PAY = transfer(a(my(TOPS), without_icon=HEALTH), to=HAND)

CARD = card(
    "Services",
    fourth(
        demand(
            then(choose_value("chosen", by=ME), transfer(all_of(SCORE, value=the_number("chosen")), to=my(HAND))),
            if_you_do(PAY),
        )
    ),
    since(1, demand(transfer(all_highest(SCORE), to=my(HAND)), if_any(PAY))),
)
