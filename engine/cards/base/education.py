"""Education returns the highest scored card and draws two higher than what is highest then."""

from engine.lang.words import *

CARD = card("Education", since(1, dogma(may(return_(highest(SCORE))), if_you_do(draw(value(highest(SCORE)) + 2)))))
