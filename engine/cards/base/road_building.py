"""Road Building melds one or two cards; two may trade a top red card for another player's green one."""

from engine.lang.words import *

CARD = card(
    "Road Building",
    fourth(
        dogma(
            meld(one_or_two(HAND), into=melded),
            when(
                equals(count(melded), 2),
                may(then(choose_player(them, OTHERS), transfer(top(RED), to=of(them, BOARD)))),
                sentence(if_you_do(meld(top(GREEN, of=them)))),
            ),
        )
    ),
)
