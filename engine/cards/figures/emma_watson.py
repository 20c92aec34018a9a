"""Emma Watson unsplays everything when she is melded, and a meld costs the top six cards of its color first."""

from engine.lang.words import *

CARD = card(
    "Emma Watson",
    fourth(
        karma(when_melded(for_each_player(them, EVERYONE, unsplay_each(colors(of=them, splayed=True), of=them)))),
        karma(
            would(
                TO_MELD,
                return_(top(color_of(the_card), count=6, of=that_player)),
                who=EVERYONE,
            ),
            if_you_dont(they(that_player, score(all_of(of(EVERYONE, BOARD), color=color_of(the_card))))),
        ),
    ),
)
