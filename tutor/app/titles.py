"""The words around the table: its title, its place in the session, the labels of all controls."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.positions.position import Position
from tutor.panels.app_text import AppText
from tutor.panels.help import help_content
from tutor.panels.html import Nodes, h
from tutor.panels.lines import place

if TYPE_CHECKING:
    from tutor.app.app import App

NUMBERED = re.compile(r"[a-z]{3}-\d+")
"""start of a ruling's id; the name of a reading may follow"""


class Titles:
    """Words an app in its current language."""

    def __init__(self, app: App, still: tuple[str, str]) -> None:
        self.app = app
        self._still = still
        """ids of the messages above the last picture in a notebook without a kernel: how to continue if the game is
        saved, and if it is not"""
        self.hides_answer = False
        """whether the answer to the table's question has not been shown yet"""
        self._texts: dict[str, AppText] = {}

    @property
    def texts(self) -> AppText:
        """The app's texts in the current language."""
        return self.texts_in(self.app.lang)

    def texts_in(self, lang: str) -> AppText:
        """Return the app's texts in a language."""
        app = self.app
        if lang not in self._texts:
            players = app.session.machine.setup.players
            names = (
                [app.position.name(seat, lang) for seat in range(len(players))]
                if app.position is not None
                else list(players)
            )
            self._texts[lang] = AppText(app.session.machine, lang, names, app.session.viewer, person=app.seats.person)
        return self._texts[lang]

    def forget(self) -> None:
        """Word everything again, for another viewer, or other players."""
        self._texts.clear()

    def title(self, *, hide: bool = False) -> str:
        """Return the title. With ``hide``, a ruling's title, which reveals its answer, is replaced by its subject."""
        app = self.app
        if app.position is not None:
            return self._neutral(app.position) if hide else app.position.title.of(app.lang)
        return app.session.title or self.texts.message("app-untitled")

    def _neutral(self, position: Position) -> str:
        if position.answer is None:
            return position.title.of(self.app.lang)
        texts, number = self.texts, NUMBERED.match(position.id)
        if number is None:  # somebody's own table with an answer is no ruling
            cards = texts.listed(texts.card_title(card) for card in position.cards)
            return texts.message("app-own-about", id=position.id, cards=cards) if cards else position.id
        name = number[0].upper()
        cards = texts.listed(texts.card_title(card) for card in position.cards)
        return (
            texts.message("app-ruling-about", id=name, cards=cards) if cards else texts.message("app-ruling", id=name)
        )

    def heading(self) -> Nodes:
        """Return the title, the edition, and the place on the line."""
        app, session, texts = self.app, self.app.session, self.texts
        line, step = place(session, texts)
        where = [h("span", {}, texts.marked(line)), h("span", {}, texts.marked(step))] if line else texts.marked(step)
        return [
            h("h2", {"class": "itut-title"}, app.visible_title),
            *([h("span", {"class": "itut-edition", "title": texts.edition}, texts.edition)] if texts.edition else []),
            h("span", {"class": "itut-where-am-i", "title": texts.spoken(line + step)}, where),
        ]

    def resume_text(self) -> str:
        """Return how to go on when no kernel answers."""
        return self.texts.message("app-resume" if self.app.is_saved else "app-resume-not-kept")

    def label(self) -> None:
        """Label every control in the current language, with its current state."""
        app, texts = self.app, self.texts
        title, resume = self.title(hide=app.presenting or self.hides_answer), self.resume_text()
        app.hub.label = texts.message("app-label", title=title)
        app.hub.blank = texts.message("class-blank")
        app.hub.outside = texts.message("app-outside")
        app.hub.language = app.lang
        app.hub.full_screen = [texts.message("set-full"), texts.message("set-full-on")]
        app.hub.control_labels = {
            ".itut-seat select": texts.message("seat-label"),
            ".itut-slider .noUi-handle": texts.message("bar-slider.hint"),
        }
        names = ("now", "why", "log", "lines", "whatif", "outlook", "lookback", "help")
        labels = {name: f"{name}-label" for name in names} | {"card": "run-label", "annotation": "annotate-label"}
        for panel in (
            app.now,
            app.annotation,
            app.why,
            app.card,
            app.log,
            app.lines,
            app.whatif,
            app.outlook,
            app.lookback,
            app.help,
            app.error,
            app.title,
        ):
            panel.language, panel.resume = app.lang, resume
            panel.label = texts.message(labels[panel.name]) if panel.name in labels else title
        app.table.overlay.resume_text = resume
        listed = self.title(hide=app.presenting)  # how the list calls it, where it is opened again
        app.table.fallback_text = texts.message(self._still[not app.is_saved], title=listed)
        tabs = ("log", "lines", "whatif-tab", "outlook-tab")
        app.tabs.titles = tuple(texts.message(f"{name}-label") for name in tabs)
        app.stepper.set_texts(texts)
        app.settings.set_texts(
            texts, app.lang, motion=app.motion, resumable=len(app.saving.games), presenting=app.presenting
        )
        app.settings.seats(texts, app.seats.view)
        if app.attention.helping:
            app.help.show(help_content(texts, presenting=app.presenting))
        app.errors.show()
