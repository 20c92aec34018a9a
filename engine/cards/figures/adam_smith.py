"""Adam Smith has each crown count three times, and junks the 6s before a Dogma that nobody else may share."""

from engine.lang.words import *

CARD = card(
    "Adam Smith",
    fourth(
        karma(provides_icons(icons(PROSPERITY), PROSPERITY, PROSPERITY)),
        karma(
            would(DOGMA_ACTION, junk_deck(6), where=not_(anyone_may_share(the_card))),
            if_you_dont(splay(colors(), RIGHT)),
        ),
    ),
)
