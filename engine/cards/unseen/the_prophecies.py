"""The Prophecies safeguards a 4, or reveals a card one above a secret: red or purple, it may take another's place."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

secret = named_cards("secret")
IS_RED_OR_PURPLE = is_color(revealed, RED, PURPLE)
THEN_SAFEGUARD = sentence(if_you_do(safeguard(revealed)))

CARD = card(
    "The Prophecies",
    fourth(
        dogma(
            do_one_of(
                draw_and_safeguard(4),
                then(choose_card(a(SAFE), into=secret), draw_and_reveal(value(secret) + 1, into=revealed)),
            ),
            by_switch(
                "the-prophecies",
                {
                    "another-secret": when(
                        IS_RED_OR_PURPLE, meld(a(SAFE, where=not_(is_card(each, secret)))), THEN_SAFEGUARD
                    ),
                    "any-secret": when(IS_RED_OR_PURPLE, meld(a(SAFE)), THEN_SAFEGUARD),
                },
            ),
        ),
    ),
)
