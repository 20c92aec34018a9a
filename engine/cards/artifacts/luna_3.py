"""Luna 3 returns the score pile for one card, the higher the more they were; then a deck is junked."""

from engine.lang.words import *

CARD = card(
    "Luna 3",
    fourth(
        dogma(return_(all_of(SCORE), into=returned), draw_and_score(count(returned))),
        dogma(then(choose_value("chosen"), junk_deck(the_number("chosen")))),
    ),
)
