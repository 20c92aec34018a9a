"""Black Market safeguards a hand card to look at two achievements; one may be melded, what is left is returned."""

from engine.lang.words import *

CARD = card(
    "Black Market",
    fourth(
        dogma(
            may(safeguard(a(HAND))),
            if_you_do(
                reveal(as_many_as(2, AVAILABLE_ACHIEVEMENTS), into=revealed),
                sentence(may(meld(a(revealed, where=not_(has_any_icon(each, EFFICIENCY, AVATAR)))))),
                sentence(return_(the_rest_of(revealed))),
            ),
        ),
    ),
)
