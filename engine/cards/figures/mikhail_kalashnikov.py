"""Mikhail Kalashnikov scores or self-executes an opponent's top red card before an opponent melds."""

from engine.lang.words import *

CARD = card(
    "Mikhail Kalashnikov",
    fourth(
        karma(
            would(
                TO_MELD,
                choose_card(a(of(OPPONENTS, TOPS), color=RED), into=named_cards("target")),
                do_one_of(score(named_cards("target")), self_execute(named_cards("target"))),
                who=OPPONENTS,
            )
        ),
    ),
)
