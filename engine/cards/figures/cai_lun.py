"""Cai Lun splays all colors left before a score; top cards of unsplayed colors can be achieved."""

from engine.lang.words import *

CARD = card(
    "Cai Lun",
    fourth(
        karma(would(TO_SCORE, splay_each(any_color, LEFT), who=EVERYONE)),
        karma(count_as_available(all_of(TOPS, where=not_(is_splayed(color_of(each)))))),
    ),
)
