"""The special achievements of the base set, in the order of the cards that also claim them.

4e base p. 4, the five cards; before, Monument asks for six cards scored or tucked in a turn.
"""

from engine.cards.base import SET
from engine.lang.nodes import Condition
from engine.lang.words import *
from engine.model.cards import Special, slug


def specials(edition: int) -> tuple[Special, ...]:
    """Return the special achievements, by rising id: every edition has the same five."""
    return _SPECIALS


def _special(number: int, title: str, condition: Condition, *readings: tuple[str, str, Condition]) -> Special:
    key = slug(title)
    return Special(number, key, title, SET.name, rule=key, condition=condition, readings=readings)


_SPECIALS = (
    _special(
        115,
        "Monument",
        at_least(count(all_of(TOPS, where=has_demand(each))), 4),
        ("monument", "six-in-a-turn", at_least(scored_or_tucked_this_turn, 6)),
    ),
    _special(116, "Empire", at_least(icon_kinds(3), 6)),
    _special(117, "World", at_least(icons(EFFICIENCY), 12)),
    _special(118, "Wonder", at_least(number_of(colors(splayed=(RIGHT, UP, ASLANT))), 5)),
    _special(119, "Universe", at_least(count(all_of(TOPS, where=at_least(value(each), 8))), 5)),
)
