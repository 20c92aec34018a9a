"""The page of puzzles: deals them by strength, plays the others against the solver, and keeps progress."""

from __future__ import annotations

from typing import Any, cast

import ipywidgets

from engine.model.state import Setup
from engine.positions import Position
from engine.positions.goal import GRADES
from engine.puzzles import Shelf, puzzles
from engine.puzzles.shelf import FOLDER, goal_of
from engine.run.link import machine
from tutor.app import App
from tutor.app.handlers import Handlers, carry_out, of_argument, plain
from tutor.course.progress import Progress, Standing
from tutor.desk.elements import DeskPanel
from tutor.desk.puzzle_try import PuzzleTry, Verdict
from tutor.page import Page
from tutor.panels import elements
from tutor.panels.app_text import AppText
from tutor.panels.elements import heading, link, listing, para
from tutor.panels.error import own_words
from tutor.panels.html import Nodes, h
from tutor.session import Session
from tutor.widgets.guard import Guard

LESSON = "puzzles"
"""the name under which progress keeps them"""
TO_RISE = 3
"""puzzles of a strength that are solved before a harder one is dealt"""

_STANDING = {
    Standing.SOLVED: "puzzles-solved-mark",
    Standing.REPEAT: "puzzles-repeat",
    Standing.OPEN: "puzzles-open",
}


def strength(shelf: Shelf, progress: Progress) -> int:
    """Return the strength that is dealt: the first of which fewer than three puzzles, or fewer than all, are solved."""
    for grade in GRADES:
        names = [name for name, each in shelf.items() if goal_of(each).grade == grade]
        if sum(progress.is_solved(LESSON, _id(name)) for name in names) < min(TO_RISE, len(names)):
            return grade
    return GRADES[-1]


def deal(shelf: Shelf, progress: Progress, not_now: str = "") -> str:
    """Return the name of the next puzzle: of the strength dealt, then harder, then easier; the least tried first.

    Where all are solved, the one that was last tried the longest ago. ``not_now`` comes only if there is no other.
    """
    level = strength(shelf, progress)

    def rank(name: str) -> tuple[object, ...]:
        record, grade = progress.of(LESSON, _id(name)), goal_of(shelf[name]).grade
        solved = bool(record.solved)
        return name == not_now, solved, record.last if solved else "", grade < level, abs(grade - level), record.tries

    return min(shelf, key=rank)


def _id(name: str) -> str:
    return name.removeprefix(FOLDER)


class Puzzles(Page):
    """The puzzles with the learner's progress, and an app to solve them in; ``box`` is the whole page as one widget."""

    def __init__(
        self, lang: str | None = None, *, progress: Progress | None = None, shelf: Shelf | None = None
    ) -> None:
        super().__init__(lang)
        self.progress = progress if progress is not None else Progress.open()
        self.shelf: Shelf = shelf if shelf is not None else puzzles()
        self.app: App | None = None
        self.name = ""
        """the puzzle on the table; empty: none"""
        self.trying: PuzzleTry | None = None
        self.hints = 0
        """how many hints are shown"""
        self.answer_shown = False
        self.folded = True
        """whether the list of all puzzles is closed"""
        self._recorded = False
        """whether this try is in the progress"""
        self._busy = False
        self.guard = Guard(self._failed)
        self._handlers: Handlers = {
            "next": plain(self.next),
            "again": plain(self.again),
            "hint": plain(self.hint),
            "answer": plain(self.show_answer),
            "refute": plain(self.show_refutation),
            "open": of_argument(self.open),
            "fold": plain(self._fold),
        }
        self.page = DeskPanel("puzzles", self.guard.wrap(self._activated))
        self.panel = DeskPanel("puzzle", self.guard.wrap(self._activated))
        """what is asked, beside the table"""
        self._place = ipywidgets.VBox()
        self.box = ipywidgets.VBox(children=[self.page, self._place])
        self.box.add_class("itut-desk")
        self._texts_by_language: dict[str, AppText] = {}
        self._show()

    # --- puzzles on the table ---

    @property
    def position(self) -> Position | None:
        """The puzzle on the table."""
        return self.shelf[self.name] if self.name else None

    def next(self) -> None:
        """Deal the next puzzle."""
        self.progress.refresh()
        self.open(deal(self.shelf, self.progress, self.name))

    def open(self, name: str) -> None:
        """Put a puzzle on the table."""
        name = name if name in self.shelf else FOLDER + name
        self.name, self.hints, self.answer_shown, self.folded = name, 0, False, True
        position = self.shelf[name]
        session = Session(position.game(), viewer=goal_viewer(position), title=position.title.en, source=name)
        self._busy, self._recorded = True, False
        try:
            self.trying = PuzzleTry(position, session)
            if self.app is None:
                self.app = App(session, lang=self._lang, position=position)
                self.app.tries_out = self.app.exercises = False
                self.app.slot.children = (*self.app.slot.children, self.panel)
                self.app.on_step(lambda _: self._stepped())
                self.app.hub.observe(lambda _: self._app_speaks(), "language")
                self._place.children = (self.app.box,)
            else:
                self.app.replace(session, position=position)
                self.trying.session = self.app.session
        finally:
            self._busy = False
        self._show()
        self.panel.focus()

    def again(self) -> None:
        """Begin the puzzle on the table again."""
        shown = self.hints
        self.open(self.name)
        self.hints = shown
        self._show()

    def hint(self) -> None:
        """Show one more hint."""
        self.hints += 1
        self._show()

    def show_answer(self) -> None:
        """Show the answer; a puzzle that is still open counts as missed."""
        self.answer_shown = True
        if self.trying is not None and self.trying.verdict in (Verdict.OPEN, Verdict.UNKNOWN):
            self._record(correct=False)
        self._show()

    def show_refutation(self) -> None:
        """Play the line that refutes the miss, on a line of its own, and stop at its end."""
        trying = self.trying
        if trying is None or trying.miss is None:
            return
        session = trying.session
        self._busy = True
        try:
            session.goto(trying.miss.step)
            session.branch()
            for turn in trying.miss.line:
                if session.request != turn.before.request:
                    break
                session.play(turn.answer, run=True)
        finally:
            self._busy = False
        self._show()

    def _stepped(self) -> None:
        """Let the others answer, and judge what was played."""
        trying = self.trying
        if self._busy or trying is None:
            return
        self._busy = True
        try:
            while trying.judge() in (Verdict.OPEN, Verdict.UNKNOWN) and (reply := trying.reply()) is not None:
                trying.session.play(reply, run=True)
        finally:
            self._busy = False
        if trying.verdict is Verdict.SOLVED:
            self._record(correct=not self.answer_shown)
        elif trying.verdict in (Verdict.MISSED, Verdict.LUCKY):
            self._record(correct=False)
        self._show()
        if trying.verdict is not Verdict.OPEN:
            self.panel.bring_part_into_view("verdict")

    def _record(self, *, correct: bool) -> None:
        """Note a try once; an answer that was looked up first solves nothing."""
        if not self._recorded:
            self._recorded = True
            self.progress.tried(LESSON, _id(self.name), correct=correct)

    def _fold(self) -> None:
        self.folded = not self.folded
        self._show()

    def _activated(self, act: str, value: str) -> None:
        carry_out(self._handlers, act, value)

    # --- words ---

    def _relabel(self) -> None:
        self._show()

    @property
    def _texts(self) -> AppText:
        if self.app is not None and self.app.lang == self._lang:
            return self.app.texts
        if self._lang not in self._texts_by_language:
            setup = Setup(4, ("base",), ("You", "Ben"), (0, 1), (), 0)
            self._texts_by_language[self._lang] = AppText(machine(setup), self._lang, setup.players, 0)
        return self._texts_by_language[self._lang]

    def _show(self) -> None:
        self._look_ahead()
        texts = self._texts
        for panel, label in ((self.page, "puzzles-label"), (self.panel, "puzzles-puzzle")):
            panel.set_language(texts.language, texts.message(label))
        self.page.show(self._overview(texts))
        self.panel.show(self._puzzle(texts))

    def _look_ahead(self) -> None:
        """Let the app tell what can follow only once the puzzle is over: until then that would solve it."""
        app, trying = self.app, self.trying
        if app is None or trying is None:
            return
        over = self.answer_shown or trying.verdict is not Verdict.OPEN
        if app.looks_ahead is not over:
            app.looks_ahead = over
            app.drawing.redraw()

    def _overview(self, texts: AppText) -> Nodes:
        """Return how much is solved, what is dealt next and, unfolded, all puzzles."""
        m, progress = texts.message, self.progress
        solved = sum(progress.is_solved(LESSON, _id(name)) for name in self.shelf)
        content: Nodes = [heading(m("puzzles-label"))]
        if progress.hidden:
            content.append(para(m("practice-hidden"), "itut-notice", "hidden"))
        else:
            content.append(para(m("puzzles-solved", n=solved, of=len(self.shelf)), "itut-about", "solved", status=True))
            level = strength(self.shelf, progress)
            content.append(para(m("puzzles-strength", grade=level), "itut-about", "strength"))
        deals = m("puzzles-begin" if not self.name else "puzzles-next")
        fold = m("puzzles-all" if self.folded else "puzzles-fewer")
        content.append(
            h(
                "div",
                {"class": "itut-steps", "key": "do"},
                elements.button(deals, "next", primary=True),
                elements.button(fold, "fold", expanded=not self.folded),
            )
        )
        if not self.folded:
            for grade in GRADES:
                rows = [self._row(texts, name) for name, each in self.shelf.items() if goal_of(each).grade == grade]
                if rows:
                    title = m("puzzles-grade", grade=grade)
                    content.append(h("h3", {"key": f"grade-{grade}"}, title))
                    content.append(listing(rows, title, f"rows-{grade}", "itut-desk-list"))
        return content

    def _row(self, texts: AppText, name: str) -> Nodes:
        position, standing = self.shelf[name], self.progress.standing(LESSON, _id(name))
        mark = {Standing.SOLVED: "✓", Standing.REPEAT: "↻", Standing.OPEN: "○"}[standing]
        theme = texts.message(f"puzzle-theme-{goal_of(position).theme}")
        return [
            h("span", {"role": "img", "aria-label": texts.message(_STANDING[standing])}, mark),
            " ",
            link(position.title.of(texts.language), f"open:{name}", key=f"open-{_id(name)}"),
            h("span", {"class": "itut-cited"}, " ", theme),
        ]

    def _puzzle(self, texts: AppText) -> Nodes:
        """Return the question, what is known, the hints and how the try stands."""
        position, trying, m = self.position, self.trying, texts.message
        if position is None or trying is None:
            return []
        goal, language = goal_of(position), texts.language
        content: Nodes = [
            heading(position.title.of(language)),
            para(
                m("puzzles-kind", theme=m(f"puzzle-theme-{goal.theme}"), grade=goal.grade, of=GRADES[-1]),
                "itut-about",
                "kind",
            ),
        ]
        if position.question is not None:
            content.append(para(texts.marked(position.question.of(language)), "itut-told-question", "text"))
        decks = trying.decks()
        if goal.decks == "known" and decks:
            rows: list[Nodes] = [
                texts.marked(
                    m("puzzles-deck", n=age, cards=", ".join(texts.game_text.title(self._key(card)) for card in cards))
                )
                for age, cards in decks
            ]
            content.append(para(m("puzzles-decks"), "itut-about", "decks-head"))
            content.append(listing(rows, m("puzzles-decks"), "decks"))
        content += self._verdict(texts, trying)
        content += self._hints(texts, position)
        if self.answer_shown and position.answer is not None:
            words = texts.marked(position.answer.of(language))
            content += [h("h3", {"key": "answer-head"}, m("told-answer")), para(words, "itut-lit-words", "answer")]
        return [*content, self._buttons(texts, trying)]

    def _key(self, card: int) -> str:
        assert self.app is not None
        return self.app.session.machine.catalogue.key[card]

    def _hints(self, texts: AppText, position: Position) -> Nodes:
        shown, content = position.hints[: self.hints], list[Any]()
        if shown:
            rows = [texts.marked(hint.of(texts.language)) for hint in shown]
            content.append(listing(rows, texts.message("told-hints"), "hints", "itut-desk-list"))
        if len(shown) < len(position.hints):
            label = texts.message("told-hint", n=len(shown) + 1, of=len(position.hints))
            content.append(link(label, "hint", key="hint"))
        return content

    def _verdict(self, texts: AppText, trying: PuzzleTry) -> Nodes:
        m = texts.message
        if trying.verdict is Verdict.OPEN:
            return []
        content: Nodes = [para(m(f"puzzles-{trying.verdict.value}-told"), "itut-notice", "verdict", status=True)]
        if trying.miss is None or trying.verdict not in (Verdict.MISSED, Verdict.LUCKY):
            return content
        rows = [texts.marked(row) for row in trying.words(trying.miss.line, texts.game_text, trying.session.machine)]
        if rows:
            content.append(para(m("puzzles-refuted"), "", "refuted"))
            content.append(h("ol", {"class": "itut-desk-list", "key": "line"}, [h("li", None, row) for row in rows]))
        return content

    def _buttons(self, texts: AppText, trying: PuzzleTry) -> Any:
        m, buttons = texts.message, list[Any]()
        if trying.verdict is Verdict.SOLVED:
            buttons.append(elements.button(m("puzzles-next"), "next", primary=True))
        if trying.verdict is not Verdict.OPEN:
            again = trying.verdict is not Verdict.SOLVED
            buttons.append(elements.button(m("puzzles-again"), "again", primary=again))
        if trying.miss is not None and trying.verdict in (Verdict.MISSED, Verdict.LUCKY):
            buttons.append(elements.button(m("puzzles-on-table"), "refute"))
        if not self.answer_shown:
            buttons.append(elements.button(m("told-show"), "answer"))
        return h("div", {"class": "itut-steps", "key": "puzzle-do"}, buttons)

    # --- faults and showing ---

    def _failed(self, error: Exception) -> None:
        text = [self._texts.message("error-plain"), " ", own_words(error, self._lang)]
        self.page.show([para(text, "itut-notice", "fault", status=True), *self._overview(self._texts)])

    def _ipython_display_(self) -> None:
        from IPython import display as shown

        cast("Any", shown.display)(self.box)

    def __repr__(self) -> str:
        return f"Puzzles({len(self.shelf)}, {self.name!r})"


def goal_viewer(position: Position) -> int:
    """Return the seat whose puzzle it is: the player whose turn it is."""
    return position.turn.seat


def puzzle_page(lang: str | None = None, *, progress: Progress | None = None) -> Puzzles:
    """Show the page of puzzles."""
    return Puzzles(lang, progress=progress)
