"""The five Decrees: what each does as it is issued (Ultimate p. 30)."""

from engine.cards.figures import SET
from engine.lang.nodes import Effect
from engine.lang.terms import Color
from engine.lang.words import *
from engine.model.cards import Special, SpecialKind

HIGHEST = value(highest(TOPS))
FIGURE = is_of_set(each, "figures")


def _decree(id_: int, title: str, color: Color, effect: Effect) -> Special:
    kind = SpecialKind.DECREE
    return Special(id_, title.casefold(), title, SET.name, "decree-action", kind=kind, effect=effect, color=color)


DECREES = (
    _decree(415, "War", RED, dogma(choose_value("v"), return_(all_tops(OTHERS, value=the_number("v"))))),
    _decree(416, "Expansion", YELLOW, dogma(splay(any_color, UP))),
    _decree(417, "Trade", GREEN, dogma(draw_and_foreshadow(HIGHEST + 1, times=3))),
    _decree(418, "Advancement", BLUE, dogma(draw(HIGHEST + 2))),
    _decree(
        419,
        "Rivalry",
        PURPLE,
        dogma(
            choose_player(them, OTHERS),
            return_(as_many_as(3, of(them, SCORE))),
            return_(all_tops(them, where=FIGURE)),
        ),
    ),
)


def specials(edition: int) -> tuple[Special, ...]:
    """Return the Decrees, by rising id; the fourth edition is the first to have them."""
    return DECREES if edition == 4 else ()
