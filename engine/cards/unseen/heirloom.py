"""Heirloom gives up a secret for a card one higher; without one it safeguards an achievement like the top red card."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

given = named_cards("given")
FREE = transfer(a(SAFE), to=AVAILABLE_ACHIEVEMENTS, into=given)
ONE_HIGHER = draw(value(given) + 1)

CARD = card(
    "Heirloom",
    fourth(
        dogma(
            by_switch(
                "heirloom-without-a-secret",
                {
                    "draws": then(FREE, ONE_HIGHER),
                    "draws-nothing": then(FREE, when(at_least(count(given), 1), ONE_HIGHER)),
                },
            ),
            if_you_dont(safeguard(a(AVAILABLE_ACHIEVEMENTS, value=value(top(RED))))),
        ),
    ),
)
