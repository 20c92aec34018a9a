"""Plot Voucher melds a scored card; for a new secret it is super-executed in one's own turn, else self-executed."""

from engine.lang.words import *

CARD = card(
    "Plot Voucher",
    fourth(
        dogma(
            meld(a(SCORE), into=melded),
            safeguard(lowest(AVAILABLE_ACHIEVEMENTS)),
            if_you_do(when(your_turn, super_execute(melded), otherwise=self_execute(melded))),
        ),
    ),
)
