# Sentences of Figures that the templates would say too long (see engine/text/by_hand.py).

hand-figures-rod-serling-0-0 = If a player would transfer, return, draw, score, meld, tuck or junk a card of value less than 4, instead that player loses.
    .of = bd1bf3bc2552
