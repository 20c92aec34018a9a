"""Three cards: two that can be drawn at value 1, one at 2."""

from engine.cards.sets import card_set
from engine.cards.table import read_cards
from engine.model.cards import CardFacts

FOURTH = """
001 | Chisel | 1 | red   | health - concept health | health  | dogma
002 | Mallet | 1 | blue  | concept - concept health | concept | dogma
003 | Lathe  | 2 | green | concept - concept health | concept | demand dogma
"""


def cards(edition: int) -> tuple[CardFacts, ...]:
    """Return the cards of an edition."""
    return read_cards(FOURTH, card_set("workshop")) if edition == 4 else ()
