"""Camouflage turns two top cards of one value into secrets, or scores two such secrets; a 7 per special achievement."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

junked = named_cards("junked")

CARD = card(
    "Camouflage",
    fourth(
        dogma(
            do_one_of(
                then(junk(all_or_none(2, TOPS, same_value=True), into=junked), safeguard(junked)),
                score(all_or_none(2, SAFE, same_value=True)),
            ),
        ),
        dogma(draw(7, times=count(all_of(ACHIEVEMENTS, where=is_special(each))))),
    ),
)
