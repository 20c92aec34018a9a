"""Alex Trebek names a Figure before a draw and looks for it in a deck, while there is none in hand."""

from engine.lang.words import *

NAMED = named_cards("named")

CARD = card(
    "Alex Trebek",
    fourth(
        karma(
            would(
                TO_DRAW,
                name_card(NAMED, of="figures"),
                where=not_(any_of(HAND, is_of_set(each, "figures"))),
            ),
            then(choose_value("v"), search_deck(NAMED, the_number("v"), "figures")),
        ),
    ),
)
