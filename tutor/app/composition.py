"""What an app is made of: its parts, each with attributes of its own, and its widgets."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

import ipywidgets

from engine.positions.position import Position
from engine.text.messages import Slot
from tutor.app.ahead import Ahead
from tutor.app.annotating import Annotations
from tutor.app.attention import Attention
from tutor.app.choosing import Choosing
from tutor.app.classroom import Classroom
from tutor.app.comparing import Comparing
from tutor.app.display import Display
from tutor.app.drawing import Drawing
from tutor.app.editing import Editing
from tutor.app.errors import Errors
from tutor.app.frame import framed
from tutor.app.frames import Frames
from tutor.app.input import Input
from tutor.app.look_back import LooksBack
from tutor.app.outlook import Outlooks
from tutor.app.reading import Reading
from tutor.app.saving import Saving
from tutor.app.seats import Seats
from tutor.app.stepping import Stepping
from tutor.app.titles import Titles
from tutor.app.what_if import WhatIfs
from tutor.panels.app_text import in_force
from tutor.panels.commands import WANTED
from tutor.panels.concealed import Concealed
from tutor.panels.lookback import LessonLink
from tutor.panels.now import Selection
from tutor.panels.pointing import Pointing
from tutor.panels.step_view import StepView
from tutor.session import Session
from tutor.widgets.comparison import SideBySide
from tutor.widgets.guard import Guard
from tutor.widgets.panel import Hub, Panel
from tutor.widgets.stepper import Settings, Stepper
from tutor.widgets.table import TableWidget

if TYPE_CHECKING:
    from tutor.app.app import App


class Composition:
    """The parts and widgets of an app, and what they do when the session moves."""

    def __init__(
        self,
        session: Session,
        *,
        lang: str | None = None,
        position: Position | None = None,
        save_file: Path | None = None,
        motion: bool = True,
        still: tuple[str, str] = ("app-still", "app-still-not-kept"),
        offers_saved: bool = True,
    ) -> None:
        """``offers_saved``: games that were saved before at ``save_file`` can be resumed."""
        self.session = session
        self.position = position
        self.concealed = Concealed()
        """what is concealed, and from whom; see ``conceal``"""
        self.attention = Attention()
        self.open_ruling: Callable[[str], None] | None = None
        """opens a ruling by its name; if ``None``, a notice says how to open it"""
        self.open_line: Callable[[str], None] | None = None
        """opens a table in one line that the address of the page holds; ``None``: it is ignored"""
        self.take_digit: Callable[[int], bool] | None = None
        """answers a lesson's question with a digit; returns false if the digit is for the game"""
        self.on_restart: Callable[[], None] | None = None
        """called instead of resetting the table when a class restarts a lesson"""
        self.on_list: Callable[[int], bool] | None = None
        """shows a class what comes next in a list (1), or what came before (-1); returns false if there is nothing"""
        self.reveal_judged: Callable[[], bool] | None = None
        """shows the right answer to a guess that was judged wrong; returns false if there is none to show"""
        self.on_revealed: Callable[[], None] | None = None
        """scrolls to what was revealed to a class; ``None``: to the panel Why"""
        self.on_curtain: Callable[[], None] | None = None
        """called when answers are hidden from a class or revealed to it, and when presenting starts or ends"""
        self.looks_ahead = True
        """tell what can follow, what it is worth and what would change an answer; a puzzle switches this off"""
        self.tries_out = True
        """play lines of outcomes on the table and put varied tables in its place; a game against others does not"""
        self.exercises = True
        """ask about turning points of a game that is over; the page of puzzles switches this off"""
        self.notes = True
        """show other editions and rulings on an enlarged card; lessons for beginners switch this off"""
        self.find_lessons: Callable[[Collection[str], int], Sequence[LessonLink]] | None = None
        """returns the lessons that teach some rules of an edition; ``None``: a look back names none"""
        self.marks_asked = False
        """show what is added to a step while a question conceals answers, too: in a study it is part of the question"""
        self.points: Callable[[StepView], Pointing] | None = None
        """what a lesson points at on the table at a step"""
        self._lang = in_force(lang or None)
        self._motion = motion
        self._listeners: list[Callable[[App], None]] = []

        app = cast("App", self)  # the only class made of this one
        self.titles = Titles(app, still)
        self.errors = Errors(app)
        self.saving = Saving(app, save_file, offers=offers_saved)
        self.drawing = Drawing(app)
        self.display = Display(app)
        self.seats = Seats(app)
        self.classroom = Classroom(app)
        self.stepping = Stepping(app)
        self.choosing = Choosing(app)
        self.reading = Reading(app)
        self.comparing = Comparing(app)
        self.what_if = WhatIfs(app)
        self.outlooks = Outlooks(app)
        self.annotating = Annotations(app)
        self.looks_back = LooksBack(app)
        self.editing = Editing(app)
        self.frames = Frames(app)
        self.ahead = Ahead(app)
        parts = (
            self.errors, self.saving, self.display, self.seats, self.classroom, self.stepping, self.choosing,
            self.reading, self.comparing, self.what_if, self.outlooks, self.looks_back, self.annotating,
        )  # fmt: skip
        self.input = Input(app, *(part.handlers() for part in parts))
        self._make_widgets(app)
        self.saving.look_for_games()
        self.titles.label()
        session.on_change(self._session_changed)
        self.drawing.draw()

    def _make_widgets(self, app: App) -> None:
        self.guard = guard = Guard(self.errors.failed)
        heard = self.frames.input
        run = guard.wrap(heard(self.input.run))
        self.hub = Hub(
            guard.wrap(heard(self.input.press)), guard.wrap(self.display.environment), guard.wrap(self.stepping.tick),
            wanted=[*WANTED],
        )  # fmt: skip
        self.hub.on_link = guard.wrap(self._follow)
        self.table = TableWidget(
            enlarge=self.drawing.enlarge,
            on_error=self.errors.failed,
            motion=self._motion,
            resume_text=self.titles.resume_text(),
        )
        self.table.on_activate(guard.wrap(heard(self.editing.on_table)))
        self.table.on_drag(guard.wrap(heard(self.editing.on_drag)))
        self.table.on_mark(guard.wrap(heard(self.annotating.draw)))
        self.table.overlay.preview = self.choosing.preview
        self.now = Panel("now", run, bound=("option", "confirm", "decline"))
        self.annotation = Panel("annotation", run)
        self.why = Panel("why", run)
        self.card = Panel("card", run)
        self.log = Panel("log", run)
        self.lines = Panel("lines", run)
        self.whatif = Panel("whatif", run)
        self.outlook = Panel("outlook", run)
        self.lookback = Panel("lookback", run)
        self.help = Panel("help", run)
        self.error = Panel("error", run)
        self.title = Panel("title", run)
        self.side_by_side = SideBySide(run, self.errors.failed)
        self.stepper = Stepper(run, guard.wrap(heard(self.stepping.slide)))
        self.settings = Settings(run, guard.wrap(heard(self.seats.see)))
        self.slot = ipywidgets.VBox()
        """place for a lesson's widgets, above the panel Now"""
        self.tabs = ipywidgets.Tab(children=[self.log, self.lines, self.whatif, self.outlook])
        self.tabs.observe(guard.wrap(lambda _: self.outlooks.show()), "selected_index")
        self.box = framed(app)
        """the whole app as one widget, which can be put into other widgets"""
        self.frames.make()

    def _session_changed(self) -> None:
        self.attention.moved()
        self.annotating.moved()
        self.seats.session_moved()
        try:
            self.drawing.draw(stepped=True)
        finally:
            self.saving.save()  # last, because the disk is slow
        for listener in tuple(self._listeners):
            listener(cast("App", self))

    def _follow(self, line: str) -> None:
        if self.open_line is not None:
            self.open_line(line)

    def notice(self, id_: str, /, **slots: Slot) -> None:
        """Show and speak a message in the panel Now, until the session moves."""
        self.say(self.titles.texts.message(id_, **slots))

    def say(self, text: str) -> None:
        """Show and speak a text in the panel Now, until the session moves."""
        self.attention.selection = Selection(self.attention.selection.picked, text)
        self.hub.spoken = self.titles.texts.spoken(text)
        self.drawing.draw()
