# Sentences of Echoes of the Past that the templates word badly; engine/text/by_hand.py explains them.

hand-echoes-lever-1-1 = For every two returned cards of one value, in ascending order, draw a card of value one higher.
    .of = 549180b36c81
