"""Hansen Writing Ball compels others to draw 7s, meld a blue card and give the rest; then 7s are tucked."""

from engine.lang.words import *

CARD = card(
    "Hansen Writing Ball",
    fourth(
        compel(draw(7, times=4), then(meld(a(HAND, color=BLUE)), transfer(all_of(HAND), to=my(HAND)))),
        dogma(
            draw_and_reveal(7, into=drawn),
            when(not_(has_icon(drawn, EFFICIENCY)), tuck(drawn), repeat_effect()),
        ),
    ),
)
