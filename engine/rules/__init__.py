"""The rule index: every rule of the base game by a stable name, and its place in each rulebook.

The wording of a rule is ours and lives in ``engine/text/locales/*/rules.ftl`` as ``rule-<id>``.
"""

from engine.rules.documents import DOCUMENTS, Document, Place, Rule
from engine.rules.index import RULES, UnknownRuleError, places_for, replacements, rule

__all__ = ["DOCUMENTS", "RULES", "Document", "Place", "Rule", "UnknownRuleError", "places_for", "replacements", "rule"]
