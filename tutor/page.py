"""What pages with an app below have in common: one language, and a place in a notebook."""

from __future__ import annotations

from typing import Any

from tutor.app import App
from tutor.widgets.app_text import in_force
from tutor.widgets.fallback import Fallback, display


class Page:
    """A page of widgets with at most one app below, which shares its language.

    Raises:
        ValueError: there are no words in the language.
    """

    app: App | None
    """the app below, once there is one"""

    def __init__(self, lang: str | None = None) -> None:
        self._lang = in_force(lang or None)

    @property
    def lang(self) -> str:
        """The language; setting it changes all words in place."""
        return self._lang

    @lang.setter
    def lang(self, lang: str) -> None:
        if self.app is not None and self.app.lang != lang:
            self.app.lang = lang
        if lang != self._lang:
            self._lang = lang
            self._reword()

    def _reword(self) -> None:
        """Say everything of the page in the language that is in force now."""
        raise NotImplementedError

    def _app_speaks(self) -> None:
        if self.app is not None:
            self.lang = self.app.lang


class KeptPage(Page):
    """A page that leaves a still picture in a notebook that is opened again without its kernel."""

    box: Any
    """the whole as one widget"""
    still: Fallback
    """what a notebook without its kernel shows"""

    def _ipython_display_(self) -> None:
        display(self.box, repr(self), self.still)
