"""Novel returns the forecast, draws a 3 and splays purple left; a common icon of the other top cards is Supremacy."""

from engine.cards.echoes.places import FORECAST
from engine.lang.words import *

CARD = card(
    "Novel",
    fourth(
        echo(return_(all_of(FORECAST))),
        dogma(draw(3)),
        dogma(may(splay(PURPLE, LEFT))),
        dogma(when(common_icon(all_of(TOPS, not_color=PURPLE), PROSPERITY), claim("Supremacy"))),
    ),
)
