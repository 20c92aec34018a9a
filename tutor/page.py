"""Base classes of pages that contain an app: one shared language, and display in a notebook."""

from __future__ import annotations

from typing import Any

from tutor.app import App
from tutor.panels.app_text import in_force
from tutor.widgets.fallback import Fallback, display


class Page:
    """A page of widgets with at most one app, which shares the page's language.

    Raises:
        ValueError: the language has no catalogue.
    """

    app: App | None
    """the app in this page; ``None`` until one is opened"""

    def __init__(self, lang: str | None = None) -> None:
        self._lang = in_force(lang or None)

    @property
    def lang(self) -> str:
        """The language; setting it changes every text in place."""
        return self._lang

    @lang.setter
    def lang(self, lang: str) -> None:
        if self.app is not None and self.app.lang != lang:
            self.app.lang = lang
        if lang != self._lang:
            self._lang = lang
            self._relabel()

    def _relabel(self) -> None:
        """Set every text of the page in the current language."""
        raise NotImplementedError

    def _app_speaks(self) -> None:
        if self.app is not None:
            self.lang = self.app.lang


class StillPage(Page):
    """A page that shows a still picture when its notebook is opened without a kernel."""

    box: Any
    """the whole page as one widget"""
    still: Fallback
    """picture shown in a notebook without a kernel"""

    def _ipython_display_(self) -> None:
        display(self.box, repr(self), self.still)
