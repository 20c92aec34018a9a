"""Space Traffic."""

from engine.lang.words import (
    ASLANT,
    EVERYONE,
    all_but_top,
    card,
    card_directly_above,
    color,
    dogma,
    draw_and_tuck,
    equals,
    fewer,
    lose,
    most_among,
    named,
    points,
    repeat_effect,
    score,
    splay,
    value,
    when,
)

tucked = named("tucked")

CARD = card(
    "Space Traffic",
    dogma(
        draw_and_tuck(11, into=tucked),
        when(
            equals(value(card_directly_above(tucked)), 11),
            lose(),
            otherwise=(
                score(all_but_top(5, color(tucked))),
                splay(color(tucked), ASLANT),
                when(fewer(points, most_among(EVERYONE, points)), repeat_effect()),
            ),
        ),
    ),
)
