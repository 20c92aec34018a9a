"""Translation."""

from engine.lang.words import (
    PROSPERITY,
    SCORE,
    TOPS,
    all_of,
    card,
    claim,
    dogma,
    each,
    every_of,
    fourth,
    has_icon,
    may,
    meld,
    when,
)

CARD = card(
    "Translation",
    fourth(dogma(may(meld(all_of(SCORE)))), dogma(when(every_of(TOPS, has_icon(each, PROSPERITY)), claim("World")))),
)
