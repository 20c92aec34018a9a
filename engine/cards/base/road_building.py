"""Road Building."""

from engine.lang.words import (
    BOARD,
    GREEN,
    HAND,
    OTHERS,
    RED,
    card,
    choose_player,
    count,
    dogma,
    equals,
    fourth,
    if_you_do,
    may,
    meld,
    named_cards,
    of,
    one_or_two,
    player,
    sentence,
    then,
    top,
    transfer,
    when,
)

melded = named_cards("melded")
them = player("them")

CARD = card(
    "Road Building",
    fourth(
        dogma(
            meld(one_or_two(HAND), into=melded),
            when(
                equals(count(melded), 2),
                may(then(choose_player(them, OTHERS), transfer(top(RED), to=of(them, BOARD)))),
                sentence(if_you_do(meld(top(GREEN, of=them)))),
            ),
        )
    ),
)
