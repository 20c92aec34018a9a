"""The page of practice: what is mastered, what showed and is to be practised, and why this question now.

Below it stands the app, with one question after another. The page also resets, hides, exports and takes back progress.
"""

from __future__ import annotations

from random import Random
from typing import Any, cast

import ipywidgets

from engine.model.state import Setup
from engine.run.link import machine
from tutor.app import App
from tutor.course import library
from tutor.course.lesson_panel import TaskPanel, TaskView
from tutor.course.lesson_view import button, paragraph, trouble
from tutor.course.progress import Progress, ProgressError
from tutor.course.schedule import AGAIN, AHEAD, UNLEARNED, Pick, days_until, meeting, mended, pick, question
from tutor.course.task_text import authored
from tutor.course.tasks import Lesson, Task
from tutor.page import Page
from tutor.session import Session
from tutor.widgets.app_text import AppText
from tutor.widgets.error_panel import own_words
from tutor.widgets.guard import Guard
from tutor.widgets.html import Node, Nodes, h

EVERYTHING = "*"
"""stands for all lessons where one is to be forgotten"""


class PracticePanel(TaskPanel):
    """The question that is practised, in the app; ``Next`` asks for another one."""

    def __init__(self, app: App, lesson: Lesson, progress: Progress, practice: Practice) -> None:
        self._practice = practice
        super().__init__(app, lesson, progress)

    def next(self) -> None:
        """Go on with what is to be practised next."""
        self._practice.next()

    def _where(self, speech: AppText) -> str:
        return speech.m("practice-question")

    def _next_message(self) -> str:
        return "practice-next"

    @property
    def _can_vary(self) -> bool:
        return False

    def _tested(self, task: Task) -> frozenset[str]:
        """In practice the old cards count, too, where there are no others."""
        return frozenset() if self._missed else frozenset(wrong.misconception for wrong in task.wrong)

    def _judge(self, task: Task, answer: Any, walk: Any) -> None:
        super()._judge(task, answer, walk)
        self._practice.answered(right=not self._missed)


class Practice(Page):
    """A page with the learner's progress and an app to practise in.

    ``box`` is the whole as one widget. ``next``, ``export``, ``take``, ``forget`` and so on are what its buttons do,
    for tests and scripts.
    """

    def __init__(self, lang: str | None = None, *, progress: Progress | None = None, rng: Random | None = None) -> None:
        super().__init__(lang)
        self.progress = progress if progress is not None else Progress.open()
        self.rng = rng if rng is not None else Random()
        self.lessons = [library.load(name) for name in library.names()]
        self.app: App | None = None
        """the app, once something is practised"""
        self.panel: PracticePanel | None = None
        self.picked: Pick | None = None
        """what is on the table"""
        self.done: list[str] = []
        """what did not show in this round"""
        self.missed: list[str] = []
        """what did"""
        self._asking = False
        """whether a question waits for its answer: till then nothing is said that would give it away"""
        self._forgetting = ""
        """what is asked about before it is forgotten: a lesson, or ``EVERYTHING``"""
        self._transfer = ""
        """``export`` or ``import`` while the field is shown"""
        self._told = ""
        """the message about what was just done"""
        self._failure: Exception | None = None
        """why what was brought was not taken"""
        self.guard = Guard(self._failed)
        self.page = TaskView("task", self.guard.wrap(self._activated))
        self.page.add_class("itut-practice")
        self.field = ipywidgets.Textarea(rows=8)
        self.field.layout.width = "100%"
        self._place = ipywidgets.VBox()
        self.below = TaskView("task", self.guard.wrap(self._activated))
        """how one stands, and the tools: below the table, which so stays where it is when they come and go"""
        self.below.add_class("itut-practice")
        self.box = ipywidgets.VBox(children=[self.page, self.field, self._place, self.below])
        self._speeches: dict[str, AppText] = {}
        self._show()

    # --- practising ---

    def next(self) -> None:
        """Put a question on the table that would show what is to be practised next."""
        self.progress.refresh()
        self._told = ""
        self.picked = pick(self.progress, self.lessons, self.done, self.missed)
        if self.picked is None and self.done:
            self.done, self.missed = [], []
            self._told = "practice-round"
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
        self.panel.widget.focus()

    def answered(self, *, right: bool) -> None:
        """Note that the question on the table was answered, rightly at the first try or not."""
        self._asking = False
        if self.picked is not None:
            (self.done if right else self.missed).append(self.picked.misconception)
        self._show()

    # --- progress ---

    def forget(self, lesson: str = EVERYTHING) -> None:
        """Ask whether a lesson, or everything, is to be forgotten."""
        self._forgetting, self._told = lesson, ""
        self._show()
        self.page.focus()

    def confirm(self) -> None:
        """Forget it."""
        if self._forgetting:
            self.progress.reset("" if self._forgetting == EVERYTHING else self._forgetting)
            self._anew()
            self._forgetting, self._told = "", "practice-forgotten"
        self._show()
        self.page.focus()

    def keep(self) -> None:
        """Forget nothing after all, or close the field."""
        self._forgetting = self._transfer = self._told = ""
        self._show()
        self.page.focus()

    def export(self) -> None:
        """Show all progress as text, to be kept elsewhere."""
        self.progress.refresh()
        self._transfer, self._told, self.field.value = "export", "", self.progress.export()
        self._show()

    def bring(self) -> None:
        """Show a field for progress that was kept elsewhere."""
        self._transfer, self._told, self.field.value = "import", "", ""
        self._show()

    def take(self) -> None:
        """Put the progress in the field in place of what is known; if it is none, tell why and change nothing."""
        try:
            self.progress.take(self.field.value)
        except ProgressError as error:
            self._told, self._failure = "practice-not-taken", error
        else:
            self._anew()
            self._transfer, self._told = "", "practice-taken"
        self._show()
        self.page.focus()

    def hide(self) -> None:
        """Neither show progress nor note any, in all lessons."""
        self.progress.hide()
        self._anew()
        self._show()
        self.page.focus()

    def reveal(self) -> None:
        """Show it again and note it."""
        self.progress.show()
        self._anew()
        self._show()
        self.page.focus()

    def _anew(self) -> None:
        """Begin another round, as what is known has changed."""
        self.picked, self.done, self.missed, self._told = None, [], [], ""

    def _activated(self, act: str, _value: str) -> None:
        name, _, of = act.partition(":")
        if name == "forget":
            self.forget(of)
        elif name in ("next", "confirm", "keep", "export", "bring", "take", "hide", "reveal"):
            getattr(self, name)()
        else:
            msg = f"no command {act!r}"
            raise ValueError(msg)

    # --- words ---

    def _reword(self) -> None:
        self._show()

    @property
    def _speech(self) -> AppText:
        if self._lang not in self._speeches:
            setup = Setup(4, ("base",), ("You", "Opponent"), (0, 1), (), 0)
            self._speeches[self._lang] = AppText(machine(setup), self._lang, setup.players, 0)
        return self._speeches[self._lang]

    def _show(self) -> None:
        speech = self._speech
        self.page.language = speech.language
        self.page.label = speech.m("practice-label")
        self.page.resume = speech.m("task-resume")
        self.page.show(self._content(speech))
        self.below.language = speech.language
        self.below.label = speech.m("practice-standing")
        self.below.resume = speech.m("task-resume")
        self.below.show(self._overview(speech))
        self.field.layout.display = None if self._transfer else "none"
        self.field.description = speech.m("practice-field")
        self.field.style.description_width = "initial"

    def _content(self, speech: AppText) -> Nodes:
        content: Nodes = [h("h2", {"class": "itut-heading", "key": "head"}, speech.m("practice-label"))]
        content += trouble(speech, self.progress, status=True)
        if self._told:
            words: Nodes = [speech.m(self._told)]
            if self._told == "practice-not-taken" and self._failure is not None:
                words += [" ", own_words(self._failure, speech.language)]
            content.append(paragraph(words, "itut-notice", "told", status=True))
        if self._forgetting:
            return [*content, *self._asked_to_forget(speech)]
        if self._transfer:
            return [*content, *self._transferring(speech)]
        if self.progress.hidden:
            content.append(paragraph([speech.m("practice-hidden")], "itut-notice", "hidden"))
        return [*content, *self._now(speech)]

    def _overview(self, speech: AppText) -> Nodes:
        """How one stands, unless that would give an answer away, and what can be done with it."""
        if self._forgetting or self._transfer:
            return []
        standing = self._standing(speech) if not self.progress.hidden and not self._asking else []
        return [*standing, *self._tools(speech)]

    def _now(self, speech: AppText) -> Nodes:
        """What is practised and why; before it, what would be."""
        chosen = self.picked
        shown = chosen or pick(self.progress, self.lessons, self.done, self.missed)
        label = speech.m("practice-now" if chosen is not None else "practice-first")
        if shown is None:
            content = [paragraph([speech.m("practice-nothing")], "itut-asked", "why")]
        else:
            why = [h("strong", None, label), " ", *speech.drawn(self.why(shown, speech))]
            content = [paragraph(why, "itut-asked", "why")]
        message = "practice-more" if self.panel is not None else "practice-begin"
        return [*content, _row([button(speech, "next", message, main=True)], "begin")]

    def why(self, chosen: Pick, speech: AppText) -> str:
        """Return in plain words why this is practised now."""
        lesson = self._lesson_of(chosen)
        slots: dict[str, str | int] = {}
        if lesson is not None:
            slots["number"], slots["lesson"] = lesson.number, authored(speech, lesson.title).partition(":")[0]
        if chosen.why == AGAIN:
            slots["times"] = chosen.box
        if chosen.why == AHEAD:
            slots["days"] = days_until(self.progress, chosen.misconception)
        if chosen.why == UNLEARNED and self.progress.hidden:
            return speech.m("practice-why-hidden", **slots)
        return speech.m(f"practice-why-{chosen.why}", **slots)

    def _lesson_of(self, chosen: Pick) -> Lesson | None:
        """The lesson in which a misconception showed first, or was met without it, or else could show."""
        found = list(meeting(chosen.misconception, self.lessons))
        for lesson, task in found:
            if self.progress.of(lesson.id, task.id).misconceptions[chosen.misconception]:
                return lesson
        for lesson, task in found:
            if self.progress.is_solved(lesson.id, task.id):
                return lesson
        return found[0][0] if found else None

    def _standing(self, speech: AppText) -> Nodes:
        """Lessons, and misconceptions by what is to be done about them."""
        content: Nodes = []
        for state, names in mended(self.progress).items():
            if not names:
                continue
            heading = {"due": "practice-due", "resting": "practice-resting", "mastered": "practice-mastered"}[state]
            content.append(h("h3", {"key": f"head-{state}"}, speech.m(heading, n=len(names))))
            rows = []
            for name in names:
                row = speech.nodes(f"misconception-{name}.truth")
                if state == "resting":
                    row += [" ", speech.m("practice-rests", days=days_until(self.progress, name))]
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
                *speech.drawn(speech.m("practice-lesson", number=lesson.number, title=authored(speech, lesson.title))),
                " ",
                speech.m("practice-solved", n=solved, of=of),
            ]
            if tried:
                words += [" ", _link(speech, f"forget:{lesson.id}", "practice-forget-lesson")]
            if solved or tried:
                rows.append(h("li", {"key": lesson.id}, words))
        if rows:
            content.append(h("h3", {"key": "head-lessons"}, speech.m("practice-lessons")))
            content.append(h("ul", {"class": "itut-task-list", "key": "list-lessons"}, rows))
        return content

    def _tools(self, speech: AppText) -> Nodes:
        if self.progress.hidden:
            return [_row([button(speech, "reveal", "practice-reveal")], "tools")]
        buttons = [
            button(speech, "export", "practice-export"),
            button(speech, "bring", "practice-import"),
            button(speech, "hide", "practice-hide"),
        ]
        tools: Nodes = [_row(buttons, "tools")]
        if self.progress.records:  # apart from the others, and unlike them: it cannot be taken back
            tools.append(paragraph([_link(speech, f"forget:{EVERYTHING}", "practice-forget")], "itut-apart", "apart"))
        return tools

    def _asked_to_forget(self, speech: AppText) -> Nodes:
        lesson = next((each for each in self.lessons if each.id == self._forgetting), None)
        if lesson is not None:
            text = speech.m("practice-sure-lesson", number=lesson.number, title=authored(speech, lesson.title))
        else:
            text = speech.m("practice-sure")
        return [
            paragraph(speech.drawn(text), "itut-asked", "sure", status=True),
            _row([button(speech, "keep", "practice-keep", main=True), button(speech, "confirm", "practice-sure-yes")]),
        ]

    def _transferring(self, speech: AppText) -> Nodes:
        if self._transfer == "export":
            text, buttons = "practice-exported", [button(speech, "keep", "practice-close", main=True)]
        else:
            text = "practice-bring"
            buttons = [button(speech, "take", "practice-take", main=True), button(speech, "keep", "practice-cancel")]
        return [paragraph([speech.m(text)], "itut-asked", "transfer"), _row(buttons)]

    # --- faults and showing ---

    def _failed(self, error: Exception) -> None:
        text = [self._speech.m("error-plain"), " ", own_words(error, self._speech.language)]
        self.page.show([paragraph(text, "itut-notice", "fault", status=True), *self._content(self._speech)])

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


def _link(speech: AppText, act: str, message: str) -> Node:
    attributes = {"class": "itut-link", "type": "button", "data-act": act, "key": f"do-{act}"}
    return h("button", attributes, speech.m(message))
