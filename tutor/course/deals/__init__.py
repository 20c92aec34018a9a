"""Other cards for the same ruling: what lies on the table of a variant, what is asked, what each error would answer.

A module a theme, as the families' files beside the lessons have it; ``bench.py`` is what they share.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.course.deals import dogma, drawing, keywords, multiplayer, winning
from tutor.course.deals.table_builder import Deal, Dealt, NoDeal, term, wander

__all__ = ["DEALS", "Deal", "Dealt", "NoDeal", "term", "wander"]

DEALS: Mapping[str, Deal] = MappingProxyType(
    {**drawing.DEALS, **dogma.DEALS, **winning.DEALS, **keywords.DEALS, **multiplayer.DEALS}
)
"""All deals by name."""
