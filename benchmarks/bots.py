"""How often the bots beat each other: two-player games, every deal played twice with seats changed.

``python benchmarks/bots.py [--games 200] [--seconds 1] [--answers N] [--jobs N] [--seed 0] [--json] [PAIR ...]``, where
a pair is ``searching:greedy``. With ``--answers`` the searching bot thinks until it has tried that many answers, so the
same command plays the same games on every machine; else it thinks for ``--seconds`` an answer.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from pathlib import Path

sys.path[0] = str(Path(__file__).parents[1])

from engine.bots import BOTS, Budget, bot  # noqa: E402
from engine.game import Game  # noqa: E402
from engine.model.state import Result  # noqa: E402

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


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", nargs="*", default=PAIRS, metavar="PAIR", help=f"of {', '.join(BOTS)}")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--answers", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    budget = Budget(options.seconds, options.answers)
    found = []
    for text in options.pairs:
        pair = tuple(text.split(":"))
        if len(pair) != 2 or any(name not in BOTS for name in pair):
            parser.error(f"no pair {text!r}: write two of {', '.join(BOTS)} with a colon between")
        one = partial(play, pair=pair, seed=options.seed, budget=budget)
        if options.jobs > 1:
            with ProcessPoolExecutor(options.jobs) as pool:
                matches = list(pool.map(one, range(options.games)))
        else:
            matches = [one(number) for number in range(options.games)]
        wins = sum(match.won == 1 for match in matches)
        low, high = interval(wins / len(matches), len(matches))
        found.append(
            {
                "pair": text,
                "budget": asdict(budget),
                "seed": options.seed,
                "games": len(matches),
                "wins": wins,
                "draws": sum(match.won == 0.5 for match in matches),
                "win_rate": wins / len(matches),
                "low": low,
                "high": high,
                "answers_a_game": sum(match.answers for match in matches) / len(matches),
                "seconds_an_answer": sum(match.seconds for match in matches) / sum(match.answers for match in matches),
                "longest_answer": max(match.longest for match in matches),
                "reasons": {
                    reason: sum(match.reason == reason for match in matches)
                    for reason in sorted({match.reason for match in matches})
                },
            }
        )
        if not options.json:
            last = found[-1]
            print(
                f"{text:18} {wins:4} of {len(matches)} won = {wins / len(matches):.1%} ({low:.1%} to {high:.1%}), "
                f"{last['draws']} drawn, {last['answers_a_game']:.0f} answers a game at "
                f"{last['seconds_an_answer']:.3f} s",
                flush=True,
            )
    if options.json:
        print(json.dumps(found, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
