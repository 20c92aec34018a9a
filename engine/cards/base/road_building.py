"""Road Building melds one or two cards; two may trade a top red card for another player's green one."""

from engine.lang.words import *

MELD = meld(one_or_two(HAND), into=melded)
TWO_MELDED = equals(count(melded), 2)
GIVE = may(then(choose_player(them, OTHERS), transfer(top(RED), to=of(them, BOARD))))
THEIR_GREEN = top(GREEN, of=them)

CARD = card(
    "Road Building",
    fourth(dogma(MELD, when(TWO_MELDED, GIVE, sentence(if_you_do(meld(THEIR_GREEN)))))),
    since(1, dogma(MELD, when(TWO_MELDED, GIVE, sentence(if_you_do(transfer(THEIR_GREEN, to=BOARD)))))),
)
