"""Runs a state: fetches the top frame's instruction, executes it, until somebody is asked or the game is over.

A handler is a function of (machine, state, frame) that returns where the frame goes on. To ask, it calls
``machine.ask`` and returns its own place; when the answer is there it is run again and finds it in ``frame.answer``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.lang.lower import DECIDER, Code
from engine.model.cards import Catalogue
from engine.model.state import Frame, Request, Result, Setup, State
from engine.query.context import Context
from engine.query.evaluate import Evaluator
from engine.query.memory import ACTION, SHARED, SHARER, action_frame
from engine.run.errors import GameOverError, IllegalAnswerError, NothingAskedError
from engine.trace.events import Asked, At, Chosen, Event, Fact, GameOver
from engine.trace.recorder import Level, Trace

Handler = Callable[["Machine", State, Frame], int]
Linker = Callable[[Any, int, Evaluator], Handler]
"""makes the handler of an instruction: (instruction, its place, evaluator) -> handler"""


class UnknownCard(Exception):  # noqa: N818 (no error: the explorer branches here)
    """A card would be drawn that the seat for which the machine explores cannot know; nothing is drawn yet."""

    def __init__(self, card: int) -> None:
        super().__init__(card)
        self.card = card


class Machine(Context):
    """Everything that runs a game and is not its state: cards, linked programs, switches, and the trace."""

    def __init__(
        self,
        setup: Setup,
        catalogue: Catalogue,
        codes: Mapping[str, Code],
        linked: Mapping[str, tuple[Handler, ...]],
        at_once: Callable[[Machine, State], None],
        *,
        level: Level = Level.OFF,
    ) -> None:
        super().__init__(setup, catalogue, codes.values())
        self.codes = codes
        self.linked = linked
        """the handlers of every program, system programs included, by program id"""
        self.effects: dict[int, tuple[Code, ...]] = {}
        self.karmas: dict[int, tuple[Code, ...]] = {}
        for code in codes.values():
            if not code.whole:
                home = self.karmas if code.karma else self.effects
                home[code.card] = (*home.get(code.card, ()), code)
        self.all_seats = (1 << len(setup.players)) - 1
        zones = range(self.zones.count(self.last_age))
        self.kind = [self.zones.kind(zone) for zone in zones]
        self.owner = [self.zones.owner(zone) for zone in zones]
        self.sight = [self._sight(zone) for zone in zones]
        """seats, as bits, that see the fronts in a zone (4e base p. 33, Hidden Information)"""
        self.trace: Trace | None = None
        self.set_level(level)
        self.at_once = at_once
        """claims specials and looks for a win, for editions in which neither waits for the end of the action"""
        self.checks_at_once = "immediately" in (self.switches["specials-claimed"], self.switches["achievement-win"])
        self.nested_sharing = self.switches["sharing-by-self-execution"] == "counts"
        self.tallies = self.switches["monument"] == "six-in-a-turn"
        """whether cards scored and tucked are counted for the turn"""
        self.blind: int | None = None
        """while exploring: the seat whose unknown cards must not be drawn unseen"""
        self.changed = False
        """whether the instruction moved or splayed anything; read only before the next one"""

    def _sight(self, zone: int) -> int:
        kind = self.kind[zone]
        if kind == "board" or kind.endswith("specials"):
            return self.all_seats
        return 1 << self.owner[zone] if kind in ("hand", "score") else 0

    def set_level(self, level: Level) -> None:
        """Trace nothing, events only, or events and facts."""
        self.trace = Trace(level) if level else None

    def is_done(self, card: int) -> bool:
        """Return whether a card's effects are programmed."""
        return card in self.effects

    # --- running ---

    def step(self, s: State) -> None:
        """Execute one instruction.

        Raises:
            NotDoneError: a card that is not programmed would have to be executed.
        """
        f = s.frames[-1]
        f.pc = self.linked[f.program][f.pc](self, s, f)
        if self.checks_at_once and self.changed:
            self.changed = False
            if s.result is None:
                self.at_once(self, s)

    def run(self, s: State) -> None:
        """Execute instructions until somebody is asked or the game is over."""
        linked, checks = self.linked, self.checks_at_once
        while s.request is None and s.result is None:
            f = s.frames[-1]
            f.pc = linked[f.program][f.pc](self, s, f)
            if checks and self.changed:
                self.changed = False
                if s.result is None:
                    self.at_once(self, s)

    # --- asking ---

    def ask(self, s: State, request: Request) -> None:
        """Let the game wait for an answer."""
        s.request = request
        f = s.frames[-1]
        if request.seat != f.seat and f.program in self.codes and request.seat == f.vars[DECIDER]:
            self._look(s, f.seat, request.seat)
        if self.trace is not None:
            at = self.at(s)
            self.trace.event(
                at, Asked(request.seat, request.kind, request.purpose, request.options, request.low, request.high)
            )

    def _look(self, s: State, seat: int, other: int) -> None:
        """Let another seat look at every card that a seat may look at."""
        for card, zone in enumerate(s.where):
            if zone >= 0 and (self.sight[zone] | s.seen[card]) >> seat & 1:
                s.seen[card] |= 1 << other

    def check(self, s: State, answer: tuple[int, ...]) -> tuple[int, ...]:
        """Return an answer in its canonical form, or refuse it.

        Raises:
            GameOverError, NothingAskedError, IllegalAnswerError: and nothing has changed.
        """
        if s.result is not None:
            msg = "the game is over"
            raise GameOverError(msg)
        request = s.request
        if request is None:
            msg = "nothing is asked now"
            raise NothingAskedError(msg)
        picked = tuple(sorted(answer))
        if len(set(picked)) != len(picked):
            msg = "an option was chosen twice"
            raise IllegalAnswerError(msg)
        strange = [option for option in picked if option not in request.options]
        if strange:
            msg = f"not an option here: {strange[0]}"
            raise IllegalAnswerError(msg)
        if not request.low <= len(picked) <= request.high and not (request.optional and not picked):
            msg = f"choose {request.low} to {request.high}, not {len(picked)}"
            raise IllegalAnswerError(msg)
        if request.same_value and len({self.catalogue.age[card] for card in picked}) > 1:
            msg = "the chosen cards must have the same value"
            raise IllegalAnswerError(msg)
        return picked

    def answer(self, s: State, picked: tuple[int, ...]) -> None:
        """Hand a checked answer to the frame that asked; the game can go on."""
        request = s.request
        assert request is not None
        s.frames[-1].answer = picked
        s.request = None
        self.tell_choice(s, request, picked, forced=False)

    def tell_choice(self, s: State, request: Request, picked: tuple[int, ...], *, forced: bool) -> None:
        """Record a choice, made or forced."""
        if self.trace is None:
            return
        seen = 0 if request.kind == "action" else self.all_seats
        if request.kind in ("card", "order"):
            for card in request.options:
                zone = s.where[card]
                seen &= self.sight[zone] | s.seen[card]
        self.trace.event(
            self.at(s),
            Chosen(
                request.seat, request.kind, request.purpose, request.options, picked, forced, seen | 1 << request.seat
            ),
        )

    # --- the stack ---

    def push(self, s: State, frame: Frame) -> None:
        """Let a program run before the current one goes on."""
        s.frames.append(frame)

    def pop(self, s: State) -> None:
        """End the running program."""
        s.frames.pop()

    # --- telling ---

    def at(self, s: State) -> At:
        """Return the place of the instruction that runs."""
        if not s.frames:
            return At(0, -1, -1, -1, -1, "", 0)
        f = s.frames[-1]
        code = self.codes.get(f.program)
        if code is None:
            return At(len(s.frames), f.seat, -1, -1, -1, f.program, f.pc)
        ins = code.body[f.pc]
        return At(len(s.frames), f.seat, code.card, code.effect, ins.sentence, f.program, f.pc)

    def event(self, s: State, event: Event) -> None:
        """Tell what happened, if anybody listens."""
        if self.trace is not None:
            self.trace.event(self.at(s), event)

    def fact(self, s: State, fact: Fact) -> None:
        """Tell why, if anybody listens."""
        if self.trace is not None:
            self.trace.fact(self.at(s), fact)

    @property
    def explaining(self) -> bool:
        """Whether facts are wanted; building them costs."""
        return self.trace is not None and self.trace.full

    # --- ending ---

    def end_game(self, s: State, winners: tuple[int, ...], reason: str, card: int = -1) -> None:
        """Stop everything at once."""
        if self.trace is not None:
            self.trace.event(self.at(s), GameOver(winners, reason, card))
        s.result = Result(winners, reason, card)
        s.frames = []
        s.request = None

    def acted(self, s: State) -> None:
        """Note that something was done with a card: it earns the free Draw while an opponent shares."""
        self.changed = True
        frame = action_frame(s)
        if frame is not None:
            sharer = frame.vars[SHARER]
            if (
                sharer >= 0
                and sharer not in frame.vars[SHARED]
                and (self.nested_sharing or len(s.frames) <= ACTION + 2)
            ):
                frame.vars[SHARED] = (*frame.vars[SHARED], sharer)
