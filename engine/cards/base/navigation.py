"""Navigation takes a scored 2 or 3."""

from engine.lang.words import *

CARD = card("Navigation", since(1, demand(transfer(a(SCORE, value=either(2, 3)), to=my(SCORE)))))
