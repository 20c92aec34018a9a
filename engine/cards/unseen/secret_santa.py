"""Secret Santa makes opponents meld presents out of my score pile; three 10s are scored."""

from engine.lang.words import *

CARD = card("Secret Santa", fourth(demand(meld(a(my(SCORE)))), dogma(draw_and_score(10, times=3))))
