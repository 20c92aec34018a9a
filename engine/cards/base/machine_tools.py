"""Machine Tools scores another card as high as the highest scored one."""

from engine.lang.words import *

CARD = card("Machine Tools", since(1, dogma(draw_and_score(value(highest(SCORE))))))
