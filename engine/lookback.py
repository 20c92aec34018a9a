"""Looking back on a game: the decisions that cost a seat most of its chance to win, and what would have been better.

Two passes. The first looks at every decision as the greedy bot does, one answer ahead. The second plays on from the few
at which that looked worst, as :mod:`engine.worth` does. What was decided is judged by what the seat could know then, as
unknown cards are imagined in both. All of it is a guess: the bots are no masters, and the games are a sample.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import NamedTuple

from engine.bots import bot
from engine.bots.evaluation import chances
from engine.bots.greedy import estimates
from engine.bots.outlook import Choice, Outlook, answer, choice_of
from engine.explore import imagine
from engine.game import Game
from engine.lang.terms import Splay
from engine.model.state import State
from engine.rules import RULES
from engine.run.errors import EndlessError, GameError
from engine.run.machine import Machine
from engine.seat.visible import visible_entries
from engine.trace.events import Entry, Fact, Moved, Splayed
from engine.trace.recorder import Level
from engine.workers import Workers
from engine.worth import Value, Values, grow, in_parts

MOST_LOOKED = 6
"""decisions from which games are played on"""
MOST_ANSWERS = 3
"""answers of such a decision that are tried: those that look best, and the one that was given; few, as each further one
asks for more games before a difference is more than luck"""
ROUNDS = 3
"""rounds that are played on, unless it is said otherwise; then the bots' evaluation says who would win

Games that are played to their end are mostly decided by what comes much later: it takes hundreds of them to see what
one decision costs.
"""
MISLED = 0.05
"""chance that luck alone makes any difference of a whole look back stand out"""
WORLDS = 3
"""imagined worlds in which it is noted which rules an answer brings up"""
LONGEST = 200
"""answers within one action after which no more rules are noted"""


class Decision(NamedTuple):
    """A decision of the seat in the game."""

    place: int
    """where in the game, by the caller's own count"""
    state: State
    """the table at which the seat was asked"""
    answer: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Glance:
    """What the first pass found at a decision."""

    decision: Decision
    chance: float
    """the seat's chance to win there by the bots' evaluation, 0 to 1"""
    played: Choice
    best: Choice
    """the answer that looks best"""
    loss: float
    """by how much the best answer looks better than the one that was given; 0 where there was nothing to choose"""
    tried: tuple[Choice, ...]
    """the answers from which games are to be played on, in the order in which they are offered"""


@dataclass(frozen=True, slots=True)
class Point:
    """A decision from which games are played on."""

    glance: Glance
    values: Values

    @property
    def decision(self) -> Decision:
        """The decision in the game."""
        return self.glance.decision

    @property
    def played(self) -> Value:
        """The worth of the answer that was given in the game."""
        return self.values.also(self.glance.played)

    @property
    def best(self) -> Value:
        """The answer after which most games are won."""
        return self.values.ranked()[0]

    @property
    def loss(self) -> tuple[float, float]:
        """By how much the answer of the game is worse than the best, and the standard error of that."""
        return self.values.behind(self.played)


class LookBack:
    """A game as one seat looks back on it.

    For the same decisions, bot, seed and number of games the result is the same, whatever the workers.

    ``machine`` is that of the game. The decisions are those of one seat, in their order; another's are left out.
    """

    def __init__(
        self,
        machine: Machine,
        seat: int,
        decisions: Iterable[Decision],
        *,
        bot: str = "greedy",
        seed: int = 0,
        turns: int | None = None,
    ) -> None:
        """``turns``: further turns that are played on, 0 to the end of the game; ``None``: three of each player."""
        self.machine = machine.silent()
        self.seat = seat
        asked = ((each, each.state.request) for each in decisions)
        self.decisions = [each for each, request in asked if request is not None and request.seat == seat]
        self.bot = bot
        self.seed = seed
        self.turns = turns if turns is not None else ROUNDS * len(machine.setup.players)
        self.glances: list[Glance] = []
        """by decision; fewer while the first pass is not over"""
        self.points: list[Point] = []
        """the decisions from which games are played on, in their order; none before the first pass is over"""

    # --- the first pass ---

    @property
    def glanced(self) -> bool:
        """Whether the first pass is over."""
        return len(self.glances) == len(self.decisions)

    def glance(self) -> Iterator[int]:
        """Look at every decision; yield after each how many were looked at. Another call goes on where it stopped."""
        for decision in self.decisions[len(self.glances) :]:
            self.glances.append(self._glance(decision))
            if self.glanced:
                self.points = [self._point(each) for each in worst(self.glances)]
            yield len(self.glances)

    def _glance(self, decision: Decision) -> Glance:
        m, state = self.machine, decision.state
        chance = chances(m, state)[self.seat]
        outlook = Outlook(Game(state, machine_=m), self.seed)
        given = choice_of(m, state, decision.answer)
        played = next((each for each in outlook.choices if set(each) == set(given)), given)
        if played not in outlook.choices:
            outlook.choices = (*outlook.choices, played)
        if len(outlook.choices) < 2:
            return Glance(decision, chance, played, played, 0.0, (played,))
        estimate = estimates(outlook)
        best = max(estimate, key=estimate.__getitem__)
        ranked = sorted(outlook.choices, key=lambda each: -estimate[each])
        wanted = {*ranked[: MOST_ANSWERS - 1], played}
        tried = tuple([each for each in outlook.choices if each in wanted])
        return Glance(decision, chance, played, best, estimate[best] - estimate[played], tried)

    def _point(self, glance: Glance) -> Point:
        game = Game(glance.decision.state, machine_=self.machine)
        values = Values(game, bot=self.bot, seed=self.seed, choices=glance.tried, turns=self.turns)
        return Point(glance, values)

    # --- the second pass ---

    @property
    def worlds(self) -> int:
        """In how many imagined worlds every answer of every point was tried."""
        return min([point.values.worlds for point in self.points], default=0)

    @property
    def games(self) -> int:
        """How many games were played."""
        return sum([point.values.played for point in self.points])

    def wanted(self, worlds: int) -> int:
        """Return how many games there will have been once every answer was tried in so many worlds."""
        return sum([max(worlds, len(value.won)) for point in self.points for value in point.values.values])

    def grow(self, worlds: int, workers: Workers | None = None) -> Iterator[int]:
        """Try every answer of every point in so many worlds in all; yield the number of games after each.

        Another call goes on where this one stopped.
        """
        for _ in grow([point.values for point in self.points], worlds, workers):
            yield self.games

    def in_parts(self, worlds: int, answers: int) -> Iterator[None]:
        """Do both passes, in this process; yield after every decision and game, and every so many answers of a game."""
        for _ in self.glance():
            yield
        yield from in_parts([point.values for point in self.points], worlds, answers)

    # --- what it comes to ---

    @property
    def errors(self) -> float:
        """How many standard errors a difference must come to, so that it is not luck.

        As many answers are compared, some would differ by two errors though they are worth the same: by so many errors
        none does, but for one look back in twenty (the Bonferroni correction of the normal distribution).
        """
        compared = sum([len(point.glance.tried) - 1 for point in self.points])
        return NormalDist().inv_cdf(1 - MISLED / 2 / max(1, compared))

    def is_clear(self, by: float, error: float) -> bool:
        """Return whether a difference is more than luck, given its standard error."""
        return by > self.errors * error

    def is_right(self, point: Point, value: Value) -> bool:
        """Return whether no answer is clearly better than this one."""
        return not self.is_clear(*point.values.behind(value))

    def turning(self, most: int | None = None) -> list[Point]:
        """Return the turning points, at most so many: where another answer was clearly better. The worst first."""
        found = [point for point in self.points if self.is_clear(*point.loss)]
        return sorted(found, key=lambda point: -point.loss[0])[:most]

    def to_ask(self, most: int) -> list[Point]:
        """Return the decisions to be asked about, at most so many: turning points, then what only may be worse.

        That is where another answer did better by more than one standard error: more often so than not, but it may be
        luck.
        """
        clear = self.turning(most)
        maybe = [each for each in self.points if each.loss[0] > each.loss[1] and all(each is not one for one in clear)]
        return [*clear, *sorted(maybe, key=lambda point: -point.loss[0])][:most]

    def rules(self, point: Point) -> tuple[set[str], set[str]]:
        """Return the ids of the rules that only the best answer brings up, and those that only the game's answer does.

        Both are played to the end of the action, in some imagined worlds; noted is what the seat sees of it.
        """
        better, played = (self._rules(point, value.choice) for value in (point.best, point.played))
        return better - played, played - better

    def _rules(self, point: Point, choice: Choice) -> set[str]:
        found: set[str] = set()
        for number in range(WORLDS):
            job = point.values.job(point.best, number)
            found |= rules_of(self.machine, point.decision.state, choice, job.seed, self.bot)
        return found


def worst(glances: Sequence[Glance], most: int = MOST_LOOKED) -> list[Glance]:
    """Return the decisions that look worst, in their order in the game.

    A chance that was passed up several times in a row counts once: the same answer looked best each time that the seat
    was asked the same. It counts at the last time at which it cost at least half of what it cost at most, as up to then
    it could be made good.
    """
    rows: list[list[Glance]] = []
    going_on: dict[str, list[Glance]] = {}
    """the last row of each kind of request, if it goes on"""
    for glance in [each for each in glances if len(each.tried) > 1]:
        request = glance.decision.state.request
        assert request is not None
        row = going_on.pop(request.purpose, [])
        if glance.loss <= 0:
            continue
        if not row or row[-1].best != glance.best:
            row = []
            rows.append(row)
        row.append(glance)
        going_on[request.purpose] = row
    last = []
    for row in rows:
        dearest = max([each.loss for each in row])
        last.append(next(each for each in reversed(row) if each.loss >= dearest / 2))
    found = sorted(last, key=lambda each: -each.loss)[:most]
    return sorted(found, key=lambda each: each.decision.place)


def rules_of(m: Machine, s: State, choice: Choice, seed: int, bot_: str) -> set[str]:
    """Return the ids of the rules that a choice brings up until its action is over, in an imagined world.

    These are the rules of the facts that the seat may see, and the entries of the rulebook's list of keywords for what
    is done with cards. All others answer as a bot does.
    """
    assert s.request is not None
    seat = s.request.seat
    running = m.fork()
    running.set_level(Level.FULL)
    game = Game(imagine(m, s, seat, seed), machine_=running)
    player = bot(bot_, seed=seed)
    found: set[str] = set()
    try:
        game.play(answer(running, game.state, choice))
        for _ in range(LONGEST):
            found.update(
                [rule for entry in visible_entries(running, game.take_trace(), seat) for rule in _rules(entry)]
            )
            if game.request is None or game.request.purpose == "turn":
                break
            game.play(player.answer(game))
    except (GameError, EndlessError):
        pass  # the rules until then are brought up all the same
    return found


def _rules(entry: Entry) -> Iterator[str]:
    """Yield the rule of a fact, or those of a deed, which are named after it."""
    match entry.item:
        case Fact(rule=rule) if rule:
            yield rule
        case Moved(verb=verb):
            yield from {f"keyword-{verb}"} & RULES.keys()
        case Splayed(after=after):
            yield from {f"splay-{Splay(after).word}"} & RULES.keys()
