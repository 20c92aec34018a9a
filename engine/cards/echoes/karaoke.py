"""Karaoke melds a card of a value in hand, takes bottom cards to hand, and claims by what it melded."""

from engine.lang.words import *

LAST = melded_due_to_this(last=True, echo=True)

CARD = card(
    "Karaoke",
    fourth(
        echo(when(at_least(count(HAND), 1), then(choose_value("v", all_of(HAND)), draw_and_meld(the_number("v"))))),
        dogma(transfer(each_bottom(), to=HAND)),
        dogma(achieve(a(AVAILABLE_ACHIEVEMENTS, value=value(LAST))), if_you_do(self_execute(LAST))),
    ),
)
