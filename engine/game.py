"""A game: a state and the machine that runs it. ``play`` checks answers; ``_apply`` does not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

from engine import editions
from engine.cards.sets import card_set, most_players, teams_fit
from engine.model.names import LONGEST_NAME, is_name, joined
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

_blank = object.__new__
"""makes an object without its ``__init__``"""
Answer = int | str | Iterable[int | str] | None
MOST = 1_000
"""parts of an answer, and letters of one: more than any request has or any option needs"""
COPY_EVERY = 32
"""answers after which ``play`` copies the state again, so that it can undo an answer that cannot be carried out; a copy
at every answer would add a twentieth to its time"""


class Game:
    """A state, running: ask ``request``, answer with ``play``.

    >>> game = Game.new(("Ann", "Bob"), seed=1)
    >>> game.request.seat, game.request.purpose
    (0, 'first-meld')
    """

    # First values of the class, not set by __init__: most games are copies that never keep anything.
    _earlier: State | None = None
    """a copy of the state some answers ago; ``None``: there is none"""
    _since: list[tuple[int, ...]]
    """the answers that lead from that copy to ``_reached``; set with it"""
    _reached: State | None = None

    def __init__(self, state: State, level: Level = Level.OFF, *, machine_: Machine | None = None) -> None:
        self.machine = machine_ if machine_ is not None else machine(state.setup, level)
        self.state = state

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
        """Return a new game in which every player is about to choose the card of the first meld.

        Raises:
            ValueError: a set that the edition does not have, fewer than two players, or more than can play with these
                sets, a name that is none, or teams that do not fit them.
        """
        if not all(map(is_name, players)):
            msg = f"a player's name has 1 to {LONGEST_NAME} letters and no invisible characters: {list(players)!r:.200}"
            raise ValueError(msg)
        named = dict(switches)
        chosen = editions.switches(edition, sets, **named)
        if without := [name for name in sets if not card_set(name).cards(edition)]:
            msg = f"edition {edition} has no cards of the set {', '.join(without)}"
            raise ValueError(msg)
        most = most_players(sets, chosen)
        if not 2 <= len(players) <= most:
            so = f" in edition {edition}" if most < most_players(sets) else ""
            msg = f"a game of {', '.join(sets)} has 2 to {most} players{so}, not {len(players)}"
            raise ValueError(msg)
        sides = tuple(teams) if teams is not None else tuple(range(len(players)))
        if len(sides) != len(players) or len(set(sides)) < 2:
            msg = "give every player a team, and let there be at least two teams"
            raise ValueError(msg)
        if not teams_fit(sides, chosen):
            msg = f"teams in edition {edition} are two pairs of four players, not {list(sides)}"
            raise ValueError(msg)
        setup_ = Setup(edition, tuple(sets), tuple(players), sides, tuple(sorted(named.items())), seed)
        running = machine(setup_, level)
        game = cls(setup.new_game(running), machine_=running)
        game.run()
        return game

    @property
    def request(self) -> Request | None:
        """The current request, or ``None`` if the game is over."""
        return self.state.request

    @property
    def result(self) -> Result | None:
        """How the game ended, or ``None`` while it goes on."""
        return self.state.result

    def options(self) -> tuple[str, ...]:
        """Return the ids of the legal options; they contain only what the deciding player may know."""
        return option_ids(self.machine, self.state)

    def parse(self, answer: Answer) -> tuple[int, ...]:
        """Return an answer, given as option numbers or ids, checked and in canonical form.

        Raises:
            GameError: one of its subclasses; the game is unchanged.
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
            who, options = self.state.setup.players[request.seat], joined(self.options())
            msg = f"{error}; {who} is asked for {request.low} to {request.high} of: {options}"
            asked: dict[str, int | str] = {"who": who, "low": request.low, "high": request.high, "options": options}
            raise IllegalAnswerError(msg, "asked-for", error=error, **asked) from None

    def play(self, answer: Answer = None) -> None:
        """Answer the request and run on to the next one.

        Raises:
            GameError: one of its subclasses: the answer is illegal, or the game cannot go on after it because something
                is not programmed or would never end. The game is unchanged.
        """
        picked = self.parse(answer)
        if self._earlier is None or self._reached is not self.state or len(self._since) >= COPY_EVERY:
            self._earlier, self._since, self._reached = self.state.copy(), [], self.state
        trace = self.machine.trace
        recorded = len(trace.entries) if trace is not None else 0
        try:
            self.machine.answer(self.state, picked)
            self.machine.run(self.state)
        except GameError:
            self._take_back(picked)
            if trace is not None:
                del trace.entries[recorded:]
            raise
        self._since.append(picked)

    def _take_back(self, picked: tuple[int, ...]) -> None:
        """Restore the state before an answer that could not be carried out.

        The answers since the last copy are played again. If the refused answer then ends in another state than before,
        other code changed the state in between, and the state is not restored.
        """
        assert self._earlier is not None
        quiet = self.machine.silent()
        before = self._earlier.copy()
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
        """Answer without a check, and run on; after a ``GameError`` the state is unfinished."""
        self._earlier = None
        self.machine.answer(self.state, picked)
        self.machine.run(self.state)

    def run(self) -> None:
        """Run until a player is asked or the game is over."""
        self._earlier = None
        self.machine.run(self.state)

    def concede(self, seat: int) -> None:
        """Let a seat give up, at any time: it loses as if by an effect (4e base p. 30).

        Raises:
            GameOverError: the game is over, or that seat has left it.
            GameError: the game could not go on without that seat, and nothing has changed.
        """
        if self.state.result is not None or seat in self.state.out:
            msg = "that seat is not in the game any more"
            raise GameOverError(msg, "seat-gone")
        before = self.state.copy()
        self._earlier = None
        self.state.repeats = 0
        try:
            endings.leave(self.machine, self.state, seat, "conceded")
            self.machine.run(self.state)
        except GameError:
            self.state.become(before)
            raise

    def take_trace(self) -> tuple[Entry, ...]:
        """Return the trace entries since the last call, and remove them."""
        return self.machine.trace.take() if self.machine.trace is not None else ()

    def copy(self) -> Game:
        """Return an independent game in the same state, with a trace of its own."""
        new = _blank(Game)
        new.state, new.machine = self.state.copy(), self.machine.fork()
        return new

    # --- saving ---

    def save(self) -> str:
        """Return the game as JSON, tied to the fingerprints of the programs that run."""
        return write(self.machine, self.state)

    @classmethod
    def load(cls, text: str, level: Level = Level.OFF) -> Game:
        """Return the game of a save.

        Raises:
            SaveError: the save is damaged, of another version, names something unknown, or is in the middle of an
                effect whose program has changed.
        """
        running, state = read(text, level)
        return cls(state, machine_=running)


def _given(answer: object) -> tuple[int | str, ...]:
    """Return the parts of an answer: option numbers and ids.

    Raises:
        IllegalAnswerError: a part is neither, or is too long, or there are more than ``MOST`` parts.
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
