"""Leonardo da Vinci melds another card first; if it is purple, it brings three 4s and a top Figure."""

from engine.lang.words import *

melded = named_cards("melded")

CARD = card(
    "Leonardo da Vinci",
    fourth(
        karma(
            would(TO_MELD, meld(a(HAND, where=not_(is_card(each, the_card))), into=melded)),
            when(
                is_color(melded, PURPLE),
                draw(4, times=3),
                score(a(of(EVERYONE, TOPS), where=is_of_set(each, "figures"))),
            ),
        )
    ),
)
