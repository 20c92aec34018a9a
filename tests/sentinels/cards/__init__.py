"""The set of the sentinels: a folder and a registration, as of any set.

They lie in decks of their own, from which nobody draws, as no rule of their expansions is here yet. Of Archimedes only
the karma that raises values is written; the other needs Decrees.

Clown Car repeats itself for what its melded card lacks, and Dolly the Sheep has an "otherwise" after a condition on a
card that may not be there. Understudy, Treadmill, Turnstile and Pendulum are no cards of the game: a second karma that
waits for the same deed as Archimedes', and three effects that never end.
"""

from engine.cards.sets import CardSet

SET = CardSet(name="sentinels", letter="S", ids=range(870, 1020), package="tests.sentinels.cards")
