"""Leaves of outcome trees a second beside random decisions a second of the same run, and bytes a leaf.

``python benchmarks/explore.py [--json] [--quick]``, on three named positions. Wanted: at least half as many leaves a
second as decisions a second, and at most 1,000 bytes a leaf.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import sys
import tracemalloc
from pathlib import Path
from time import process_time

sys.path[0] = str(Path(__file__).parents[1])

from benchmarks.engine import PORTION, innovation  # noqa: E402
from engine.explore import OutcomeTree  # noqa: E402
from engine.game import Game  # noqa: E402
from engine.positions import from_line  # noqa: E402

POSITIONS = {
    "currency: any number of a hand of fourteen": (
        (
            "inn1 4e 1=Ada 1/green=currency 1/hand=agriculture,archery,calendar,canal-building,clothing,construction,"
            "domestication,engineering,feudalism,fermenting,compass,education,alchemy,philosophy 2=Ben 2/blue=tools "
            "seed=3"
        ),
        "dogma currency",
        None,
    ),
    "writing: two unknown draws, one shared": (
        "inn1 4e 1=Ada 1/blue=writing 2=Ben 2/purple=philosophy 2/blue=tools seed=3",
        "dogma writing",
        0,
    ),
    "democracy: any number of a hand of twelve": (
        (
            "inn1 4e 1=Ada 1/purple=democracy 1/hand=agriculture,archery,calendar,clothing,construction,domestication,"
            "engineering,feudalism,fermenting,compass,education,alchemy 2=Ben 2/blue=tools seed=3"
        ),
        "dogma democracy",
        None,
    ),
}
"""name: (position, answer, seat)"""


def game_of(line: str) -> Game:
    """Return the game of a position."""
    return from_line(line, "benchmark").game()


def speed(line: str, answer: str, seat: int | None, most: int) -> tuple[float, OutcomeTree]:
    """Return the seconds that it takes to try so many states, and the tree."""
    game = game_of(line)
    picked = game.parse(answer)
    began = process_time()
    tree = OutcomeTree(game, picked, seat=seat)
    tree.grow(most)
    return process_time() - began, tree


def weight(line: str, answer: str, seat: int | None, most: int) -> float:
    """Return bytes a leaf of everything that a tree holds, inner nodes included."""
    game = game_of(line)
    picked = game.parse(answer)
    OutcomeTree(game, picked, seat=seat).grow(50)  # links the programs
    gc.collect()
    tracemalloc.start()
    tree = OutcomeTree(game, picked, seat=seat)
    tree.grow(most)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / max(1, tree.leaves)


def measure(*, quick: bool) -> dict[str, dict[str, float]]:
    """Return all figures by position."""
    rounds, most = (3, 3_000) if quick else (11, 12_000)
    innovation(PORTION, 99)
    found: dict[str, dict[str, float]] = {}
    for name, (line, answer, seat) in POSITIONS.items():
        speed(line, answer, seat, 200)
        ratios, leaves = [], []
        tree = None
        for number in range(rounds):  # turn about, so that whatever else the machine does falls on both alike
            spent, _ = innovation(PORTION * 4, number)
            seconds, tree = speed(line, answer, seat, most)
            leaves.append(tree.leaves / seconds)
            ratios.append(leaves[-1] / (PORTION * 4 / spent))
        assert tree is not None
        found[name] = {
            "leaves": tree.leaves,
            "states_tried": tree.tried,
            "complete": tree.complete,
            "leaves_per_second": statistics.median(leaves),
            "ratio_to_decisions": statistics.median(ratios),
            "bytes_a_leaf": weight(line, answer, seat, most),
        }
    return found


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--quick", action="store_true", help="a fraction of the work, for a first impression")
    options = parser.parse_args()
    found = measure(quick=options.quick)
    if options.json:
        print(json.dumps(found, indent=1))
        return 0
    for name, figures in found.items():
        print(name)
        for what, value in figures.items():
            print(f"  {what:20} {value:12.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
