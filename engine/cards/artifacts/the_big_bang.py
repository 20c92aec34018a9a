"""The Big Bang self-executes the top blue card; as long as that changes anything a 10 is junked and it goes on."""

from engine.lang.words import *

CARD = card(
    "The Big Bang",
    fourth(
        dogma(
            self_execute(top(BLUE), noting="changed"),
            when(changed_anything("changed"), draw_and_junk(10), repeat_effect()),
        )
    ),
)
