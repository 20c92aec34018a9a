"""What Cities of Destiny rewards: five special achievements that the rules of the set let a player claim at once."""

from engine.cards.cities import SET
from engine.lang.terms import Mark
from engine.model.cards import Special

TRADITION = Special(560, "tradition", "Tradition", SET.name, "tradition", mark=Mark.LEFT)
REPUTE = Special(561, "repute", "Repute", SET.name, "repute", mark=Mark.RIGHT)
FAME = Special(562, "fame", "Fame", SET.name, "fame", mark=Mark.UP)
GLORY = Special(563, "glory", "Glory", SET.name, "glory", mark=Mark.FLAG)
VICTORY = Special(564, "victory", "Victory", SET.name, "victory", mark=Mark.FOUNTAIN)

OF_MARK = {
    Mark.LEFT: TRADITION,
    Mark.RIGHT: REPUTE,
    Mark.UP: FAME,
    Mark.FLAG: GLORY,
    Mark.FOUNTAIN: VICTORY,
}
"""the special achievement that each icon of a city can earn"""


def specials(edition: int) -> tuple[Special, ...]:
    """Return the five; earlier editions have other cards, which are not here yet."""
    return tuple(OF_MARK.values()) if edition == 4 else ()
