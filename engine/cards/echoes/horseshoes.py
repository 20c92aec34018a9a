"""Horseshoes foreshadows a 2 or 3 and takes a top card without authority or industry for a 2 melded."""

from engine.lang.words import *

EITHER = draw_and_foreshadow(2), draw_and_foreshadow(3)

CARD = card(
    "Horseshoes",
    fourth(
        echo(by_switch("horseshoes", {"may": may_do_one_of(*EITHER), "must": do_one_of(*EITHER)})),
        demand(
            transfer(a(TOPS, where=not_(has_any_icon(each, AUTHORITY, INDUSTRY))), to=my(BOARD)),
            if_you_do(draw_and_meld(2)),
        ),
    ),
)
