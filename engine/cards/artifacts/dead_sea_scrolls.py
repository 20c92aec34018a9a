"""Dead Sea Scrolls draws an Artifact as high as the highest top card and junks its deck; then an achievement goes."""

from engine.lang.words import *

HIGHEST = value(highest(TOPS))

CARD = card(
    "Dead Sea Scrolls",
    fourth(
        dogma(draw(HIGHEST, of="artifacts"), junk_deck(HIGHEST, of="artifacts")),
        dogma(
            choose_player(them, EVERYONE),
            junk(a(AVAILABLE_ACHIEVEMENTS, value=value(highest(of(them, TOPS))))),
        ),
    ),
)
