"""Heirloom gives up a secret for a card one higher; without one it safeguards an achievement like the top red card."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

given = named_cards("given")

CARD = card(
    "Heirloom",
    fourth(
        dogma(
            then(transfer(a(SAFE), to=AVAILABLE_ACHIEVEMENTS, into=given), draw(value(given) + 1)),
            if_you_dont(safeguard(a(AVAILABLE_ACHIEVEMENTS, value=value(top(RED))))),
        ),
    ),
)
