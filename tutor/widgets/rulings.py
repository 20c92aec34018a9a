"""Which rulings of the catalogue speak of a rule or of a card: what their files say of themselves at their head."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import yaml

from engine.positions import SCENARIOS
from engine.positions.files import list_all

FOLDER = "rulings/"
MOST = 4
"""rulings that are named at one place"""
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class Ruling:
    """One ruling, by its name (``rulings/shr-01``)."""

    name: str
    titles: tuple[tuple[str, str], ...]
    """(language, title)"""
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    """English titles"""

    @property
    def id(self) -> str:
        """The last part of its name."""
        return self.name.removeprefix(FOLDER)

    def title(self, language: str) -> str:
        """Return its title in a language, else in English."""
        titles = dict(self.titles)
        return titles.get(language) or titles.get("en", self.id)


@cache
def rulings() -> tuple[Ruling, ...]:
    """Return all rulings that come with the tutor; one whose head cannot be read is left out."""
    found = []
    for name, path in list_all(SCENARIOS).items():
        if not name.startswith(FOLDER):
            continue
        try:
            head = path.read_text(encoding="utf-8").partition("\nplayers:")[0]
            data = yaml.load(head, Loader=_Loader)  # noqa: S506 (a safe loader)
            titles = tuple((str(language), str(text)) for language, text in data["title"].items())
            rules, cards = (tuple(map(str, data.get(key) or ())) for key in ("rules", "cards"))
        except (OSError, ValueError, LookupError, TypeError, AttributeError, yaml.YAMLError):
            continue
        found.append(Ruling(name, titles, rules, cards))
    return tuple(found)


def citing(rule: str) -> tuple[Ruling, ...]:
    """Return the rulings that cite a rule, those first whose first rule it is."""
    cited = [each for each in rulings() if rule in each.rules]
    return tuple(sorted(cited, key=lambda each: each.rules.index(rule)))


def about(card: str) -> tuple[Ruling, ...]:
    """Return the rulings in which a card, by its English title, plays a part, those first whose first card it is."""
    told = [each for each in rulings() if card in each.cards]
    return tuple(sorted(told, key=lambda each: each.cards.index(card)))
