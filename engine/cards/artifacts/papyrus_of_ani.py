"""Papyrus of Ani returns a purple card for one two higher, of any set; a purple one is melded and executed."""

from engine.lang.words import *

TWO_HIGHER = value(returned) + 2
IF_PURPLE = when(is_color(drawn, PURPLE), then(meld(drawn), self_execute(drawn)))

CARD = card(
    "Papyrus of Ani",
    fourth(
        dogma(
            return_(a(HAND, color=PURPLE), into=returned),
            by_switch(
                "papyrus-of-ani",
                {
                    "any-set": if_you_do(
                        sentence(choose_set("set")),
                        sentence(draw_and_reveal(TWO_HIGHER, into=drawn, of=the_set("set"))),
                        sentence(IF_PURPLE),
                    ),
                    "as-usual": if_you_do(
                        sentence(draw_and_reveal(TWO_HIGHER, into=drawn)),
                        sentence(IF_PURPLE),
                    ),
                },
            ),
        )
    ),
)
