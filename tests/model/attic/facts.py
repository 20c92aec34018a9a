"""What is printed on the cards of the attic."""

from engine.cards.table import read_cards
from engine.model.cards import CardFacts
from tests.model.attic import SET

TABLE = """
#   | title  | age | color  | slots                     | featured | effects

001 | Trunk  | 3   | red    | concept concept concept - | concept  | dogma dogma
002 | Lamp   | 3   | green  | concept concept concept - | concept  | dogma
003 | Chest  | 3   | blue   | concept concept concept - | concept  | -
004 | Ladder | 3   | blue   | concept concept concept - | concept  | -
005 | Mirror | 0   | yellow | concept concept concept - | concept  | -
006 | Dust   | 0   | purple | concept concept concept - | concept  | -
"""

_CARDS = read_cards(TABLE, SET)


def cards(edition: int) -> tuple[CardFacts, ...]:
    """Return the cards, which only the fourth edition has."""
    return _CARDS if edition == 4 else ()
