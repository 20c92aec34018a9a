"""The form that compares the table with itself under another edition, or under another reading of a rule."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

import ipywidgets

from engine.cards.facts import EDITIONS
from engine.cards.sets import silent_switches
from engine.editions import SWITCHES
from engine.positions import PositionError, loads
from engine.positions.files import text_of
from engine.positions.position import Answer
from engine.run.errors import GameError
from engine.text.errors import WordedError
from tutor.desk import position_edits
from tutor.desk.elements import DeskPanel, button, labelled, offer, problems
from tutor.panels.comparison import Comparison, of_settings
from tutor.panels.elements import para
from tutor.panels.error import own_words
from tutor.panels.html import Nodes
from tutor.scenario_index import ScenarioEntry

if TYPE_CHECKING:
    from tutor.app import App
    from tutor.panels.app_text import AppText

Choice = tuple[int, str, str]
"""an edition; or 0, a switch, and one of its choices"""


class CompareForm:
    """Offers the other editions, and the other choices of every rule that is read or played in more than one way.

    Of the rules of sets it offers those of the sets in play.
    ``fields`` are its widgets, ``notes`` tells why something cannot be compared; ``compare`` does what its button does,
    and shows the result over the app's table.
    """

    def __init__(self, app: App, opened: Callable[[], ScenarioEntry | None]) -> None:
        self.app = app
        self._opened = opened
        """returns the scenario on the table, if it is one of the list"""
        self._message: Nodes = []
        guard = app.guard.wrap
        self.other = ipywidgets.Dropdown()
        """what the table is compared with"""
        self.other.layout.width = "340px"
        self._do = button(guard(self.compare))
        self.notes = DeskPanel("compare-notes")
        self.fields = (self.other, self._do)
        self.refresh()
        app.hub.observe(lambda _: self.refresh(), "language")

    def refresh(self) -> None:
        """Offer what the table can be compared with; a message about another table goes."""
        texts = self.app.texts
        m = texts.message
        labelled(self.other, m("desk-compare-with"))
        self._do.description = m("desk-compare")
        offer(self.other, self._choices(texts), self.other.value)
        self.notes.set_language(texts.language, m("desk-compare-with"))
        self._show([])

    def _choices(self, texts: AppText) -> list[tuple[str, Choice]]:
        machine, m = self.app.session.machine, texts.message
        edition = machine.setup.edition
        found: list[tuple[str, Choice]] = [
            (m(f"find-edition-{each}"), (each, "", "")) for each in sorted(EDITIONS, reverse=True) if each != edition
        ]
        silent = silent_switches(machine.setup.sets)
        for switch in SWITCHES.values():
            if switch.waits_for or edition not in switch.arises_in or switch.id in silent:
                continue
            title = texts.game_text.switch(switch.id).title
            for choice in switch.choices:
                if choice != machine.switches[switch.id]:
                    meaning = m(f"switch-{switch.id}-{choice}")
                    found.append((m("desk-compare-reading", title=title, meaning=meaning), (0, switch.id, choice)))
        return found

    def compare(self) -> None:
        """Show the table under its own rules and under the chosen ones, side by side."""
        chosen = self.other.value
        if chosen is None:
            return
        make = self._maker(chosen)
        try:
            make(self.app.lang)
        except PositionError as error:
            self._show([problems(error, self.app.lang)])
        except (WordedError, GameError) as error:
            self._show([para(own_words(error, self.app.lang), "itut-notice", "wrong", status=True)])
        else:
            self._show([])
            self.app.compare(lambda: make(self.app.lang))

    def _maker(self, chosen: Choice) -> Callable[[str], Comparison]:
        session, app = self.app.session, self.app
        edition, switch, choice = chosen
        machine = session.machine
        own = machine.setup.edition
        answers = self._answers()
        opened = self._opened()
        if opened is not None and not answers and app.position is not None and app.position.edition == own:
            text, position = text_of(opened.path), app.position  # with its scripted lines, which are then played
        else:
            text = position_edits.text(session.steps[0].state, app.position)
            position = loads(text, "table")
        switches = {switch: (machine.switches[switch], choice)} if switch else {}
        viewer = session.viewer

        @cache
        def make(language: str) -> Comparison:
            editions = () if switch else (own, edition)
            return of_settings(
                text, position, language, viewer=viewer, editions=editions, switches=switches, answers=answers
            )

        return make

    def _answers(self) -> list[Answer]:
        """Return the answers given along the current line, each with who gave it."""
        session = self.app.session
        steps = (session.steps[index] for index in session.path())
        asked = [session.steps[step.parent].request for step in steps if step.answer is not None]
        return [
            Answer(request.seat, tuple(picks), 0, 0)
            for request, picks in zip(asked, session.saved_answers(session.line), strict=True)
            if request is not None
        ]

    def _show(self, content: Nodes) -> None:
        self.notes.show(content)

    def __repr__(self) -> str:
        return f"CompareForm({self.other.value!r})"
