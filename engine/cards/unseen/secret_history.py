"""Secret History takes over a secret; red and purple splayed right are the Mystery, else one of them is splayed so."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "Secret History",
    fourth(
        demand(transfer(a(SAFE), to=my(SAFE))),
        dogma(
            when(
                both(is_splayed(RED, RIGHT), is_splayed(PURPLE, RIGHT)),
                claim("Mystery"),
                otherwise=splay(one_of(RED, PURPLE), RIGHT),
            ),
        ),
    ),
)
