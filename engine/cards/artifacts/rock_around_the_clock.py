"""Rock Around the Clock scores a 9 for each top card with efficiency, and junks the deck of their number."""

from engine.lang.words import *

CARD = card(
    "Rock Around the Clock",
    fourth(
        dogma(draw_and_score(9, times=count(all_of(TOPS, with_icon=EFFICIENCY)))),
        dogma(junk_deck(count(SCORE))),
    ),
)
