"""How fast the engine is, beside python-chess in the same process and turn about.

A decision is a request with two options or more, turn choices included. Both sides play random legal games from fixed
seeds, set up included; the chess side generates the legal moves and pushes one, and nothing more: it notices the end of
a game only by having no move, or by the clock of the 75-move rule. Neither side checks what it plays.

Seconds are those that this process spent computing, so that other programs on the machine count little. Both sides are
measured in short portions, one after the other, and the ratios are medians of the portions' ratios.

``python benchmarks/engine.py [--json] [--quick]``; the figures are explained in docs/performance.md. With
``--editions`` only games of the older editions are measured, beside those of the fourth and turn about with them; with
``--sets`` only games with further sets, beside those of the base set alone, and how much later one of them starts.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

import chess

# This file is called like the package it measures, and a script's own folder comes first on the path.
sys.path[0] = str(Path(__file__).parents[1])

from engine.cards.facts import EDITIONS  # noqa: E402
from engine.cards.sets import BASE, set_names  # noqa: E402
from engine.game import Game  # noqa: E402
from engine.model.state import Request, State  # noqa: E402
from engine.query import together  # noqa: E402
from engine.query.running import awaited  # noqa: E402
from engine.rules.documents import FOURTH  # noqa: E402
from engine.run.errors import NotDoneError  # noqa: E402
from engine.run.machine import Machine  # noqa: E402
from engine.trace.recorder import Level  # noqa: E402
from tutor.session import Session  # noqa: E402

PORTION = 500
"""decisions that one side plays before it is the other's turn"""
TOGETHER = ("cities", "unseen")
"""the further sets that are also measured together, without any other"""
EARLY, LATE = 10, 300
"""decisions of a game whose costs are compared, each with the four before and the five after it"""


def pick(game: Game, dice: random.Random) -> tuple[int, ...]:
    """Return a random legal answer, quickly."""
    request = game.state.request
    if request is None:
        return ()
    if request.optional and dice.random() < 0.3:
        return ()
    if request.together:
        mixed = tuple(dice.sample(request.options, len(request.options)))
        return tuple(sorted(next(together.sets(game.machine, game.state, request.together, mixed, request.low))))
    if request.high == 1:
        return (dice.choice(request.options),)
    return tuple(sorted(dice.sample(request.options, dice.randint(request.low, request.high))))


def is_decision(request: Request | None) -> bool:
    """Return whether a request leaves anything to decide."""
    return request is not None and len(request.options) > 1


def innovation(
    decisions: int,
    seed: int,
    level: Level = Level.OFF,
    edition: int = FOURTH,
    sets: tuple[str, ...] = (BASE,),
    tally: list[int] | None = None,
) -> tuple[float, int]:
    """Play random two-player games for that many decisions; return (seconds, games finished).

    A game ends where a card would be executed that has no program yet. A ``tally`` gets the number of instructions
    added, from the first question of each game on; counting them takes time.
    """
    dice, made, games = random.Random(seed), 0, 0
    began = process_time()
    while made < decisions:
        game = Game.new(("A", "B"), edition=edition, sets=sets, seed=seed * 1000 + games, level=level)
        if tally is not None:
            game.machine.run = partial(count_steps, game.machine, tally)  # type: ignore[method-assign]
        while game.state.result is None and made < decisions:
            made += is_decision(game.state.request)
            try:
                game._apply(pick(game, dice))
            except NotDoneError:
                break
            if level:
                game.take_trace()
        games += game.state.result is not None or game.state.request is None
    return process_time() - began, games


def count_steps(machine: Machine, tally: list[int], s: State) -> None:
    """Run a state as the machine does, and add the number of instructions to the tally."""
    while s.request is None and s.result is None:
        machine.step(s)
        tally[0] += 1


def chess_games(decisions: int, seed: int) -> float:
    """Play random legal chess for that many decisions; return seconds."""
    dice, made = random.Random(seed), 0
    began = process_time()
    while made < decisions:
        board = chess.Board()
        while made < decisions:
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= 150:
                break
            made += len(moves) > 1
            board.push(dice.choice(moves))
    return process_time() - began


def each(call: Callable[[], Any], times: int) -> float:
    """Return microseconds a call, the median of ten rounds."""
    rounds = []
    for _ in range(10):
        began = process_time()
        for _ in range(times // 10):
            call()
        rounds.append((process_time() - began) / (times // 10) * 1e6)
    return statistics.median(rounds)


def in_effects(games: int) -> list[Game]:
    """Return games that wait in the middle of a card's effect, each at its first such request after 60 answers."""
    found: list[Game] = []
    seed = 0
    while len(found) < games:
        seed += 1
        dice, game = random.Random(seed), Game.new(("A", "B"), seed=seed)
        for number in range(200):
            if game.state.result is not None:
                break
            if number >= 60 and awaited(game.state) is not None:
                found.append(game)
                break
            game._apply(pick(game, dice))
    return found


def long_games(wanted: int) -> Iterator[int]:
    """Yield seeds of random games that go on for longer than the late decision."""
    seed = 0
    while wanted:
        seed += 1
        dice, game, made = random.Random(seed), Game.new(("A", "B"), seed=seed), 0
        while game.state.result is None and made < LATE + 10:
            made += is_decision(game.state.request)
            game._apply(pick(game, dice))
        if game.state.result is None:
            wanted -= 1
            yield seed


def window(made: int) -> int | None:
    """Return whether a decision is one of the early or of the late ones that are compared."""
    return next((middle for middle in (EARLY, LATE) if middle - 5 < made <= middle + 5), None)


def late_costs(games: int) -> dict[str, float]:
    """Return microseconds of early and of late decisions of the same games, and of a step back to before each.

    ``play`` and ``undo`` are the engine's, which keeps every state of the game; ``session_play`` and ``session_undo``
    are the tutor's session's, with full trace and everything it notes of a game. Late positions differ from early ones,
    so ``session_fresh_300`` is what the late decisions cost in a session that begins at their very position.
    """
    measured = ("play", "undo", "session_play", "session_undo", "session_fresh")
    spent: dict[str, list[float]] = {f"{what}_{when}": [] for what in measured for when in (EARLY, LATE)}

    def note(what: str, made: int, seconds: float) -> None:
        where = window(made)
        if where is not None:
            spent[f"{what}_{where}"].append(seconds * 1e6)

    for seed in long_games(games):
        dice, game, made, kept = random.Random(seed), Game.new(("A", "B"), seed=seed), 0, []
        while made < LATE + 5:
            decides = is_decision(game.state.request)
            made += decides
            kept.append(game.state.copy())
            answer = pick(game, dice)
            began = process_time()
            game._apply(answer)
            middle = process_time()
            undone = kept[-1].copy()
            end = process_time()
            assert undone == kept[-1] or made % 50
            if decides:
                note("play", made, middle - began)
                note("undo", made, end - middle)
        dice, made = random.Random(seed), 0
        session = Session(Game.new(("A", "B"), seed=seed))
        while made < LATE + 5:
            decides = is_decision(session.request)
            made += decides
            answer = pick(session.game, dice)
            fresh = Session(session.game) if window(made) else None
            began = process_time()
            session.play(answer, run=True)
            middle = process_time()
            here = session.cursor
            session.back_to_decision()
            end = process_time()
            session.goto(here)
            if fresh is not None:
                began_afresh = process_time()
                fresh.play(answer, run=True)
                note("session_fresh", made, process_time() - began_afresh)
            if decides:
                note("session_play", made, middle - began)
                note("session_undo", made, end - middle)
    found = {name: statistics.median(values) for name, values in spent.items()}
    for what in measured[:-1]:
        found[f"{what}_late_to_early"] = found[f"{what}_{LATE}"] / found[f"{what}_{EARLY}"]
    found["session_play_late_to_fresh"] = found[f"session_play_{LATE}"] / found[f"session_fresh_{LATE}"]
    return found


def spread(ratios: list[float]) -> tuple[float, float]:
    """Return the quartiles of some ratios: half of the portions lie between them."""
    low, _, high = statistics.quantiles(ratios, n=4)
    return low, high


def measure_editions(*, quick: bool) -> dict[str, Any]:
    """Return decisions a second of games of each edition, as a ratio to the fourth's of the same run.

    ``programmed`` says how many cards an edition has to execute: a card without a program is never chosen for a Dogma
    action, so a ratio with fewer of them than cards is of another game.
    """
    rounds, warming = (12, 4) if quick else (80, 16)
    older = [edition for edition in EDITIONS if edition != FOURTH]
    spent: dict[int, list[float]] = {edition: [] for edition in EDITIONS}
    for number in range(-warming, rounds):  # turn about; the first ones link the programs, and do not count
        for edition in EDITIONS:
            seconds, _ = innovation(PORTION, number + warming, edition=edition)
            if number >= 0:
                spent[edition].append(seconds)
    found: dict[str, Any] = {}
    for edition in EDITIONS:
        machine = Game.new(("A", "B"), edition=edition).machine
        found[f"programmed_{edition}"] = len(machine.codes.programmed)
        found[f"decisions_per_second_{edition}"] = PORTION / statistics.median(spent[edition])
    for edition in older:
        ratios = [fourth / own for own, fourth in zip(spent[edition], spent[FOURTH], strict=True)]
        found[f"ratio_{edition}_to_{FOURTH}"] = statistics.median(ratios)
        found[f"ratio_{edition}_to_{FOURTH}_quartiles"] = spread(ratios)
    return found


def choices_of_sets() -> dict[str, tuple[str, ...]]:
    """Return what is measured with further sets: base alone, each other set, ``TOGETHER``, and all that there are."""
    further = [name for name in set_names() if name != BASE]
    found = [(), *((name,) for name in further), TOGETHER, tuple(further)]
    return {"+".join(each) or BASE: (BASE, *each) for each in found}


def start(sets: tuple[str, ...]) -> float:
    """Return the processor seconds that a fresh process takes until the first question of a game."""
    code = (
        "from engine.game import Game; from time import process_time; "
        f"Game.new(('A', 'B'), sets={sets!r}); print(process_time())"
    )
    folder = Path(__file__).parents[1]
    run = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True)  # noqa: S603 (it runs the code above)
    return float(run.stdout)


def measure_sets(*, quick: bool) -> dict[str, Any]:
    """Return instructions and decisions a second of games with further sets, as ratios to games of the base set alone.

    And the seconds by which a game with further sets starts later, in fresh processes. ``programmed`` is how many of
    the cards can be executed: a ratio with fewer of them than there are cards is of another game.
    """
    rounds, warming, starts = (12, 4, 5) if quick else (80, 16, 15)
    chosen = choices_of_sets()
    found: dict[str, Any] = {}
    seconds: dict[str, list[float]] = {name: [] for name in chosen}
    instructions: dict[str, list[int]] = {name: [] for name in chosen}
    for number in range(-warming, rounds):  # turn about; the first ones link the programs, and do not count
        for name, sets in chosen.items():
            spent, _ = innovation(PORTION, number + warming, sets=sets)
            if number >= 0:
                seconds[name].append(spent)
    for number in range(rounds):
        for name, sets in chosen.items():
            tally = [0]
            innovation(PORTION, number + warming, sets=sets, tally=tally)
            instructions[name].append(tally[0])
    later: dict[str, list[float]] = {name: [] for name in chosen}
    for number in range(-1, starts):  # the first round writes the compiled files
        for name, sets in chosen.items():
            took = start(sets)
            if number >= 0:
                later[name].append(took)
    for name, sets in chosen.items():
        machine = Game.new(("A", "B"), sets=sets).machine
        found[f"cards {name}"] = len(machine.catalogue.cards)
        found[f"programmed {name}"] = len(machine.codes.programmed)
        found[f"instructions a decision {name}"] = sum(instructions[name]) / (PORTION * rounds)
        found[f"decisions a second {name}"] = PORTION / statistics.median(seconds[name])
        found[f"start {name}"] = statistics.median(later[name])
        if name == BASE:
            continue
        decisions = [base / own for own, base in zip(seconds[name], seconds[BASE], strict=True)]
        speeds = [
            ratio * own / base
            for ratio, own, base in zip(decisions, instructions[name], instructions[BASE], strict=True)
        ]
        for what, ratios in (("decisions", decisions), ("instructions", speeds)):
            found[f"{what} to base {name}"] = statistics.median(ratios)
            found[f"{what} to base {name} quartiles"] = spread(ratios)
        starts_later = [own - base for own, base in zip(later[name], later[BASE], strict=True)]
        found[f"start after base {name}"] = statistics.median(starts_later)
    return found


def measure(*, quick: bool) -> dict[str, Any]:
    """Return all figures by name."""
    rounds = 8 if quick else 60
    innovation(PORTION, 99)
    innovation(PORTION, 99, Level.FULL)
    chess_games(PORTION, 99)
    off, full, theirs = [], [], []
    games = 0
    for number in range(rounds):  # turn about, so that whatever else the machine does falls on all alike
        spent, finished = innovation(PORTION, number)
        off.append(spent)
        games += finished
        theirs.append(chess_games(PORTION, number))
        full.append(innovation(PORTION, number, Level.FULL)[0])
    to_chess = [other / own for own, other in zip(off, theirs, strict=True)]
    to_off = [traced / own for own, traced in zip(off, full, strict=True)]
    waiting = in_effects(4 if quick else 20)
    saves = [game.save() for game in waiting]
    times = 100 if quick else 500
    return {
        "decisions_per_second": PORTION / statistics.median(off),
        "chess_decisions_per_second": PORTION / statistics.median(theirs),
        "ratio_to_python_chess": statistics.median(to_chess),
        "ratio_to_python_chess_quartiles": spread(to_chess),
        "games_per_second": games / sum(off),
        "trace_full_to_off": statistics.median(to_off),
        "trace_full_to_off_quartiles": spread(to_off),
        "copy_us": statistics.median(each(game.state.copy, times) for game in waiting),
        "save_us": statistics.median(each(game.save, times) for game in waiting),
        "restore_us": statistics.median(each(partial(Game.load, save), times) for save in saves),
        **late_costs(3 if quick else 12),
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true", help="a fraction of the work, for a first impression")
    parser.add_argument("--editions", action="store_true", help="the older editions beside the fourth, nothing else")
    parser.add_argument("--sets", action="store_true", help="games with further sets beside base, nothing else")
    options = parser.parse_args()
    what = measure_editions if options.editions else measure_sets if options.sets else measure
    found = what(quick=options.quick)
    if options.json:
        print(json.dumps(found, indent=1))
    else:
        for name, value in found.items():
            values = value if isinstance(value, tuple) else (value,)
            print(f"{name:42}", *(f"{number:12.2f}" for number in values))
    return 0


if __name__ == "__main__":
    sys.exit(main())
