"""The panel beside a line of a study: its notes step by step, and its questions, each of which hides what follows.

What follows a question is not on the table before it is answered: the line is played up to there and no further. Its
questions are judged as those of lessons are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game import Game
from tutor.app.handlers import Handlers, carry_out, of_argument, plain
from tutor.course import lesson_view, pointing
from tutor.course.grading import ORDERED, check
from tutor.course.lesson_panel import TaskView, totals_asked
from tutor.course.lesson_view import Judged, button
from tutor.course.progress import Progress, Standing
from tutor.course.study import At, LineChapter, places
from tutor.course.task_run import meant
from tutor.course.task_text import authored
from tutor.course.tasks import Answer, Task
from tutor.panels.concealed import Concealed
from tutor.panels.elements import link, para, row
from tutor.panels.html import Node, Nodes, h
from tutor.panels.pointing import Pointing
from tutor.session import Line, Session

if TYPE_CHECKING:
    from tutor.app import App
    from tutor.panels.app_text import AppText
    from tutor.panels.step_view import StepView


class LinePanel:
    """Guides a reader along a line of a study in an app that shows its position.

    ``panel.widget`` is the widget, which it adds to ``app.slot``.
    """

    def __init__(self, app: App, chapter: LineChapter, progress: Progress | None = None) -> None:
        self.app = app
        self.progress = progress if progress is not None else Progress()
        self.chapter = chapter
        self.judged: dict[str, Judged] = {}
        """the verdicts on the questions of the line, by id; the last of each"""
        self.passed: set[str] = set()
        """ids of the questions that the line is played past: answered rightly, or with the answer shown"""
        self.answer: Answer = ()
        """the options chosen at a question for several, before they are submitted"""
        self.hints = 0
        self.leads_on = False
        """whether a chapter follows, to which the end of the line leads"""
        self._places: dict[int, At] = {}
        """the steps of the line on the table"""
        self._line: Line | None = None
        self._tree: object = None
        self._moving = False
        self._handlers: Handlers = {
            "choose": of_argument(self.choose),
            "predict": plain(self.predict),
            "hint": plain(self.hint),
            "reveal": plain(self.reveal),
            "goto": of_argument(lambda place: self.goto(int(place))),
            "go-on": plain(self.go_on),
            "to-line": plain(self.to_line),
            "ask-again": plain(self.ask_again),
        }
        self.widget = TaskView("task", app.guard.wrap(lambda act, value: carry_out(self._handlers, act, value)))
        app.slot.children = (*app.slot.children, self.widget)
        app.on_step(self._stepped)
        app.take_digit = self.digit
        app.reveal_judged = self.reveal
        app.points = self._points
        app.marks_asked = True
        app.hub.observe(lambda _: self._show(), "language")
        self._begin(self._solved)

    def take(self, chapter: LineChapter) -> None:
        """Begin a line, on a fresh table."""
        self.chapter = chapter
        self._moving = True
        try:
            self.app.replace(chapter.session(), position=chapter.table)
        finally:
            self._moving = False
        self._begin(self._solved)

    @property
    def _solved(self) -> set[str]:
        """The ids of the questions that were answered rightly once."""
        return {task.id for task in self.chapter.questions if self._standing(task) is Standing.SOLVED}

    def restart(self) -> None:
        """Begin the line again for the next reader, with all its questions open."""
        self._begin(set())

    def ask_again(self) -> None:
        """Ask all questions of the line again; the progress stays."""
        self._begin(set())
        self.widget.focus()

    def _begin(self, passed: set[str]) -> None:
        self.passed, self.judged, self.answer, self.hints = passed, {}, (), 0
        for task in self.chapter.questions:
            if task.id in passed:
                right = task.solution.answer
                self.judged[task.id] = Judged(task, right, check(task, self.chapter.position, right))
        with self.app.one_redraw():
            self._moving = True
            try:
                self.app.session.reset()
                self._play_on()
            finally:
                self._moving = False
            self._arrived()

    def _standing(self, task: Task) -> Standing:
        return self.progress.standing(self.chapter.questions.id, task.id)

    # --- the line on the table ---

    def _play_on(self) -> None:
        """Play the line up to its next open question, or to its end; the cursor stays, and listeners are called once.

        Raises:
            GameError: an answer is not possible; a study that was read has none.
        """
        session, chapter = self.app.session, self.chapter
        questions = zip(chapter.questions, chapter.asked, strict=True)
        open_ = next((at for task, at in questions if task.id not in self.passed), None)
        wanted = open_ or At(len(chapter.play))
        quiet = Session(Game(session.steps[0].state.copy(), machine_=session.machine), viewer=session.viewer)
        quiet.adopt(session)
        if self._line is None or self._tree is not session.tree:
            self._line, self._tree = quiet.lines[0], session.tree
        before, line, quiet.held = quiet.cursor, quiet.line, -1
        quiet.switch(self._line)
        at = max(places(quiet))
        while at < wanted:
            if quiet.request is not None:
                quiet.play(meant(quiet.request, chapter.play[at.answers]))
            else:
                quiet.into()
            rests = quiet.request is not None or quiet.state.result is not None
            at = At(at.answers + 1) if rests else At(at.answers, at.steps + 1)
        quiet.held = quiet.cursor if open_ is not None and open_.steps else -1
        quiet.rename(quiet.line, self.chapter.title.of(self.app.lang)[:40])
        quiet.line.scripted = True
        self._line = quiet.line
        self._places = {index: at for at, index in places(quiet).items()}
        quiet.line, quiet.cursor = (line if line in quiet.lines else quiet.line), before
        self._note(quiet)
        session.adopt(quiet)

    def _note(self, session: Session) -> None:
        """Add the marks of the notes to the steps of a session; what the reader has added there stays."""
        for index, at in self._places.items():
            note = self.chapter.note(at)
            if note is not None and note.marks:
                session.annotations.setdefault(index, note.marks)

    @property
    def at(self) -> At | None:
        """The step of the line that the table shows; ``None``: it shows something else."""
        return self._places.get(self.app.session.cursor)

    @property
    def task(self) -> Task | None:
        """The question that is asked at this step, if there is one."""
        return self.chapter.question(self.at) if self.at is not None else None

    @property
    def open(self) -> Task | None:
        """The question that waits for an answer at this step, also after a wrong one."""
        task = self.task
        return task if task is not None and task.id not in self.passed else None

    def _stepped(self, _app: Any) -> None:
        if self._moving:
            return
        if self.app.session.tree is not self._tree:
            if self.app.session.steps[0].state.key() == self.chapter.position.state().key():
                self._begin(self.passed)  # the game was reset
                return
            self._places = {}  # another table
        self.answer, self.hints = (), 0
        self._arrived()

    def _arrived(self) -> None:
        """Conceal what a question at this step asks about, and show what belongs to the step."""
        task = self.open
        with self.app.one_redraw():
            self.app.conceal(
                Concealed(
                    outcome=task is not None,
                    again=task is not None and task.id in self.judged,
                    previews=task is not None,
                    totals=totals_asked(task) if task is not None else (),
                )
            )
            self.app.point()
        self._show()

    # --- what the reader does ---

    def choose(self, option: str) -> None:
        """Choose an option, or unchoose it if several can be chosen; a question for one option is answered by it.

        Raises:
            KeyError: the question has no such option.
        """
        task = self.open
        if task is None:
            return
        task.option(option)
        if not task.many and task.kind not in ORDERED:
            self.answer = (option,)
            self.predict()
            return
        self.judged.pop(task.id, None)
        chosen = option in self.answer
        self.answer = tuple(each for each in self.answer if each != option) if chosen else (*self.answer, option)
        self._show()

    def digit(self, digit: int) -> bool:
        """Choose an option by a digit while a question is asked; return whether a question took it."""
        task = self.open
        if task is None:
            return False
        option = lesson_view.option_of_digit(task, digit)
        if option:
            self.choose(option)
        return True

    def predict(self) -> None:
        """Submit the chosen options as the answer; what follows is then on the table, if it is right."""
        task = self.open
        if task is None or (not self.answer and not task.many):
            return
        verdict = check(task, self.chapter.position, self.answer)
        self.progress.tried(
            self.chapter.questions.id, task.id, correct=verdict.correct, misconception=verdict.misconception
        )
        self.judged[task.id] = Judged(task, self.answer, verdict)
        self.answer = ()
        if verdict.correct is not False:
            self._pass(task)
        else:
            self._arrived()
        spoken = self.app.texts.message(f"task-verdict-{lesson_view.kind_of(verdict)}")
        self.app.hub.spoken = " ".join(filter(None, (self.app.hub.spoken, spoken)))
        self.widget.focus()

    def _pass(self, task: Task) -> None:
        self.passed.add(task.id)
        with self.app.one_redraw():
            self._moving = True
            try:
                self._play_on()
            finally:
                self._moving = False
            self._arrived()

    def hint(self) -> None:
        """Show one more hint."""
        task = self.open
        if task is not None:
            self.hints = min(self.hints + 1, len(task.hints))
            self._show()
            self.widget.bring_part_into_view(f"hint-{self.hints}")
            self.app.point()

    def reveal(self) -> bool:
        """Show the right answer after a wrong one; return false if there is none to show."""
        task = self.open
        if task is None or task.id not in self.judged:
            return False
        self._pass(task)
        self.widget.focus()
        return True

    def goto(self, place: int) -> None:
        """Go to the step of a question by its index, as far as the line is played."""
        indices = {at: index for index, at in self._places.items()}
        self.app.session.goto(indices.get(self.chapter.asked[place], max(self._places)))
        self.widget.focus()

    def go_on(self) -> None:
        """Take the next step of the line; at its end, go to the next chapter."""
        session = self.app.session
        if session.cursor == max(self._places):
            if self.leads_on:
                self.app.do("next-in-list")
        elif self.at is not None:
            self.to_line()
            self.app.do("into")

    def to_line(self) -> None:
        """Go back to the line, at the last step that it shares with what is on the table."""
        session = self.app.session
        if not self._places:
            self.take(self.chapter)
            return
        at = session.cursor
        while at not in self._places:
            at = session.steps[at].parent
        assert self._line is not None
        with self.app.one_redraw():
            self._moving = True
            try:
                session.switch(self._line)
            finally:
                self._moving = False
            session.goto(at)

    # --- what is shown ---

    def _points(self, step: StepView) -> Pointing:
        """Return what the question at the step points at."""
        task = self.task
        if task is None or step.state is not self.app.session.state:
            return Pointing()
        judged = self.judged.get(task.id)
        if judged is None or (self.hints and self.open is not None):
            return pointing.hinted(task, step, self.hints)
        revealed = task.id in self.passed
        return pointing.judged(task, step, judged.answer, judged.verdict, revealed=revealed)

    def _show(self) -> None:
        texts = self.app.texts
        self.widget.language = texts.language
        self.widget.label = texts.message("study-line-label")
        self.widget.resume = texts.message("task-resume")
        self.widget.show(self._content(texts))

    def _content(self, texts: AppText) -> Nodes:
        chapter, task = self.chapter, self.task
        content: Nodes = [
            h("h2", {"class": "itut-heading", "key": "head"}, texts.marked(authored(texts, chapter.title)))
        ]
        questions = chapter.questions
        if len(questions.tasks) > 1:
            place = questions.tasks.index(task) if task is not None else None
            content.insert(0, lesson_view.dots(texts, questions, self.progress, place))
        at = self.at
        if at is None:
            content.append(para(texts.nodes("study-off-line"), "itut-notice", "off", status=True))
            content.append(row([button(texts, "to-line", "study-to-line", main=True)], "buttons"))
            return content
        if at == At(0) and chapter.text.of(texts.language):
            content.append(para(texts.marked(authored(texts, chapter.text)), "", "text"))
        note = chapter.note(at)
        if note is not None:
            content += [
                para(texts.marked(line), "itut-lit-words", f"comment-{number}")
                for number, line in enumerate(note.comment.of(texts.language).splitlines())
                if line.strip()
            ]
        if self._lacks_language(texts.language):
            content.append(para(texts.nodes("task-one-language"), "itut-about", "one-language"))
        if task is not None:
            content += self._question(texts, task)
        return content + self._way(texts)

    def _lacks_language(self, language: str) -> bool:
        """Whether something that is shown at this step is there in another language only."""
        at = self.at
        note = self.chapter.note(at) if at is not None else None
        shown = [self.chapter.title, *([note.comment] if note is not None else [])]
        shown += [self.task.question] if self.task is not None else []
        return any(any(words) and not getattr(words, language) for words in shown)

    def _question(self, texts: AppText, task: Task) -> Nodes:
        """Return the question at this step, its options, hints and verdict."""
        judged, is_open = self.judged.get(task.id), self.open is not None
        content: Nodes = [lesson_view.question(texts, task, judged=judged is not None)]
        several = task.many or task.kind in ORDERED
        if judged is None:
            if task.kind in ORDERED:
                content.append(para(texts.nodes("task-order-how"), "itut-about", "order-how"))
                content += lesson_view.order(texts, task, self.answer)
            elif task.many:
                content.append(para(texts.nodes("task-many-how"), "itut-about", "many-how"))
            content.append(lesson_view.options(texts, task, self.answer))
        else:
            content.append(lesson_view.options(texts, task, judged.answer, verdict=judged.verdict, retry=is_open))
            content.append(lesson_view.verdict(texts, judged, retry=is_open))
        if not is_open:
            return content
        content += lesson_view.hints(texts, task, self.hints)
        buttons: list[Node] = []
        if several and judged is None:
            ready = bool(self.answer) or task.many
            message = "task-predict" if self.answer or not task.many else "task-predict-none"
            buttons.append(button(texts, "predict", message, main=bool(self.answer), off=not ready))
        if self.hints < len(task.hints):
            buttons.append(button(texts, "hint", "task-hint", n=self.hints + 1, of=len(task.hints)))
        if judged is not None:
            buttons.append(button(texts, "reveal", "task-reveal"))
        return [*content, row(buttons, "buttons")] if buttons else content

    def _way(self, texts: AppText) -> Nodes:
        """Return the way on from this step: none while a question is open."""
        if self.open is not None:
            return []
        if self.app.session.cursor != max(self._places):
            return [row([button(texts, "go-on", "study-go-on", main=True)], "buttons")]
        content: Nodes = [para(texts.nodes("study-line-end"), "itut-about", "end")]
        buttons = [button(texts, "go-on", "study-next-chapter", main=True)] if self.leads_on else []
        content += [row(buttons, "buttons")] if buttons else []
        if self.chapter.questions.tasks:
            content.append(para(link(texts.message("study-ask-again"), "ask-again"), "itut-apart", "apart"))
        return content

    def __repr__(self) -> str:
        return f"LinePanel({self.chapter.id!r}, at {self.at})"
