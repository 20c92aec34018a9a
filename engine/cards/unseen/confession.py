"""Confession returns top cards with authority; who has none melds a scored card. Then a 4 for each 4 scored."""

from engine.lang.words import *

CARD = card(
    "Confession",
    fourth(
        dogma(
            return_(each_top(with_icon=AUTHORITY)),
            when(not_(did_any), meld(a(SCORE)), draw_and_score(4)),
        ),
        dogma(draw(4, times=count(all_of(SCORE, value=4)))),
    ),
)
