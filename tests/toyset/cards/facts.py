"""What is printed on the cards of the Bazaar."""

from engine.cards.table import read_cards
from engine.model.cards import CardFacts
from tests.toyset.cards import SET

FOURTH = """
#   | title        | age | color  | slots                                                  | featured   | effects

001 | Awning       | 1   | red    | prosperity - prosperity health                         | prosperity | dogma
002 | Steelyard    | 1   | yellow | - prosperity authority prosperity                      | prosperity | demand dogma
003 | Haggling     | 2   | purple | concept prosperity - prosperity                        | prosperity | dogma
004 | Aleppo       | 1   | green  | prosperity prosperity bonus-3 flag search-prosperity - | -          | -
005 | Samovar      | 1   | blue   | health - fountain health                               | -          | -
006 | Cardamom     | 2   | green  | health health - bonus-2                                | -          | -
007 | Turnpike     | 3   | red    | authority - authority prosperity                       | -          | -
008 | Carpet       | 3   | blue   | - concept concept plus                                 | -          | -
009 | Moneychanger | 4   | purple | prosperity concept - prosperity                        | -          | -
"""


def cards(edition: int) -> tuple[CardFacts, ...]:
    """Return the cards, which only the fourth edition has."""
    return read_cards(FOURTH, SET) if edition == 4 else ()
