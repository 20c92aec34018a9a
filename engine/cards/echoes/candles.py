"""Candles draws a 3 if nobody has fewer points, and takes a card with authority or concept for a 1."""

from engine.lang.words import *

CARD = card(
    "Candles",
    fourth(
        echo(when(least_or_tied(points), draw(3))),
        demand(transfer(a(HAND, where=has_any_icon(each, AUTHORITY, CONCEPT)), to=my(HAND)), if_you_do(draw(1))),
    ),
)
