"""Knights Templar unsplays a color and takes its top card; it splays red or green left."""

from engine.lang.words import *

CARD = card(
    "Knights Templar",
    fourth(
        demand(
            unsplay(colors(splayed=True), into="unsplayed"),
            if_you_do(transfer(top(the_color("unsplayed")), to=my(SCORE))),
        ),
        dogma(may(splay(one_of(RED, GREEN), LEFT))),
    ),
)
