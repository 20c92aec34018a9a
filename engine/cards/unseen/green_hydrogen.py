"""Green Hydrogen scores all covered green cards and tucks an 11 for each."""

from engine.lang.words import *

CARD = card("Green Hydrogen", fourth(dogma(score(all_but_top(1, GREEN)), draw_and_tuck(11, times=count(it)))))
