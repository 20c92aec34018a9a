"""What the Bazaar rewards."""

from engine.lang.words import *
from engine.model.cards import Special
from tests.toyset.cards import SET
from tests.toyset.cards.places import POUCH

HOARD = Special(1390, "hoard", "Hoard", SET.name, rule="special-achievements-when", condition=at_least(count(POUCH), 3))


def specials(edition: int) -> tuple[Special, ...]:
    """Return its one special achievement, in every edition that has its cards."""
    return (HOARD,) if edition == 4 else ()
