"""Masquerade safeguards as high as the hand is large, for cards of that value; a returned 4 claims Anonymity."""

from engine.lang.words import *

secret = named_cards("secret")

CARD = card(
    "Masquerade",
    fourth(
        dogma(
            safeguard(a(AVAILABLE_ACHIEVEMENTS, value=count(HAND)), into=secret),
            if_you_do(return_(all_of(HAND, value=value(secret)), into=returned)),
            when(any_of(returned, equals(value(each), 4)), claim("Anonymity")),
        ),
        dogma(may(splay(PURPLE, LEFT))),
    ),
)
