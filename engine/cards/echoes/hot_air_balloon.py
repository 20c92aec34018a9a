"""Hot Air Balloon achieves an opponent's top card of a value among their achievements, or melds a 7."""

from engine.lang.words import *

CARD = card(
    "Hot Air Balloon",
    fourth(
        echo(draw_and_score(7)),
        dogma(
            choose_player(them, OPPONENTS),
            may(achieve_if_eligible(a(of(them, TOPS), where=shares_value(each, of(them, ACHIEVEMENTS))))),
            if_you_do(transfer(top(GREEN), to=of(them, BOARD))),
            if_you_dont(draw_and_meld(7)),
        ),
    ),
)
