"""Empiricism bets two colors on a 9, which is then melded and splayed; twenty concept win."""

from engine.lang.words import *

BET = then(choose_color("chosen", count=2), draw_and_reveal(9))
IS_CHOSEN = is_color(it, the_colors("chosen"))
SPLAY = splay(color_of(it), UP)
TWENTY_CONCEPT = dogma(when(at_least(icons(CONCEPT), 20), win()))

CARD = card(
    "Empiricism",
    fourth(dogma(BET, when(IS_CHOSEN, meld(it), SPLAY, otherwise=unsplay(color_of(it)))), TWENTY_CONCEPT),
    since(1, dogma(BET, when(IS_CHOSEN, meld(it), may(SPLAY))), TWENTY_CONCEPT),
)
