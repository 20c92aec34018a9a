"""The set of the sentinels: a folder and a registration, as of any set.

Eratosthenes and Donatello are each like one card of Figures in the Sand in what they need of the machine, under a name
of their own, so that the set can be played beside the real ones; of what Eratosthenes stands for only the karma that
raises values is there. Understudy is a second karma that waits for the same deed, Janus has two. Treadmill, Turnstile
and Pendulum are effects that never end. They lie in decks from which nobody draws.
"""

from engine.cards.sets import CardSet

SET = CardSet(name="sentinels", letter="S", ids=range(870, 1020), package="tests.sentinels.cards")
