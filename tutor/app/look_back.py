"""Looking back on a game that is over: turning points are found in slices, and asked about on the table as it was then.

The panel is above Now, like a task, while it is open. An exercise is another table in place of the game, from the seat
whose game it was; it begins where that seat decided, and nothing that came later is on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.bots.outlook import choice_of
from engine.game import Game
from engine.lookback import LookBack, Point
from engine.worth import Value, in_parts
from tutor.app.handlers import Handlers, of_argument, plain
from tutor.app.slices import Sliced
from tutor.panels.elements import heading, para
from tutor.panels.html import Nodes
from tutor.panels.lookback import MOST_ASKED, Exercise, LookingBack, lookback_content
from tutor.session import Session, Step

if TYPE_CHECKING:
    from tutor.app.app import App

WORLDS = 30
"""worlds in which every answer is tried before the user must ask to go on"""
ANSWERS = 25
"""answers of a game that is played on, between two slices"""
SEED = 1


class LooksBack(Sliced):
    """What an app shows of it."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.looking = LookingBack()
        self._opened = False
        self._about: tuple[object, int] = (None, 0)
        """the steps and the end of the line that are looked back on"""
        self._root: Step | None = None
        """the first step of the exercise"""
        self._looks_ahead = True
        """whether the app may look ahead when no exercise asks"""

    def handlers(self) -> Handlers:
        """Return what carries out this part's commands."""
        return {
            "lookback": of_argument(self.open),
            "lookback-stop": plain(self.stop),
            "lookback-on": plain(self.go_on),
            "lookback-close": plain(self.close),
            "lookback-ask": of_argument(lambda number: self.ask(int(number))),
            "lookback-answer": plain(self.show_answer),
            "lookback-back": plain(self.back),
            "lookback-go": of_argument(lambda place: self._go(int(place))),
        }

    # --- opening ---

    @property
    def asks(self) -> bool:
        """Whether an exercise is on the table."""
        return self.looking.exercise is not None

    @property
    def conceals(self) -> bool:
        """Whether a lesson, a class or a puzzle asks; an exercise of its own conceals nothing from it."""
        app = self.app
        if self.asks:
            return not app.concealed.shows_previews or app.seats.covered
        return super().conceals

    @property
    def is_over(self) -> bool:
        """Whether the game on the table is over at the end of its line."""
        session = self.app.session
        over = session.steps[session.line.tip].state.result is not None
        return over and self.app.exercises and not self.app.what_if.stands_in

    def seats(self) -> tuple[int, ...]:
        """Return for whom it can be looked back: the viewer, or everybody where all cards are open."""
        session = self.app.session
        viewer = session.viewer
        if viewer is None:
            return tuple(range(session.state.players))
        return (viewer,) if viewer >= 0 else ()

    def open(self, seat: str = "") -> None:
        """Look back as a seat, or ask as which; a notice says why not."""
        app = self.app
        if self.asks:
            return
        if self.conceals:
            app.notice("lookback-hidden")
        elif not self.is_over:
            app.notice("lookback-not-over")
        elif not (seats := self.seats()):
            app.notice("lookback-no-eyes")
        else:
            self._forget()
            self._opened = True
            self._note_steps()
            self.looking = LookingBack(seats=seats)
            if len(seats) == 1:
                self._begin(seats[0])
            elif seat.isdecimal() and int(seat) in seats:
                self._begin(int(seat))
            self.show()
            app.lookback.bring_part_into_view("label")

    def close(self) -> None:
        """Forget it; an exercise is replaced by the game."""
        if self.asks:
            self.back()
        self._forget()
        self.show()

    def leave(self) -> None:
        """Forget it, as another game comes on the table; that of an exercise is not put back."""
        if self.asks:
            self._end_exercise()
            self.app.what_if.stay()
        self._forget()

    def _forget(self) -> None:
        self._slices.halt()
        self.looking, self._opened = LookingBack(), False

    def _note_steps(self) -> None:
        self._about = self.app.session.tree, self.app.session.line.tip

    # --- finding ---

    def _begin(self, seat: int) -> None:
        session = self.app.session
        found = LookBack(session.machine, seat, session.decisions(seat), seed=SEED)
        self.looking = replace(self.looking, found=found)
        self.go_on()

    def go_on(self) -> None:
        """Play more games; without an event loop, as in a script, until the user must ask again."""
        found = self.looking.found
        if found is None or self.asks or self.conceals or self.running:
            return
        worlds = self.looking.worlds
        if found.worlds >= worlds:
            worlds += WORLDS
        self.looking = replace(self.looking, worlds=worlds, asked=(), answered=frozenset())
        self._slices.start(self._find(found, worlds))

    def _find(self, found: LookBack, worlds: int) -> Iterator[None]:
        yield from found.in_parts(worlds, ANSWERS)
        self._turn(found)

    def _turn(self, found: LookBack) -> None:
        """Note which decisions are asked about, by the games that were played so far."""
        asked = sorted(found.to_ask(MOST_ASKED), key=lambda point: point.decision.place)
        self.looking = replace(self.looking, asked=tuple(asked))

    def stop(self) -> None:
        """Play no more games until the user asks to go on; what was found is shown."""
        self._slices.halt()
        if self.looking.found is not None and not self.asks:
            self._turn(self.looking.found)
        self.show()

    def _go(self, place: int) -> None:
        """Show a decision in the game, by the number of its step."""
        session = self.app.session
        path = session.path()
        if not self.asks and self.looking.found is not None and 0 <= place < len(path):
            session.goto(path[place])

    # --- exercises ---

    def ask(self, number: int) -> None:
        """Put the table of a decision in place of the game, as its seat saw it, and ask what to do."""
        looking, app = self.looking, self.app
        if looking.found is None or self.running or self.conceals or not 0 <= number < len(looking.asked):
            return
        point, seat = looking.asked[number], looking.found.seat
        game = Game(point.decision.state.copy(), machine_=app.session.machine.fork())
        session = Session(game, viewer=seat, title=app.session.title)
        with app.one_redraw():
            if not self.asks:
                self._looks_ahead = app.looks_ahead
            app.looks_ahead = False
            self.looking = replace(looking, exercise=Exercise(number, point), lessons=())
            app.what_if.put(session, app.position)
            self._root = app.session.steps[0]
        self.show()
        app.lookback.bring_part_into_view("question")

    def _answered(self) -> None:
        """Judge the answer that was given on the table of the exercise, once as many games follow it as the others."""
        exercise, session = self.looking.exercise, self.app.session
        assert exercise is not None
        path = session.path()
        answer = session.steps[path[1]].answer if session.cursor != path[0] and len(path) > 1 else None
        if answer is None or exercise.shown:
            return
        values = exercise.point.values
        value = values.also(choice_of(values.machine, values.state, answer))
        if value is exercise.value:
            return
        self._halt_judging(leave=value)
        self.looking = replace(self.looking, exercise=replace(exercise, value=value, judged=False))
        self._slices.start(self._judge(exercise.point, len(exercise.point.played.won)))
        self._bring_response_into_view()

    def _judge(self, point: Point, worlds: int) -> Iterator[None]:
        yield from in_parts([point.values], worlds, ANSWERS)
        exercise, found = self.looking.exercise, self.looking.found
        if exercise is None or found is None or exercise.value is None:
            return
        self.looking = replace(self.looking, exercise=replace(exercise, judged=True))
        if found.is_right(point, exercise.value):
            self._reveal()
        self._bring_response_into_view()

    def _bring_response_into_view(self) -> None:
        """Scroll to what is said of an answer: the column follows the panel Now, which asks what comes next."""
        self.app.lookback.bring_part_into_view("question")  # read from its top, where not all of it has room
        self.app.lookback.bring_part_into_view("response")

    def _halt_judging(self, leave: Value | None = None) -> None:
        """Judge no more; an answer after which too few games were played is none that was tried, unless it is left."""
        self._slices.halt()
        exercise = self.looking.exercise
        if exercise is None or exercise.value is None or exercise.judged:
            return
        value, point = exercise.value, exercise.point
        if value is not leave and value.choice not in point.glance.tried:
            point.values.values = [each for each in point.values.values if each is not value]
        self.looking = replace(self.looking, exercise=replace(exercise, value=None))

    def show_answer(self) -> None:
        """Show the best answer, why it is better, and the lessons about it."""
        if self.asks and not self.conceals:
            self._halt_judging()
            self._reveal()
            self.show()
            self._bring_response_into_view()

    def _reveal(self) -> None:
        exercise, found, app = self.looking.exercise, self.looking.found, self.app
        assert exercise is not None
        assert found is not None
        edition = found.machine.setup.edition
        missed, instead = found.rules(exercise.point)
        rules = missed or instead
        lessons = app.find_lessons(rules, edition) if app.find_lessons is not None and rules else ()
        answered = self.looking.answered | {exercise.number}
        shown = replace(exercise, shown=True)
        self.looking = replace(self.looking, exercise=shown, lessons=tuple(lessons), answered=answered)
        app.looks_ahead = self._looks_ahead

    def back(self) -> None:
        """Put the game back on the table."""
        if self.asks:
            with self.app.one_redraw():
                self._end_exercise()
                self.app.what_if.back()
                self._note_steps()
            self.show()

    def _end_exercise(self) -> None:
        self._halt_judging()
        self.looking = replace(self.looking, exercise=None, lessons=())
        self.app.looks_ahead = self._looks_ahead

    # --- showing ---

    def draw(self) -> None:
        """Show it after a drawing of the app; another game, or other eyes, end it."""
        app = self.app
        if self.asks and app.session.steps[0] is not self._root:
            self._end_exercise()
            if app.what_if.stands_in:  # something else was opened
                self._forget()
            else:  # the game was put back
                self._note_steps()
        elif self._opened and not self.asks and not self._fits:
            self._forget()
        if self.asks and not self.conceals:
            self._answered()
        self.show()

    @property
    def _fits(self) -> bool:
        """Whether it is about the game on the table, and may be seen."""
        session, found = self.app.session, self.looking.found
        same = (session.tree, session.line.tip) == self._about
        return same and not self.conceals and (found is None or found.seat in self.seats())

    def show(self) -> None:
        """Show what is known so far."""
        panel, slot = self.app.lookback, self.app.slot
        with panel.hold_sync():
            panel.show(self._content())
            panel.is_empty = not self._opened
        if self._opened and panel not in slot.children:
            slot.children = (*slot.children, panel)
        elif not self._opened and panel in slot.children:
            slot.children = tuple(each for each in slot.children if each is not panel)

    def _content(self) -> Nodes:
        app, texts = self.app, self.app.texts
        if app.seats.covered or not self._opened:
            return []
        if self.conceals:
            return [
                heading(texts.message("lookback-label"), "label"),
                para(texts.message("lookback-hidden"), "itut-about", "hidden"),
            ]
        return lookback_content(replace(self.looking, running=self.running), texts)
