"""What Does The Fox Say melds two 11s and executes the second one, in one's own turn with its demands."""

from engine.lang.words import *

other = named_cards("other")

CARD = card(
    "What Does The Fox Say",
    fourth(
        dogma(
            draw(11, times=2, into=drawn),
            then(meld(a(drawn)), meld(the_rest_of(drawn), into=other)),
            when(your_turn, super_execute(other), otherwise=self_execute(other)),
        )
    ),
)
