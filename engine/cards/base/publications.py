"""Publications splays yellow or blue up, and junks a special achievement or brings one back."""

from engine.lang.words import *

CARD = card(
    "Publications",
    fourth(
        dogma(may(splay(one_of(YELLOW, BLUE), UP))),
        dogma(may_do_one_of(junk(a(AVAILABLE_SPECIALS)), make_available(a(JUNKED_SPECIALS)))),
    ),
)
