"""The panel of a lesson's tasks: it asks, takes a prediction, waits for the learner to play, then shows the verdict.

It sits in the app's slot, listens to its steps, and hides the future while a prediction is pending. A prediction is
judged as soon as it can be: at once if nothing has to be played, else when what it is about has been played. There is
always a way on: the table can be reset, a wrong answer corrected or left to be repeated, and every task repeated.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from engine.game import Game
from engine.positions import Position
from tutor.app.handlers import Handlers, carry_out, of_argument, plain
from tutor.course import lesson_view, pointing
from tutor.course.bookmark import Bookmark, Place
from tutor.course.grading import ORDERED, AnswerError, agrees, check, decided, reached
from tutor.course.lesson_view import Judged, button
from tutor.course.progress import Progress, Standing
from tutor.course.task_run import Deviation, TaskRun
from tutor.course.task_text import authored
from tutor.course.tasks import Answer, Lesson, Task
from tutor.course.variants import LESSON, SEEDS, Family, of_task, variant
from tutor.panels.comparison import of_lines
from tutor.panels.concealed import TOTALS, Concealed
from tutor.panels.elements import para, row
from tutor.panels.html import Node, Nodes, h
from tutor.panels.pointing import Pointing
from tutor.saved_games import GameFile
from tutor.session import Session
from tutor.widgets.panel import Panel
from tutor.widgets.styles import sheet

if TYPE_CHECKING:
    from tutor.app import App
    from tutor.panels.app_text import AppText
    from tutor.panels.step_view import StepView

FIND, ASK, PLAY, SHOWN, ENDED = "find", "ask", "play", "shown", "ended"
"""phases: step back to the task's start; answer; play on the table; read the verdict; lesson over"""


STYLE = sheet(("tutor.course", "task.css"))
"""the style sheet of tasks in addition to the app's"""


class TaskView(Panel):
    """A panel with the style sheet of tasks in addition to the app's."""

    _css = STYLE

    def __repr__(self) -> str:
        return "TaskView()"


@dataclass(slots=True)
class _SavedLesson:
    """A lesson and its table, saved while a variant of a task is asked."""

    lesson: Lesson
    place: int
    judged: Judged | None
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

    def __init__(self, app: App, lesson: Lesson, progress: Progress | None = None, *, keeps_place: bool = True) -> None:
        """``keeps_place``: a lesson that is opened again goes on where it was left."""
        self.app = app
        self.lesson = lesson
        self.progress = progress if progress is not None else Progress()
        self.answer: Answer = ()
        """the options chosen; while the task is played they are a prediction that waits for its verdict"""
        self.judged: Judged | None = None
        """the verdict shown in the phase ``shown``"""
        self.revealed = False
        """whether the right answer is shown although the learner's was wrong"""
        self.repeating: list[int] | None = None
        """places of the tasks still to be repeated, while only those are asked"""
        self.hints = 0
        self.astray = False
        self.deviation: Deviation | None = None
        """the choice with which the learner left the play that the task supposes"""
        self.was_set = False
        """whether the table was just set to the task's start"""
        self.phase = ASK
        first = self._first()
        self.place = first or 0
        self.rng = Random()
        """random numbers for variants"""
        self._saved_lesson: _SavedLesson | None = None
        """the lesson to go back to, while a variant is asked"""
        self._missed = False
        """whether this variant was already answered wrongly"""
        self._task_run: TaskRun | None = None
        self._moving = False
        self._handlers: Handlers = {
            "choose": of_argument(self.choose),
            "goto": of_argument(lambda place: self.goto(int(place))),
            "compare": plain(self.compare),
            "predict": plain(self.predict),
            "hint": plain(self.hint),
            "next": plain(self.next),
            "again": plain(self.again),
            "reset": plain(self.reset),
            "vary": plain(self.vary),
            "back": plain(self.back),
            "reveal": plain(self.reveal),
            "repeat": plain(self.repeat),
            "set-table": plain(self.set_table),
            "to-choice": plain(self.to_choice),
        }
        self.widget = TaskView("task", app.guard.wrap(self._activated))
        app.slot.children = (*app.slot.children, self.widget)
        app.on_step(self._stepped)
        app.take_digit = self.digit
        app.on_restart = self.restart
        app.reveal_judged = self.reveal
        app.notes = False
        app.points = self._points
        app.open_line = None
        app.hub.observe(self._language_changed, "language")
        self._keeps_place = keeps_place
        self._bookmark = Bookmark(self._folder(), lesson.id)
        place = self._bookmark.read()
        if place is not None and self._goes_on(place):
            return
        if first is None:
            self._set_table()
            self._enter(ENDED)
        else:
            self._begin()

    # --- where we are ---

    def standing(self, task: Task) -> Standing:
        """Return whether a task of the lesson is open, to repeat, or solved."""
        return self.progress.standing(self.lesson.id, task.id)

    def _first(self) -> int | None:
        """Index of the first open task; ``None`` if there is none but some to repeat; 0 if all are solved."""
        standings = [self.standing(task) for task in self.lesson]
        if Standing.OPEN in standings:
            return standings.index(Standing.OPEN)
        return None if Standing.REPEAT in standings else 0

    def to_repeat(self) -> list[int]:
        """Return the indices of the tasks that were answered, but never rightly."""
        return [place for place, task in enumerate(self.lesson) if self.standing(task) is Standing.REPEAT]

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
        saved = self._keeps_place and self.progress.path is not None and not self.progress.hidden
        return self.progress.path.parent if saved and self.progress.path is not None else None

    def _goes_on(self, place: Place) -> bool:
        """Go on at a place, with its table and answer; if it does not fit, return false and change but the table."""
        by_id = {task.id: number for number, task in enumerate(self.lesson.tasks)}
        if not {place.task, *place.repeating} <= by_id.keys() or place.phase not in (FIND, ASK, PLAY, SHOWN):
            return False
        first, self.place = self.place, by_id[place.task]
        judged = None
        fits = self._lays_out(place)
        if fits:
            try:
                for option in place.answer:
                    self.task.option(option)
                judged = self._judged_again(place.answer) if place.phase == SHOWN else None
            except (AnswerError, KeyError):
                fits = False
        if not fits or (place.phase == SHOWN and judged is None):
            self.place = first
            return False
        self.judged, self.answer, self.hints = judged, place.answer, min(place.hints, len(self.task.hints))
        self.revealed = place.revealed
        self.repeating = sorted(by_id[each] for each in place.repeating) or None
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

    def _judged_again(self, answer: Answer) -> Judged | None:
        """Return the verdict that was given before, by what was played; ``None`` if that is not on this table."""
        task = self.task
        if not task.on_table:
            return Judged(task, answer, check(task, self._position_of(task), answer))
        playthrough = self.task_run.playthrough()
        found = reached(task, playthrough) if playthrough is not None else None
        if playthrough is None or not ((found is not None and found.correct) or decided(task, playthrough)):
            return None
        if task.asks:
            return Judged(task, answer, check(task, self._position_of(task), answer, playthrough))
        return Judged(task, (), found) if found is not None else None

    def _keep_place(self) -> None:
        """Keep the place, unless a variant is asked: from it, a page that is opened again leads back to the lesson."""
        if self._saved_lesson is not None:
            return
        app = self.app
        game = app.game_file.file.name if app.game_file is not None and len(app.session.steps) > 1 else ""
        repeating = tuple(self.lesson.tasks[place].id for place in self.repeating or ())
        self._bookmark.keep(
            Place(self.task.id, self.phase, self.answer, self.hints, game, self.revealed, repeating)
            if self.phase != ENDED
            else None
        )

    def _begin(self, *, was_set: bool = False) -> None:
        """Begin the current task, with one redraw; ``was_set``: the table was already set for it."""
        with self.app.one_redraw():
            self._set_up(was_set=was_set)

    def _set_up(self, *, was_set: bool) -> None:
        self.answer, self.hints, self.was_set, self.judged, self.revealed = (), 0, was_set, None, False
        self.astray, self.deviation = False, None
        if self.task.start == "step-back" and not self.task_run.at_start and self.task_run.playthrough() is not None:
            self._enter(FIND)
            return
        if self.task.start != "here":
            self._set_table()
        elif not self._was_played:
            self._set_table()
            self._moving = True
            try:
                self.task_run.play(self.task.solution.play)
            finally:
                self._moving = False
        self._enter(ASK if self.task.asks else PLAY)

    @property
    def _was_played(self) -> bool:
        """Whether the play that the task asks about was played to its end in this session."""
        playthrough = self.task_run.playthrough()
        return playthrough is not None and agrees(self.task, self._position_of(self.task), playthrough)

    def _enter(self, phase: str) -> None:
        self.phase = phase
        with self.app.one_redraw():
            if phase == PLAY and self.task_run.at_start:
                self._fork()
            self._conceal()
            self.app.point()
        self._show()

    def _conceal(self) -> None:
        """Conceal what the question asks about, or the next question if it is about this table."""
        ahead = self._ahead if self.phase == SHOWN else None
        asking = self.task if self._is_open else ahead
        self.app.conceal(
            Concealed(
                outcome=self._is_open,
                again=self._is_open and self._mistaken,
                previews=self._hides_previews,
                totals=totals_asked(asking) if asking is not None else (),
                question_ahead=ahead is not None and not self._is_open,
            )
        )

    @property
    def _is_open(self) -> bool:
        """Whether the question waits for an answer, also after a wrong one that was judged without play."""
        return self.phase == ASK or (self._mistaken and not self.revealed and not self.task.on_table)

    @property
    def _ahead(self) -> Task | None:
        """The next task, if it asks about this table or leads back from it; else ``None``."""
        place = self._following
        if self._saved_lesson is not None or place is None:
            return None
        task = self.lesson.tasks[place]
        here = task.position == self.task.position and (
            task.start in ("here", "step-back") or self._task_run_of(task).at_start
        )
        return task if task.asks and here else None

    @property
    def _following(self) -> int | None:
        """Index of the task that :meth:`next` goes to; ``None``: to the end of the lesson."""
        if self.repeating is not None:
            return next((place for place in self.repeating if place > self.place), None)
        return self.place + 1 if self.place + 1 < len(self.lesson.tasks) else None

    @property
    def _hides_previews(self) -> bool:
        """Whether previews of actions must be hidden, because the task asks about them."""
        return self._is_open or (self.phase not in (SHOWN, ENDED) and self.task.asks)

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
        task.option(option)
        if self._mistaken:
            self.again()
        if self.phase != ASK:
            return
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
        """Choose an option by a digit while a question is asked, or after a wrong answer to it.

        Where the options are numbers it is the one with this number, elsewhere the one at this place. Enter then
        submits an answer of several options. Return whether a question took the digit; if not, the game does.
        """
        if self.phase != ASK and not self._mistaken:
            return False
        option = lesson_view.option_of_digit(self.task, digit)
        if option:
            self.choose(option)
            if self.phase == ASK:
                if self.answer:
                    self.widget.focus("do-predict")
                self.widget.bring_part_into_view(f"choose-{self.task.id}-{option}")
        return True

    def predict(self) -> None:
        """Submit the chosen options as the answer."""
        task = self.task
        if self.phase != ASK or (not self.answer and not task.many):
            return
        if task.on_table:
            self.was_set = False
            with self.app.one_redraw():
                if not self.task_run.at_start:
                    self._set_table()
                self._enter(PLAY)
            self._focus_now()
            return
        self._judge(task, self.answer, playthrough=None)
        self._end_task()

    def _end_task(self) -> None:
        """Show the verdict."""
        self._enter(SHOWN)
        self._speak_verdict()
        self.widget.focus()

    def _focus_now(self) -> None:
        """Move the focus to the panel Now; the app takes it first, because its former owner may be gone."""
        self.app.hub.request_focus()
        self.app.now.focus()

    def hint(self) -> None:
        """Show one more hint."""
        self.hints = min(self.hints + 1, len(self.task.hints))
        self._show()
        self.widget.bring_part_into_view(f"hint-{self.hints}")
        self.app.point()

    def compare(self) -> None:
        """Show the two plays that a question compares side by side over the table, whatever lines there are."""
        read = self.task.read
        if read is None or read.name != "more":
            return
        session = Session(self.task_run.start.copy(), viewer=self.app.session.viewer)
        lines = []
        for name in ("one", "other"):
            session.to_start()
            session.branch()
            for answer in read.get(name):
                session.play((answer,), run=True)
            lines.append(session.line)
        self.app.compare(lambda: of_lines(session, self.app.texts, lines[0], lines[1]))

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
        place = self._following
        if place is None:
            self.repeating = None
            self._enter(ENDED)
        else:
            self.place = place
            self._begin()
        self.widget.focus()

    def again(self) -> None:
        """Ask the task again; its hints stay."""
        hints, self.was_set = self.hints, False
        with self.app.one_redraw():
            if self.task.on_table or self.phase != SHOWN:
                self._set_table()
            self._begin(was_set=self.was_set)
        self.hints = hints
        self._show()
        self.widget.focus()

    def reveal(self) -> bool:
        """Show the right answer after a wrong one; return false if there is none to show."""
        if not self._mistaken or self.revealed:
            return False
        self.revealed = True
        self._enter(SHOWN)
        self.widget.focus()
        return True

    def repeat(self) -> None:
        """Ask again the tasks that were never answered rightly, one after the other, and nothing else."""
        places = self.to_repeat()
        if places:
            self.goto(places[0], repeating=places)

    def goto(self, place: int, *, repeating: list[int] | None = None) -> None:
        """Go to a task by its index (clipped to the lesson); ``repeating``: the tasks to be repeated from there on."""
        self.repeating = repeating
        self.place = min(max(place, 0), len(self.lesson.tasks) - 1)
        self._begin()
        self.widget.focus()

    def take(self, lesson: Lesson) -> None:
        """Begin another lesson in place of this one, at its first open task; at its first if none is open."""
        self._saved_lesson, self._task_run, self.lesson = None, None, lesson
        self._bookmark = Bookmark(self._folder(), lesson.id)
        self.goto(self._first() or 0)

    def vary(self) -> None:
        """Ask the same question with other cards.

        Raises:
            LookupError: no family of variants asks this question.
        """
        judged = self._saved_lesson.judged if self._saved_lesson is not None else self.judged
        lesson = self._saved_lesson.lesson if self._saved_lesson is not None else self.lesson
        if judged is None:
            msg = "nothing has been judged"
            raise LookupError(msg)
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
        self.lesson, self.place, self._missed = lesson, 0, False
        self._begin()
        self.widget.focus()

    def back(self) -> None:
        """Go back from a variant to the saved lesson."""
        saved, self._saved_lesson = self._saved_lesson, None
        if saved is None:
            return
        self._show_table(saved.session, saved.position)
        self.app.game_file = saved.game_file
        self.lesson, self.place = saved.lesson, saved.place
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
        """Check whether the play has reached its goal or left the supposed play; judge the prediction when it can be.

        That is at the goal, or earlier if what it is about was decided on the way there.
        """
        playthrough = self.task_run.playthrough()
        found = reached(self.task, playthrough) if playthrough is not None else None
        self.deviation = self.task_run.deviation() if self.task.asks else None
        self.astray = playthrough is None or self.deviation is not None or (found is not None and not found.correct)
        early = self.task.asks and not self.astray and playthrough is not None and decided(self.task, playthrough)
        done = (found is not None and found.correct is True) or early
        if playthrough is not None and done and not self.astray and self.task.asks:
            self.astray = not agrees(self.task, self._position_of(self.task), playthrough)
        if playthrough is None or not done or self.astray:
            self._show()
            return
        if self.task.asks:
            self._judge(self.task, self.answer, playthrough=playthrough)
        elif found is not None:
            self.progress.tried(self.lesson.id, self.task.id, correct=True)
            self.judged = Judged(self.task, (), found)
        self._end_task()

    def _position_of(self, task: Task) -> Position:
        return self.lesson.position(task.position)

    def _judge(self, task: Task, answer: Answer, playthrough: Any) -> None:
        verdict = check(task, self._position_of(task), answer, playthrough)
        self.progress.tried(
            self.lesson.id, task.id, correct=verdict.correct, misconception=verdict.misconception,
            tested=self._tested(task),
        )  # fmt: skip
        self._missed |= verdict.correct is False
        self.judged = Judged(task, answer, verdict)

    def _tested(self, task: Task) -> frozenset[str]:
        """Return the misconceptions that a right answer overcomes: only in a variant, and only at the first try."""
        if self.lesson.id != LESSON or self._missed:
            return frozenset()
        return frozenset(wrong.misconception for wrong in task.wrong)

    def _points(self, step: StepView) -> Pointing:
        """Return what the task points at on the table of a step."""
        if self.phase == ENDED or step.state is not self.app.session.state:
            return Pointing()
        task = self.task
        if self.phase == SHOWN and self.judged is not None:
            verdict = self.judged.verdict
            if self._is_open and self.hints:
                return pointing.hinted(task, step, self.hints)
            return pointing.judged(task, step, self.judged.answer, verdict, revealed=self.revealed)
        if self.phase == PLAY:
            supposed = self.task_run.supposed() if step.request is not None and step.request.kind == "action" else None
            asked = (
                pointing.played(step, *supposed)
                if supposed and (task.asks or self.hints >= len(self.task.hints))
                else Pointing()
            )
            return (
                asked
                if task.asks or not self.task_run.at_start
                else asked.joined(pointing.hinted(task, step, self.hints))
            )
        if self.phase == ASK and (self.task_run.at_start or task.start == "here"):
            return pointing.hinted(task, step, self.hints)
        return Pointing()

    def _language_changed(self, _change: Any) -> None:
        self._show()

    def _activated(self, act: str, value: str) -> None:
        carry_out(self._handlers, act, value)

    # --- what is shown ---

    def _speak_verdict(self) -> None:
        """Add the verdict to the text for the screen reader."""
        if self.judged is not None:
            spoken = self.app.texts.message(f"task-verdict-{lesson_view.kind_of(self.judged.verdict)}")
            self.app.hub.spoken = " ".join(filter(None, (self.app.hub.spoken, spoken)))

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
        content: Nodes = [*lesson_view.trouble(texts, self.progress), *self._dots(texts), self._heading(texts)]
        if not getattr(self.task.question, texts.language):
            content.append(para(texts.nodes("task-one-language"), "itut-about", "one-language"))
        match self.phase:
            case "find":
                content.append(para(texts.nodes("task-find"), "itut-asked", "find"))
                content.append(row([button(texts, "set-table", "task-find-for-me")], "buttons"))
            case "ask":
                content += self._asked(texts)
            case "play":
                content += self._instructions(texts)
            case _:
                content += self._verdict(texts)
        return content

    def _dots(self, texts: AppText) -> Nodes:
        """Return the row of the lesson's tasks with their standings; none in a lesson of one task."""
        if self._saved_lesson is not None or len(self.lesson.tasks) < 2:
            return []
        return [lesson_view.dots(texts, self.lesson, self.progress, self.place)]

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
        if self.repeating is not None:
            left = sum(place > self.place for place in self.repeating)
            return texts.message("task-repeated", n=len(self.repeating) - left, of=len(self.repeating))
        return texts.message("task-place", n=self.place + 1, of=len(self.lesson.tasks))

    def _asked(self, texts: AppText) -> Nodes:
        task = self.task
        content: Nodes = self._set(texts)
        content.append(lesson_view.question(texts, task))
        if task.kind in ORDERED:
            content.append(para(texts.nodes("task-order-how"), "itut-about", "order-how"))
            content += lesson_view.order(texts, task, self.answer)
        elif task.many:
            content.append(para(texts.nodes("task-many-how"), "itut-about", "many-how"))
        content.append(lesson_view.options(texts, task, self.answer))
        buttons: list[Node] = []
        if task.many or task.kind in ORDERED:
            ready = bool(self.answer) or task.many
            message = "task-predict" if self.answer or not task.many else "task-predict-none"
            # "none of these" is not what one should press first
            buttons.append(button(texts, "predict", message, main=bool(self.answer) or not task.many, off=not ready))
        buttons += self._hint_button(texts)
        more: list[Node] = []
        if task.read is not None and task.read.name == "more":
            more.append(lesson_view.command(texts, "compare", "task-side-by-side"))
        if task.start != "here" and not self.task_run.at_start:
            content.append(para(texts.nodes("task-elsewhere"), "itut-notice", "elsewhere"))
            more.append(lesson_view.command(texts, "set-table", "task-set-table"))
        content += self._hinted(texts)
        content += lesson_view.more(more)
        content.append(row(buttons, "buttons"))
        return content

    def _set(self, texts: AppText) -> Nodes:
        if not self.was_set:
            return []
        return [para(texts.nodes("task-was-set"), "itut-about", "was-set", status=True)]

    def _hinted(self, texts: AppText) -> Nodes:
        """Return the hints given so far; what they light on the table is told to a screen reader too."""
        content = lesson_view.hints(texts, self.task, self.hints)
        if not self.hints:
            return content
        lit = self._points(self.app.step_view)
        scene = self.app.scene()
        boxes = [box for key in sorted(lit.lit) if (box := scene.box(key)) is not None]
        if boxes:
            cards = self.app.step_view.cards
            places = [
                texts.card_title(card.card)
                if (card := cards.get(box.key)) is not None and card.card is not None
                else box.label
                for box in boxes
            ]
            message = texts.message("task-points", places="; ".join(places))
            content.append(para([texts.spoken(message)], "itut-aloud", "points", status=True))
        return content

    def _hint_button(self, texts: AppText) -> list[Node]:
        if self.hints >= len(self.task.hints):
            return []
        return [button(texts, "hint", "task-hint", n=self.hints + 1, of=len(self.task.hints))]

    def _instructions(self, texts: AppText) -> Nodes:
        task = self.task
        content: Nodes = self._set(texts)
        if not task.asks:
            content.append(para(texts.marked(authored(texts, task.question)), "itut-asked", "question"))
        else:
            guess = lesson_view.answered(texts, task, self.answer, "task-predicted")
            content.append(para(guess, "itut-about", f"predicted-{task.id}"))
        if task.now is not None:
            content.append(para(texts.marked(authored(texts, task.now)), "itut-asked itut-task-now", "now"))
        buttons = [] if task.asks else self._hint_button(texts)
        more: list[Node] = []
        if self.astray:
            explained = (
                lesson_view.deviation(texts, self.app.session, self.deviation) if self.deviation is not None else []
            )
            content += explained
            if explained:
                buttons.append(button(texts, "to-choice", "task-to-choice", main=True))
                more.append(lesson_view.command(texts, "set-table", "task-set-table"))
            else:
                text = authored(texts, task.astray) if task.astray is not None else texts.message("task-astray")
                content.append(para(texts.marked(text), "itut-notice", "astray", status=True))
                buttons.insert(0, button(texts, "set-table", "task-set-table", main=True))
        if not task.asks:
            content += self._hinted(texts)
        content += lesson_view.more(more)
        content.append(row(buttons, "buttons"))
        return content

    def _verdict(self, texts: AppText) -> Nodes:
        judged = self.judged
        if judged is None:
            return []
        retry = self._mistaken and not self.revealed
        content: Nodes = []
        if judged.task.asks:
            content.append(lesson_view.question(texts, judged.task, judged=True))
            content.append(lesson_view.options(texts, judged.task, judged.answer, verdict=judged.verdict, retry=retry))
        content.append(lesson_view.verdict(texts, judged, retry=retry))
        content += self._hinted(texts) if retry else []
        more: list[Node] = []
        if retry:
            buttons = [
                button(texts, "again", "task-again", main=True),
                button(texts, "next", self._later_message()),
            ]
            if self.hints < len(self.task.hints):
                slots = {"n": self.hints + 1, "of": len(self.task.hints)}
                more.append(lesson_view.command(texts, "hint", "task-hint", **slots))
            more.append(lesson_view.command(texts, "reveal", "task-reveal"))
        else:
            buttons = [button(texts, "next", self._next_message(), main=True)]
            if self._mistaken:
                buttons.append(button(texts, "again", "task-again"))
        if self._can_vary:
            vary = "task-vary" if self._saved_lesson is None else "task-vary-more"
            more.append(lesson_view.command(texts, "vary", vary))
        content += lesson_view.more(more)
        content.append(row(buttons, "buttons"))
        return content

    def _later_message(self) -> str:
        """Return the label of the way past a wrong answer."""
        return self._next_message() if self._saved_lesson is not None else "task-later"

    def _next_message(self) -> str:
        if self._saved_lesson is not None:
            return "task-back"
        return "task-next" if self._following is not None else "task-end"

    @property
    def _can_vary(self) -> bool:
        """Whether the question can be asked with other cards."""
        return self._saved_lesson is not None or (
            self.judged is not None and bool(of_task(self.lesson.id, self.judged.task.id))
        )

    @property
    def _mistaken(self) -> bool:
        """Whether a wrong answer is shown."""
        return self.phase == SHOWN and self.judged is not None and self.judged.verdict.correct is False

    # --- showing it ---

    def _ipython_display_(self) -> None:
        self.app._ipython_display_()

    def __repr__(self) -> str:
        return f"TaskPanel({self.lesson.id!r}, task {self.task.id!r}, {self.phase})"


def varied(lesson: Lesson, judged: Judged) -> tuple[Family, str]:
    """Return a family that asks the judged question, and the misconception that it should test.

    An empty misconception means any.

    Raises:
        LookupError: there is no such family.
    """
    misconception = judged.verdict.misconception
    for family in sorted(of_task(lesson.id, judged.task.id), key=lambda one: misconception not in one.wrong):
        return family, misconception if misconception in family.wrong else ""
    msg = f"no variants of {lesson.id}/{judged.task.id}"
    raise LookupError(msg)


def _copied(session: Session) -> Session:
    """Return a copy of a session that stays unchanged when the session adopts another."""
    copy = Session(Game(session.steps[0].state.copy(), machine_=session.machine), viewer=session.viewer)
    copy.title, copy.source = session.title, session.source
    copy.adopt(session)
    return copy


def totals_asked(task: Task) -> tuple[str, ...]:
    """Return the names from ``TOTALS`` that would give the answer away."""
    name = task.read.name if task.read is not None else ""
    if name == "next-action":
        return ("turn",)
    return (name,) if name in TOTALS and not task.on_table else ()
