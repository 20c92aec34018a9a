"""The special achievements of Echoes, each also claimed by one of its cards.

The conditions are those that the five cards print; the ids follow what the cards of the set may need.
"""

from engine.cards.echoes import SET
from engine.cards.echoes.places import FORECAST
from engine.lang.nodes import Condition, MarksInOneColor
from engine.lang.terms import Mark
from engine.lang.words import *
from engine.model.cards import Special, slug


def specials(edition: int) -> tuple[Special, ...]:
    """Return the special achievements of the fourth edition, by rising id; earlier ones have cards not here yet."""
    return _SPECIALS if edition == 4 else ()


def _special(number: int, title: str, condition: Condition, *readings: tuple[str, str, Condition]) -> Special:
    return Special(number, slug(title), title, SET.name, rule=slug(title), condition=condition, readings=readings)


_SPECIALS = (
    _special(235, "Supremacy", at_least(alike_colors(3), 4)),
    _special(236, "Destiny", at_least(count(FORECAST), 5)),
    _special(237, "Wealth", at_least(number_of(bonuses()), 8)),
    _special(238, "Heritage", at_least(images_in_one_color, 8)),
    _special(
        239,
        "History",
        at_least(echo_effects_in_one_color, 4),
        ("history", "covered-too", at_least(MarksInOneColor(Mark.ECHO, visible=False), 4)),
    ),
)
