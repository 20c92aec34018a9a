"""Every edition's base set is whole: no card without its program, in any edition."""

import pytest

from engine.cards.facts import EDITIONS, card_catalogue
from tests.soak import programmed


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_of_an_edition_has_its_program(edition: int) -> None:
    there = {card.title for card in programmed(edition)}
    assert sorted({card.title for card in card_catalogue(edition).cards} - there) == []
    assert len(there) == (115 if edition == 4 else 105)
