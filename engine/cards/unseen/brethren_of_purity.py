"""Brethren of Purity melds a 3 or one higher than the last it melded, again whenever it covers concept."""

from engine.lang.words import *

MELDED, LAST = melded_due_to_this(EVERYONE), melded_due_to_this(EVERYONE, last=True)
A_3, ONE_HIGHER = draw_and_meld(3), draw_and_meld(value(LAST) + 1)

CARD = card(
    "Brethren of Purity",
    fourth(
        dogma(
            by_switch(
                "brethren-of-purity-at-first",
                {
                    "three-or-one": do_one_of(A_3, ONE_HIGHER),
                    "three": when(equals(count(MELDED), 0), A_3, otherwise=do_one_of(A_3, ONE_HIGHER)),
                },
            ),
            when(has_icon(card_directly_beneath(it), CONCEPT), repeat_effect()),
        )
    ),
)
