"""Electricity returns all top cards without industry and draws an 8 for each."""

from engine.lang.words import *

RETURN = return_(each_top(without_icon=INDUSTRY))
AT_ONCE = then(RETURN, draw(8, times=count(it)))
UNTIL_NONE_IS_LEFT = (
    RETURN,
    when(
        did_any,
        repeat_effect(so_far=the_number("so_far") + count(it)),
        otherwise=draw(8, times=the_number("so_far")),
    ),
)

CARD = card(
    "Electricity",
    fourth(dogma(AT_ONCE)),
    since(
        1,
        dogma(
            starting(so_far=0),
            by_switch("uncovered-top-cards", {"safe": AT_ONCE, "taken-too": UNTIL_NONE_IS_LEFT}),
        ),
    ),
)
