"""Fashion Mask tucks top cards with prosperity or industry and may hide one; yellow and purple keep five, aslant."""

from engine.lang.words import *

CARD = card(
    "Fashion Mask",
    fourth(
        dogma(
            tuck(each_top(where=has_any_icon(each, PROSPERITY, INDUSTRY)), into=tucked),
            may(safeguard(a(tucked))),
        ),
        dogma(
            then(score(all_but_top(5, YELLOW)), score(all_but_top(5, PURPLE))),
            splay_each(one_of(YELLOW, PURPLE), ASLANT),
        ),
    ),
)
