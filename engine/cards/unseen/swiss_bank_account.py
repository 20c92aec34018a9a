"""Swiss Bank Account safeguards an achievement by the size of the score pile, scores cards like it; a 6 a secret."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

guarded = named_cards("guarded")

CARD = card(
    "Swiss Bank Account",
    fourth(
        dogma(
            safeguard(a(AVAILABLE_ACHIEVEMENTS, value=count(SCORE)), into=guarded),
            if_you_do(score(all_of(HAND, value=value(guarded)))),
        ),
        dogma(draw(6, times=count(SAFE))),
    ),
)
