"""The panel of errors: advice in the reader's language, and the error's own text."""

from __future__ import annotations

from engine.run.errors import GameError
from engine.text.errors import WordedError, words_of
from tutor.panels.app_text import AppText
from tutor.panels.elements import link
from tutor.panels.html import Node, Nodes, h


def own_words(error: Exception, language: str) -> Node:
    """Return an error's text, translated if it has a translation, else in English."""
    if words := words_of(error, language):
        return h("span", {"lang": language}, words)
    return h("span", {"lang": "en"}, str(error) or type(error).__name__)


def error_content(texts: AppText, *errors: Exception) -> Nodes:
    """Return the panel's content for some errors; ``dismiss`` closes them all."""
    return [_content(texts, error, f"error-{number}") for number, error in enumerate(errors)]


def _content(texts: AppText, error: Exception, key: str) -> Node:
    code = getattr(error, "code", "")
    known = f"ui-error-{code}" in texts.catalogue and isinstance(error, GameError | WordedError)
    text = texts.message(f"error-{code}" if known else "error-plain")
    own_title = f"error-{code}-title"
    has_title = known and f"ui-{own_title}" in texts.catalogue
    words = own_words(error, texts.language)
    return h(
        "div",
        {"class": "itut-fault", "role": "alert", "key": key},
        h("strong", None, texts.message(own_title if has_title else "error-title")),
        h("p", None, text),
        h("p", {"class": "itut-own-words"}, *([] if has_title else [texts.message("error-own-words"), " "]), words),
        link(texts.message("error-dismiss"), "dismiss", key="dismiss"),
    )
