"""Lets a game be played with the four cards, for these tests only."""

from collections.abc import Iterable, Mapping

import pytest

from engine.cards import facts, library
from engine.cards.base.facts import base_facts, base_specials
from engine.lang.nodes import Program
from engine.model.cards import CardCatalogue
from tests.sentinels.cards import FACTS, PROGRAMS

SETS = ("base", "sentinels")


@pytest.fixture(autouse=True)
def _sentinels(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the set ``sentinels``, which only a table that asks for it has."""
    base_programs = library.programs
    extended = CardCatalogue.build(4, SETS, (*base_facts(4), *FACTS), base_specials())

    def catalogue(edition: int, sets: Iterable[str] = ("base",)) -> CardCatalogue:
        return extended if "sentinels" in tuple(sets) else facts.card_catalogue(edition, sets)

    def programs(name: str) -> Mapping[str, Program]:
        return PROGRAMS if name == "sentinels" else base_programs(name)

    monkeypatch.setattr(library, "card_catalogue", catalogue)
    monkeypatch.setattr(library, "programs", programs)
