"""What an action is worth: the share of games that are won after it, by playing on with the bots.

It is a guess: the bots are no masters, and what the deciding seat cannot know is imagined, in each world another way.
All actions are tried in the same worlds, so that what is compared is the actions and not the luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import tee
from math import sqrt
from typing import NamedTuple

from engine.bots import BOTS, bot
from engine.bots.evaluation import chances
from engine.bots.outlook import Choice, Outlook, answer
from engine.explore import End, end_of, imagine
from engine.game import Game
from engine.lang.terms import Icon
from engine.model.frames import GameFrame
from engine.model.rng import step
from engine.model.state import State
from engine.query.running import running_game
from engine.run.errors import EndlessError, GameError
from engine.run.link import machine
from engine.workers import Workers

LONGEST = 3_000
"""answers after which a game counts as drawn"""
MOST_REASONS = 3
NOTABLE = 2.0
"""how many standard errors a change must differ by to be a reason"""


class Job(NamedTuple):
    """A game to play on: everything that its result depends on."""

    state: State
    choice: Choice
    seed: int
    """of the imagined world and of the bots"""
    bot: str
    turns: int = 0
    """further turns after which the bots' evaluation of the table decides; 0: the game is played to its end"""


class Played(NamedTuple):
    """How a game went."""

    won: float | None
    """1 for a win of the deciding seat, a share for a draw, or its chance; ``None``: it could not be played on"""
    after: End | None
    """what everybody had when the action was over"""
    finished: bool = True


def play(job: Job) -> Played:
    """Play a game on to its end."""
    *_, (played, _) = playing(job)
    assert played is not None
    return played


def playing(job: Job) -> Iterator[tuple[Played | None, int]]:
    """Play a game on; yield (nothing, answers so far) after every answer, and at last how it went."""
    tables = machine(job.state.setup)
    request = job.state.request
    assert request is not None
    seat = request.seat
    game = Game(imagine(tables, job.state, seat, job.seed), machine_=tables.silent())
    player = bot(job.bot, seed=job.seed)
    after: End | None = None
    sides = len(set(tables.setup.teams))
    answers = 0
    last = _turns(job.state) + job.turns
    try:
        game.play(answer(game.machine, game.state, job.choice))
        while True:
            asked = game.request
            if after is None and (asked is None or asked.purpose == "turn"):
                after = end_of(game.machine, game.state)
            if asked is None or answers >= LONGEST:
                break
            if job.turns and asked.purpose == "turn" and _turns(game.state) > last:
                yield Played(chances(game.machine, game.state)[seat], after), answers
                return
            answers += 1
            yield None, answers
            game.play(player.answer(game))
    except (GameError, EndlessError):  # a card without a program, or a path without an end
        yield Played(None, after), answers
        return
    if game.result is None:
        yield Played(1 / sides, after, finished=False), answers
    elif not game.result.winners:
        yield Played(1 / sides, after), answers
    else:
        yield Played(float(seat in game.result.winners), after), answers


def _turns(s: State) -> int:
    """Return how many turns have begun."""
    game = running_game(s)
    return int(game.vars[GameFrame.TURNS]) if game is not None else 0


@dataclass(slots=True)
class Value:
    """What is known so far of the worth of an action."""

    choice: Choice
    answer: tuple[int, ...]
    """the choice in the game itself"""
    won: list[float | None] = field(default_factory=list)
    """by world"""
    unfinished: int = 0
    """games that were cut off as too long, and count as drawn"""
    after: list[tuple[float, ...]] = field(default_factory=list)
    """what everybody had after the action, by world, as :func:`amounts` counts it"""

    @property
    def games(self) -> int:
        """How many games were played."""
        return len([each for each in self.won if each is not None])

    @property
    def stopped(self) -> int:
        """How many games could not be played on."""
        return len(self.won) - self.games

    @property
    def share(self) -> float:
        """The share of the games that are won; a draw is a part of a win."""
        played = [each for each in self.won if each is not None]
        return sum(played) / len(played) if played else 0.0

    @property
    def error(self) -> float:
        """The standard error of the share; with one more game won and one more lost, so that it is never nothing."""
        games = self.games
        share = (self.share * games + 1) / (games + 2)
        return sqrt(share * (1 - share) / (games + 2))


class Reason(NamedTuple):
    """Something that an action changes otherwise than the others do, on average over the worlds."""

    seat: int
    what: str
    """``score``, ``hand``, ``achievements`` or ``icon``"""
    icon: Icon | None
    change: float
    others: float
    """what the other actions change of it"""


class Values:
    """The worth of every action, or answer, that the deciding seat has; it grows as more games are played.

    Nothing depends on what the seat cannot know. For a number of games, a bot and a seed the result is always the same.

    Raises:
        ValueError: nobody is asked, or there is no such bot.
    """

    def __init__(
        self,
        game: Game,
        *,
        bot: str = "greedy",
        seed: int = 0,
        choices: Sequence[Choice] | None = None,
        turns: int = 0,
    ) -> None:
        """``choices``: the answers to try, at least one; ``None``: all that the bots consider.

        ``turns``: play so many further turns only, and then let the bots' evaluation say who would win; 0: to the end.
        """
        if bot not in BOTS:
            msg = f"no bot {bot!r}; there are {', '.join(BOTS)}"
            raise ValueError(msg)
        outlook = Outlook(game, seed)
        self.seat = outlook.seat
        self.bot = bot
        self.turns = turns
        self.state = game.state.copy()
        self.machine = outlook.machine
        considered = outlook.choices if choices is None else choices
        self.values = [Value(choice, outlook.answer(choice)) for choice in considered]
        self.before = amounts(end_of(self.machine, self.state))
        self._seed = outlook.seed

    @property
    def played(self) -> int:
        """How many games of all actions together were played."""
        return sum([len(value.won) for value in self.values])

    @property
    def worlds(self) -> int:
        """In how many worlds every action was tried."""
        return min([len(value.won) for value in self.values])

    def value_of(self, choice: Choice) -> Value | None:
        """Return the worth of an answer, whatever the order in which its options were named; ``None``: it is no try."""
        return next((value for value in self.values if set(value.choice) == set(choice)), None)

    def also(self, choice: Choice) -> Value:
        """Try one more answer from now on, in the worlds of the others first; return its worth, or that it has."""
        value = self.value_of(choice)
        if value is None:
            value = Value(choice, answer(self.machine, self.state, choice))
            self.values.append(value)
        return value

    def job(self, value: Value, world: int) -> Job:
        """Return the game of an action in a world."""
        return Job(self.state, value.choice, step(self._seed + world)[1], self.bot, self.turns)

    def add(self, value: Value, played: Played) -> None:
        """Add the game of an action in its next world."""
        value.won.append(played.won)
        value.unfinished += not played.finished
        value.after.append(amounts(played.after) if played.after is not None else self.before)

    def grow(self, worlds: int, workers: Workers | None = None) -> Iterator[int]:
        """Try every action in so many more worlds; yield the number of games played after each.

        If the iterator is not exhausted, another call goes on where it stopped.
        """
        wanted = self.worlds + worlds
        for _ in grow([self], wanted, workers):
            yield self.played

    def in_parts(self, worlds: int, answers: int) -> Iterator[None]:
        """Do what :meth:`grow` does, in this process; yield after every game, and every so many answers of one."""
        return in_parts([self], self.worlds + worlds, answers)

    def ranked(self) -> list[Value]:
        """Return the actions, the best first; equals in the order in which they are offered."""
        return sorted(self.values, key=lambda value: -value.share)

    def behind(self, value: Value) -> tuple[float, float]:
        """Return by how much an action is worse than the best in the same worlds, and the standard error of that.

        Of the best itself both are 0.
        """
        best = self.ranked()[0]
        if value is best:
            return 0.0, 0.0
        pairs = [
            one - other
            for one, other in zip(best.won, value.won, strict=False)
            if one is not None and other is not None
        ]
        if not pairs:
            return 0.0, 1.0
        # The error is that with one more world in which only the one wins and one in which only the other does, so that
        # it is never nothing. As these bring the mean nearer to 0, it is scaled to the mean without them.
        games = len(pairs) + 2
        center = sum(pairs) / games
        spread = sum([(each - center) ** 2 for each in (*pairs, 1.0, -1.0)])
        return sum(pairs) / len(pairs), sqrt(spread / (games - 1) / games) * games / len(pairs)

    def reasons(self, value: Value) -> list[Reason]:
        """Return what an action changes most otherwise than the others on average, the clearest first."""
        others = [each for each in self.values if each is not value and each.after]
        if not value.after or not others:
            return []
        found = []
        for place, (seat, what, icon) in enumerate(_names(len(self.state.setup.players), len(self.before))):
            own = [amounts_[place] - self.before[place] for amounts_ in value.after]
            theirs = [amounts_[place] - self.before[place] for each in others for amounts_ in each.after]
            one, other = sum(own) / len(own), sum(theirs) / len(theirs)
            error = sqrt((_variance(own, one) + 0.01) / len(own) + (_variance(theirs, other) + 0.01) / len(theirs))
            if abs(one - other) > NOTABLE * error:
                found.append((abs(one - other) * _WEIGHTS[what], Reason(seat, what, icon, one, other)))
        found.sort(key=lambda each: -each[0])
        return [reason for _, reason in found[:MOST_REASONS]]


def grow(several: Sequence[Values], worlds: int, workers: Workers | None = None) -> Iterator[tuple[Values, Value]]:
    """Play what is missing until all actions of several tables were tried in so many worlds; yield after each game.

    It goes world by world, so that all tables are known as well. The result does not depend on the workers.
    """
    todo, given = tee(_todo(several, worlds))
    results = (workers or Workers()).results(play, (values.job(value, world) for values, value, world in given))
    for played in results:
        values, value, _ = next(todo)
        values.add(value, played)
        yield values, value


def in_parts(several: Sequence[Values], worlds: int, answers: int) -> Iterator[None]:
    """Do what :func:`grow` does, in this process; yield after every game, and every so many answers of one."""
    for values, value, world in _todo(several, worlds):
        for number, (played, _) in enumerate(playing(values.job(value, world)), start=1):
            if played is not None:
                values.add(value, played)
            elif number % answers == 0:
                yield
        yield


def _todo(several: Sequence[Values], worlds: int) -> Iterator[tuple[Values, Value, int]]:
    """Yield the games that are missing until all actions were tried in so many worlds: table, action and world."""
    done = [[len(value.won) for value in values.values] for values in several]
    for world in range(worlds):
        for values, counts in zip(several, done, strict=True):
            for value, count in zip(values.values, counts, strict=False):
                if count <= world:
                    yield values, value, world


_WEIGHTS = {"achievements": 5.0, "score": 1.0, "hand": 0.7, "icon": 0.5}
"""what is named first: how much one of a kind matters beside a point"""


def amounts(end: End) -> tuple[float, ...]:
    """Return what everybody has as numbers: by seat the score, the hand, how many achievements, and the icons."""
    return tuple(
        [
            float(number)
            for each in end.players
            for number in (each.score, each.hand, len(each.achievements), *each.icons)
        ]
    )


def _names(players: int, count: int) -> Iterator[tuple[int, str, Icon | None]]:
    """Yield what each of the amounts is."""
    for seat in range(players):
        yield from ((seat, what, None) for what in ("score", "hand", "achievements"))
        yield from ((seat, "icon", Icon(icon)) for icon in range(count // players - 3))


def _variance(numbers: list[float], mean: float) -> float:
    return sum([(each - mean) ** 2 for each in numbers]) / len(numbers)
