"""The panel of a lesson's tasks: it asks, takes a prediction, waits for the learner to play, then shows the verdict.

It sits in the app's slot, listens to its steps, and hides the future while a prediction is pending. There is always a
way on: the table can be reset, a wrong answer corrected or skipped, and every task repeated.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from engine.game import Game
from engine.positions import Position
from tutor.course import lesson_view
from tutor.course.bookmark import Bookmark, Guess, Place
from tutor.course.grading import ORDERED, AnswerError, agrees, check, reached
from tutor.course.lesson_view import Judged, button, paragraph
from tutor.course.progress import Progress
from tutor.course.task_run import Deviation, TaskRun
from tutor.course.task_text import authored
from tutor.course.tasks import HINTS, Answer, Lesson, Task
from tutor.course.variants import LESSON, SEEDS, Family, of_task, variant
from tutor.panels.concealed import TOTALS, Concealed
from tutor.panels.html import Node, Nodes, h
from tutor.saved_games import GameFile
from tutor.session import Session
from tutor.widgets.panel import Panel

if TYPE_CHECKING:
    from tutor.app import App
    from tutor.panels.app_text import AppText

FIND, ASK, PLAY, SHOWN, ENDED = "find", "ask", "play", "shown", "ended"
"""phases: step back to the task's start; answer; play on the table; read the verdict; lesson over"""


class TaskView(Panel):
    """A panel with the style sheet of tasks in addition to the app's."""

    _css = "\n".join(  # type: ignore[assignment]  # anywidget takes a path or a text
        (files(package) / name).read_text(encoding="utf-8")
        for package, name in (("tutor.widgets", "panel.css"), ("tutor.course", "task.css"))
    )

    def __repr__(self) -> str:
        return "TaskView()"


@dataclass(slots=True)
class _SavedLesson:
    """A lesson and its table, saved while a variant of a task is asked."""

    lesson: Lesson
    place: int
    judged: list[Judged]
    hints: int
    answer: Answer
    session: Session
    position: Position | None
    game_file: GameFile | None


class TaskPanel:
    """Guides a learner through the tasks of a lesson in an app.

    ``panel.widget`` is the widget, which it adds to ``app.slot``. Tests and scripts can call what its buttons do:
    ``choose``, ``predict``, ``hint``, ``next`` and so on.
    """

    def __init__(self, app: App, lesson: Lesson, progress: Progress | None = None) -> None:
        self.app = app
        self.lesson = lesson
        self.progress = progress if progress is not None else Progress()
        self.answer: Answer = ()
        """the options chosen but not yet submitted"""
        self.pending: list[tuple[Task, Answer]] = []
        """predictions to be judged when the action has been played"""
        self.judged: list[Judged] = []
        """the verdicts shown in the phase ``shown``"""
        self.hints = 0
        self.astray = False
        self.deviation: Deviation | None = None
        """the choice with which the learner left the play that the task supposes"""
        self.was_set = False
        """whether the table was just set to the task's start"""
        self.phase = ASK
        self.place = self._first()
        self.rng = Random()
        """random numbers for variants"""
        self._saved_lesson: _SavedLesson | None = None
        """the lesson to go back to, while a variant is asked"""
        self._missed = False
        """whether this variant was already answered wrongly"""
        self._task_run: TaskRun | None = None
        self._moving = False
        self.widget = TaskView("task", app.guard.wrap(self._activated))
        app.slot.children = (*app.slot.children, self.widget)
        app.on_step(self._stepped)
        app.take_digit = self.digit
        app.on_restart = self.restart
        app.notes = False
        app.hub.observe(self._language_changed, "language")
        self._bookmark = Bookmark(self._folder(), lesson.id)
        place = self._bookmark.read()
        if place is None or not self._goes_on(place):
            self._begin()

    # --- where we are ---

    def _first(self) -> int:
        """Index of the first task that was never solved; 0 if all were."""
        solved = [self.progress.is_solved(self.lesson.id, task.id) for task in self.lesson]
        return self._group(solved.index(False) if False in solved else 0)

    def _group(self, place: int) -> int:
        """Index of the first task of the group at ``place``; the predictions of a group are judged together."""
        while place and self.lesson.tasks[place - 1].later:
            place -= 1
        return place

    @property
    def task(self) -> Task:
        """The current task."""
        return self.lesson.tasks[self.place]

    @property
    def task_run(self) -> TaskRun:
        """The current task in the app's session."""
        if self._task_run is None or self._task_run.task is not self.task:
            self._task_run = self._task_run_of(self.task)
        return self._task_run

    def _task_run_of(self, task: Task) -> TaskRun:
        return TaskRun(task, self.lesson.position(task.position), self.app.session)

    def _folder(self) -> Path | None:
        """Return the folder in which the place is kept: that of the progress, unless that is hidden or not saved."""
        return self.progress.path.parent if self.progress.path is not None and not self.progress.hidden else None

    def _goes_on(self, place: Place) -> bool:
        """Go on at a place, with its table and guesses; if it does not fit, return false and change but the table."""
        by_id = {task.id: number for number, task in enumerate(self.lesson.tasks)}
        named = {place.task, *(guess.task for guess in (*place.pending, *place.judged))}
        if not named <= by_id.keys() or place.phase not in (FIND, ASK, PLAY, SHOWN):
            return False
        first, self.place = self.place, by_id[place.task]
        if not self._lays_out(place):
            self.place = first
            return False
        guesses = {"pending": place.pending, "judged": place.judged}
        pending, judged = (
            [(self.lesson.tasks[by_id[each.task]], each.answer) for each in guesses[name]] for name in guesses
        )
        try:
            for task, answer in (*pending, *judged, *([(self.task, place.answer)] if place.answer else [])):
                for option in answer:
                    task.option(option)
            shown = self._judged_again(judged) if place.phase == SHOWN else []
        except (AnswerError, KeyError):
            self.place = first
            return False
        if place.phase == SHOWN and not shown:
            self.place = first
            return False
        self.pending, self.judged, self.answer, self.hints = pending, shown, place.answer, min(place.hints, HINTS)
        self._enter(place.phase)
        if place.phase == PLAY:
            self._check_progress()
        return True

    def _lays_out(self, place: Place) -> bool:
        """Lay out the table of a place; return whether it is a table of its task."""
        self._moving = True
        try:
            if not self.task_run.fits:
                self.app.show(self.lesson.position(self.task.position), name=self.task.position)
            if place.game:
                return self.app.resume_game(place.game) and self.task_run.fits
        finally:
            self._moving = False
        if self.task.start == "here":
            return False
        self._set_table()
        self.was_set = False
        return True

    def _judged_again(self, judged: Iterable[tuple[Task, Answer]]) -> list[Judged]:
        """Return verdicts that were given before, by what was played; none if that was not played on this table."""
        playthrough = self.task_run.playthrough() if self.task.on_table or not self.task.asks else None
        if playthrough is None and (self.task.on_table or not self.task.asks):
            return []
        found = reached(self.task, playthrough) if playthrough is not None else None
        if playthrough is not None and (found is None or not found.correct):
            return []
        again = []
        for task, answer in judged:
            if task.asks:
                again.append(Judged(task, answer, check(task, self._position_of(task), answer, playthrough)))
            elif found is not None:
                again.append(Judged(task, (), found))
        return again

    def _keep_place(self) -> None:
        """Keep the place, unless a variant is asked: from it, a page that is opened again leads back to the lesson."""
        if self._saved_lesson is not None:
            return
        app = self.app
        game = app.game_file.file.name if app.game_file is not None and len(app.session.steps) > 1 else ""
        self._bookmark.keep(
            Place(
                self.task.id, self.phase, self.answer, tuple(Guess(task.id, answer) for task, answer in self.pending),
                tuple(Guess(each.task.id, each.answer) for each in self.judged), self.hints, game,
            )
            if self.phase != ENDED
            else None
        )  # fmt: skip

    def _begin(self, *, was_set: bool = False) -> None:
        """Begin the current task, with one redraw; ``was_set``: the table was already set for it."""
        with self.app.one_redraw():
            self._set_up(was_set=was_set)

    def _set_up(self, *, was_set: bool) -> None:
        self.answer, self.hints, self.was_set, self.judged = (), 0, was_set, []
        self.astray, self.deviation = False, None
        if self.task.start == "step-back" and not self.task_run.at_start and self.task_run.playthrough() is not None:
            self._enter(FIND)
            return
        if self.task.start != "here":
            self._set_table()
        elif (
            self.task.start == "here" and self.task_run.playthrough() is None
        ):  # the task before was not played in this session
            self._set_table()
            self._moving = True
            try:
                self.task_run.play(self.task.solution.play)
            finally:
                self._moving = False
        self._enter(ASK if self.task.asks else PLAY)

    def _enter(self, phase: str) -> None:
        self.phase = phase
        with self.app.one_redraw():
            if phase == PLAY and self.task_run.at_start:
                self._fork()
            self._conceal()
        self._show()

    def _conceal(self) -> None:
        """Conceal what the question asks about, or the next question if it is about this table."""
        ahead = self._ahead if self.phase == SHOWN else None
        asking = self.task if self.phase == ASK else ahead
        self.app.conceal(
            Concealed(
                outcome=self.phase == ASK,
                previews=self._hides_previews,
                totals=_totals(asking) if asking is not None else (),
                question_ahead=ahead is not None,
            )
        )

    @property
    def _ahead(self) -> Task | None:
        """The next task, if it asks about this table or leads back from it; else ``None``."""
        if self._saved_lesson is not None or self.place + 1 >= len(self.lesson.tasks):
            return None
        task = self.lesson.tasks[self.place + 1]
        here = task.position == self.task.position and (
            task.start in ("here", "step-back") or self._task_run_of(task).at_start
        )
        return task if task.asks and here else None

    @property
    def _hides_previews(self) -> bool:
        """Whether previews of actions must be hidden, because the task asks about them."""
        return self.phase not in (SHOWN, ENDED) and self.task.asks

    def _set_table(self) -> None:
        self.was_set |= not self.task_run.at_start
        self._moving = True
        try:
            if not self.task_run.fits:  # the table belongs to another task
                position, name = self.lesson.position(self.task.position), self.task.position
                self.app.show(position, name=name if self._saved_lesson is None else "")
            self.task_run.set_table()
            self.app.session.branch()
        finally:
            self._moving = False

    def _fork(self) -> None:
        """Begin a new line, so that stepping forward does not repeat an earlier try."""
        self._moving = True
        try:
            self.app.session.branch()
        finally:
            self._moving = False

    # --- what the learner does ---

    def choose(self, option: str) -> None:
        """Choose an option, or unchoose it if several can be chosen; a question for one option is answered by it.

        Raises:
            KeyError: the task has no such option.
        """
        task = self.task
        if self.phase == SHOWN and not task.on_table and self._can_retry:
            self.judged = []
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
        """Choose the option with this number (from 1) while a question is pending; Enter then submits the answer.

        Return whether a question took the digit; if not, the game does.
        """
        if self.phase != ASK:
            return False
        if digit <= len(self.task.options):
            self.choose(self.task.options[digit - 1].id)
            if self.phase == ASK and self.answer:
                self.widget.focus("do-predict")
        return True

    def predict(self) -> None:
        """Submit the chosen options as the answer."""
        task = self.task
        if self.phase != ASK or (not self.answer and not task.many):
            return
        if task.later:
            self.pending.append((task, self.answer))
            self.place += 1
            self._begin()
            self.widget.focus()
            return
        if task.on_table:
            self.pending.append((task, self.answer))
            self.was_set = False
            with self.app.one_redraw():
                if not self.task_run.at_start:
                    self._set_table()
                self._enter(PLAY)
            self._focus_now()
            return
        self._judge(task, self.answer, playthrough=None)
        self._enter(SHOWN)
        self._speak_verdicts()
        self.widget.focus()

    def _focus_now(self) -> None:
        """Move the focus to the panel Now; the app takes it first, because its former owner may be gone."""
        self.app.hub.request_focus()
        self.app.now.focus()

    def hint(self) -> None:
        """Show one more hint."""
        self.hints = min(self.hints + 1, HINTS)
        self._show()

    def to_choice(self) -> None:
        """Go back to the choice that left the supposed play; the prediction stays."""
        if self.deviation is None:
            return
        self._moving = True
        try:
            self.app.session.goto(self.deviation.step)
            self.app.session.branch()
        finally:
            self._moving = False
        self._check_progress()
        self._focus_now()

    def set_table(self) -> None:
        """Set the table to the task's start."""
        self.astray, self.deviation = False, None
        found = self.phase == FIND
        with self.app.one_redraw():
            self._set_table()
            if found:
                self._enter(ASK if self.task.asks else PLAY)
        if found:
            self.widget.focus()
        else:
            self._show()
            self._focus_now()

    def next(self) -> None:
        """Go to the next task; from a variant, back to the lesson."""
        if self._saved_lesson is not None:
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
        """Repeat the task, with the whole group of predictions that is judged with it."""
        self.pending = []
        self.place = self._group(self.place)
        self.was_set = False
        with self.app.one_redraw():
            self._set_table()
            self._begin(was_set=self.was_set)
        self.widget.focus()

    def goto(self, place: int) -> None:
        """Go to a task by its index (clipped to the lesson); a group begins with its first task."""
        self.pending = []
        self.place = self._group(min(max(place, 0), len(self.lesson.tasks) - 1))
        self._begin()
        self.widget.focus()

    def vary(self) -> None:
        """Ask the same question with other cards.

        Raises:
            LookupError: no family of variants asks this question.
        """
        judged = self._saved_lesson.judged if self._saved_lesson is not None else self.judged
        lesson = self._saved_lesson.lesson if self._saved_lesson is not None else self.lesson
        family, misconception = varied(lesson, judged)
        dealt = variant(family, self.rng.randrange(SEEDS), misconception)
        if self._saved_lesson is None:
            self._saved_lesson = _SavedLesson(
                self.lesson, self.place, self.judged, self.hints, self.answer,
                _copied(self.app.session), self.app.position, self.app.game_file,
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
        """Go back from a variant to the saved lesson."""
        saved, self._saved_lesson = self._saved_lesson, None
        if saved is None:
            return
        self._show_table(saved.session, saved.position)
        self.app.game_file = saved.game_file
        self.lesson, self.place, self.pending = saved.lesson, saved.place, []
        self.judged, self.hints, self.answer, self.astray = saved.judged, saved.hints, saved.answer, False
        self._enter(SHOWN)
        self.widget.focus()

    def _show_table(self, session: Session, position: Position | None) -> None:
        self._moving = True
        try:
            self.app.replace(session, position=position)
        finally:
            self._moving = False
        self._task_run = None

    def restart(self) -> None:
        """Restart the lesson on a fresh table, for the next class; the learner's progress stays."""
        saved, self._saved_lesson = self._saved_lesson, None
        if saved is not None:
            self.lesson = saved.lesson
            self._show_table(saved.session, saved.position)
            self.app.game_file = saved.game_file
        self.app.do("restart")
        self.goto(0)

    def reset(self) -> None:
        """Delete the progress in this lesson and restart it."""
        self.progress.reset(self.lesson.id)
        self.goto(0)

    # --- events of the session ---

    def _stepped(self, _app: Any) -> None:
        if self._moving:
            return
        self.was_set = False
        if self.phase == FIND and self.task_run.at_start:
            self._enter(ASK if self.task.asks else PLAY)
            self.widget.focus()
        elif self.phase == PLAY:
            self._check_progress()
        elif self.phase == ASK:
            self._show()
        elif self.phase == SHOWN:
            self._conceal()

    def _check_progress(self) -> None:
        """Check whether the play has reached its goal or left the supposed play; judge the predictions at the goal."""
        playthrough = self.task_run.playthrough()
        found = reached(self.task, playthrough) if playthrough is not None else None
        self.deviation = self.task_run.deviation() if self.task.asks else None
        self.astray = playthrough is None or self.deviation is not None or (found is not None and not found.correct)
        if playthrough is not None and found is not None and found.correct and not self.astray:
            self.astray = not all(agrees(task, self._position_of(task), playthrough) for task, _ in self.pending)
        if playthrough is None or found is None or not found.correct or self.astray:
            self._show()
            return
        for task, answer in self.pending:
            self._judge(task, answer, playthrough=playthrough)
        if not self.task.asks:
            self.progress.tried(self.lesson.id, self.task.id, correct=True)
            self.judged.append(Judged(self.task, (), found))
        self.pending = []
        self._enter(SHOWN)
        self._speak_verdicts()
        self.widget.focus()

    def _position_of(self, task: Task) -> Position:
        return self.lesson.position(task.position)

    def _judge(self, task: Task, answer: Answer, playthrough: Any) -> None:
        verdict = check(task, self._position_of(task), answer, playthrough)
        self.progress.tried(
            self.lesson.id, task.id, correct=verdict.correct, misconception=verdict.misconception,
            tested=self._tested(task),
        )  # fmt: skip
        self._missed |= verdict.correct is False
        self.judged.append(Judged(task, answer, verdict))

    def _tested(self, task: Task) -> frozenset[str]:
        """Return the misconceptions that a right answer overcomes: only in a variant, and only at the first try."""
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

    def _speak_verdicts(self) -> None:
        """Add the verdicts to the text for the screen reader."""
        texts = self.app.texts
        spoken = [texts.message(f"task-verdict-{lesson_view.kind_of(judged.verdict)}") for judged in self.judged]
        self.app.hub.spoken = " ".join(filter(None, (self.app.hub.spoken, *spoken)))

    def _show(self) -> None:
        texts = self.app.texts
        self.widget.language = texts.language
        self.widget.label = texts.message("task-label")
        self.widget.resume = texts.message("task-resume")
        self.widget.show(self._content(texts))
        self._keep_place()

    def _content(self, texts: AppText) -> Nodes:
        if self.phase == ENDED:
            return lesson_view.ended(texts, self.lesson, self.progress)
        content: Nodes = [*lesson_view.trouble(texts, self.progress), self._heading(texts)]
        match self.phase:
            case "find":
                content.append(paragraph(texts.nodes("task-find"), "itut-asked", "find"))
                content.append(lesson_view.buttons([button(texts, "set-table", "task-find-for-me")]))
            case "ask":
                content += self._asked(texts)
            case "play":
                content += self._instructions(texts)
            case _:
                content += self._verdicts(texts)
        return content

    def _heading(self, texts: AppText) -> Node:
        place = self._place_text(texts)
        return h(
            "div",
            {"class": "itut-task-head", "key": "head"},
            h("h2", {"class": "itut-heading"}, place),
            h("h3", {"class": "itut-task-title"}, texts.marked(authored(texts, self.task.title))),
        )

    def _place_text(self, texts: AppText) -> str:
        """Return which task this is."""
        if self._saved_lesson is not None:
            return texts.message("task-varied")
        return texts.message("task-place", n=self.place + 1, of=len(self.lesson.tasks))

    def _asked(self, texts: AppText) -> Nodes:
        task = self.task
        content: Nodes = [*self._noted(texts), *self._set(texts)]
        content.append(lesson_view.question(texts, task))
        if task.kind in ORDERED:
            content.append(paragraph(texts.nodes("task-order-how"), "itut-about", "order-how"))
            content += lesson_view.order(texts, task, self.answer)
        elif task.many:
            content.append(paragraph(texts.nodes("task-many-how"), "itut-about", "many-how"))
        content.append(lesson_view.options(texts, task, self.answer, asked=True))
        buttons: list[Node] = []
        if task.many or task.kind in ORDERED:
            ready = bool(self.answer) or task.many
            message = "task-predict" if self.answer or not task.many else "task-predict-none"
            buttons.append(button(texts, "predict", message, main=True, off=not ready))
        buttons += self._hint_button(texts)
        if task.start != "here" and not self.task_run.at_start:
            content.append(paragraph(texts.nodes("task-elsewhere"), "itut-notice", "elsewhere"))
            buttons.append(button(texts, "set-table", "task-set-table"))
        content += lesson_view.hints(texts, self.task, self.hints)
        content.append(lesson_view.buttons(buttons))
        return content

    def _noted(self, texts: AppText) -> Nodes:
        """Return the answer to the previous question, which is judged later."""
        if not self.pending:
            return []
        answer = lesson_view.answer_text(texts, *self.pending[-1]).rstrip(".")
        return [paragraph(texts.marked(texts.message("task-noted", answer=answer)), "itut-about", "noted", status=True)]

    def _set(self, texts: AppText) -> Nodes:
        if not self.was_set:
            return []
        return [paragraph(texts.nodes("task-was-set"), "itut-about", "was-set", status=True)]

    def _hint_button(self, texts: AppText) -> list[Node]:
        if self.hints >= HINTS:
            return []
        return [button(texts, "hint", "task-hint", n=self.hints + 1, of=HINTS)]

    def _instructions(self, texts: AppText) -> Nodes:
        task = self.task
        content: Nodes = self._set(texts)
        if not task.asks:
            content.append(paragraph(texts.marked(authored(texts, task.question)), "itut-asked", "question"))
        for each, answer in self.pending:
            guess = lesson_view.answered(texts, each, answer, "task-predicted")
            if len(self.pending) > 1:
                guess += [" ", *texts.marked(texts.message("task-predicted-of", title=authored(texts, each.title)))]
            content.append(paragraph(guess, "itut-about", f"predicted-{each.id}"))
        if task.now is not None:
            content.append(paragraph(texts.marked(authored(texts, task.now)), "itut-asked itut-task-now", "now"))
        buttons = [] if task.asks else self._hint_button(texts)
        if self.astray:
            explained = (
                lesson_view.deviation(texts, self.app.session, self.deviation) if self.deviation is not None else []
            )
            content += explained
            if explained:
                buttons.append(button(texts, "to-choice", "task-to-choice", main=True))
            else:
                text = authored(texts, task.astray) if task.astray is not None else texts.message("task-astray")
                content.append(paragraph(texts.marked(text), "itut-notice", "astray", status=True))
            buttons.append(button(texts, "set-table", "task-set-table", main=not explained))
        if not task.asks:
            content += lesson_view.hints(texts, self.task, self.hints)
        content.append(lesson_view.buttons(buttons))
        return content

    def _verdicts(self, texts: AppText) -> Nodes:
        several, retry = len(self.judged) > 1, self._can_retry
        content: Nodes = [lesson_view.verdict(texts, judged, several=several, retry=retry) for judged in self.judged]
        if retry:
            content.append(lesson_view.options(texts, self.task, self.answer, asked=False))
        content += lesson_view.hints(texts, self.task, self.hints) if retry else []
        buttons = [button(texts, "next", self._next_message(), main=True)]
        if self._mistaken and (self.task.on_table or not retry):
            buttons.append(button(texts, "again", "task-again"))
        if retry:
            buttons += self._hint_button(texts)
        if self._can_vary:
            buttons.append(button(texts, "vary", "task-vary" if self._saved_lesson is None else "task-vary-more"))
        content.append(lesson_view.buttons(buttons))
        return content

    def _next_message(self) -> str:
        if self._saved_lesson is not None:
            return "task-back"
        return "task-next" if self.place + 1 < len(self.lesson.tasks) else "task-end"

    @property
    def _can_vary(self) -> bool:
        """Whether the question can be asked with other cards."""
        return self._saved_lesson is not None or any(of_task(self.lesson.id, judged.task.id) for judged in self.judged)

    @property
    def _mistaken(self) -> bool:
        return any(judged.verdict.correct is False for judged in self.judged)

    @property
    def _can_retry(self) -> bool:
        """Whether another option can be chosen at once: the answer was wrong and nothing must be played."""
        return self._mistaken and self.task.asks and not self.task.on_table

    # --- showing it ---

    def _ipython_display_(self) -> None:
        self.app._ipython_display_()

    def __repr__(self) -> str:
        return f"TaskPanel({self.lesson.id!r}, task {self.task.id!r}, {self.phase})"


def varied(lesson: Lesson, judged: Sequence[Judged]) -> tuple[Family, str]:
    """Return a family that asks one of the judged questions, and the misconception that it should test.

    Tasks answered wrongly come first. An empty misconception means any.

    Raises:
        LookupError: there is no such family.
    """
    for each in sorted(judged, key=lambda one: one.verdict.correct is not False):
        found = of_task(lesson.id, each.task.id)
        misconception = each.verdict.misconception
        for family in sorted(found, key=lambda one: misconception not in one.wrong):
            return family, misconception if misconception in family.wrong else ""
    msg = f"no variants of what {lesson.id} asks here"
    raise LookupError(msg)


def _copied(session: Session) -> Session:
    """Return a copy of a session that stays unchanged when the session adopts another."""
    copy = Session(Game(session.steps[0].state.copy(), machine_=session.machine), viewer=session.viewer)
    copy.title, copy.source = session.title, session.source
    copy.adopt(session)
    return copy


def _totals(task: Task) -> tuple[str, ...]:
    """Return the names from ``TOTALS`` that would give the answer away."""
    name = task.read.name if task.read is not None else ""
    if name == "next-action":
        return ("turn",)
    return (name,) if name in TOTALS and not (task.on_table or task.later) else ()
