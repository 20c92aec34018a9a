"""Publications."""

from engine.lang.words import (
    AVAILABLE_SPECIALS,
    BLUE,
    JUNKED_SPECIALS,
    UP,
    YELLOW,
    a,
    card,
    dogma,
    fourth,
    junk,
    make_available,
    may,
    may_do_one_of,
    one_of,
    splay,
)

CARD = card(
    "Publications",
    fourth(
        dogma(may(splay(one_of(YELLOW, BLUE), UP))),
        dogma(may_do_one_of(junk(a(AVAILABLE_SPECIALS)), make_available(a(JUNKED_SPECIALS)))),
    ),
)
