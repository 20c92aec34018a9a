"""'30 World Cup Final Ball costs a standard achievement; the single highest top card of a drawn color is achieved."""

from engine.lang.words import *

CARD = card(
    "'30 World Cup Final Ball",
    fourth(
        compel(return_(a(ACHIEVEMENTS, where=not_(is_special(each))))),
        dogma(
            draw_and_reveal(8, into=drawn),
            choose_player(them, EVERYONE, single_most(value(top(color_of(drawn))))),
            by_switch(
                "world-cup",
                {
                    "top-card": they(them, achieve(top(color_of(drawn)))),
                    "drawn-card": they(them, achieve(drawn)),
                },
            ),
            if_you_do(repeat_effect()),
        ),
    ),
)
