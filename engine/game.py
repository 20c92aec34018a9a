"""A game to play with: a state and the machine that runs it. ``play`` checks; ``_apply`` does not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

from engine.cards.sets import most_players
from engine.model.state import Request, Result, Setup, State
from engine.run import endings, setup
from engine.run.errors import GameError, GameOverError, IllegalAnswerError
from engine.run.link import machine
from engine.run.machine import Machine
from engine.run.options import option_ids, parse_option
from engine.saves.read import read
from engine.saves.write import write
from engine.trace.events import Entry
from engine.trace.recorder import Level

Answer = int | str | Iterable[int | str] | None
MOST = 1_000
"""parts of an answer, and letters of one: more than any request has or any option needs"""
KEPT = 32
"""answers after which ``play`` copies the state again, to take an answer back that cannot be carried out; a copy at
every answer would cost a twentieth of it"""


class Game:
    """A state, running: ask ``request``, answer with ``play``.

    >>> game = Game.new(("Ann", "Bob"), seed=1)
    >>> game.request.seat, game.request.purpose
    (0, 'first-meld')
    """

    _kept: State | None = None
    """the state as it was some answers ago; ``None``: none is kept"""
    _since: list[tuple[int, ...]]
    """the answers that have led from there to where ``_reached`` stands now"""
    _reached: State | None = None

    def __init__(self, state: State, level: Level = Level.OFF, *, machine_: Machine | None = None) -> None:
        self.machine = machine_ if machine_ is not None else machine(state.setup, level)
        self.state = state
        self._kept: State | None = None
        """the state as it was some answers ago, and the answers that have led from there to ``_reached``"""
        self._since: list[tuple[int, ...]] = []
        self._reached: State | None = None

    @classmethod
    def new(
        cls,
        players: Sequence[str] = ("You", "Opponent"),
        *,
        edition: int = 4,
        sets: Sequence[str] = ("base",),
        teams: Sequence[int] | None = None,
        switches: Iterable[tuple[str, str]] = (),
        seed: int = 0,
        level: Level = Level.OFF,
    ) -> Game:
        """Return a game from its setup on, everybody about to choose a first card.

        Raises:
            ValueError: fewer than two players, or more than can play with these sets, or teams that do not fit them.
        """
        most = most_players(sets)
        if not 2 <= len(players) <= most:
            msg = f"a game of {', '.join(sets)} has 2 to {most} players, not {len(players)}"
            raise ValueError(msg)
        sides = tuple(teams) if teams is not None else tuple(range(len(players)))
        if len(sides) != len(players) or len(set(sides)) < 2:
            msg = "give every player a team, and let there be at least two teams"
            raise ValueError(msg)
        setup_ = Setup(edition, tuple(sets), tuple(players), sides, tuple(sorted(switches)), seed)
        running = machine(setup_, level)
        game = cls(setup.new_game(running), machine_=running)
        game.run()
        return game

    @property
    def request(self) -> Request | None:
        """What is asked now, or ``None`` if the game is over."""
        return self.state.request

    @property
    def result(self) -> Result | None:
        """How the game ended, or ``None`` while it goes on."""
        return self.state.result

    def options(self) -> tuple[str, ...]:
        """Return the ids of the legal options, as the one who decides may read them."""
        return option_ids(self.machine, self.state)

    def parse(self, answer: Answer) -> tuple[int, ...]:
        """Return an answer, given as option numbers or ids, checked and in canonical form.

        Raises:
            GameError: a named kind of it, and nothing has changed.
        """
        request = self.state.request
        if request is None:
            return self.machine.check(self.state, ())
        given = _given(answer)
        numbers = tuple(
            each if isinstance(each, int) else parse_option(self.machine, self.state, each) for each in given
        )
        try:
            return self.machine.check(self.state, numbers)
        except IllegalAnswerError as error:
            who, options = self.state.setup.players[request.seat], ", ".join(self.options())
            msg = f"{error}; {who} is asked for {request.low} to {request.high} of: {options}"
            asked: dict[str, int | str] = {"who": who, "low": request.low, "high": request.high, "options": options}
            raise IllegalAnswerError(msg, "asked-for", error=error, **asked) from None

    def play(self, answer: Answer = None) -> None:
        """Answer the request and run on to the next one.

        Raises:
            GameError: a named kind of it, and nothing has changed: neither by an illegal answer nor by one after which
                the game could not go on, as something is not programmed or would never end.
        """
        picked = self.parse(answer)
        if self._kept is None or self._reached is not self.state or len(self._since) >= KEPT:
            self._kept, self._since, self._reached = self.state.copy(), [], self.state
        trace = self.machine.trace
        told = len(trace.entries) if trace is not None else 0
        try:
            self.machine.answer(self.state, picked)
            self.machine.run(self.state)
        except GameError:
            self._take_back(picked)
            if trace is not None:
                del trace.entries[told:]
            raise
        self._since.append(picked)

    def _take_back(self, picked: tuple[int, ...]) -> None:
        """Lead the state back to where it stood before an answer that could not be carried out.

        The answers since the kept state lead there again. If the refused one then ends elsewhere than it did, somebody
        else changed the state in between, and it is left alone.
        """
        assert self._kept is not None
        quiet = self.machine.silent()
        before = self._kept.copy()
        for answer in self._since:
            quiet.answer(before, answer)
            quiet.run(before)
        again = before.copy()
        try:
            quiet.answer(again, picked)
            quiet.run(again)
        except GameError:
            if again == self.state:
                self.state.become(before)

    def _apply(self, picked: tuple[int, ...]) -> None:
        """Answer without checking, and run on; an answer after which the game cannot go on leaves it in the middle."""
        self._kept = None
        self.machine.answer(self.state, picked)
        self.machine.run(self.state)

    def run(self) -> None:
        """Run until somebody is asked or the game is over."""
        self._kept = None
        self.machine.run(self.state)

    def concede(self, seat: int) -> None:
        """Let a seat give up, at any moment: it loses as if by an effect (4e base p. 30).

        Raises:
            GameOverError: the game is over, or that seat has left it.
            GameError: the game could not go on without that seat, and nothing has changed.
        """
        if self.state.result is not None or seat in self.state.out:
            msg = "that seat is not in the game any more"
            raise GameOverError(msg, "seat-gone")
        before = self.state.copy()
        self._kept = None
        self.state.repeats = 0
        try:
            endings.leave(self.machine, self.state, seat, "conceded")
            self.machine.run(self.state)
        except GameError:
            self.state.become(before)
            raise

    def take_trace(self) -> tuple[Entry, ...]:
        """Return what was told since the last call."""
        return self.machine.trace.take() if self.machine.trace is not None else ()

    def copy(self) -> Game:
        """Return an independent game in the same state; what it tells goes into a trace of its own."""
        return Game(self.state.copy(), machine_=self.machine.fork())

    # --- saving ---

    def save(self) -> str:
        """Return the game as JSON, tied to the fingerprints of the programs that run."""
        return write(self.machine, self.state)

    @classmethod
    def load(cls, text: str, level: Level = Level.OFF) -> Game:
        """Return the game that a save holds.

        Raises:
            SaveError: it is damaged, of another version, names what there is not, or is in the middle of an effect
                whose program has changed.
        """
        running, state = read(text, level)
        return cls(state, machine_=running)


def _given(answer: object) -> tuple[int | str, ...]:
    """Return the parts of an answer, if they are numbers and words.

    Raises:
        IllegalAnswerError: they are something else, or without end.
    """
    if answer is None:
        return ()
    if isinstance(answer, int | str):
        parts: tuple[object, ...] = (answer,)
    elif isinstance(answer, Iterable) and not isinstance(answer, bytes | bytearray | Mapping):
        parts = tuple(islice(answer, MOST + 1))
    else:
        parts = (answer,)
    found: list[int | str] = []
    for part in parts:
        if isinstance(part, bool) or not isinstance(part, int | str):
            msg = f"an answer is made of option numbers and option ids, not of {part!r:.60}"
            raise IllegalAnswerError(msg, "no-part", found=f"{part!r:.60}")
        if isinstance(part, str) and len(part) > MOST:
            msg = f"no option has an id of {len(part):,} letters: {part[:40]!r}..."
            raise IllegalAnswerError(msg, "long-id", n=len(part), beginning=repr(part[:40]))
        found.append(part)
    if len(found) > MOST:
        msg = f"an answer has at most {MOST:,} parts"
        raise IllegalAnswerError(msg, "many-parts", n=MOST)
    return tuple(found)
