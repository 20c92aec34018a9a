"""Popular Science melds a card as high as a top green card anywhere, and one above the top yellow card."""

from engine.lang.words import *

CARD = card(
    "Popular Science",
    fourth(
        dogma(
            then(choose_value("chosen", all_of(of(EVERYONE, TOPS), color=GREEN)), draw_and_meld(the_number("chosen"))),
        ),
        dogma(draw_and_meld(value(top(YELLOW)) + 1)),
        dogma(may(splay(BLUE, RIGHT))),
    ),
)
