"""The Pirate Code takes two low scored cards; if it took any, the lowest prosperity on top is scored."""

from engine.lang.words import *

CARD = card(
    "The Pirate Code",
    since(
        1,
        demand(transfer(as_many_as(2, SCORE, where=at_most(value(each), 4)), to=my(SCORE))),
        dogma(when(any_transferred_by_the_demand, score(lowest(TOPS, with_icon=PROSPERITY)))),
    ),
)
