"""Ludwig Van Beethoven gives the score pile for four 5s before a score, and four more if all were 5s."""

from engine.lang.words import *

scored = named_cards("scored")

CARD = card(
    "Ludwig Van Beethoven",
    fourth(
        karma(may_issue(PURPLE)),
        karma(
            would(TO_SCORE, junk(all_of(SCORE)), draw_and_score(5, times=4, into=scored)),
            when(every_of(scored, equals(value(each), 5)), draw_and_score(5, times=4)),
        ),
    ),
)
