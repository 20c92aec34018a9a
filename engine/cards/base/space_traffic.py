"""Space Traffic."""

from engine.lang.words import (
    ASLANT,
    EVERYONE,
    all_but_top,
    card,
    card_directly_above,
    color_of,
    dogma,
    draw_and_tuck,
    equals,
    fewer,
    fourth,
    lose,
    most_among,
    named_cards,
    points,
    repeat_effect,
    score,
    splay,
    value,
    when,
)

tucked = named_cards("tucked")

CARD = card(
    "Space Traffic",
    fourth(
        dogma(
            draw_and_tuck(11, into=tucked),
            when(
                equals(value(card_directly_above(tucked)), 11),
                lose(),
                otherwise=(
                    score(all_but_top(5, color_of(tucked))),
                    splay(color_of(tucked), ASLANT),
                    when(fewer(points, most_among(EVERYONE, points)), repeat_effect()),
                ),
            ),
        )
    ),
)
