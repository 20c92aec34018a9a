"""Cell Phone draws a 10 for each color with efficiency, splays green up, and each color into which it tucks."""

from engine.lang.words import *

CARD = card(
    "Cell Phone",
    fourth(
        echo(draw_and_foreshadow(11)),
        dogma(draw(10, times=number_of(colors(showing=EFFICIENCY)))),
        dogma(may(splay(GREEN, UP))),
        dogma(
            may(tuck(any_number(HAND, with_icon=EFFICIENCY), into=tucked)),
            for_each_color("c", colors_of(tucked), splay(the_color("c"), UP)),
        ),
    ),
)
