"""What is shown of an error: what to do in the reader's language, and the error's own words."""

from __future__ import annotations

from engine.run.errors import GameError
from engine.text.errors import WordedError, words_of
from tutor.widgets.app_text import AppText
from tutor.widgets.html import Node, Nodes, h


def own_words(error: Exception, language: str) -> Node:
    """Return what an error says, in the language where there are words for it, and else as the program says it."""
    if words := words_of(error, language):
        return h("span", {"lang": language}, words)
    return h("span", {"lang": "en"}, str(error) or type(error).__name__)


def fault(speech: AppText, error: Exception) -> Nodes:
    """Return what the panel of errors shows."""
    code = getattr(error, "code", "")
    known = f"ui-error-{code}" in speech.catalogue and isinstance(error, GameError | WordedError)
    text = speech.m(f"error-{code}" if known else "error-plain")
    words = (speech.m("error-own-words"), " ", own_words(error, speech.language))
    close = {"class": "itut-link", "type": "button", "data-act": "dismiss", "key": "dismiss"}
    return [
        h(
            "div",
            {"class": "itut-fault", "role": "alert"},
            h("strong", None, speech.m("error-title")),
            h("p", None, text),
            h("p", {"class": "itut-own-words"}, *words),
            h("button", close, speech.m("error-dismiss")),
        )
    ]
