"""What is printed on the sentinels, in the fourth edition."""

from engine.cards.table import read_cards
from engine.model.cards import CardFacts
from tests.sentinels.cards import SET

TABLE = """
#   | title        | age | color  | slots                                      | featured   | effects

001 | Autocue      |   9 | green  | health efficiency efficiency -             | efficiency | dogma
002 | Eratosthenes |   2 | blue   | concept - avatar concept                   | concept    | karma
003 | Donatello    |   4 | yellow | prosperity - avatar prosperity             | prosperity | karma
004 | Piggyback    |   8 | green  | industry efficiency efficiency -           | efficiency | dogma
005 | Understudy   |   2 | red    | concept - avatar concept                   | concept    | karma
006 | Carousel     |   9 | purple | prosperity prosperity - health             | prosperity | demand
007 | Snuppy       |  10 | yellow | - efficiency health efficiency             | efficiency | dogma dogma
008 | Treadmill    |   1 | red    | concept concept concept -                  | concept    | dogma
009 | Turnstile    |   1 | blue   | concept concept concept -                  | concept    | dogma
010 | Pendulum     |   1 | purple | concept concept concept -                  | concept    | dogma
"""

_CARDS = read_cards(TABLE, SET)


def cards(edition: int) -> tuple[CardFacts, ...]:
    """Return the cards, which only the fourth edition has."""
    return _CARDS if edition == 4 else ()
