"""Publications splays yellow or blue up; it junks a special achievement or brings one back, or rearranges a color."""

from engine.lang.words import *

SPLAY = dogma(may(splay(one_of(YELLOW, BLUE), UP)))

CARD = card(
    "Publications",
    fourth(SPLAY, dogma(may_do_one_of(junk(a(AVAILABLE_SPECIALS)), make_available(a(JUNKED_SPECIALS))))),
    since(1, dogma(may(rearrange(any_color))), SPLAY),
)
