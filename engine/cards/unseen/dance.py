"""Dance gives a top card with authority to another board and takes the lowest one without it from there."""

from engine.lang.words import *

given = named_cards("given")

CARD = card(
    "Dance",
    fourth(
        dogma(
            then(
                choose_card(a(TOPS, with_icon=AUTHORITY), into=given),
                choose_player(them, OTHERS),
                transfer(given, to=of(them, BOARD)),
            ),
            if_you_do(meld(lowest(of(them, TOPS), without_icon=AUTHORITY))),
        )
    ),
)
