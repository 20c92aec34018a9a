"""The headings of the rulebooks, and the words of their lists of keywords, with the rules that stand under them."""

from __future__ import annotations

from functools import cache

from engine.rules import RULES
from tutor.desk.word_forms import akin, tokens

LISTS = ("eyword", "Ключові слова")
"""what the headings of the lists of keywords have in common"""


@cache
def _headings() -> tuple[tuple[tuple[str, ...], bool, frozenset[str]], ...]:
    """Return (words, whether it is an entry of a list of keywords, ids of its rules) for every heading."""
    found: dict[tuple[tuple[str, ...], bool], set[str]] = {}
    whole = {place.section for rule in RULES.values() for place in rule.places}
    for rule in RULES.values():
        for place in rule.places:
            above, _, entry = place.section.partition(": ")
            of_list = any(name in above for name in LISTS)
            parts = {place.section, *(entry.split(" / ") if entry else ()), *({entry} if entry else ())}
            for part in parts | ({above} & whole):
                if words := tokens(part):
                    found.setdefault((words, of_list and part != above), set()).add(rule.id)
    return tuple((words, of_list, frozenset(rules)) for (words, of_list), rules in found.items())


def rules_under(heading: str, *, keyword: bool = False) -> tuple[str, ...]:
    """Return the ids of the rules under a heading of any rulebook, in any language, in the order of the index.

    ``keyword``: only entries of the lists of keywords, a word also in another form ("junked", "скинути"). A heading
    has to be given whole.
    """
    asked = tokens(heading)
    if not asked:
        return ()
    named: set[str] = set()
    for words, of_list, rules in _headings():
        alike = words == asked or (
            keyword and len(words) == len(asked) and all(akin(*pair) for pair in zip(asked, words, strict=True))
        )
        if alike and (of_list or not keyword):
            named |= rules
    return tuple(rule for rule in RULES if rule in named)


def keywords() -> tuple[str, ...]:
    """Return the entries of the lists of keywords, in both languages, in alphabetical order."""
    sections = {place.section.partition(": ") for rule in RULES.values() for place in rule.places}
    return tuple(sorted(entry for above, _, entry in sections if entry and any(name in above for name in LISTS)))
