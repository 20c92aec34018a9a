"""3D Printing returns an end of a pile to achieve a secret of that value and hide an achievement, again and again."""

from engine.cards.unseen.places import SAFE
from engine.lang.words import *

CARD = card(
    "3D Printing",
    fourth(
        dogma(
            return_(a(ENDS)),
            then(achieve(a(SAFE, value=value(it))), safeguard(a(AVAILABLE_ACHIEVEMENTS))),
            if_you_do(repeat_effect()),
        )
    ),
)
