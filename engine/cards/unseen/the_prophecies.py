"""The Prophecies safeguards a 4, or reveals a card one above a secret: red or purple, it may take another's place."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

secret = named_cards("secret")

CARD = card(
    "The Prophecies",
    fourth(
        dogma(
            do_one_of(
                draw_and_safeguard(4),
                then(choose_card(a(SAFE), into=secret), draw_and_reveal(value(secret) + 1, into=revealed)),
            ),
            when(
                is_color(revealed, RED, PURPLE),
                meld(a(SAFE, where=not_(is_card(each, secret)))),
                sentence(if_you_do(safeguard(revealed))),
            ),
        ),
    ),
)
