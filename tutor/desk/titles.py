"""Titles of cards and rules as a search compares them: folded words in each language."""

from __future__ import annotations

from functools import cache

from engine.cards.facts import card_catalogue as facts
from engine.cards.sets import set_names
from engine.model.cards import CardCatalogue
from engine.rules.documents import FOURTH
from engine.text.messages import LANGUAGES
from tutor.desk.word_forms import tokens
from tutor.panels.app_text import catalogue as words_of


def all_cards() -> CardCatalogue:
    """Return the cards of all sets that can be played, as the fourth edition has them."""
    return facts(FOURTH, set_names())


@cache
def card_title(card: int, language: str) -> tuple[str, ...]:
    """Return the words of a card's title in a language."""
    return tokens(words_of(language).message(card_message(card)))


def card_titles(card: int) -> tuple[tuple[str, ...], ...]:
    """Return the words of a card's title in every language."""
    return tuple(card_title(card, language) for language in LANGUAGES)


@cache
def rule_title(rule: str, language: str) -> tuple[str, ...]:
    """Return the words of a rule's title in a language."""
    return tokens(words_of(language).message(f"rule-{rule}.title"))


def card_message(card: int) -> str:
    """Return the message id of a card's title."""
    catalogue = all_cards()
    kind = "special" if catalogue.is_special(card) else "card"
    return f"{kind}-{catalogue.key[card]}"
