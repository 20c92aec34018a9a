"""Bear Grylls clears the table of all but achievements and decks, and brings in the cards of age 0."""

from engine.lang.words import *

CARD = card(
    "Bear Grylls",
    fourth(
        karma(when_melded(junk(all_of(of(EVERYONE, ALL_BUT_ACHIEVEMENTS))), introduce_deck(0), draw(0))),
    ),
)
