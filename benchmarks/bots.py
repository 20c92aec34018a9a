"""How often the bots beat each other: two-player games, every deal played twice with seats changed.

``python benchmarks/bots.py [--games 200] [--seconds 1] [--answers N] [--seed 0] [--json] [PAIR ...]``, where a pair is
``searching:greedy``. With ``--answers`` the searching bot thinks until it has tried that many answers, so the same
command plays the same games on every machine, by any workers; else it thinks for ``--seconds`` an answer. With
``--workers N`` so many processes play, with ``--scheduler ADDRESS`` the workers of a Dask cluster. Ctrl-C ends it with
the games that were played so far.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from math import sqrt
from pathlib import Path
from typing import Any

sys.path[0] = str(Path(__file__).parents[1])

from engine.bots import BOTS, Budget, bot  # noqa: E402
from engine.game import Game  # noqa: E402
from engine.model.state import Result  # noqa: E402
from engine.workers import Workers, WorkersError  # noqa: E402
from tutor.cli.shell import show_progress  # noqa: E402

LONGEST = 5_000
"""answers after which a game counts as drawn, reason ``unfinished``"""
PAIRS = ("searching:random", "searching:greedy", "greedy:random")


@dataclass(frozen=True)
class Match:
    """One game: who won, for the first bot of the pair 1, 0, or 0.5 for a draw."""

    won: float
    reason: str
    answers: int
    """requests with two options or more that the first bot answered"""
    seconds: float
    """the first bot's time for them"""
    longest: float


def play(number: int, pair: tuple[str, str], seed: int, budget: Budget) -> Match:
    """Play one game; in odd ones the first bot of the pair sits second."""
    deal, swapped = seed + number // 2, number % 2
    game = Game.new(("A", "B"), seed=deal)
    players = [bot(name, seed=deal * 2 + place, budget=budget) for place, name in enumerate(pair)]
    if swapped:
        players.reverse()
    times: list[float] = []
    for _ in range(LONGEST):
        if game.request is None:
            break
        seat = game.request.seat
        began = time.perf_counter()
        given = players[seat].answer(game)
        if seat == swapped and len(game.request.options) > 1:
            times.append(time.perf_counter() - began)
        game.play(given)
    result = game.result or Result((), "unfinished")
    won = 0.5 if len(result.winners) != 1 else float(result.winners[0] == swapped)
    return Match(won, result.reason, len(times), sum(times), max(times, default=0.0))


def interval(share: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson)."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def matches(pair: tuple[str, str], games: int, seed: int, budget: Budget, workers: Workers) -> Iterator[Match]:
    """Yield so many games of a pair in the order of their numbers, whoever plays them."""
    yield from workers.results(partial(play, pair=pair, seed=seed, budget=budget), range(games))


def main(args: Sequence[str] | None = None) -> int:
    """Play and print; return 0, or 1 if Ctrl-C ended it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", nargs="*", default=PAIRS, metavar="PAIR", help=f"of {', '.join(BOTS)}")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--answers", type=int)
    parser.add_argument("--workers", type=int, default=1, help="how many processes play at once")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="the address of a Dask scheduler whose workers play")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(args)
    budget = Budget(options.seconds, options.answers)
    pairs = [tuple(text.split(":")) for text in options.pairs]
    for text, pair in zip(options.pairs, pairs, strict=True):
        if len(pair) != 2 or any(name not in BOTS for name in pair):
            parser.error(f"no pair {text!r}: write two of {', '.join(BOTS)} with a colon between")
    if options.games < 1:
        parser.error(f"--games is 1 or more, not {options.games}")
    try:
        workers = Workers.of(options.workers, options.scheduler)
    except WorkersError as error:
        parser.error(str(error))
    with workers:
        return _play_all(options, pairs, budget, workers)


def _play_all(options: argparse.Namespace, pairs: Sequence[tuple[str, ...]], budget: Budget, workers: Workers) -> int:
    found, stopped = [], False
    for text, (one, other) in zip(options.pairs, pairs, strict=True):
        played: list[Match] = []
        with suppress(KeyboardInterrupt):
            for match in matches((one, other), options.games, options.seed, budget, workers):
                played.append(match)
                show_progress(f"{text}: {len(played)} of {options.games}")
        show_progress("")
        stopped = len(played) < options.games
        if played:
            found.append(_figures(text, played, options, budget))
            if not options.json:
                _print(found[-1])
        if stopped:
            break
    if options.json:
        print(json.dumps(found, indent=1))
    if workers.losses:
        print(f"workers lost, and their games given to others: {workers.losses}", file=sys.stderr)
    if stopped:
        print("stopped: not all games were played", file=sys.stderr)
    return int(stopped)


def _figures(text: str, played: Sequence[Match], options: argparse.Namespace, budget: Budget) -> dict[str, Any]:
    wins = sum(match.won == 1 for match in played)
    low, high = interval(wins / len(played), len(played))
    answers = sum(match.answers for match in played)
    return {
        "pair": text,
        "budget": asdict(budget),
        "seed": options.seed,
        "games": len(played),
        "wins": wins,
        "draws": sum(match.won == 0.5 for match in played),
        "win_rate": wins / len(played),
        "low": low,
        "high": high,
        "answers_a_game": answers / len(played),
        "seconds_an_answer": sum(match.seconds for match in played) / max(1, answers),
        "longest_answer": max(match.longest for match in played),
        "reasons": {
            reason: sum(match.reason == reason for match in played)
            for reason in sorted({match.reason for match in played})
        },
    }


def _print(last: dict[str, Any]) -> None:
    print(
        f"{last['pair']:18} {last['wins']:4} of {last['games']} won = {last['win_rate']:.1%} "
        f"({last['low']:.1%} to {last['high']:.1%}), {last['draws']} drawn, "
        f"{last['answers_a_game']:.0f} answers a game at {last['seconds_an_answer']:.3f} s",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(import_module("benchmarks.bots").main())  # by this name workers find what they are to do
