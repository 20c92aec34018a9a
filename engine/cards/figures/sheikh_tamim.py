"""Sheikh Tamim issues a Decree before a Dogma action, for a card with its featured icon."""

from engine.lang.words import *

CARD = card(
    "Sheikh Tamim",
    fourth(
        karma(
            would(
                DOGMA_ACTION,
                may(return_(a(HAND, with_icon=the_featured_icon), into=returned)),
                sentence(if_you_do(issue_decree(color_of(returned)))),
            )
        ),
    ),
)
