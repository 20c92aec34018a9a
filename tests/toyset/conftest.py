"""Lets a game be played with the Bazaar, for these tests only."""

from collections.abc import Iterator

import pytest

from engine.cards.sets import register, unregister
from engine.run import link
from tests.kit import Table, table
from tests.toyset.cards import SET

SETS = ("base", SET.name)
FURTHER = {
    ("bazaar", 1): "Aleppo, Samovar",
    ("bazaar", 2): "Cardamom, Haggling",
}
"""decks of the Bazaar for a table in a test"""


@pytest.fixture(autouse=True)
def _bazaar() -> Iterator[None]:
    register(SET)
    yield
    unregister(SET)
    link.tables.cache_clear()


def laid(*players: dict[str, str], bazaar: str = "Aleppo, Samovar") -> Table:
    """Lay out a table on which the Bazaar's deck of 1s, and the base decks of 1 to 3, are known."""
    decks = {1: "Domestication, Sailing", 2: "Mapmaking, Calendar", 3: "Paper, Compass"}
    return table(*players, decks=decks, further_decks={("bazaar", 1): bazaar}, sets=SETS)
