"""Crusader Rabbit compels others to give the two bottom cards of colors that demand; then one is scored."""

from engine.lang.words import *

CARD = card(
    "Crusader Rabbit",
    fourth(
        compel(
            for_each_color(
                "c",
                colors_of(all_of(TOPS, where=has_demand(each))),
                transfer(bottom(the_color("c"), count=2), to=my(SCORE)),
                in_order=True,
            )
        ),
        dogma(score(a(TOPS, where=has_demand(each))), if_you_do(draw(10))),
    ),
)
