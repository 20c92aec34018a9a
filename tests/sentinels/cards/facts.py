"""What is printed on the sentinels, in the fourth edition."""

from engine.cards.table import read_cards
from engine.model.cards import CardFacts
from tests.sentinels.cards import SET

TABLE = """
#   | title        | age | color  | slots                                      | featured   | effects

001 | Eratosthenes |   2 | blue   | concept - avatar concept                   | concept    | karma
002 | Understudy   |   2 | red    | concept - avatar concept                   | concept    | karma
003 | Treadmill    |   1 | red    | concept concept concept -                  | concept    | dogma
004 | Turnstile    |   1 | blue   | concept concept concept -                  | concept    | dogma
005 | Pendulum     |   1 | purple | concept concept concept -                  | concept    | dogma
006 | Janus        |   2 | purple | concept - avatar concept                   | concept    | karma karma
"""

_CARDS = read_cards(TABLE, SET)


def cards(edition: int) -> tuple[CardFacts, ...]:
    """Return the cards, which only the fourth edition has."""
    return _CARDS if edition == 4 else ()
