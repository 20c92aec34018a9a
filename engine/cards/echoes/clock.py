"""Clock splays its fullest color right and takes all cards of as high a value as cards of a color are visible."""

from engine.lang.words import *

SEEN = count(visible(the_color("c"), of=ME))

CARD = card(
    "Clock",
    fourth(
        echo(may(splay(colors(most=MOST_CARDS), RIGHT))),
        demand(
            choose_color("c", colors(of=ME), by=ME),
            transfer(all_of(HAND_AND_SCORE, value=SEEN), to=my(SCORE)),
            junk(a(AVAILABLE_ACHIEVEMENTS, value=SEEN)),
        ),
    ),
)
