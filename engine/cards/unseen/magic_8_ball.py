"""Magic 8-Ball: name a wish, tuck an 8; a concept grants it, red or purple asks again."""

from engine.lang.words import *

WISHES = (draw(10, times=2), draw_and_score(8, times=2), safeguard(as_many_as(2, AVAILABLE_ACHIEVEMENTS)))

CARD = card(
    "Magic 8-Ball",
    fourth(
        dogma(
            choose_deed("wish", WISHES),
            draw_and_tuck(8, into=tucked),
            when(has_icon(tucked, CONCEPT), do_as_chosen("wish")),
            when(is_color(tucked, RED, PURPLE), repeat_effect()),
        )
    ),
)
