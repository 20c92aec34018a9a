"""Symbology draws a 4, a 3 or a 2 for as many kinds of icon that are visible as many times."""

from engine.lang.words import *

CARD = card(
    "Symbology",
    fourth(
        dogma(
            when(
                at_least(icon_kinds(4, every=True), 4),
                draw(4),
                otherwise=when(
                    at_least(icon_kinds(3, every=True), 3),
                    draw(3),
                    otherwise=when(at_least(icon_kinds(2, every=True), 2), draw(2)),
                ),
            )
        )
    ),
)
