"""McCarthyism makes opponents meld an 8, and lose with Socialism on top; purple is scored, red or blue may go up."""

from engine.lang.words import *

SOCIALISM_ON_TOP = any_of(TOPS, is_card(each, card_titled("Socialism")))

CARD = card(
    "McCarthyism",
    fourth(
        demand(draw_and_meld(8), when(SOCIALISM_ON_TOP, lose())),
        dogma(score(top(PURPLE))),
        dogma(may(splay(one_of(RED, BLUE), UP))),
    ),
)
