"""A game as a tree of snapshots with a cursor: step forward, step back, branch. It knows no rule and draws nothing.

A *line* is a named path through the tree from the root to a tip. A different answer at an earlier step begins a new
line; the old one stays.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from engine.game import Answer, Game
from engine.lookback import Decision
from engine.model.frames import ActionFrame
from engine.model.names import is_title, seen
from engine.model.state import Request, State
from engine.query.running import awaited, running_action
from engine.query.sight import Viewer
from engine.run.choices import is_closed
from engine.run.errors import GameError, NotDoneError, SaveError
from engine.run.machine import Machine
from engine.run.options import lasting_id, lasting_option
from engine.saves.faults import BROKEN, check_schema, damaged, unknown, want
from engine.saves.write import checksum, seal
from engine.seat.look import look
from engine.seat.view import TableView
from engine.seat.visible import visible_entries
from engine.trace.events import Began, Chosen, CutOff, Ended, Entry, Fact, Repeated, SentenceEnded, Span
from engine.trace.recorder import Level
from tutor.annotations import Annotation, AnnotationError, annotation

SCHEMA = "innovation-session/4"
BEFORE_ANNOTATIONS = "innovation-session/3"
"""the schema without annotations; it is still read"""
BEFORE_SUMS = "innovation-session/2"
"""the schema without a checksum; it is still read"""
CONTENTS = frozenset(("title", "viewer", "lines", "line", "step"))
"""what a session holds besides the state that it begins with (``Session.contents``)"""
PARTS = CONTENTS | {"schema", "source", "root"}
"""all that a saved session may hold, but for its checksum"""
FORMER_PARTS = frozenset(("compact",))
"""what older saves have besides; it is ignored"""
LONGEST = 20_000_000
"""maximum length of a saved session in characters; a long game has a few hundred thousand"""
MOST_STEPS = 20_000
"""steps of all lines together before another answer is refused; a game of five has up to two thousand, at 5 kB each"""


class SessionError(GameError):
    """The session cannot do this; nothing has changed."""

    code = "session"


@dataclass(frozen=True, slots=True)
class Step:
    """One snapshot: the state after a step, the step's events and facts, and the answer that began it, if any."""

    index: int
    parent: int
    """index of the previous step; -1 for the root"""
    state: State
    entries: tuple[Entry, ...]
    answer: tuple[int, ...] | None
    number: int
    """number of steps from the root"""
    action: int
    """number of actions begun up to here"""
    place: tuple[int, int]
    """(effect index, executing seat) inside a Dogma action; (-1, -1) outside"""
    deciding: Request | None = None
    """what the next instruction decides without asking, though only who sees some hidden cards knows that it need not
    ask; to all others this step looks like one at which it is asked"""

    @property
    def request(self) -> Request | None:
        """The pending request at this step."""
        return self.state.request


@dataclass(slots=True)
class Line:
    """A named path from the root to its tip."""

    id: int
    name: str
    tip: int
    fork: int = 0
    """index of the step at which it left another line"""
    scripted: bool = False
    """whether it was played from a scenario's script, not chosen by the user"""
    named: bool = False
    """whether the user named it; otherwise the name is a number"""


class Session:
    """A game with a cursor that steps through its history.

    Raises (from the stepping and playing methods):
        SessionError: a player must decide first, or there is no such step.
        GameError: an illegal answer, or one after which the action would go on without end; nothing has changed.
    """

    def __init__(self, game: Game, *, viewer: Viewer = 0, title: str = "", source: str = "") -> None:
        root = game.copy()
        root.machine.set_level(Level.FULL)
        self.machine: Machine = root.machine
        self.viewer: Viewer = viewer
        self.title = title
        self.source = source
        """name or file of the scenario that was opened"""
        self.steps: list[Step] = [Step(0, -1, root.state, (), None, 0, 0, (-1, -1))]
        self.tree: object = object()
        """stands for these steps and lines; when these are numbered from the start again, it is another"""
        self.annotations: dict[int, Annotation] = {}
        """what was added to steps, by index; lines that share a step share that, too"""
        self.held = -1
        """index of the step at which a lesson's question stops the game: no step forward leaves it; -1: none"""
        self._visible: dict[tuple[int, Viewer], tuple[Entry, ...]] = {}
        self.children: list[list[int]] = [[]]
        self.lines: list[Line] = [Line(0, "1", 0)]
        self._next_line = 1
        self.line = self.lines[0]
        self.cursor = 0
        self._listeners: list[Callable[[], None]] = []
        self._next: tuple[object, Step] | None = None
        """the tree and the step that ``ahead`` has found, before it is taken"""

    # --- where we are ---

    @property
    def step(self) -> Step:
        """The current step."""
        return self.steps[self.cursor]

    @property
    def state(self) -> State:
        """The state at the current step; do not change it."""
        return self.step.state

    @property
    def request(self) -> Request | None:
        """The pending request at the current step."""
        return self.step.request

    @property
    def game(self) -> Game:
        """An independent copy of the game at the current step."""
        return Game(self.state.copy(), machine_=self.machine.fork())

    def view(self, viewer: Viewer | str = "own") -> TableView:
        """Return the table at the current step as the session's viewer (or another) sees it."""
        return look(self.machine, self.state, self.viewer if isinstance(viewer, str) else viewer)

    @property
    def annotation(self) -> Annotation:
        """What was added to the current step; all of it, also what the viewer cannot see (``panels.annotated``)."""
        return self.annotations.get(self.cursor, Annotation())

    def annotate(self, added: Annotation) -> None:
        """Replace what was added to the current step; an empty annotation removes it. The game has not moved by that.

        Raises:
            AnnotationError: a mark names a card that is not in this game; nothing has changed.
        """
        added.check(self.machine.catalogue)
        if added:
            self.annotations[self.cursor] = added
        else:
            self.annotations.pop(self.cursor, None)

    def visible_entries(self, step: Step) -> tuple[Entry, ...]:
        """Return the events and facts of a step that the viewer may see."""
        key = (step.index, self.viewer)
        if key not in self._visible:
            self._visible[key] = tuple(visible_entries(self.machine, step.entries, self.viewer))
        return self._visible[key]

    @property
    def closed(self) -> Request | None:
        """The choice of another seat that is closed to the viewer, if one is made at this step; asked or not."""
        made = self.request or self.step.deciding
        return made if made is not None and is_closed(self.machine, self.state, self.viewer, made) else None

    def path(self, line: Line | None = None) -> list[int]:
        """Return the step indices of a line from the root to its tip."""
        found = []
        at = (line or self.line).tip
        while at >= 0:
            found.append(at)
            at = self.steps[at].parent
        return found[::-1]

    def history(self) -> Iterator[Step]:
        """Yield the steps from the root to the current one."""
        return (self.steps[index] for index in self.path() if self.steps[index].number <= self.step.number)

    @property
    def last(self) -> int:
        """Number of steps of the current line."""
        return self.steps[self.line.tip].number

    @property
    def at_tip(self) -> bool:
        """Whether the cursor is at the end of the current line."""
        return self.cursor == self.line.tip

    # --- listening ---

    def on_change(self, listener: Callable[[], None]) -> None:
        """Call ``listener`` after every move of the cursor and every change of a line."""
        self._listeners.append(listener)

    def _changed(self) -> None:
        for listener in tuple(self._listeners):
            listener()

    # --- playing ---

    def play(self, answer: Answer = None, *, run: bool = False, past_dogmas: bool = True) -> None:
        """Answer the current request and take the first step of what follows; with ``run`` go on to the next decision.

        Unless ``past_dogmas``, that ends where a Dogma action begins: who shares in it is locked, no effect has run.

        An answer that was already given here follows its existing step. A different one begins a new line, unless the
        cursor is at the end of its line.
        """
        game = self.game
        picked = game.parse(answer)
        for child in self.children[self.cursor]:
            if self.steps[child].answer == picked:
                if self.at_tip:
                    self._share(child)
                else:
                    self._enter(child)
                break
        else:
            tip = self._advance(picked)
            self._grow(tip)
        if run:
            self._run_to_decision(past_dogmas=past_dogmas)
        self._changed()

    def _advance(self, picked: tuple[int, ...] | None) -> Step:
        """Execute instructions from the current step to the next stop; return that step without linking it.

        An exception leaves the session unchanged.
        """
        if picked is not None and len(self.steps) >= MOST_STEPS:
            most = f"a game takes no more than {MOST_STEPS:,} steps, all lines together"
            msg = f"{most}; start over, or open this table on its own"
            raise SessionError(msg, "session-full", n=MOST_STEPS)
        machine, base = self.machine.fork(), self.step
        if picked is not None or base.parent < 0:
            self._look_ahead(picked)
        state = base.state.copy()
        assert machine.trace is not None
        if picked is not None:
            machine.answer(state, picked)
        entries: list[Entry] = list(machine.trace.take())
        place, action, deciding = base.place, base.action, base.deciding
        while state.request is None and state.result is None:
            before = state.copy()
            machine.step(state)
            new_entries = machine.trace.take()
            if deciding is None and (deciding := _decided(new_entries)) is not None:
                state = before  # first a step at which it is decided, as if it were asked
                break
            deciding = None
            entries += new_entries
            for entry in new_entries:
                if isinstance(entry.item, Began) and entry.item.what is Span.ACTION:
                    action += 1
            running = _place(state)
            if _is_stop(new_entries):
                place = running
                break
        place = place if _is_stop(entries) else _place(state)
        index = len(self.steps)
        return Step(index, self.cursor, state, tuple(entries), picked, base.number + 1, action, place, deciding)

    def _look_ahead(self, picked: tuple[int, ...] | None) -> None:
        """Run to the next request and discard the result, so that an endless action raises before any step is made.

        Raises:
            EndlessError: the action would go on without end.
        """
        quiet, state = self.machine.silent(), self.state.copy()
        if picked is not None:
            quiet.answer(state, picked)
        with suppress(NotDoneError):  # the steps reach and report it
            quiet.run(state)

    def _grow(self, step: Step) -> None:
        """Link a new step after the current one; begin a new line if the current line continues differently."""
        self.steps.append(step)
        self.children.append([])
        self.children[self.cursor].append(step.index)
        if self.cursor == self.line.tip:
            self.line.tip = step.index
        else:
            self._fork(step.index)
            self._tidy()
        self.cursor = step.index

    def _fork(self, tip: int) -> None:
        """Begin a line that leaves the current one here."""
        name = str(max((int(line.name) for line in self.lines if line.name.isdecimal()), default=0) + 1)
        self.line = Line(self._next_line, name, tip, self.cursor)
        self._next_line += 1
        self.lines.append(self.line)

    def _share(self, step: int) -> None:
        """Extend the current line by a step of another line; if both now end there, merge them."""
        self.cursor = self.line.tip = step
        same = next((line for line in self.lines if line.tip == step and line is not self.line), None)
        if same is not None and not self.line.named:
            self.lines.remove(self.line)
            self.line = same

    def _enter(self, step: int) -> None:
        """Go to an existing step, on a line that contains it (the current one if it does)."""
        if step not in self.path():
            through = [line for line in self.lines if step in self.path(line)]
            self.line = through[0]
            self._tidy()
        self.cursor = step

    def _tidy(self) -> None:
        """Delete unnamed lines whose end is an inner step of another line."""
        self.lines = [line for line in self.lines if line is self.line or line.named or not self.children[line.tip]]

    def branch(self) -> None:
        """Begin a line that ends at the cursor; the steps played from here before stay on their own line.

        A step forward then does not repeat an answer of an earlier try. The same answer given again shares the steps.
        """
        if self.at_tip:
            return
        self._fork(self.cursor)
        self._tidy()
        self._changed()

    # --- stepping forward ---

    def into(self) -> None:
        """Step forward once.

        Raises:
            SessionError: a player must decide first, or the game is over.
        """
        self._forward()
        self._changed()

    def _forward(self) -> None:
        if not self.at_tip:  # the path grows with the game: do not build it at the tip
            path = self.path()
            self.cursor = path[path.index(self.cursor) + 1]
            return
        if self.cursor == self.held:
            msg = "first the question that is asked here must be answered"
            raise SessionError(msg, "session-held")
        if self.state.result is not None:
            msg = "the game is over; go back to try another way"
            raise SessionError(msg, "session-over")
        if self.request is not None:
            who = self.state.setup.players[self.request.seat]
            msg = f"first {who} must decide, before it goes on"
            raise SessionError(msg, "session-undecided", who=who)
        if self.children[self.cursor]:
            self._share(self.children[self.cursor][0])
        else:
            self._grow(self._found() or self._advance(None))

    def _found(self) -> Step | None:
        """Return the next step if ``ahead`` has found it, and no other step has been taken since."""
        tree, step = self._next or (None, None)
        fits = step is not None and tree is self.tree and (step.parent, step.index) == (self.cursor, len(self.steps))
        return step if fits else None

    def ahead(self) -> Session:
        """Return a session as this one would be after one step forward; nobody listens to it, and this one stays.

        Raises:
            SessionError: a player must decide first, or the game is over.
        """
        other = copy(self)
        other._listeners, other._visible = [], dict(self._visible)  # noqa: SLF001 (of the same class)
        other.steps, other.children, other.line = list(self.steps), list(self.children), replace(self.line)
        other.children[self.cursor] = list(self.children[self.cursor])
        other.lines = [other.line if line is self.line else line for line in self.lines]
        other._forward()  # noqa: SLF001
        if len(other.steps) > len(self.steps):
            self._next = self.tree, other.step
        return other

    @property
    def can_step(self) -> bool:
        """Whether a step forward is possible without a decision."""
        going = self.request is None and self.state.result is None and self.cursor != self.held
        return not self.at_tip or going

    def _unit(self, part: Callable[[Step], tuple[int, ...]]) -> None:
        """Step to the last step with the same ``part``; stop at a decision."""
        self._forward()
        unit = part(self.step)
        while self.request is None and self.closed is None and self.can_step:
            last = self.cursor
            self._forward()
            if part(self.step) != unit:
                self.cursor = last
                return

    def over(self) -> None:
        """Step to the end of a player's execution of an effect, nested executions included."""
        self._unit(lambda step: (step.action, *step.place))
        self._changed()

    def out(self) -> None:
        """Step to the end of the whole effect, all players included."""
        self._unit(lambda step: (step.action, step.place[0]))
        self._changed()

    def to_decision(self) -> None:
        """Step to the next decision, or to the end of the game.

        A choice that is closed to the viewer is a decision whether it is asked or not.
        """
        if not self.can_step:
            return
        self._forward()
        while self.request is None and self.closed is None and self.can_step:
            self._forward()
        self._changed()

    def _run_to_decision(self, *, past_dogmas: bool = True) -> None:
        while self.request is None and self.can_step and (past_dogmas or not self._in_dogma):
            self._forward()

    @property
    def _in_dogma(self) -> bool:
        action = running_action(self.state)
        return action is not None and bool(action.vars[ActionFrame.VERDICTS])

    def to_end(self) -> None:
        """Go to the end of the line, and on to the next decision."""
        self.cursor = self.line.tip
        self._run_to_decision()
        self._changed()

    # --- stepping back ---

    def back(self) -> None:
        """Step back once, if possible."""
        if self.step.parent >= 0:
            self.cursor = self.step.parent
        self._changed()

    def _back_while(self, going: Callable[[Step], bool]) -> None:
        if self.step.parent >= 0:
            self.cursor = self.step.parent
        while self.step.parent >= 0 and going(self.step):
            self.cursor = self.step.parent
        self._changed()

    def back_over(self) -> None:
        """Step back to where the running player's execution of the effect began."""
        start = self.step
        self._back_while(lambda step: step.action == start.action and step.place == start.place)

    def back_out(self) -> None:
        """Step back to where the effect began."""
        start = self.step
        self._back_while(lambda step: step.action == start.action and step.place[0] == start.place[0])

    def back_to_decision(self) -> None:
        """Step back to the previous decision."""
        self._back_while(lambda step: step.request is None and self.closed is None)

    def to_start(self) -> None:
        """Go back to the first step."""
        self.cursor = 0
        self._changed()

    def goto(self, index: int) -> None:
        """Go to any step.

        Raises:
            SessionError: there is no such step.
        """
        if not 0 <= index < len(self.steps) or not any(index in self.path(line) for line in self.lines):
            msg = f"there is no step {index}"
            raise SessionError(msg, "session-no-step", step=index)
        self._enter(index)
        self._changed()

    # --- lines ---

    def switch(self, line: Line) -> None:
        """Go to the tip of a line."""
        self.line = line
        self.cursor = line.tip
        self._tidy()
        self._changed()

    def rename(self, line: Line, name: str) -> None:
        """Give a line a name, without invisible characters; an empty one changes nothing."""
        if name := seen(name).strip():
            line.name, line.named = name, True
        self._changed()

    def delete(self, line: Line) -> None:
        """Delete a line; steps that other lines share with it stay.

        Raises:
            SessionError: it is the last one.
        """
        if len(self.lines) == 1:
            msg = "the last line cannot be deleted; start over instead"
            raise SessionError(msg, "session-last-line")
        self.lines = [each for each in self.lines if each is not line]
        remaining = {step for each in self.lines for step in self.path(each)}
        for index, children in enumerate(self.children):
            self.children[index] = [child for child in children if child in remaining]
        if self.line is line:
            while self.cursor not in remaining:
                self.cursor = self.steps[self.cursor].parent
            self.line = next(each for each in self.lines if self.cursor in self.path(each))
        self._changed()

    def adopt(self, other: Session) -> None:
        """Take over another session's steps and lines; listeners stay subscribed."""
        self.machine, self.steps, self.children = other.machine, other.steps, other.children
        self.tree, self.annotations, self.held = other.tree, other.annotations, other.held
        self._visible.clear()
        self.lines, self.line, self.cursor = other.lines, other.line, other.cursor
        self._next_line = other._next_line
        self._changed()

    def reset(self) -> None:
        """Delete all lines and go back to the first step."""
        self.steps, self.children, self.tree, self.held = self.steps[:1], [[]], object(), -1
        self.annotations = {0: self.annotations[0]} if 0 in self.annotations else {}
        self._visible.clear()
        self.lines = [Line(0, "1", 0)]
        self.line, self.cursor = self.lines[0], 0
        self._changed()

    # --- saving ---

    def answers(self, line: Line) -> list[tuple[int, ...]]:
        """Return the answers given along a line."""
        return [answer for index in self.path(line) if (answer := self.steps[index].answer) is not None]

    def decisions(self, seat: int) -> list[Decision]:
        """Return the decisions of a seat along the current line; the place of each is the number of its step there."""
        steps = [self.steps[index] for index in self.path()]
        answered = [(self.steps[step.parent], step.answer) for step in steps if step.answer is not None]
        asked = [(step, step.request, answer) for step, answer in answered]
        return [
            Decision(step.number, step.state, answer)
            for step, request, answer in asked
            if request is not None and request.seat == seat
        ]

    def saved_answers(self, line: Line) -> list[list[str]]:
        """Return the answers given along a line, by the ids of their options that hold for good."""
        found = []
        for index in self.path(line):
            step = self.steps[index]
            if step.answer is not None:
                request = self.steps[step.parent].request
                assert request is not None
                found.append([lasting_id(self.machine, request, option) for option in step.answer])
        return found

    def contents(self) -> dict[str, Any]:
        """Return all but the state that the session begins with, as plain data, from which ``resumed`` makes it."""
        noted = set[int]()
        return {
            "title": self.title,
            "viewer": self.viewer,
            "lines": [self._saved_line(line, noted) for line in self.lines],
            "line": self.line.id,
            "step": self.step.number,
        }

    def _saved_line(self, line: Line, noted: set[int]) -> dict[str, Any]:
        """Return a line as plain data, with the annotations of those of its steps that are not among ``noted``."""
        found: dict[str, Any] = {
            "id": line.id,
            "name": line.name,
            "named": line.named,
            "scripted": line.scripted,
            "answers": self.saved_answers(line),
            "steps": self.steps[line.tip].number,
        }
        new = [index for index in self.path(line) if index in self.annotations and index not in noted]
        noted.update(new)
        if new:
            added = {self.steps[index].number: self.annotations[index] for index in new}
            found["annotations"] = {
                str(number): {"comment": each.comment, "marks": list(each.spelt)} for number, each in added.items()
            }
        return found

    def dumps(self) -> str:
        """Return the session as JSON: its first state, the lines' answers by name, where the cursor is, a checksum."""
        root = Game(self.steps[0].state.copy(), machine_=self.machine)
        return seal({"schema": SCHEMA, "source": self.source, "root": json.loads(root.save()), **self.contents()})

    @classmethod
    def loads(cls, text: str) -> Session:
        """Return the session saved in a JSON text.

        Raises:
            SaveError: the text is damaged or of another version, or its answers no longer fit the programs.
        """
        if len(text) > LONGEST:
            msg = f"this is no saved session: it is longer than {LONGEST:,} characters"
            raise SaveError(msg, "session-too-long", n=LONGEST)

        def root() -> Game:
            return Game.load(json.dumps(data["root"]), Level.FULL)

        data: dict[str, Any] = {}
        try:
            data = check_whole(json.loads(text))
        except SaveError:
            raise
        except BROKEN as error:
            raise _not_resumed(error) from error
        return cls.resumed(root, data, source=str(data.get("source", "")))

    @classmethod
    def resumed(cls, root: Callable[[], Game], contents: Mapping[str, Any], *, source: str = "") -> Session:
        """Return the session with such ``contents``, which may come from anywhere; ``root`` makes its first game.

        Raises:
            SaveError: there can be no such session, or its answers no longer fit the programs.
        """
        try:
            game = root()
            session = cls(
                game,
                viewer=_viewer(contents.get("viewer", 0), game.state.players),
                title=_title(contents.get("title", ""), "its title"),
                source=source,
            )
            session._replay(contents)
        except SaveError:
            raise
        except (GameError, *BROKEN, StopIteration) as error:
            raise _not_resumed(error) from error
        return session

    def _replay(self, data: Mapping[str, Any]) -> None:
        lines: list[Line] = []
        for raw in data["lines"]:
            self.cursor = 0
            self.line = self.lines[0]
            if lines:
                self.line = Line(-1, "", 0)
            answers = list(raw["answers"])[::-1]
            steps = _whole(raw["steps"], "the steps of a line")
            while self.step.number < steps or answers:  # a file of an earlier version may count fewer
                if self.state.result is not None:
                    msg = "a line goes on after the end of the game"
                    raise SaveError(msg, "session-after-end")
                self._follow(answers.pop() if self.request is not None else None)
            name = _title(raw["name"], "the name of a line")
            named = bool(raw.get("named", not name.isdecimal()))
            scripted = raw.get("scripted") is True
            lines.append(Line(_whole(raw["id"], "the id of a line"), name, self.cursor, scripted=scripted, named=named))
            self.lines = lines
            self._read_annotations(lines[-1], raw.get("annotations", {}))
        if not lines or len({line.id for line in lines}) < len(lines):
            msg = "there is no line, or two have one id"
            raise SaveError(msg, "session-lines")
        self._next_line = 1 + max(line.id for line in lines)
        self.line = next(line for line in lines if line.id == data["line"])
        self.cursor = self.path()[_whole(data["step"], "the step it stands at")]

    def _read_annotations(self, line: Line, saved: Any) -> None:
        """Take up what was added to the steps of a line."""
        path = self.path(line) if saved else []
        for number, raw in saved.items():
            at = _whole(int(number) if number.isdecimal() else number, "the step of an annotation")
            want(
                at < len(path) and raw.keys() <= {"comment", "marks"}, "its annotations", "a step or a part is unknown"
            )
            comment, marks = raw.get("comment", ""), raw.get("marks", [])
            texts = isinstance(marks, list) and all(isinstance(each, str) for each in (comment, *marks))
            want(texts, "its annotations", "a comment or a mark is no text")
            try:
                added = annotation(comment, marks)
                added.check(self.machine.catalogue)
            except AnnotationError as error:
                msg = f"what is added to step {at} cannot be there: {error}"
                raise SaveError(msg, "session-annotation", step=at, why=error) from error
            if added:
                self.annotations[path[at]] = added

    def _option(self, name: object) -> int:
        """Return the option that a file keeps by an id."""
        assert self.request is not None
        try:
            return lasting_option(self.machine, self.request, str(name))
        except KeyError:
            number, found = self.step.number, f"{name!r:.60}"
            msg = f"at step {number} a line answers {found}, which is not offered there"
            raise SaveError(msg, "session-answer", step=number, answer=found) from None

    def _follow(self, answer: Iterable[object] | None) -> None:
        """Go to the step that an answer leads to, making it if need be, whatever the line."""
        picked = None
        if answer is not None:
            picked = self.machine.check(self.state, tuple([self._option(each) for each in answer]))
        for child in self.children[self.cursor]:
            if self.steps[child].answer == picked:
                self.cursor = child
                return
        step = self._advance(picked)
        self.steps.append(step)
        self.children.append([])
        self.children[self.cursor].append(step.index)
        self.cursor = step.index

    def __repr__(self) -> str:
        return f"Session({self.title!r}, step {self.step.number} of line {self.line.name!r}, {len(self.lines)} lines)"


def _not_resumed(error: Exception) -> SaveError:
    """Return the error for a session that cannot be made again from what was saved."""
    why = error if isinstance(error, GameError) else str(error)
    return SaveError(f"the saved session cannot be resumed: {error}", "session-not-resumed", why=why)


def _title(text: Any, where: str) -> str:
    """Return the title of a session or the name of a line.

    Raises:
        SaveError: it can be none.
    """
    if not is_title(text):
        raise damaged(where, "it is no text, too long, or has invisible characters")
    return str(text)


def check_whole(data: Any) -> dict[str, Any]:
    """Return what a saved session holds, if it holds what was saved; it is not played.

    Of the versions before, the third is read like this one, and the second, which had no checksum, is taken as it is.

    Raises:
        SaveError: it is of another version, or damaged.
    """
    found: dict[str, Any] = dict(data) if isinstance(data, dict) else {}
    if found.get("schema") != BEFORE_SUMS:
        if found.get("schema") != BEFORE_ANNOTATIONS:
            check_schema(found.get("schema"), SCHEMA)
        given = found.pop("sum", None)
        same = given == checksum(json.dumps(found, separators=(",", ":")))
        want(same, "its sum", "its contents are not what was saved")
    for part in found.keys() - PARTS - FORMER_PARTS:
        raise unknown("part", part, "its contents")
    return found


def _viewer(value: Any, players: int) -> Viewer:
    """Check a saved viewer: a seat, -1 (public information only) or ``None`` (every card)."""
    if value is None or (type(value) is int and -1 <= value < players):
        return value
    msg = f"nobody looks on from seat {value!r:.40}"
    raise SaveError(msg, "session-viewer", found=f"{value!r:.40}")


def _whole(value: Any, what: str) -> int:
    """Check a saved whole number."""
    if type(value) is int and value >= 0:
        return value
    msg = f"{what} must be a whole number, not {value!r:.40}"
    raise SaveError(msg, "session-number", what=what, found=f"{value!r:.40}")


def _place(state: State) -> tuple[int, int]:
    """Return (effect index, executing seat) of the running effect; (-1, -1) if no effect is running."""
    action, above = running_action(state), awaited(state)
    if action is None or above is None:
        return (-1, -1)
    return (action.vars[ActionFrame.EFFECT], above.seat)


def _is_stop(entries: Iterable[Entry]) -> bool:
    """Return whether a step ends here: the entries hold a change, a choice or a fact, not only begins and ends.

    What only some seats may see ends no step, so that all see the same steps; nor does a fact of a quiet kind.
    """
    return any(
        not isinstance(item, Began | Ended | SentenceEnded | Repeated | CutOff)
        and not (isinstance(item, Chosen) and item.front)
        and not (isinstance(item, Fact) and (item.seen >= 0 or item.kind.quiet))
        for _, item in entries
    )


def _decided(entries: Iterable[Entry]) -> Request | None:
    """Return the choice that was made without asking, if others may not know that it was not asked."""
    for at, item in entries:
        if isinstance(item, Chosen) and item.front and item.forced:
            few = len(item.picked)
            return Request(item.seat, item.kind, item.options, few, few, item.purpose, at.card, at.effect, at.sentence)
    return None
