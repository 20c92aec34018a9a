"""Knights Templar unsplays a color and takes its top card; it splays red or green left."""

from engine.lang.words import *

chosen = the_color("chosen")

CARD = card(
    "Knights Templar",
    fourth(
        demand(
            then(choose_color("chosen", colors(splayed=True)), unsplay(chosen)),
            if_you_do(transfer(top(chosen), to=my(SCORE))),
        ),
        dogma(may(splay(one_of(RED, GREEN), LEFT))),
    ),
)
