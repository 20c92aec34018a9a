"""Calendar draws two 3s if the score pile is larger than the hand."""

from engine.lang.words import *

CARD = card("Calendar", since(1, dogma(when(more(count(SCORE), count(HAND)), draw(3, times=2)))))
