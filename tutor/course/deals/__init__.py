"""Deals: for each kind of question a random table, the question, and the answers that misconceptions give.

One module for each theme, like the families' files beside the lessons; ``table_builder.py`` is shared.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.course.deals import (
    all_sets,
    artifacts,
    dogma,
    drawing,
    echoes,
    expansions,
    figures,
    keywords,
    multiplayer,
    winning,
)
from tutor.course.deals.table_builder import Deal, Dealt, NoDeal, term, wander

__all__ = ["DEALS", "Deal", "Dealt", "NoDeal", "term", "wander"]

DEALS: Mapping[str, Deal] = MappingProxyType(
    {
        **drawing.DEALS,
        **dogma.DEALS,
        **winning.DEALS,
        **keywords.DEALS,
        **multiplayer.DEALS,
        **expansions.DEALS,
        **echoes.DEALS,
        **artifacts.DEALS,
        **figures.DEALS,
        **all_sets.DEALS,
    }
)
"""All deals by name."""
