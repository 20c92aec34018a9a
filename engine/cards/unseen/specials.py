"""The special achievements of The Unseen, each also claimed by one of its cards.

The conditions are those that the five cards print; the ids follow what the cards of the set may need.
"""

from engine.cards.unseen import SET
from engine.cards.unseen.places import SAFE
from engine.lang.nodes import Condition
from engine.lang.words import *
from engine.model.cards import Special, slug


def specials(edition: int) -> tuple[Special, ...]:
    """Return the special achievements, by rising id; the fourth edition is the first with the set."""
    return _SPECIALS if edition == 4 else ()


def _special(
    number: int, title: str, least: int, condition: Condition, *readings: tuple[str, str, Condition]
) -> Special:
    """Return a special achievement that asks for a top card of at least a value, and for something else."""
    top_card = at_least(value(highest(TOPS)), least)
    others = tuple((switch, choice, both(top_card, other)) for switch, choice, other in readings)
    key = slug(title)
    return Special(number, key, title, SET.name, rule=key, condition=both(top_card, condition), readings=others)


_SPECIALS = (
    _special(835, "Confidence", 5, at_least(count(SAFE), 4)),
    _special(836, "Zen", 6, not_(any_of(TOPS, is_odd(value(each))))),
    _special(
        837,
        "Anonymity",
        7,
        equals(count(all_of(ACHIEVEMENTS, where=not_(is_special(each)))), 0),
        (
            "claimed-standard",
            "base-cards",
            equals(count(all_of(ACHIEVEMENTS, where=both(not_(is_special(each)), not_(is_expansion(each))))), 0),
        ),
    ),
    _special(838, "Folklore", 8, equals(icons(INDUSTRY), 0)),
    _special(839, "Mystery", 9, fewer(number_of(any_color), 5)),
)
