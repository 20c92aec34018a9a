"""The set of the sentinels: a folder and a registration, as of any set.

Each is like one card of a later set in what it needs of the machine, under a name of its own, so that the set can be
played beside the real ones. They lie in decks from which nobody draws. Of what Eratosthenes stands for only the karma
that raises values is there.

Carousel repeats itself for what its melded card lacks, and Snuppy has an "otherwise" after a condition on a card that
may not be there. Understudy is a second karma that waits for the same deed as Eratosthenes'; Treadmill, Turnstile and
Pendulum are effects that never end.
"""

from engine.cards.sets import CardSet

SET = CardSet(name="sentinels", letter="S", ids=range(870, 1020), package="tests.sentinels.cards")
