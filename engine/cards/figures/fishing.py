"""Fishing melds a 0 and takes all hand cards of its color; Fresh Water and three of a color bring more."""

from engine.lang.words import *

FRESH_WATER_CAME = any_of(drawn, is_card(each, card_titled("Fresh Water")))

CARD = card(
    "Fishing",
    fourth(
        dogma(
            draw_and_meld(0, into=drawn),
            then(
                reveal(all_of(of(EVERYONE, HAND))),
                transfer(all_of(of(OTHERS, HAND), color=color_of(drawn)), to=HAND, into=gather(drawn)),
                when(FRESH_WATER_CAME, draw(1)),
            ),
            when(at_least(most_of_one_color(all_of(HAND)), 3), draw(2)),
        )
    ),
)
