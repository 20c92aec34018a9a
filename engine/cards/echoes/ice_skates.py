"""Ice Skates makes a 2 melded or a 3 foreshadowed of each returned card; foreseen, it junks two decks."""

from engine.lang.words import *

one = named_cards("one")

CARD = card(
    "Ice Skates",
    fourth(
        dogma(when(was_foreseen, junk_deck(1), junk_deck(2))),
        dogma(
            return_(up_to(2, HAND), into=returned),
            for_each_card(one, returned, do_one_of(draw_and_meld(2), draw_and_foreshadow(3)), in_order=True),
            by_switch("ice-skates", {"no-more": (), "returns": return_(highest(TOPS))}),
        ),
    ),
)
