"""How fast the engine is, beside python-chess in the same process and turn about.

A decision is a request with two options or more, turn choices included. Both sides play random legal games from fixed
seeds; the chess side generates the legal moves and pushes one. ``python benchmarks/engine.py [--json] [--quick]``
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import chess

# This file is called like the package it measures, and a script's own folder comes first on the path.
sys.path[0] = str(Path(__file__).parents[1])

from engine.game import Game  # noqa: E402
from engine.trace.recorder import Level  # noqa: E402


def pick(game: Game, dice: random.Random) -> tuple[int, ...]:
    """Return a random legal answer, quickly."""
    request = game.state.request
    if request is None:
        return ()
    if request.optional and dice.random() < 0.3:
        return ()
    if request.same_value:
        age = game.machine.catalogue.age
        first = dice.choice(request.options)
        return tuple(card for card in request.options if age[card] == age[first])[: request.low]
    if request.high == 1:
        return (dice.choice(request.options),)
    return tuple(sorted(dice.sample(request.options, dice.randint(request.low, request.high))))


def innovation(decisions: int, seed: int, level: Level = Level.OFF) -> tuple[float, int]:
    """Play random two-player games for that many decisions; return (seconds, games finished)."""
    dice, made, games = random.Random(seed), 0, 0
    began = time.perf_counter()
    while made < decisions:
        game = Game.new(("A", "B"), seed=seed * 1000 + games, level=level)
        while game.state.result is None and made < decisions:
            request = game.state.request
            made += request is not None and len(request.options) > 1
            game._apply(pick(game, dice))
            if level:
                game.take_trace()
        games += game.state.result is not None
    return time.perf_counter() - began, games


def chess_games(decisions: int, seed: int) -> float:
    """Play random legal chess for that many decisions; return seconds."""
    dice, made = random.Random(seed), 0
    began = time.perf_counter()
    while made < decisions:
        board = chess.Board()
        while made < decisions:
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.fullmove_number > 150:
                break
            made += len(moves) > 1
            board.push(dice.choice(moves))
    return time.perf_counter() - began


def each(call: Callable[[], Any], times: int = 2000) -> float:
    """Return microseconds a call, the median of ten rounds."""
    rounds = []
    for _ in range(10):
        began = time.perf_counter()
        for _ in range(times // 10):
            call()
        rounds.append((time.perf_counter() - began) / (times // 10) * 1e6)
    return statistics.median(rounds)


def in_an_effect() -> Game:
    """Return a game that waits in the middle of a card's effect."""
    for seed in range(100):
        dice, game = random.Random(seed), Game.new(("A", "B"), seed=seed)
        for _ in range(200):
            if game.request is None:
                break
            if game.request.card >= 0:
                return game
            game.play(pick(game, dice))
    raise RuntimeError("no game stops in an effect")


def late_cost(rounds: int) -> dict[str, float]:
    """Return microseconds a decision, and a step back to before it, at the 10th and the 300th decision of games."""
    spent: dict[str, list[float]] = {"play_10": [], "play_300": [], "undo_10": [], "undo_300": []}
    seed = 0
    while len(spent["play_300"]) < rounds:
        seed += 1
        dice, game = random.Random(seed), Game.new(("A", "B"), seed=seed)
        for number in range(1, 305):
            if game.state.result is not None:
                break
            kept = game.state.copy()
            answer = pick(game, dice)
            began = time.perf_counter()
            game._apply(answer)
            middle = time.perf_counter()
            undone = kept.copy()
            end = time.perf_counter()
            for where in (10, 300):
                if where - 5 < number <= where + 4:
                    spent[f"play_{where}"].append((middle - began) * 1e6)
                    spent[f"undo_{where}"].append((end - middle) * 1e6)
            assert undone == kept or number % 50
    return {name: statistics.mean(found) for name, found in spent.items()}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true", help="a tenth of the work")
    options = parser.parse_args()
    scale = 1 if options.quick else 10
    rounds, portion = 2 * scale, 1000
    innovation(500, 99)
    chess_games(500, 99)
    ours = theirs = off = full = 0.0
    games = 0
    for number in range(rounds):  # turn about, so that whatever else the machine does falls on both
        spent, finished = innovation(portion, number)
        ours, games = ours + spent, games + finished
        theirs += chess_games(portion, number)
    for number in range(rounds // 2):
        off += innovation(portion, number)[0]
        full += innovation(portion, number, Level.FULL)[0]
    game = in_an_effect()
    save = game.save()
    found: dict[str, float] = {
        "decisions_per_second": rounds * portion / ours,
        "chess_decisions_per_second": rounds * portion / theirs,
        "ratio_to_python_chess": theirs / ours,
        "games_per_second": games / ours,
        "trace_full_to_off": full / off,
        "copy_us": each(game.state.copy),
        "save_us": each(game.save),
        "restore_us": each(lambda: Game.load(save), 500),
        **late_cost(20 * scale),
    }
    if options.json:
        print(json.dumps(found, indent=1))
    else:
        for name, value in found.items():
            print(f"{name:28} {value:12.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
