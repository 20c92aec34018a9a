"""Dice melds a card of the value of a bonus it reveals; foreseen, it gives a 4 to a richer opponent."""

from engine.lang.words import *

CARD = card(
    "Dice",
    fourth(
        dogma(draw_and_reveal(1, of="echoes"), when(has_bonus(it), draw_and_meld(bonus_of(it)))),
        dogma(
            when(
                was_foreseen,
                draw(4, into=drawn),
                choose_player(them, OPPONENTS, more(bonus_points(YOU), bonus_points(ME))),
                transfer(drawn, to=of(them, HAND)),
            )
        ),
    ),
)
