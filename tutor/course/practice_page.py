"""The page of practice: what is mastered, what to practise, and why this question comes now.

Below it the app asks one question after another. The page also deletes, hides, exports and imports progress.
"""

from __future__ import annotations

from random import Random
from typing import Any, cast

import ipywidgets

from engine.model.state import Setup
from engine.run.link import machine
from tutor.app import App
from tutor.app.handlers import Handlers, carry_out, of_argument, plain
from tutor.course import library
from tutor.course.lesson_panel import TaskPanel, TaskView
from tutor.course.lesson_view import button, trouble
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.progress import Progress, ProgressError
from tutor.course.schedule import AGAIN, AHEAD, UNLEARNED, Pick, days_until, meeting, mended, pick, question
from tutor.course.task_text import authored
from tutor.course.tasks import Lesson, Task
from tutor.page import Page
from tutor.panels import elements
from tutor.panels.app_text import AppText
from tutor.panels.elements import link, para
from tutor.panels.error import own_words
from tutor.panels.html import Node, Nodes, h
from tutor.session import Session
from tutor.widgets.guard import Guard

EVERYTHING = "*"
"""stands for all lessons when progress is to be deleted"""


class PracticePanel(TaskPanel):
    """The practised question in the app; ``next`` asks another one."""

    def __init__(self, app: App, lesson: Lesson, progress: Progress, practice: Practice) -> None:
        self._practice = practice
        super().__init__(app, lesson, progress)

    def next(self) -> None:
        """Ask the next question."""
        self._practice.next()

    def _first(self) -> int | None:
        return 0

    def _place_text(self, texts: AppText) -> str:
        return texts.message("practice-question")

    def _verdict(self, texts: AppText) -> Nodes:
        """Return the verdict, and what the question was about: before the answer that would give it away."""
        content, picked = super()._verdict(texts), self._practice.picked
        if picked is not None and content:
            about = [texts.message("practice-about"), " ", *texts.nodes(f"misconception-{picked.misconception}.truth")]
            content.insert(-1, para(about, "itut-about", "about"))
        return content

    def _next_message(self) -> str:
        return "practice-next"

    @property
    def _can_vary(self) -> bool:
        return False

    def _tested(self, task: Task) -> frozenset[str]:
        """Return the misconceptions that a right answer overcomes; in practice a task without variants counts too."""
        return frozenset() if self._missed else frozenset(wrong.misconception for wrong in task.wrong)

    def _judge(self, task: Task, answer: Any, playthrough: Any) -> None:
        super()._judge(task, answer, playthrough)
        self._practice.answered(right=not self._missed)


class Practice(Page):
    """The learner's progress, and an app to practise in.

    ``box`` is the whole page as one widget. Tests and scripts can call what its buttons do: ``next``, ``export``,
    ``take``, ``forget`` and so on.
    """

    def __init__(self, lang: str | None = None, *, progress: Progress | None = None, rng: Random | None = None) -> None:
        super().__init__(lang)
        self.progress = progress if progress is not None else Progress.open()
        self.rng = rng if rng is not None else Random()
        self.lessons = [library.load(name) for name in library.names()]
        self.app: App | None = None
        """the app; ``None`` until something is practised"""
        self.panel: PracticePanel | None = None
        self.picked: Pick | None = None
        """what is being practised"""
        self.done: list[str] = []
        """misconceptions that did not show in this round"""
        self.missed: list[str] = []
        """misconceptions that showed in this round"""
        self._asking = False
        """whether a question is unanswered; until then the overview, which could give it away, is hidden"""
        self._forgetting = ""
        """what the user is asked to confirm deleting: a lesson's id or ``EVERYTHING``; empty: nothing"""
        self._transfer = ""
        """``export`` or ``import`` while the text field is shown; else empty"""
        self._message = ""
        """id of the message about the last action; empty: none"""
        self._due_at_first: int | None = None
        """number of misconceptions that were due when this round began; ``None``: it has not begun"""
        self._day_done = False
        """whether it was said that nothing more is due today"""
        self._opened = {"due"}
        """states whose misconceptions are listed: ``due``, ``resting``, ``mastered``"""
        self._failure: Exception | None = None
        """error of the last import"""
        self.guard = Guard(self._failed)
        self._handlers: Handlers = {
            "forget": of_argument(self.forget),
            "fold": of_argument(self.fold),
            "next": plain(self.next),
            "confirm": plain(self.confirm),
            "cancel": plain(self.cancel),
            "export": plain(self.export),
            "bring": plain(self.bring),
            "take": plain(self.take),
            "hide": plain(self.hide),
            "reveal": plain(self.reveal),
        }
        self.page = TaskView("task", self.guard.wrap(self._activated))
        self.page.add_class("itut-practice")
        self.field = ipywidgets.Textarea(rows=8)
        self.field.layout.width = "100%"
        self._place = ipywidgets.VBox()
        self.below = TaskView("task", self.guard.wrap(self._activated))
        """overview and tools; below the table, so that the table does not move when they change"""
        self.below.add_class("itut-practice")
        self.box = ipywidgets.VBox(children=[self.page, self.field, self._place, self.below])
        self.box.add_class("itut-practice-page")
        self._texts_by_language: dict[str, AppText] = {}
        self._show()

    # --- practising ---

    def next(self) -> None:
        """Ask a question in which the next misconception to practise would show."""
        self.progress.refresh()
        self._message = ""
        left = len(self.due())
        if self._due_at_first is None:
            self._due_at_first = left
        if self._due_at_first and not left and not self._day_done:
            self.picked, self._day_done, self._message = None, True, "practice-day-done"
            self.done, self.missed = [], []
            self._show()
            self.page.focus()
            return
        self.picked = pick(self.progress, self.lessons, self.done, self.missed)
        if self.picked is None and self.done:
            self.done, self.missed = [], []
            self._message = "practice-round"
            self._show()
            self.page.focus()
            return
        if self.picked is None:
            self._show()
            return
        asked = question(self.picked.misconception, self.lessons, self.rng)
        if self.panel is None:
            position = asked.position(asked.tasks[0].position)
            session = Session(position.game(), viewer=position.viewer, title=position.title.en)
            self.app = App(session, lang=self._lang, position=position)
            self.panel = PracticePanel(self.app, asked, self.progress, self)
            self.app.hub.observe(lambda _: self._app_speaks(), "language")
            self._place.children = (self.app.box,)
        else:
            self.panel.ask(asked)
        self._asking = True
        self._show()
        self.page.bring_into_view()
        self.panel.widget.focus()

    def due(self) -> list[str]:
        """Return the misconceptions that are due today."""
        return [name for name in self.progress.due() if name in MISCONCEPTIONS]

    def fold(self, state: str) -> None:
        """Open or close the list of the misconceptions in a state."""
        self._opened ^= {state}
        self._show()

    def answered(self, *, right: bool) -> None:
        """Record that the question was answered; ``right``: correctly at the first try."""
        self._asking = False
        if self.picked is not None:
            (self.done if right else self.missed).append(self.picked.misconception)
        self._show()

    # --- progress ---

    def forget(self, lesson: str = EVERYTHING) -> None:
        """Ask the user to confirm deleting the progress of a lesson, or of all."""
        self._forgetting, self._message = lesson, ""
        self._show()
        self.page.focus()

    def confirm(self) -> None:
        """Delete the progress as confirmed."""
        if self._forgetting:
            self.progress.reset("" if self._forgetting == EVERYTHING else self._forgetting)
            self._new_round()
            self._forgetting, self._message = "", "practice-forgotten"
        self._show()
        self.page.focus()

    def cancel(self) -> None:
        """Cancel deleting, or close the text field."""
        self._forgetting = self._transfer = self._message = ""
        self._show()
        self.page.focus()

    def export(self) -> None:
        """Show the progress as text to copy."""
        self.progress.refresh()
        self._transfer, self._message, self.field.value = "export", "", self.progress.export()
        self._show()

    def bring(self) -> None:
        """Show a text field for exported progress."""
        self._transfer, self._message, self.field.value = "import", "", ""
        self._show()

    def take(self) -> None:
        """Replace the progress by that in the text field; on error, show why and change nothing."""
        try:
            self.progress.take(self.field.value)
        except ProgressError as error:
            self._message, self._failure = "practice-not-taken", error
        else:
            self._new_round()
            self._transfer, self._message = "", "practice-taken"
        self._show()
        self.page.focus()

    def hide(self) -> None:
        """Hide progress and stop recording it, in all lessons."""
        self.progress.hide()
        self._new_round()
        self._show()
        self.page.focus()

    def reveal(self) -> None:
        """Show progress again and record it."""
        self.progress.show()
        self._new_round()
        self._show()
        self.page.focus()

    def _new_round(self) -> None:
        """Begin a new round after the progress has changed."""
        self.picked, self.done, self.missed, self._message = None, [], [], ""
        self._due_at_first, self._day_done = None, False

    def _activated(self, act: str, value: str) -> None:
        carry_out(self._handlers, act, value)

    # --- words ---

    def _relabel(self) -> None:
        self._show()

    @property
    def _texts(self) -> AppText:
        if self._lang not in self._texts_by_language:
            setup = Setup(4, ("base",), ("You", "Opponent"), (0, 1), (), 0)
            self._texts_by_language[self._lang] = AppText(machine(setup), self._lang, setup.players, 0)
        return self._texts_by_language[self._lang]

    def _show(self) -> None:
        texts = self._texts
        self.page.language = texts.language
        self.page.label = texts.message("practice-label")
        self.page.resume = texts.message("task-resume")
        self.page.show(self._content(texts))
        self.below.language = texts.language
        self.below.label = texts.message("practice-standing")
        self.below.resume = texts.message("task-resume")
        self.below.show(self._overview(texts))
        self.field.layout.display = None if self._transfer else "none"
        self.field.description = texts.message("practice-field")
        self.field.style.description_width = "initial"

    def _content(self, texts: AppText) -> Nodes:
        content: Nodes = [h("h2", {"class": "itut-heading", "key": "head"}, texts.message("practice-label"))]
        content += trouble(texts, self.progress, status=True)
        if self._message:
            words: Nodes = [texts.message(self._message)]
            if self._message == "practice-not-taken" and self._failure is not None:
                words += [" ", own_words(self._failure, texts.language)]
            content.append(para(words, "itut-notice", "told", status=True))
        if self._forgetting:
            return [*content, *self._asked_to_forget(texts)]
        if self._transfer:
            return [*content, *self._transferring(texts)]
        if self.progress.hidden:
            content.append(para([texts.message("practice-hidden")], "itut-notice", "hidden"))
        return [*content, *self._now(texts)]

    def _overview(self, texts: AppText) -> Nodes:
        """Return the results (hidden while they could give an answer away) and the tools."""
        if self._forgetting or self._transfer:
            return []
        results = self._results(texts) if not self.progress.hidden and not self._asking else []
        return [*results, *self._tools(texts)]

    def _now(self, texts: AppText) -> Nodes:
        """Return what is practised and why; before the first question, what would be."""
        chosen = self.picked
        shown = chosen or pick(self.progress, self.lessons, self.done, self.missed)
        label = texts.message("practice-now" if chosen is not None else "practice-first")
        if shown is None:
            content = [para([texts.message("practice-nothing")], "itut-asked", "why")]
        else:
            why = [h("strong", None, label), " ", *texts.marked(self.why(shown, texts))]
            content = [para(why, "itut-asked", "why")]
        content += self._due_words(texts)
        message = "practice-more" if self.panel is not None else "practice-begin"
        return [*content, _row([button(texts, "next", message, main=True)], "begin")]

    def _due_words(self, texts: AppText) -> Nodes:
        """Return how much is due today, and how much of it is done."""
        left = len(self.due())
        if self.progress.hidden or not (left or self._due_at_first):
            return []
        if self._due_at_first is None:
            words = texts.message("practice-due-today", n=left)
        else:
            words = texts.message("practice-due-left", n=left, of=max(self._due_at_first, left))
        return [para([words], "itut-about", "due", status=True)]

    def why(self, chosen: Pick, texts: AppText) -> str:
        """Return why this is practised now."""
        lesson = self._lesson_of(chosen)
        slots: dict[str, str | int] = {}
        if lesson is not None:
            slots["number"], slots["lesson"] = lesson.number, authored(texts, lesson.title).partition(":")[0]
        if chosen.why == AGAIN:
            slots["times"] = chosen.box
        if chosen.why == AHEAD:
            slots["days"] = days_until(self.progress, chosen.misconception)
        if chosen.why == UNLEARNED and self.progress.hidden:
            return texts.message("practice-why-hidden", **slots)
        return texts.message(f"practice-why-{chosen.why}", **slots)

    def _lesson_of(self, chosen: Pick) -> Lesson | None:
        """Return the lesson in which the misconception showed; else one whose task was solved without it; else any."""
        found = list(meeting(chosen.misconception, self.lessons))
        for lesson, task in found:
            if self.progress.of(lesson.id, task.id).misconceptions[chosen.misconception]:
                return lesson
        for lesson, task in found:
            if self.progress.is_solved(lesson.id, task.id):
                return lesson
        return found[0][0] if found else None

    def _results(self, texts: AppText) -> Nodes:
        """Return the misconceptions by state, and the lessons with their solved tasks."""
        content: Nodes = []
        for state, names in mended(self.progress).items():
            if not names:
                continue
            heading = {"due": "practice-due", "resting": "practice-resting", "mastered": "practice-mastered"}[state]
            is_open = state in self._opened
            title = texts.message(heading, n=len(names))
            fold = elements.button(title, f"fold:{state}", class_="itut-fold", key=f"fold-{state}", expanded=is_open)
            content.append(h("h3", {"key": f"head-{state}"}, fold))
            if not is_open:
                continue
            rows = []
            for name in names:
                row = texts.nodes(f"misconception-{name}.truth")
                if state == "resting":
                    row += [" ", texts.message("practice-rests", days=days_until(self.progress, name))]
                rows.append(h("li", {"key": name}, row))
            content.append(h("ul", {"class": "itut-task-list", "key": f"list-{state}"}, rows))
        rows = []
        for lesson in self.lessons:
            solved = sum(self.progress.is_solved(lesson.id, task.id) for task in lesson)
            tried = any(key.startswith(f"{lesson.id}/") for key in self.progress.records)
            of = len(lesson.tasks)
            words: Nodes = [
                h("span", {"aria-hidden": "true"}, "✓" if solved == of else "–"),
                " ",
                *texts.marked(
                    texts.message("practice-lesson", number=lesson.number, title=authored(texts, lesson.title))
                ),
                " ",
                texts.message("practice-solved", n=solved, of=of),
            ]
            if tried:
                words += [" ", _link(texts, f"forget:{lesson.id}", "practice-forget-lesson")]
            if solved or tried:
                rows.append(h("li", {"key": lesson.id}, words))
        if rows:
            content.append(h("h3", {"key": "head-lessons"}, texts.message("practice-lessons")))
            content.append(h("ul", {"class": "itut-task-list", "key": "list-lessons"}, rows))
        return content

    def _tools(self, texts: AppText) -> Nodes:
        if self.progress.hidden:
            return [_row([button(texts, "reveal", "practice-reveal")], "tools")]
        buttons = [
            button(texts, "export", "practice-export"),
            button(texts, "bring", "practice-import"),
            button(texts, "hide", "practice-hide"),
        ]
        tools: Nodes = [_row(buttons, "tools")]
        if self.progress.records:  # set apart, because it cannot be undone
            tools.append(para([_link(texts, f"forget:{EVERYTHING}", "practice-forget")], "itut-apart", "apart"))
        return tools

    def _asked_to_forget(self, texts: AppText) -> Nodes:
        lesson = next((each for each in self.lessons if each.id == self._forgetting), None)
        if lesson is not None:
            text = texts.message("practice-sure-lesson", number=lesson.number, title=authored(texts, lesson.title))
        else:
            text = texts.message("practice-sure")
        return [
            para(texts.marked(text), "itut-asked", "sure", status=True),
            _row([button(texts, "cancel", "practice-keep", main=True), button(texts, "confirm", "practice-sure-yes")]),
        ]

    def _transferring(self, texts: AppText) -> Nodes:
        if self._transfer == "export":
            text, buttons = "practice-exported", [button(texts, "cancel", "practice-close", main=True)]
        else:
            text = "practice-bring"
            buttons = [button(texts, "take", "practice-take", main=True), button(texts, "cancel", "practice-cancel")]
        return [para([texts.message(text)], "itut-asked", "transfer"), _row(buttons)]

    # --- faults and showing ---

    def _failed(self, error: Exception) -> None:
        text = [self._texts.message("error-plain"), " ", own_words(error, self._texts.language)]
        self.page.show([para(text, "itut-notice", "fault", status=True), *self._content(self._texts)])

    def _ipython_display_(self) -> None:
        from IPython import display as shown

        cast("Any", shown.display)(self.box)

    def __repr__(self) -> str:
        return f"Practice({self.progress!r})"


def practice(lang: str | None = None, *, progress: Progress | None = None) -> Practice:
    """Show the page of practice."""
    return Practice(lang, progress=progress)


def _row(buttons: list[Node], key: str = "buttons") -> Node:
    return h("div", {"class": "itut-task-buttons", "key": key}, buttons)


def _link(texts: AppText, act: str, message: str) -> Node:
    return link(texts.message(message), act)
