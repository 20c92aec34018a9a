"""Jeans splits two 8s and two cards of its top blue value, and junks a deck; foreseen, it takes from the junk."""

from engine.lang.words import *

chosen = named_cards("chosen")

CARD = card(
    "Jeans",
    fourth(
        echo(
            draw(8, times=2, into=drawn),
            then(choose_card(a(drawn), into=chosen), return_(chosen)),
            foreshadow(all_of(drawn, where=not_(is_card(each, chosen)))),
        ),
        dogma(
            draw_and_reveal(value(top(BLUE)), times=2, into=drawn), then(meld(a(drawn)), return_(the_rest_of(drawn)))
        ),
        dogma(then(choose_value("v", (7, 8)), junk_deck(the_number("v")))),
        dogma(when(was_foreseen, transfer(a(JUNK), to=HAND))),
    ),
)
