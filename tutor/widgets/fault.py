"""What is shown of an error: what to do in the reader's language, and the error's own words."""

from __future__ import annotations

from engine.positions import PositionError
from engine.run.errors import GameError
from tutor.widgets.dom import Nodes, h
from tutor.widgets.speech import Speech


def fault(speech: Speech, error: Exception) -> Nodes:
    """Return what the panel of errors shows."""
    code = getattr(error, "code", "")
    known = f"ui-error-{code}" in speech.catalogue and isinstance(error, GameError | PositionError)
    text = speech.m(f"error-{code}" if known else "error-plain")
    own = str(error) or type(error).__name__
    words = (speech.m("error-own-words"), " ", h("span", {"lang": "en"}, own))
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
