"""Snuppy, as Dolly the Sheep of Artifacts: an "otherwise" about a card that may not be there."""

from engine.lang.words import (
    AVAILABLE_ACHIEVEMENTS,
    HAND,
    YELLOW,
    all_of,
    bottom,
    card,
    card_titled,
    dogma,
    draw,
    draw_and_tuck,
    fourth,
    highest,
    is_card,
    junk,
    may,
    meld,
    score,
    when,
    win,
)

CARD = card(
    "Snuppy",
    fourth(
        dogma(
            may(score(bottom(YELLOW))),
            may(draw_and_tuck(1)),
            when(
                is_card(bottom(YELLOW), card_titled("Domestication")),
                win(),
                otherwise=(meld(highest(HAND)), draw(11)),
            ),
        ),
        dogma(junk(all_of(AVAILABLE_ACHIEVEMENTS))),
    ),
)
