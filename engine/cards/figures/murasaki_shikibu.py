"""Murasaki Shikibu may junk a card of the score pile as she claims an achievement, and then claim that, too."""

from engine.lang.words import *

junked = named_cards("junked")

CARD = card(
    "Murasaki Shikibu",
    fourth(
        karma(may_issue(PURPLE)),
        karma(
            would_instead(TO_CLAIM_STANDARD, may(junk(a(SCORE), into=junked)), achieve_if_eligible(the_card)),
            if_you_do(may(achieve_if_eligible(a(junked)))),
        ),
    ),
)
