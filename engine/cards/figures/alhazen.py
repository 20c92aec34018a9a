"""Alhazen tucks a top card with a castle instead of a Draw action, and draws by the icons of a color."""

from engine.lang.words import *

CARD = card(
    "Alhazen",
    fourth(
        karma(
            would_instead(DRAW_ACTION, tuck(a(of(EVERYONE, TOPS), with_icon=AUTHORITY))),
            choose_color("c", any_color),
            do_one_of(
                draw(icons(AUTHORITY, color=the_color("c"))),
                draw(icons(CONCEPT, color=the_color("c"))),
            ),
        )
    ),
)
