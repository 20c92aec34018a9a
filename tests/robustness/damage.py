"""Ways to damage a save: as data, at random, keeping it JSON.

``python -m tests.robustness.damage 20000 --seed 1`` forges that many saves (changed, and given a checksum that fits)
and plays each that is accepted to the end; it prints how many were refused, and whatever broke. ``--set`` names further
sets, with commas between, that the saved games are played with; with Figures half of them are saved while a karma runs.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from typing import Any

from engine.cards.facts import EDITIONS
from engine.cards.sets import BASE
from engine.game import Game
from engine.lang.terms import EffectKind
from engine.query.running import awaited
from engine.rules.documents import FOURTH
from engine.run.errors import SaveError
from engine.saves.write import seal
from tests.soak import pick, tables

TABLES: tuple[tuple[int, tuple[int, ...] | None], ...] = ((2, None), (3, None), (4, None), (4, (0, 1, 0, 1)))
STRANGE: tuple[Any, ...] = (
    None,
    0,
    1,
    -1,
    3,
    10**9,
    "x",
    [],
    [0],
    [1, 2],
    {},
    True,
    1.5,
    -(10**30),
    [[1]],
    "\x00",
    "win-score",
)


NAMES = ("hand:0", "oars", "writing tools", "empire", "left", "next_seat", "lock", "writing/0", "shares", "red", "none")
"""names that some part of a save may hold, or none"""
ENDLESS = 20_000
"""decisions after which a game is taken for endless"""


@cache
def of_sets(sets: tuple[str, ...], number: int = 16) -> tuple[str, ...]:
    """Saves of games with further sets, in the middle of an effect; with Figures every other while a karma runs."""
    found: list[str] = []
    kinds = [kind for kind in tables(FOURTH, sets) if kind[0] <= 4]
    for seed in range(10 * number):
        dice = random.Random(seed)
        players, teams = kinds[seed % len(kinds)]
        game = Game.new([f"P{seat}" for seat in range(players)], teams=teams, seed=seed, sets=sets)
        stop, karma = dice.randint(20, 150), len(found) % 2 and "figures" in sets
        for played in range(400):
            if game.result is not None or (played > stop and _is_there(game, karma=bool(karma))):
                break
            game.play(pick(game, dice))
        if game.result is None and _is_there(game, karma=bool(karma)):
            found.append(game.save())
        if len(found) == number:
            break
    return tuple(found)


def _is_there(game: Game, *, karma: bool) -> bool:
    """Return whether a game is in the middle of an effect, or, if that is wanted, of a karma."""
    if not karma:
        return awaited(game.state) is not None
    codes = [game.machine.codes.get(frame.program) for frame in game.state.frames]
    return any(code is not None and code.kind is EffectKind.KARMA for code in codes)


@cache
def some(number: int = 24, older: int = 4) -> tuple[str, ...]:
    """Saves of games under way, most of them in the middle of an effect; last some ``older`` of each older edition."""
    found = []
    editions = [FOURTH] * number + [edition for edition in EDITIONS if edition != FOURTH for _ in range(older)]
    for seed, edition in enumerate(editions):
        dice = random.Random(seed)
        players, teams = TABLES[seed % len(TABLES)]
        game = Game.new([f"P{seat}" for seat in range(players)], edition=edition, teams=teams, seed=seed)
        stop, played = dice.randint(0, 150) if seed % 6 else 0, 0
        while (
            game.result is None
            and seed % 6
            and (played < stop or (awaited(game.state) is None and dice.random() > 0.05))
        ):
            game.play(pick(game, dice))
            played += 1
        found.append(game.save())
    return tuple(found)


def paths(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The place of everything inside a JSON value."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inside:
        yield (*at, key)
        yield from paths(each, (*at, key))


def change(data: Any, dice: random.Random) -> tuple[Any, ...]:
    """Change one thing somewhere inside; return where."""
    keys = [key for key in data if key not in ("schema", "sum", "programs")]
    key = dice.choice([*keys, *[key for key in ("frames", "request") if key in data] * 4])
    places = [(key, *path) for path in paths(data[key])] or [(key,)]
    place = dice.choice(places)
    holder = data
    for step in place[:-1]:
        holder = holder[step]
    value = holder[place[-1]]
    if isinstance(value, int) and dice.random() < 0.5:
        holder[place[-1]] = value + dice.choice((-2, -1, 1, 2, 5, 100))
    elif isinstance(value, str) and dice.random() < 0.5:
        words = value.split(" ")
        at = dice.randrange(len(words))
        dice.choice((lambda: words.pop(at), lambda: words.append(words[at]), lambda: dice.shuffle(words)))()
        holder[place[-1]] = " ".join(words)
    elif isinstance(value, str) and dice.random() < 0.7:
        holder[place[-1]] = dice.choice(NAMES)
    elif isinstance(value, list) and value and dice.random() < 0.5:
        at = dice.randrange(len(value))
        dice.choice((lambda: value.pop(at), lambda: value.append(value[at]), lambda: dice.shuffle(value)))()
    else:
        holder[place[-1]] = deepcopy(dice.choice(STRANGE))
    return place


def resealed(data: dict[str, Any]) -> str:
    """The save with a checksum that fits, as somebody would make it who means harm."""
    return seal({key: value for key, value in data.items() if key != "sum"})


def forge_and_play(dice: random.Random, sets: tuple[str, ...] = (BASE,)) -> bool:
    """Forge a save, of a game with some sets; return whether it was accepted, in which case it was played to the end.

    Raises:
        Exception: whatever a save that was accepted breaks.
    """
    data = json.loads(dice.choice(some() if sets == (BASE,) else of_sets(sets)))
    for _ in range(dice.choice((1, 1, 2))):
        change(data, dice)
    try:
        game = Game.load(resealed(data))
    except SaveError:
        return False
    game.run()
    for _ in range(ENDLESS):
        if game.result is not None:
            return True
        game.play(pick(game, dice))
    msg = "a forged save goes on for ever"
    raise AssertionError(msg)


def main(number: int, seed: int, sets: tuple[str, ...] = (BASE,)) -> int:
    """Forge so many saves; return how many broke something."""
    found: Counter[str] = Counter()
    for each in range(seed, seed + number):
        try:
            accepted = forge_and_play(random.Random(each), sets)
            found["accepted and played to the end" if accepted else "refused by name"] += 1
        except Exception as error:  # noqa: BLE001 (whatever breaks is told, with the seed that shows it)
            found["broken"] += 1
            print(f"seed {each}: {error!r:.200}")
    print(f"{number} forged saves from seed {seed}: {dict(found)}")
    return found["broken"]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("number", type=int, nargs="?", default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--set", default="", help="further sets of the saved games, with commas between")
    options = parser.parse_args()
    sys.exit(bool(main(options.number, options.seed, (BASE, *filter(None, options.set.split(","))))))
