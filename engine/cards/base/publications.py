"""Publications."""

from engine.lang.words import (
    BLUE,
    JUNKED_SPECIALS,
    SPECIALS,
    UP,
    YELLOW,
    a,
    card,
    dogma,
    junk,
    make_available,
    may,
    may_choose,
    one_of,
    splay,
)

CARD = card(
    "Publications",
    dogma(may(splay(one_of(YELLOW, BLUE), UP))),
    dogma(may_choose(junk(a(SPECIALS)), make_available(a(JUNKED_SPECIALS)))),
)
