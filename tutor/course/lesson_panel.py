"""The panel of a lesson's tasks: it asks, takes the prediction, waits for the walk, then says what was right.

It stands in the app's slot, listens to its steps, and hides what is to come while a prediction is pending. Nothing in
it is a dead end: the table can always be set again, a wrong guess can be mended or left, every task can be repeated.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any

from engine.game import Game
from engine.positions import Position
from tutor.course import lesson_view
from tutor.course.grading import ORDERED, agrees, check, reached
from tutor.course.lesson_view import Judged, button, paragraph
from tutor.course.progress import Progress
from tutor.course.task_run import Parted, Trail
from tutor.course.task_text import authored
from tutor.course.tasks import HINTS, Answer, Lesson, Task
from tutor.course.variants import LESSON, SEEDS, Family, of_task, variant
from tutor.session import Session
from tutor.widgets.html import Node, Nodes, h
from tutor.widgets.marks import TOTALS
from tutor.widgets.panel import Panel

if TYPE_CHECKING:
    from pathlib import Path

    from tutor.app import App
    from tutor.widgets.app_text import AppText

FIND, ASK, WALK, SHOWN, ENDED = "find", "ask", "walk", "shown", "ended"
"""what the learner does: walk back to where the task begins; answer; do it on the table; read the verdict; rest"""


class TaskView(Panel):
    """The words of a task, with looks of their own on top of the app's."""

    _css = "\n".join(  # type: ignore[assignment]  # anywidget takes a path or a text
        (files(package) / name).read_text(encoding="utf-8")
        for package, name in (("tutor.widgets", "panel.css"), ("tutor.course", "task.css"))
    )

    def __repr__(self) -> str:
        return "TaskView()"


@dataclass(slots=True)
class _Left:
    """A lesson as it was left for a variant, with what lay on the table."""

    lesson: Lesson
    place: int
    told: list[Judged]
    hints: int
    answer: Answer
    session: Session
    position: Position | None
    keep: Path | None


class TaskPanel:
    """Leads through the tasks of a lesson in an app.

    ``panel.widget`` is the widget; it is put into ``app.slot``. ``choose``, ``predict``, ``hint``, ``next`` and so on
    are what its buttons do, for tests and scripts.
    """

    def __init__(self, app: App, lesson: Lesson, progress: Progress | None = None) -> None:
        self.app = app
        self.lesson = lesson
        self.progress = progress if progress is not None else Progress()
        self.answer: Answer = ()
        """what is chosen and not yet given"""
        self.pending: list[tuple[Task, Answer]] = []
        """predictions that wait for a walk"""
        self.told: list[Judged] = []
        """what is said in the phase ``shown``"""
        self.hints = 0
        self.astray = False
        self.parted: Parted | None = None
        """the choice with which the walk left what the task supposes"""
        self.was_set = False
        """whether the table was just moved to where the task begins"""
        self.phase = ASK
        self.place = self._first()
        self.rng = Random()
        """what variants are dealt by"""
        self._left: _Left | None = None
        """the lesson, while a variant of a task is on the table"""
        self._missed = False
        """whether the question of this variant was answered wrongly before"""
        self._trail: Trail | None = None
        self._moving = False
        self.widget = TaskView("task", app.guard.wrap(self._activated))
        app.slot.children = (*app.slot.children, self.widget)
        app.on_step(self._stepped)
        app.take_digit = self.digit
        app.on_restart = self.restart
        app.notes = False
        app.hub.observe(self._language_changed, "language")
        self._begin()

    # --- where we are ---

    def _first(self) -> int:
        """The first task that was never solved; the first of all if none is left."""
        solved = [self.progress.is_solved(self.lesson.id, task.id) for task in self.lesson]
        return self._group(solved.index(False) if False in solved else 0)

    def _group(self, place: int) -> int:
        """The first of the tasks whose predictions wait for one walk."""
        while place and self.lesson.tasks[place - 1].later:
            place -= 1
        return place

    @property
    def task(self) -> Task:
        """The current task."""
        return self.lesson.tasks[self.place]

    @property
    def trail(self) -> Trail:
        """The way of the current task through the app's session."""
        if self._trail is None or self._trail.task is not self.task:
            self._trail = self._trail_of(self.task)
        return self._trail

    def _trail_of(self, task: Task) -> Trail:
        return Trail(task, self.lesson.position(task.position), self.app.session)

    def _begin(self, *, was_set: bool = False) -> None:
        """Begin the current task; ``was_set``: the table was moved for it already."""
        self.answer, self.hints, self.was_set, self.told = (), 0, was_set, []
        self.astray, self.parted = False, None
        if self.task.start == "walk-back" and not self.trail.at_start and self.trail.walk() is not None:
            self._enter(FIND)
            return
        if self.task.start != "here":
            self._set_table()
        elif self.task.start == "here" and self.trail.walk() is None:  # it was never played in this session
            self._set_table()
            self._moving = True
            try:
                self.trail.play(self.task.solution.play)
            finally:
                self._moving = False
        self._enter(ASK if self.task.asks else WALK)

    def _enter(self, phase: str) -> None:
        self.phase = phase
        if phase == WALK and self.trail.at_start:
            self._afresh()
        self.app.bare = self._bare
        self._wait()
        self.app.hide_future = phase == ASK
        self._show()

    def _wait(self) -> None:
        """Leave untold on the table what the question asks, or the next one, if it asks about this very table."""
        ahead = self._ahead if self.phase == SHOWN else None
        asking = self.task if self.phase == ASK else ahead
        self.app.untold = _totals(asking) if asking is not None else ()
        self.app.waits = ahead is not None

    @property
    def _ahead(self) -> Task | None:
        """The next task, if it asks about the table as it stands, or leads back from here."""
        if self._left is not None or self.place + 1 >= len(self.lesson.tasks):
            return None
        task = self.lesson.tasks[self.place + 1]
        here = task.position == self.task.position and (
            task.start in ("here", "walk-back") or self._trail_of(task).at_start
        )
        return task if task.asks and here else None

    @property
    def _bare(self) -> bool:
        """Whether to tell what an action would bring would be too much, as this task asks for it."""
        return self.phase not in (SHOWN, ENDED) and self.task.asks

    def _set_table(self) -> None:
        self.was_set |= not self.trail.at_start
        self._moving = True
        try:
            if not self.trail.fits:  # the table is that of another task
                position, name = self.lesson.position(self.task.position), self.task.position
                self.app.show(position, name=name if self._left is None else "")
            self.trail.set_table()
            self.app.session.branch()
        finally:
            self._moving = False

    def _afresh(self) -> None:
        """See to it that walking on from here repeats nothing of an earlier try."""
        self._moving = True
        try:
            self.app.session.branch()
        finally:
            self._moving = False

    # --- what the learner does ---

    def choose(self, option: str) -> None:
        """Choose an option, or take it back where several are chosen; where one is asked for, that is the answer."""
        task = self.task
        if self.phase == SHOWN and not task.walks and self._can_retry:
            self.told = []
            self.phase = ASK
        if self.phase != ASK:
            return
        task.option(option)
        if not task.many and task.kind not in ORDERED:
            self.answer = (option,)
            self.predict()
            return
        if option in self.answer:
            self.answer = tuple(each for each in self.answer if each != option)
        else:
            self.answer = (*self.answer, option)
        self._show()

    def digit(self, digit: int) -> bool:
        """Choose the option of that number while a question is pending; the key Enter then gives the answer.

        Returns whether the digit is the question's: without one it is the game's.
        """
        if self.phase != ASK:
            return False
        if digit <= len(self.task.options):
            self.choose(self.task.options[digit - 1].id)
            if self.phase == ASK and self.answer:
                self.widget.focus("do-predict")
        return True

    def predict(self) -> None:
        """Give the answer that is chosen."""
        task = self.task
        if self.phase != ASK or (not self.answer and not task.many):
            return
        if task.later:
            self.pending.append((task, self.answer))
            self.place += 1
            self._begin()
            self.widget.focus()
            return
        if task.walks:
            self.pending.append((task, self.answer))
            self.was_set = False
            if not self.trail.at_start:
                self._set_table()
            self._enter(WALK)
            self._to_now()
            return
        self._judge(task, self.answer, walk=None)
        self._enter(SHOWN)
        self._say()
        self.widget.focus()

    def _to_now(self) -> None:
        """Move the focus to the panel Now: what had it may be gone, so the app takes it first."""
        self.app.hub.keep_focus()
        self.app.now.focus()

    def hint(self) -> None:
        """Show one more hint."""
        self.hints = min(self.hints + 1, HINTS)
        self._show()

    def to_choice(self) -> None:
        """Go back to the choice with which the walk left what the task supposes; the guess stays."""
        if self.parted is None:
            return
        self._moving = True
        try:
            self.app.session.goto(self.parted.step)
            self.app.session.branch()
        finally:
            self._moving = False
        self._watch()
        self._to_now()

    def set_table(self) -> None:
        """Bring the table to where the task begins."""
        self.astray, self.parted = False, None
        self._set_table()
        if self.phase == FIND:
            self._enter(ASK if self.task.asks else WALK)
            self.widget.focus()
        else:
            self._show()
            self._to_now()

    def next(self) -> None:
        """Go on to the next task; from a variant, back to the lesson."""
        if self._left is not None:
            self.back()
            return
        self.pending = []
        if self.place + 1 < len(self.lesson.tasks):
            self.place += 1
            self._begin()
        else:
            self._enter(ENDED)
        self.widget.focus()

    def again(self) -> None:
        """Try the task once more, with those whose predictions waited for it."""
        self.pending = []
        self.place = self._group(self.place)
        self.was_set = False
        self._set_table()
        self._begin(was_set=self.was_set)
        self.widget.focus()

    def goto(self, place: int) -> None:
        """Go to any task; a group of predictions begins with its first."""
        self.pending = []
        self.place = self._group(min(max(place, 0), len(self.lesson.tasks) - 1))
        self._begin()
        self.widget.focus()

    def vary(self) -> None:
        """Ask the same with other cards.

        Raises:
            LookupError: no family of variants asks the same.
        """
        told = self._left.told if self._left is not None else self.told
        lesson = self._left.lesson if self._left is not None else self.lesson
        family, misconception = varied(lesson, told)
        dealt = variant(family, self.rng.randrange(SEEDS), misconception)
        if self._left is None:
            self._left = _Left(
                self.lesson, self.place, self.told, self.hints, self.answer,
                _copied(self.app.session), self.app.position, self.app.keep,
            )  # fmt: skip
        self.ask(dealt)

    def ask(self, lesson: Lesson) -> None:
        """Ask the first task of a lesson, on a fresh table."""
        position = lesson.position(lesson.tasks[0].position)
        session = Session(position.game(), viewer=position.viewer, title=position.title.en)
        self._show_table(session, position)
        self.lesson, self.place, self.pending, self._missed = lesson, 0, [], False
        self._begin()
        self.widget.focus()

    def back(self) -> None:
        """Go back from a variant to the lesson as it was left."""
        left, self._left = self._left, None
        if left is None:
            return
        self._show_table(left.session, left.position)
        self.app.keep = left.keep
        self.lesson, self.place, self.pending = left.lesson, left.place, []
        self.told, self.hints, self.answer, self.astray = left.told, left.hints, left.answer, False
        self._enter(SHOWN)
        self.widget.focus()

    def _show_table(self, session: Session, position: Position | None) -> None:
        self._moving = True
        try:
            self.app.replace(session, position=position)
        finally:
            self._moving = False
        self._trail = None

    def restart(self) -> None:
        """Begin the tasks anew on a fresh table, for the next class; what is known of the learner stays."""
        left, self._left = self._left, None
        if left is not None:
            self.lesson = left.lesson
            self._show_table(left.session, left.position)
            self.app.keep = left.keep
        self.app.do("restart")
        self.goto(0)

    def reset(self) -> None:
        """Forget the progress in this lesson and begin it again."""
        self.progress.reset(self.lesson.id)
        self.goto(0)

    # --- what the session does ---

    def _stepped(self, _app: Any) -> None:
        if self._moving:
            return
        self.was_set = False
        if self.phase == FIND and self.trail.at_start:
            self._enter(ASK if self.task.asks else WALK)
            self.widget.focus()
        elif self.phase == WALK:
            self._watch()
        elif self.phase == ASK:
            self._show()
        elif self.phase == SHOWN:
            self._wait()

    def _watch(self) -> None:
        """See whether the walk has come to its end, or gone astray."""
        walk = self.trail.walk()
        found = reached(self.task, walk) if walk is not None else None
        self.parted = self.trail.parted() if self.task.asks else None
        self.astray = walk is None or self.parted is not None or (found is not None and not found.correct)
        if walk is not None and found is not None and found.correct and not self.astray:
            self.astray = not all(agrees(task, self._position_of(task), walk) for task, _ in self.pending)
        if walk is None or found is None or not found.correct or self.astray:
            self._show()
            return
        for task, answer in self.pending:
            self._judge(task, answer, walk=walk)
        if not self.task.asks:
            self.progress.tried(self.lesson.id, self.task.id, correct=True)
            self.told.append(Judged(self.task, (), found))
        self.pending = []
        self._enter(SHOWN)
        self._say()
        self.widget.focus()

    def _position_of(self, task: Task) -> Position:
        return self.lesson.position(task.position)

    def _judge(self, task: Task, answer: Answer, walk: Any) -> None:
        verdict = check(task, self._position_of(task), answer, walk)
        self.progress.tried(
            self.lesson.id, task.id, correct=verdict.correct, misconception=verdict.misconception,
            tested=self._tested(task),
        )  # fmt: skip
        self._missed |= verdict.correct is False
        self.told.append(Judged(task, answer, verdict))

    def _tested(self, task: Task) -> frozenset[str]:
        """What a right answer shows to be overcome: with other cards, at the first try."""
        if self.lesson.id != LESSON or self._missed:
            return frozenset()
        return frozenset(wrong.misconception for wrong in task.wrong)

    def _language_changed(self, _change: Any) -> None:
        self._show()

    def _activated(self, act: str, value: str) -> None:
        name, _, of = act.partition(":")
        match name:
            case "choose":
                self.choose(of)
            case "goto":
                self.goto(int(of))
            case "predict" | "hint" | "next" | "again" | "reset" | "vary" | "back":
                getattr(self, name)()
            case "set-table":
                self.set_table()
            case "to-choice":
                self.to_choice()
            case _:
                msg = f"no command {act!r}"
                raise ValueError(msg)

    # --- what is shown ---

    def _say(self) -> None:
        """Let a screen reader say the verdicts."""
        speech = self.app.speech
        said = [speech.m(f"task-verdict-{lesson_view.kind_of(told.verdict)}") for told in self.told]
        self.app.hub.said = " ".join(filter(None, (self.app.hub.said, *said)))

    def _show(self) -> None:
        speech = self.app.speech
        self.widget.language = speech.language
        self.widget.label = speech.m("task-label")
        self.widget.resume = speech.m("task-resume")
        self.widget.show(self._content(speech))

    def _content(self, speech: AppText) -> Nodes:
        if self.phase == ENDED:
            return lesson_view.ended(speech, self.lesson, self.progress)
        content: Nodes = [*lesson_view.trouble(speech, self.progress), self._heading(speech)]
        match self.phase:
            case "find":
                content.append(paragraph(speech.nodes("task-find"), "itut-asked", "find"))
                content.append(lesson_view.buttons([button(speech, "set-table", "task-find-for-me")]))
            case "ask":
                content += self._asked(speech)
            case "walk":
                content += self._walked(speech)
            case _:
                content += self._verdicts(speech)
        return content

    def _heading(self, speech: AppText) -> Node:
        place = self._where(speech)
        return h(
            "div",
            {"class": "itut-task-head", "key": "head"},
            h("h2", {"class": "itut-heading"}, place),
            h("h3", {"class": "itut-task-title"}, speech.drawn(authored(speech, self.task.title))),
        )

    def _where(self, speech: AppText) -> str:
        """Which task this is."""
        if self._left is not None:
            return speech.m("task-varied")
        return speech.m("task-place", n=self.place + 1, of=len(self.lesson.tasks))

    def _asked(self, speech: AppText) -> Nodes:
        task = self.task
        content: Nodes = [*self._noted(speech), *self._set(speech)]
        content.append(lesson_view.question(speech, task))
        if task.kind in ORDERED:
            content.append(paragraph(speech.nodes("task-order-how"), "itut-about", "order-how"))
            content += lesson_view.order(speech, task, self.answer)
        elif task.many:
            content.append(paragraph(speech.nodes("task-many-how"), "itut-about", "many-how"))
        content.append(lesson_view.options(speech, task, self.answer, asked=True))
        buttons: list[Node] = []
        if task.many or task.kind in ORDERED:
            ready = bool(self.answer) or task.many
            message = "task-predict" if self.answer or not task.many else "task-predict-none"
            buttons.append(button(speech, "predict", message, main=True, off=not ready))
        buttons += self._hint_button(speech)
        if task.start != "here" and not self.trail.at_start:
            content.append(paragraph(speech.nodes("task-elsewhere"), "itut-notice", "elsewhere"))
            buttons.append(button(speech, "set-table", "task-set-table"))
        content += lesson_view.hints(speech, self.task, self.hints)
        content.append(lesson_view.buttons(buttons))
        return content

    def _noted(self, speech: AppText) -> Nodes:
        """What was answered to the question before, which is judged later."""
        if not self.pending:
            return []
        said = lesson_view.said(speech, *self.pending[-1]).rstrip(".")
        return [paragraph(speech.drawn(speech.m("task-noted", answer=said)), "itut-about", "noted", status=True)]

    def _set(self, speech: AppText) -> Nodes:
        if not self.was_set:
            return []
        return [paragraph(speech.nodes("task-was-set"), "itut-about", "was-set", status=True)]

    def _hint_button(self, speech: AppText) -> list[Node]:
        if self.hints >= HINTS:
            return []
        return [button(speech, "hint", "task-hint", n=self.hints + 1, of=HINTS)]

    def _walked(self, speech: AppText) -> Nodes:
        task = self.task
        content: Nodes = self._set(speech)
        if not task.asks:
            content.append(paragraph(speech.drawn(authored(speech, task.question)), "itut-asked", "question"))
        for each, answer in self.pending:
            guess = lesson_view.answered(speech, each, answer, "task-predicted")
            if len(self.pending) > 1:
                guess += [" ", *speech.drawn(speech.m("task-predicted-of", title=authored(speech, each.title)))]
            content.append(paragraph(guess, "itut-about", f"predicted-{each.id}"))
        if task.now is not None:
            content.append(paragraph(speech.drawn(authored(speech, task.now)), "itut-asked itut-task-now", "now"))
        buttons = [] if task.asks else self._hint_button(speech)
        if self.astray:
            told = lesson_view.parted(speech, self.app.session, self.parted) if self.parted is not None else []
            content += told
            if told:
                buttons.append(button(speech, "to-choice", "task-to-choice", main=True))
            else:
                text = authored(speech, task.astray) if task.astray is not None else speech.m("task-astray")
                content.append(paragraph(speech.drawn(text), "itut-notice", "astray", status=True))
            buttons.append(button(speech, "set-table", "task-set-table", main=not told))
        if not task.asks:
            content += lesson_view.hints(speech, self.task, self.hints)
        content.append(lesson_view.buttons(buttons))
        return content

    def _verdicts(self, speech: AppText) -> Nodes:
        several, retry = len(self.told) > 1, self._can_retry
        content: Nodes = [lesson_view.verdict(speech, told, several=several, retry=retry) for told in self.told]
        if retry:
            content.append(lesson_view.options(speech, self.task, self.answer, asked=False))
        content += lesson_view.hints(speech, self.task, self.hints) if retry else []
        buttons = [button(speech, "next", self._next_message(), main=True)]
        if self._mistaken and (self.task.walks or not retry):
            buttons.append(button(speech, "again", "task-again"))
        if retry:
            buttons += self._hint_button(speech)
        if self._can_vary:
            buttons.append(button(speech, "vary", "task-vary" if self._left is None else "task-vary-more"))
        content.append(lesson_view.buttons(buttons))
        return content

    def _next_message(self) -> str:
        if self._left is not None:
            return "task-back"
        return "task-next" if self.place + 1 < len(self.lesson.tasks) else "task-end"

    @property
    def _can_vary(self) -> bool:
        """Whether the same can be asked with other cards."""
        return self._left is not None or any(of_task(self.lesson.id, told.task.id) for told in self.told)

    @property
    def _mistaken(self) -> bool:
        return any(told.verdict.correct is False for told in self.told)

    @property
    def _can_retry(self) -> bool:
        """Whether another option can be chosen at once: the answer was wrong and nothing need be walked."""
        return self._mistaken and self.task.asks and not self.task.walks

    # --- showing it ---

    def _ipython_display_(self) -> None:
        self.app._ipython_display_()

    def __repr__(self) -> str:
        return f"TaskPanel({self.lesson.id!r}, task {self.task.id!r}, {self.phase})"


def varied(lesson: Lesson, told: Sequence[Judged]) -> tuple[Family, str]:
    """Return the family that asks what was told once more, and the misconception that it shall bring to light.

    Of several tasks the first that was mistaken comes first; ``""``: any misconception.

    Raises:
        LookupError: there is no family.
    """
    for each in sorted(told, key=lambda one: one.verdict.correct is not False):
        found = of_task(lesson.id, each.task.id)
        showed = each.verdict.misconception
        for family in sorted(found, key=lambda one: showed not in one.wrong):
            return family, showed if showed in family.wrong else ""
    msg = f"no variants of what {lesson.id} asks here"
    raise LookupError(msg)


def _copied(session: Session) -> Session:
    """Return a session that stays as this one is now, when this one becomes another."""
    copy = Session(Game(session.steps[0].state.copy(), machine_=session.machine), viewer=session.viewer)
    copy.title, copy.source = session.title, session.source
    copy.adopt(session)
    return copy


def _totals(task: Task) -> tuple[str, ...]:
    """Return what of the table would tell the answer: a total, if it is asked as it stands; or whose turn it is."""
    name = task.read.name if task.read is not None else ""
    if name == "next-action":
        return ("turn",)
    return (name,) if name in TOTALS and not (task.walks or task.later) else ()
