# Sentences of cards that are worded by hand.

hand-unseen-placebo-0-2 = You may do so again with the same color, as many times as you wish.
    .of = 13135811252e
