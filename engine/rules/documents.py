"""The documents that rules are cited from, and the parts of a citation and of a rule."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

FIRST = 1
"""the edition of 2010"""
THIRD = 3
"""the edition of 2016"""
FOURTH = 4
"""the edition of 2024, with Ultimate"""
EDITIONS = (FIRST, THIRD, FOURTH)


@dataclass(frozen=True, slots=True)
class Document:
    """A rulebook, or a text that replaces one."""

    id: str
    edition: int
    """the edition whose rules it gives"""
    language: str
    """``"en"`` or ``"uk"``"""


@dataclass(frozen=True, slots=True)
class Place:
    """The place of a rule: document, section heading and, where the text shows one, the page."""

    document: str
    section: str
    """the heading as printed (capitals eased); a keyword follows its list after a colon"""
    page: str | None = None
    """``"13"``, or a spread such as ``"14-15"``; ``None`` where the text shows no page"""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of the base game. Its wording is the message ``rule-<id>``."""

    id: str
    places: tuple[Place, ...]
    rulings: tuple[str, ...] = ()
    """ids of tricky situations that show the rule (the rulings catalogue)"""
    editions: tuple[int, ...] = EDITIONS
    """the editions in which it is so"""
    replaces: tuple[str, ...] = ()
    """ids of the rules in whose place it is cited, in its editions or by its choice"""
    choice: tuple[str, str] | None = None
    """(switch, choice): it replaces them where that is chosen, in whatever edition"""
    unless: tuple[str, str] | None = None
    """(switch, choice): it replaces nothing where that is chosen, as it says the opposite"""


BASE_4E = "4e-base"
BASE_4E_UK = "4e-base-uk"
ULTIMATE = "ultimate"
THIRD_BOOK = "third"
HELP = "help"
FAQ1 = "faq1"

DOCUMENTS: Mapping[str, Document] = MappingProxyType(
    {
        document.id: document
        for document in (
            Document(BASE_4E, FOURTH, "en"),
            Document(BASE_4E_UK, FOURTH, "uk"),
            Document(ULTIMATE, FOURTH, "en"),
            Document(THIRD_BOOK, THIRD, "en"),
            Document(HELP, THIRD, "en"),
            Document(FAQ1, FIRST, "en"),
        )
    }
)
"""All documents. ``help`` is Board Game Arena's page for the third edition. ``faq1`` is the publisher's FAQ of
July 2011, known at second hand: its sections are those of the notes that quote it. No first-edition rulebook is
known."""

BEST_FIRST: Mapping[int, tuple[str, ...]] = MappingProxyType(
    {
        FIRST: (FAQ1, THIRD_BOOK, HELP, BASE_4E, ULTIMATE, BASE_4E_UK),
        THIRD: (THIRD_BOOK, HELP, FAQ1, BASE_4E, ULTIMATE, BASE_4E_UK),
        FOURTH: (BASE_4E, ULTIMATE, BASE_4E_UK, THIRD_BOOK, HELP, FAQ1),
    }
)
"""The documents of each edition, most binding first, for a reader of English."""
