"""A game to play with: a state and the machine that runs it. ``play`` checks; ``_apply`` does not."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from engine.cards.library import machine
from engine.model.state import Request, Result, Setup, State
from engine.run import ending, setup
from engine.run.errors import GameOverError, SaveError
from engine.run.machine import Machine
from engine.run.options import option_ids, parse_option
from engine.trace.events import Entry
from engine.trace.recorder import Level

Answer = int | str | Iterable[int | str] | None


class Game:
    """A state, running: ask ``request``, answer with ``play``.

    >>> game = Game.new(("Ann", "Bob"), seed=1)
    >>> game.request.seat, game.request.purpose
    (0, 'first-meld')
    """

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
        """Return a game from its setup on, everybody about to choose a first card.

        Raises:
            ValueError: fewer than two or more than five players, or teams that do not fit them.
        """
        if not 2 <= len(players) <= 5:
            msg = f"a game has two to five players, not {len(players)}"
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
        if answer is None:
            given: tuple[int | str, ...] = ()
        elif isinstance(answer, int | str):
            given = (answer,)
        else:
            given = tuple(answer)
        if self.state.request is None:
            return self.machine.check(self.state, ())
        numbers = tuple(
            each if isinstance(each, int) else parse_option(self.machine, self.state, each) for each in given
        )
        return self.machine.check(self.state, numbers)

    def play(self, answer: Answer = None) -> None:
        """Answer the request and run on to the next one.

        Raises:
            GameError: a named kind of it; an illegal answer changes nothing.
        """
        self._apply(self.parse(answer))

    def _apply(self, picked: tuple[int, ...]) -> None:
        """Answer without checking, and run on."""
        self.machine.answer(self.state, picked)
        self.machine.run(self.state)

    def run(self) -> None:
        """Run until somebody is asked or the game is over."""
        self.machine.run(self.state)

    def concede(self, seat: int) -> None:
        """Let a seat give up, at any moment: it loses as if by an effect (4e base p. 30).

        Raises:
            GameOverError: the game is over, or that seat has left it.
        """
        if self.state.result is not None or seat in self.state.out:
            msg = "that seat is not in the game any more"
            raise GameOverError(msg)
        ending.leave(self.machine, self.state, seat, "conceded")
        self.machine.run(self.state)

    def take_trace(self) -> tuple[Entry, ...]:
        """Return what was told since the last call."""
        return self.machine.trace.take() if self.machine.trace is not None else ()

    def copy(self) -> Game:
        """Return an independent game in the same state; it shares the machine, which holds no state."""
        return Game(self.state.copy(), machine_=self.machine)

    # --- saving ---

    def save(self) -> str:
        """Return the game as JSON, tied to the fingerprints of the programs that run."""
        codes = self.machine.codes
        running = {f.program: codes[f.program].fingerprint for f in self.state.frames if f.program in codes}
        return self.state.to_json(running)

    @classmethod
    def load(cls, text: str, level: Level = Level.OFF) -> Game:
        """Return the game that a save holds.

        Raises:
            SaveError: it is damaged, or in the middle of an effect whose program has changed.
        """
        try:
            data = json.loads(text)
            if data.get("schema") != "innovation-save/1":
                msg = f"this is no save of this version: schema {data.get('schema')!r}"
                raise SaveError(msg)
            state = State.from_json(text)
            game = cls(state, level)
            _check_whole(game)
        except SaveError:
            raise
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, LookupError) as error:
            msg = f"the save is damaged: {error}"
            raise SaveError(msg) from error
        codes = game.machine.codes
        for program, fingerprint in data["programs"].items():
            if program not in codes or codes[program].fingerprint != fingerprint:
                msg = f"the save stands in the middle of {program}, whose program has changed; it cannot be continued"
                raise SaveError(msg)
        return game


def _check_whole(game: Game) -> None:
    """Refuse a state that no game can be in.

    Raises:
        SaveError: with what is wrong.
    """
    m, s = game.machine, game.state
    expected = sorted([card.id for card in m.catalogue.cards] + [each.id for each in m.catalogue.specials])
    found = sorted(card for zone in s.zones for card in zone)
    if found != expected:
        msg = "the save does not hold every card exactly once"
        raise SaveError(msg)
    if len(s.zones) != m.zones.count(m.last_age) or len(s.splays) < s.players * 8:
        msg = "the save's table has another shape"
        raise SaveError(msg)
    for frame in s.frames:
        if frame.program not in m.linked or not 0 <= frame.pc < len(m.linked[frame.program]):
            msg = f"the save runs something unknown: {frame.program!r}"
            raise SaveError(msg)
    if s.result is None and not s.frames:
        msg = "the save runs nothing and has no result"
        raise SaveError(msg)
