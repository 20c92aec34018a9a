"""Social Networking scores a top card, takes top cards without an icon, and wins with the fewest of three icons."""

from engine.lang.words import *

LEAST_INDUSTRY, LEAST_PROSPERITY, LEAST_AUTHORITY = (
    fewer(icons(icon), least_among(OPPONENTS, icons(icon))) for icon in (INDUSTRY, PROSPERITY, AUTHORITY)
)

CARD = card(
    "Social Networking",
    fourth(
        echo(score(a(TOPS, not_color=RED))),
        demand(choose_icon("i"), transfer(each_top(without_icon=the_icon("i")), to=my(SCORE))),
        dogma(when(both(LEAST_INDUSTRY, both(LEAST_PROSPERITY, LEAST_AUTHORITY)), win())),
    ),
)
