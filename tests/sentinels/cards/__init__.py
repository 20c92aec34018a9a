"""The set of the sentinels: a folder and a registration, as of any set.

Eratosthenes, Understudy and Janus are karmas that wait for the same deed, the last one two of them. Treadmill,
Turnstile and Pendulum are effects that never end. They lie in decks from which nobody draws.
"""

from engine.cards.sets import CardSet

SET = CardSet(name="sentinels", letter="S", ids=range(870, 1020), package="tests.sentinels.cards")
