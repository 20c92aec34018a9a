"""Fingerprints splays red or yellow left; for its splayed colors it safeguards an achievement and gives a card away."""

from engine.lang.words import *

given = named_cards("given")
equal = the_number("equal")

CARD = card(
    "Fingerprints",
    fourth(
        dogma(may(splay(one_of(RED, YELLOW), LEFT))),
        dogma(
            then(
                choose_value("equal", (number_of(colors(splayed=True)),)),
                safeguard(a(AVAILABLE_ACHIEVEMENTS, value=equal)),
            ),
            then(
                choose_card(a(HAND, value=equal), into=given),
                choose_player(them, EVERYONE),
                transfer(given, to=of(them, BOARD)),
            ),
        ),
    ),
)
