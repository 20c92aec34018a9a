"""The five Museums of Artifacts of History.

What they are called is not known: the rulebook only says that there are five. So the names are ours, plain numbers.
"""

from engine.cards.artifacts import SET
from engine.model.cards import Special, SpecialKind

MUSEUMS = tuple(
    Special(684 + number, f"museum-{number}", f"Museum {number}", SET.name, "museum-check", kind=SpecialKind.MUSEUM)
    for number in range(1, 6)
)


def specials(edition: int) -> tuple[Special, ...]:
    """Return the Museums, by rising id; the fourth edition is the first to have them."""
    return MUSEUMS if edition == 4 else ()
