"""What the slots of cards mean: the rule of each, and the lines that explain those of a card without effects."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.lang.terms import Bonus, Mark, Search, SlotContents

RULES_OF_MARKS: Mapping[Mark, str] = {
    Mark.IMAGE: "keyword-card-image",
    Mark.FLAG: "city-flag",
    Mark.FOUNTAIN: "city-fountain",
    Mark.PLUS: "city-plus",
    Mark.JUNK: "city-junk",
    Mark.UPLIFT: "city-uplift",
    Mark.UNSPLAY: "city-unsplay",
    Mark.LEFT: "city-arrow",
    Mark.RIGHT: "city-arrow",
    Mark.UP: "city-arrow",
}
"""the rule that explains a mark; empty slots have none, echo and inspire effects are written on their cards"""
AT_ONCE = (Mark.PLUS, Mark.JUNK, Mark.UPLIFT, Mark.UNSPLAY, Mark.LEFT, Mark.RIGHT, Mark.UP)
"""the marks that act once, when their card is melded by a Meld action (Ultimate p. 22, Immediate Effect Icons)"""


def rule_of(contents: SlotContents) -> str:
    """Return the rule that explains what a slot holds; empty for a plain icon and for a slot without a rule."""
    if isinstance(contents, Bonus):
        return "bonus-icons"
    if isinstance(contents, Search):
        return "city-search"
    return RULES_OF_MARKS.get(contents, "") if isinstance(contents, Mark) else ""


def explained(slots: Iterable[SlotContents]) -> tuple[tuple[SlotContents, str], ...]:
    """Return the contents of slots that need an explanation, each once, with its rule; the card's image needs none."""
    found = dict.fromkeys(contents for contents in slots if contents is not Mark.IMAGE and rule_of(contents))
    return tuple((contents, rule_of(contents)) for contents in found)


def acts_at_once(contents: SlotContents) -> bool:
    """Return whether what a slot holds acts when its card is melded by a Meld action."""
    return isinstance(contents, Search) or contents in AT_ONCE
