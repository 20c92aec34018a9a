"""Where's Waldo? wins."""

from engine.lang.words import *

CARD = card("Where's Waldo?", fourth(dogma(win())))
