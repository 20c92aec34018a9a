"""Queen Victoria scores a Figure out of any score pile before a score, or makes it an available achievement."""

from engine.lang.words import *

target = named_cards("target")

CARD = card(
    "Queen Victoria",
    fourth(
        karma(may_issue(PURPLE)),
        karma(
            would(TO_SCORE, choose_card(a(of(EVERYONE, SCORE), where=is_of_set(each, "figures")), into=target)),
            if_you_do(do_one_of(score(target), transfer(target, to=AVAILABLE_ACHIEVEMENTS))),
        ),
    ),
)
