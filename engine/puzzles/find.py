"""The finder: plays games of bots and keeps the positions that are puzzles, with what one must see in each.

The result depends on the seed and the number of games only.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import tee
from random import Random
from typing import NamedTuple

from engine.bots import bot
from engine.explore import answers
from engine.game import Game
from engine.model.frames import TurnFrame
from engine.model.state import State
from engine.model.zones import BOARD, HAND, SCORE
from engine.positions.goal import GRADES, Goal, Wish
from engine.puzzles.prove import Line, Proof, Prover, TooMuchError, hidden_hands
from engine.puzzles.tidy import tidied
from engine.query import sight, table
from engine.query.eligibility import achievement_count, achievements_needed
from engine.query.running import running_turn
from engine.run import actions, plan
from engine.run.machine import Machine
from engine.trace.events import Began, Entry, Moved, Span, Splayed
from engine.trace.recorder import Level
from engine.workers import Workers

NAMES = ("You", "Ben", "Cleo")
PLAYER = 0
"""the seat whose puzzles are looked for"""
LOOKED_AT = 3_000
"""states of one position looked at for what could be reached at all"""
PROOF = 6_000
"""states of one proof"""
LONG_PROOF = 15_000
"""the same where the others' turns are looked through as well"""
MOST_CARDS = 70
"""cards on all boards and in all hands before the table is cleared"""
MOST_LEFT = 30
"""the same afterwards: more than that nobody likes to look through"""
MOST_HAND = 9
MOST_KNOWN = 8
"""cards of the decks that the player knows at most"""
DEPTHS = (1, 2, 3)
"""how many cards of each deck the player knows: one after the other, until no other card is drawn"""
DEPTHS_OF_A_ROUND = (6,)
"""the same where the others' turns are looked through as well"""
POINTS_GAINED = 6
FEWEST_WRONG = 3
MANY_WRONG, MANY_CHOICES, MANY_CARDS = 7, 2, 16
"""wrong first answers, choices in the line, and cards in play, above which a puzzle is harder"""
WEIGHTS = {"two-actions": 1.0, "trap": 1.5, "choices": 0.5, "share": 0.5, "demand": 0.5, "splay": 0.5}
"""how hard it is to see something; all else weighs a quarter"""
GRADE_FROM = (0.9, 1.6, 2.2, 3.0)
"""the weights from which a puzzle has the strengths 2 to 5"""
SHARE = 0.4
"""part of the positions that is looked at"""


@dataclass(frozen=True, slots=True)
class Found:
    """A position that is a puzzle."""

    state: State
    goal: Goal
    proof: Proof
    line: Line
    number: int
    """of the game in which it was found"""

    @property
    def game(self) -> Game:
        """The position as a game."""
        return Game(self.state)


class Job(NamedTuple):
    """A position to look through: everything that its puzzles depend on."""

    state: State
    number: int
    """of the game in which it came"""
    themes: tuple[str, ...]
    """only puzzles of these; none for all"""
    hidden: bool
    """whether those come first that need no knowledge of the decks"""


def find(
    games: int,
    seed: int,
    themes: Collection[str] = (),
    *,
    workers: Workers | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Iterator[Found]:
    """Yield puzzles with exactly one right first answer from games of bots; ``themes``: only of these, none for all.

    They come in the order of the games, however many workers look through the positions. ``progress`` is given the
    number of games that were looked through.
    """
    given, same = tee(positions(games, seed, themes))
    had, number = set[tuple[str, tuple[int, ...]]](), 0
    for job, puzzles in zip(same, (workers or Workers()).results(in_position, given), strict=False):
        if job.number > number:
            number = job.number
            progress(number)
            had.clear()
        for found in puzzles:
            if (found.goal.theme, found.proof.right[0]) not in had:  # the next turn may ask for the same
                had.add((found.goal.theme, found.proof.right[0]))
                yield found
    progress(games)


def positions(games: int, seed: int, themes: Collection[str] = ()) -> Iterator[Job]:
    """Play games of bots and yield the positions that are looked through."""
    for number in range(games):
        rng = Random(f"{seed}-{number}")
        names = NAMES[: 3 if number % 3 == 2 else 2]
        game = Game.new(names, seed=rng.randrange(2**31))
        bots = [bot(rng.choice(("random", "greedy", "greedy")), seed=rng.randrange(2**31)) for _ in names]
        while (request := game.request) is not None:
            if (
                request.seat == PLAYER
                and request.purpose == "turn"
                and rng.random() < SHARE
                and _clear(game, MOST_CARDS)
            ):
                yield Job(game.state.copy(), number, tuple(themes), hidden=rng.random() < 0.5)
            game._apply(bots[request.seat].answer(game))  # noqa: SLF001 (a bot's answer is legal)


def _clear(game: Game, most: int) -> bool:
    """Return whether boards and hands have no more cards than that."""
    s, zones = game.state, game.machine.zones
    hands = [len(s.zones[zone]) for seat in range(s.players) for zone in zones.all_of(HAND, seat)]
    return max(hands) <= MOST_HAND and cards_in_play(game) <= most


def cards_in_play(game: Game) -> int:
    """Return how many cards lie on all boards and in all hands."""
    s, zones = game.state, game.machine.zones
    return sum(
        len(s.zones[zone]) for seat in range(s.players) for word in (BOARD, HAND) for zone in zones.all_of(word, seat)
    )


def in_position(job: Job) -> list[Found]:
    """Return the puzzles of one position."""
    game, puzzles = Game(job.state), []
    m, themes = game.machine, job.themes
    opened = opened_hands(game)
    for goal in _goals(m, opened):
        if themes and goal.theme not in themes and "share" not in themes:
            continue
        ways: list[int | None] = [*(DEPTHS_OF_A_ROUND if goal.until == "round" else DEPTHS)]
        ways = [None, *ways] if job.hidden else ways
        for depth in ways:
            state = opened.copy()
            if depth is not None:
                _show_decks(m, state, depth)
            found = _puzzle(m, state, goal, job.number, known=depth is not None)
            if found is not None:
                if not themes or found.goal.theme in themes:
                    puzzles.append(found)
                break
    return puzzles


def opened_hands(game: Game) -> State:
    """Return the table with all hands and score piles known to the player, and no card of a deck to anybody."""
    m, state = game.machine, game.state.copy()
    for set_, age in m.zones.decks:
        for card in state.zones[m.zones.deck(age, set_)]:
            sight.remember(m, state, card, 0)
    for seat in range(state.players):
        for word in (HAND, SCORE):
            for zone in m.zones.all_of(word, seat):
                for card in state.zones[zone]:
                    sight.remember(m, state, card, sight.shown(m, state, card) | 1 << PLAYER)
    return state


def _show_decks(m: Machine, s: State, depth: int) -> None:
    for back in m.zones.decks:
        for card in s.zones[m.zones.deck(back[1], back[0])][:depth]:
            sight.remember(m, s, card, s.seen[card] | 1 << PLAYER)


# --- what could be reached ----------------------------------------------------------------------------------


def _goals(m: Machine, s: State) -> list[Goal]:
    """Return the goals that may make a puzzle: those that some line reaches and that do not hold already."""
    known = m.silent()
    start = s.copy()
    have = set(s.zones[m.zones.achievements(PLAYER)])
    count = achievement_count(m, s, PLAYER)
    others = [seat for seat in range(s.players) if seat != PLAYER]
    points = table.score(m, s, PLAYER)
    is_ahead = all(points > table.score(m, s, seat) for seat in others)
    best, goals = points, dict[tuple[Wish, ...], str]()
    waiting, seen, turn = [start], set[object](), running_turn(s)
    tried = 0
    while waiting and tried < LOOKED_AT:
        state = waiting.pop()
        for answer in answers(known, state):
            tried += 1
            if tried >= LOOKED_AT:
                break
            after = state.copy()
            known.answer(after, answer)
            try:
                known.run(after)
            except Exception:  # noqa: BLE001, S112 (a way that never ends is no goal)
                continue
            if after.result is not None:
                if PLAYER in after.result.winners:
                    theme = {"win-achievements": "achievement", "win-card": "card"}.get(after.result.reason, "end")
                    goals.setdefault((Wish("win"),), theme)
                continue
            if after.key() in seen:
                continue
            seen.add(after.key())
            request = after.request
            assert request is not None
            if request.purpose == "turn":
                for card in set(after.zones[m.zones.achievements(PLAYER)]) - have:
                    if m.home[card] < 0:
                        goals.setdefault((Wish("claim", card),), "special")
                got = achievement_count(m, after, PLAYER)
                if got > count:
                    goals.setdefault((Wish("achievements", number=got),), "achievement")
                own = table.score(m, after, PLAYER)
                best = max(best, own)
                if not is_ahead and all(own > table.score(m, after, seat) for seat in others):
                    goals.setdefault((Wish("ahead"),), "points")
                if request.seat != PLAYER or running_turn(after) is None:
                    continue
                now = running_turn(after)
                if now is not None and turn is not None and now.vars[TurnFrame.ACTIONS_TAKEN] < 1:
                    continue
            waiting.append(after)
    if best >= points + POINTS_GAINED:
        goals.setdefault((Wish("points", number=best),), "points")
    found = [Goal(wishes, theme=theme) for wishes, theme in goals.items()]
    need = achievements_needed(m, s)
    last = turn is not None and turn.vars[TurnFrame.ACTIONS_TAKEN] == turn.vars[TurnFrame.ACTIONS] - 1
    if last and any(achievement_count(m, s, seat) >= need - 2 for seat in others):
        found.append(Goal((Wish("safe"),), until="round", theme="defense"))
    return found


# --- one puzzle ---------------------------------------------------------------------------------------------


def _puzzle(m: Machine, s: State, goal: Goal, number: int, *, known: bool) -> Found | None:
    game = Game(s, machine_=m)
    limit = LONG_PROOF if goal.until == "round" else PROOF
    prover = Prover(game, goal, limit=limit)
    proof = prover.proof(luck=False)
    if not proof.complete or len(proof.right) != 1 or len(proof.wrong) < FEWEST_WRONG or proof.blind:
        return None
    if (known and proof.chances) or hidden_hands(m, s, PLAYER):
        return None
    if known:
        _forget_decks(m, s, goal, limit)
        if sum(len(cards) for cards in known_of_decks(m, s).values()) > MOST_KNOWN:
            return None
        prover = Prover(Game(s, machine_=m), goal, limit=limit)
    proof = prover.proof()
    if not proof.complete or _is_plain(m, proof, proof.line, goal):
        return None
    game, proof = tidied(Game(s, machine_=m), goal, limit=limit)
    s, line = game.state, proof.line
    if not proof.complete or _is_plain(m, proof, line, goal) or not _clear(game, MOST_LEFT):
        return None
    prover = Prover(game, goal, limit=limit * 2)
    sees = tuple(_sees(m, s, prover, proof))
    theme = "share" if "trap" in sees and _answered(prover, proof) else goal.theme
    whole = goal._replace(
        decks="known" if not proof.chances else "unknown",
        solutions=1,
        only_line=proof.only_line,
        theme=theme,
        sees=sees,
        grade=_strength(sees, proof, cards_in_play(game)),
    )
    return Found(s, whole, proof, line, number)


def known_of_decks(m: Machine, s: State) -> dict[int, list[int]]:
    """Return the cards of the base decks that the player knows, by age, from the top."""
    found: dict[int, list[int]] = {}
    for set_, age in m.zones.decks:
        known = [card for card in s.zones[m.zones.deck(age, set_)] if s.seen[card] >> PLAYER & 1]
        if known:
            found[age] = known
    return found


def _forget_decks(m: Machine, s: State, goal: Goal, limit: int) -> None:
    """Let the player forget the cards of decks that no way draws, deepest first."""
    for set_, age in m.zones.decks:
        zone = m.zones.deck(age, set_)
        for card in reversed([card for card in s.zones[zone] if s.seen[card] >> PLAYER & 1]):
            before = s.seen[card]
            sight.remember(m, s, card, before & ~(1 << PLAYER))
            proof = Prover(Game(s, machine_=m), goal, limit=limit).proof(luck=False)
            if not proof.complete or proof.chances:
                sight.remember(m, s, card, before)
                break


def _is_plain(m: Machine, proof: Proof, line: Line, goal: Goal) -> bool:
    """Return whether one sees the answer at once: a single Achieve action, or one action without a choice or a trap."""
    first = line[0].before.request if line else None
    if first is None:
        return True
    kind, _ = actions.split(m, proof.right[0][0])
    acts = sum(1 for turn in line if turn.before.request is not None and turn.before.request.purpose == "turn")
    if goal.until == "round":
        return False
    choices = _choices(line)
    if kind is actions.kind_of(m, "achieve"):
        return acts < 2
    return acts < 2 and choices < 2 and not proof.lucky


def _choices(line: Line) -> int:
    """Return how many decisions the player has within actions."""
    return sum(
        1
        for turn in line
        if (request := turn.before.request) is not None
        and request.seat == PLAYER
        and request.purpose != "turn"
        and (len(request.options) > 1 or request.optional)
    )


def _sees(m: Machine, s: State, prover: Prover, proof: Proof) -> Iterator[str]:
    """Yield what one must see: from what happens in the line, and from the wrong answers that could succeed."""
    line = proof.line
    own = [turn for turn in line if (request := turn.before.request) is not None and request.seat == PLAYER]
    if sum(1 for turn in own if turn.before.request is not None and turn.before.request.purpose == "turn") > 1:
        yield "two-actions"
    if _choices(line) > 0:
        yield "choices"
    entries = _played(s, m, line)
    items = [entry.item for entry in entries]
    if any(_shares(m, item) for item in items):
        yield "share"
    if any(isinstance(item, Began) and item.what is Span.EXECUTION and _demands(m, item) for item in items):
        yield "demand"
    if any(isinstance(item, Moved) and item.verb == "draw" for item in items):
        yield "draw"
    if any(isinstance(item, Began) and item.what is Span.FREE_DRAW for item in items):
        yield "free-draw"
    if any(isinstance(item, Splayed) and item.after for item in items):
        yield "splay"
    if proof.lucky and any(_others_answer(prover, each) for each in proof.lucky):
        yield "trap"


def _shares(m: Machine, item: object) -> bool:
    """Return whether somebody else begins to execute an effect as a sharer."""
    if not isinstance(item, Began) or item.what is not Span.EXECUTION or item.seat == PLAYER:
        return False
    return not _demands(m, item)


def _demands(m: Machine, began: Began) -> bool:
    return plan.printed(m, began.card, began.number).demand


def _played(s: State, m: Machine, line: Line) -> Sequence[Entry]:
    """Return what happens in a line whose cards are all known, else in its first turn."""
    game = Game(s.copy(), Level.FULL)
    entries: list[Entry] = []
    for turn in line:
        if game.request != turn.before.request:
            break
        game.play(turn.answer)
        entries += game.take_trace()
    return entries


def _others_answer(prover: Prover, answer: tuple[int, ...]) -> bool:
    """Return whether it is an answer of somebody else's that refutes one of the player's."""
    try:
        refuting = prover.refutation(prover.start, answer)
    except TooMuchError:
        return False
    return any(
        turn.before.request is not None and turn.before.request.seat != PLAYER and turn.before.request.purpose != "turn"
        for turn in refuting
    )


def _answered(prover: Prover, proof: Proof) -> bool:
    """Return whether what could succeed fails as somebody shares, not as somebody takes a turn."""
    return prover.goal.until == "turn" and any(_others_answer(prover, each) for each in proof.lucky)


def _strength(sees: Collection[str], proof: Proof, cards: int) -> int:
    """Return how hard a puzzle is, 1 to 5: by what one must see, and how much is to be looked through."""
    weight = sum(WEIGHTS.get(each, 0.25) for each in sees) + 0.25 * bool(proof.chances)
    weight += 0.5 * (len(proof.wrong) > MANY_WRONG) + 0.5 * (_choices(proof.line) > MANY_CHOICES)
    return GRADES[bisect(GRADE_FROM, weight + 0.25 * (cards > MANY_CARDS))]
