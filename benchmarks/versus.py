"""Two checkouts of the engine against each other, turn about: how much of the speed before is left after.

``python benchmarks/versus.py BEFORE AFTER [--rounds 5] [--decisions 8000] [--json]``, both paths of checkouts. Each
checkout runs in a process of its own, and the two take turns in short portions. A round is a pair of sums over its
portions, and the ratio is that of the pair; the median of the rounds is printed with the lowest and the highest.
Seconds are those that a process spent computing, so that other programs on the machine count little.

``decisions`` are decisions a second with tracing off, after to before: above 1 is faster. Everything else is time,
after to before: below 1 is faster. Before it is measured a process has played so long that hardly a card is executed
for the first time; importing is measured in fresh processes, with compiled files there.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

PORTION = 400
"""decisions that one side plays before it is the other's turn"""
WARM_UP = 40
"""portions before anything is measured"""
WAITING = 12
"""games that are copied and saved, each in the middle of a random game"""
EACH = {"State.copy": 60, "Game.copy": 60, "save": 5}
"""times that each of them is copied or saved in a portion"""
IMPORTS = 5
"""imports in a portion; the quickest counts"""
IMPORT = "from time import process_time as t; a = t(); import engine.game; print(t() - a)"
TRACED = {"decisions": "OFF", "full trace": "FULL"}


# --- in the process of a checkout ---------------------------------------------------------------------------


def pick(game: Any, dice: random.Random) -> tuple[int, ...]:
    """Return a random legal answer, quickly."""
    request = game.state.request
    options: tuple[int, ...] = request.options
    if not options or (request.optional and dice.random() < 0.3):
        return ()
    if getattr(request, "same_value", getattr(request, "together", "") == "same-value"):  # before and since the sets
        age = game.machine.catalogue.age
        first = dice.choice(options)
        return tuple(card for card in options if age[card] == age[first])[: request.low]
    if request.high == 1:
        return (dice.choice(options),)
    return tuple(sorted(dice.sample(options, dice.randint(request.low, request.high))))


def played(seed: int, level: Any) -> float:
    """Play random two-player games of the base set for a portion of decisions; return seconds."""
    from engine.game import Game

    dice, made, games = random.Random(seed), 0, 0
    gc.collect()
    began = process_time()
    while made < PORTION:
        game: Any = Game.new(("A", "B"), seed=seed * 1000 + games, level=level)
        games += 1
        while game.state.result is None and made < PORTION:
            made += len(game.state.request.options) > 1
            game._apply(pick(game, dice))
            if level:
                game.take_trace()
    return process_time() - began


def waiting() -> list[Any]:
    """Return random games, each one ten answers further than the one before."""
    from engine.game import Game

    found: list[Any] = []
    seed = 0
    while len(found) < WAITING:
        seed += 1
        dice, game = random.Random(seed), Game.new(("A", "B"), seed=seed)
        for _ in range(20 + 10 * len(found)):
            if game.state.result is None:
                game._apply(pick(game, dice))
        if game.state.result is None:
            found.append(game)
    return found


def spent(calls: list[Callable[[], Any]], times: int) -> float:
    """Return the seconds that all calls take, each made so many times."""
    gc.collect()
    began = process_time()
    for call in calls:
        for _ in range(times):
            call()
    return process_time() - began


def serve() -> None:
    """Measure what each line of the input names, with its seed, and print the seconds; first where the engine is."""
    import engine
    from engine.trace.recorder import Level

    for portion in range(WARM_UP):
        played(-1 - portion, Level.FULL if portion % 4 == 0 else Level.OFF)
    games = waiting()
    calls = {
        "State.copy": [game.state.copy for game in games],
        "Game.copy": [game.copy for game in games],
        "save": [game.save for game in games],
    }
    print(engine.__file__, flush=True)
    for line in sys.stdin:
        number, _, what = line.rstrip("\n").partition(" ")
        if what in TRACED:
            print(played(int(number), Level[TRACED[what]]), flush=True)
        else:
            print(spent(calls[what], EACH[what]), flush=True)


# --- the two against each other -----------------------------------------------------------------------------


class Side:
    """One checkout and the process that measures it.

    Raises:
        SystemExit: the process imports an engine of somewhere else.
    """

    def __init__(self, checkout: Path, compiled: Path) -> None:
        """Begin; compiled files go to the folder ``compiled``, whatever the environment says about them."""
        self.checkout = checkout.resolve()
        own = {"PYTHONPATH": str(self.checkout), "PYTHONHASHSEED": "0", "PYTHONPYCACHEPREFIX": str(compiled)}
        self.environment = {**os.environ, **own, "PYTHONDONTWRITEBYTECODE": ""}
        self.process = subprocess.Popen(  # noqa: S603 (it runs this file)
            [sys.executable, __file__, "--serve"],
            cwd=self.checkout,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        found = self._line()
        if not found or Path(found).resolve().parents[1] != self.checkout:
            msg = f"{checkout} has no engine to measure: imported was {found or 'nothing'}"
            raise SystemExit(msg)

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def seconds(self, what: str, seed: int) -> float:
        """Return the seconds of a portion."""
        if what == "import engine.game":
            return min(self._import() for _ in range(IMPORTS))
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seed} {what}\n")
        self.process.stdin.flush()
        return float(self._line())

    def _import(self) -> float:
        command = [sys.executable, "-c", IMPORT]
        found = subprocess.run(  # noqa: S603 (it runs an import)
            command, cwd=self.checkout, env=self.environment, check=True, stdout=subprocess.PIPE, text=True
        )
        return float(found.stdout)


def compare(before: Side, after: Side, *, rounds: int, decisions: int) -> dict[str, list[float]]:
    """Return the ratios of all rounds, by name."""
    portions = max(decisions // PORTION, 1)
    ratios: dict[str, list[float]] = {}
    for number in range(rounds):
        sums: list[dict[str, float]] = [{}, {}]
        for what in (*TRACED, *EACH, "import engine.game"):
            for portion in range(1 if what.startswith("import") else portions):
                for side, own in zip((before, after), sums, strict=True):
                    own[what] = own.get(what, 0.0) + side.seconds(what, number * portions + portion)
        old, new = sums
        for what, seconds in new.items():
            ratio = old[what] / seconds if what == "decisions" else seconds / old[what]
            ratios.setdefault(what, []).append(ratio)
        for when, own in (("before", old), ("after", new)):
            ratios.setdefault(f"full trace : off, {when}", []).append(own["full trace"] / own["decisions"])
    return ratios


def main() -> int:
    """Measure both and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("checkouts", nargs="*", type=Path, metavar="CHECKOUT", help="one before and one after")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=8_000, help="decisions that each side plays in a round")
    parser.add_argument("--json", action="store_true", help="print the ratios of all rounds as JSON")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        # This file lies beside others called like the packages that it measures, and its folder comes first.
        sys.path[0] = os.environ["PYTHONPATH"]
        serve()
        return 0
    if len(options.checkouts) != 2:
        parser.error("give two checkouts")
    with tempfile.TemporaryDirectory() as compiled:
        before, after = (Side(checkout, Path(compiled)) for checkout in options.checkouts)
        ratios = compare(before, after, rounds=options.rounds, decisions=options.decisions)
    if options.json:
        print(json.dumps(ratios, indent=1))
        return 0
    print(f"{'':26} median  lowest  highest")
    for name, values in ratios.items():
        print(f"{name:26} {statistics.median(values):6.2f}  {min(values):6.2f}  {max(values):7.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
