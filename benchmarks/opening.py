"""What the largest tables cost to open, against an empty one: processor time and memory.

``python benchmarks/opening.py [--games 300] [--bots]``. Every table is opened and shown in a process of its own, a copy
of this one that has opened a table already, so that neither imports nor words are counted. With ``--bots`` each bot
also answers once at some of them. A table that costs more than ``SECONDS`` or ``MEGABYTES`` beyond the empty one is
named, and the command then ends with an error. Where processes cannot be copied (Windows) it does not run.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import resource
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import NamedTuple

# This file's folder comes first on the path, and holds names of modules that it measures.
sys.path[0] = str(Path(__file__).parents[1])

from benchmarks.engine import pick  # noqa: E402
from benchmarks.kernel import shown  # noqa: E402
from engine.bots import BOTS, Budget, bot  # noqa: E402
from engine.explore import Change, outcomes  # noqa: E402
from engine.game import Game  # noqa: E402
from engine.lang.terms import Color, Icon  # noqa: E402
from engine.run import actions  # noqa: E402
from engine.run.errors import GameError  # noqa: E402
from tests.kit import table  # noqa: E402
from tutor.session import Session  # noqa: E402

SECONDS, MEGABYTES = 1.0, 200.0
"""what a table may cost beyond an empty one"""
HANDS = (12, 18, 30, 60, 104)
MANY = ("Currency", "Masonry", "Democracy", "Suburbia", "Antibiotics")
"""cards that let any number of cards be chosen, or up to three"""
TRIED_LONG = ("Services", "Statistics")
"""cards that ask others for a choice which comes to nothing at an empty table"""
THOUGHT_OVER = ("any number of cards", "how many of them", "five players, all cards")
"""kinds of tables at which bots answer too"""
OPENED = "opened"
LIMIT = 2_000
"""states that ``outcomes`` may try"""


class Cost(NamedTuple):
    """What one act cost."""

    seconds: float
    megabytes: float
    told: int
    """Dogmas of which it is told that there are too many ways"""


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def cost(act: Callable[[], int]) -> Cost:
    """Do something in a copy of this process."""
    context = multiprocessing.get_context("fork")
    receive, send = context.Pipe(duplex=False)

    def run() -> None:
        before, began = _peak(), time.process_time()
        told = act()
        send.send((time.process_time() - began, _peak() - before, told))

    process = context.Process(target=run)
    process.start()
    send.close()
    try:
        return Cost(*receive.recv())
    except EOFError:
        return Cost(float("inf"), float("inf"), 0)  # the process came to no end
    finally:
        process.join()


def opened(game: Game) -> int:
    """Open a table and show it."""
    app = shown(Session(game, viewer=0))
    request = game.request
    if request is None or request.kind != "action":
        return 0
    return sum(app.step_view.trials.of(option) is Change.TOO_MANY for option in request.options)


def explored(game: Game) -> int:
    """Look for all outcomes of every Dogma that is offered."""
    request = game.request
    if request is not None and request.kind == "action":
        for option in request.options:
            if actions.split(game.machine, option)[0].executes:
                outcomes(game, (option,), seat=0, limit=LIMIT)
    return 0


def answered(game: Game, thinker: str) -> int:
    """Let a bot answer."""
    if game.request is not None:
        bot(thinker, seed=1, budget=Budget(answers=4)).answer(game)
    return 0


def on_top(title: str, hand: int, score: int) -> Game:
    """Return a game of two with one card on the board, and so many others in hand and score pile."""
    catalogue = table({}, {}).m.catalogue
    card = catalogue.find(title)
    others = [catalogue.title[each.id] for each in catalogue.cards if each.id != card]
    random.Random(1).shuffle(others)
    lying = {"hand": ", ".join(others[:hand]), "score": ", ".join(others[hand : hand + score])}
    return table({Color(catalogue.color[card]).word: title, **lying}, {}, achievements="").game


def castles(hand: int) -> Game:
    """Return the same for Masonry, with as many castle cards as there are in hand."""
    m = table({}, {}).m
    found = sorted(card.title for card in m.catalogue.cards if Icon.AUTHORITY in card.icons and card.title != "Masonry")
    return table({"yellow": "Masonry", "hand": ", ".join(found[:hand])}, {}, achievements="").game


def dealt(seed: int, *, boards: float) -> Game:
    """Return a game of five in which every card lies on a board, in a hand or in a score pile."""
    m, dice = table({}, {}).m, random.Random(seed)
    lying: list[dict[str, list[str]]] = [{} for _ in range(5)]
    for card in m.catalogue.cards:
        zone = Color(m.catalogue.color[card.id]).word if dice.random() < boards else dice.choice(("hand", "score"))
        dice.choice(lying).setdefault(zone, []).append(m.catalogue.title[card.id])
    seats = [{zone: ", ".join(titles) for zone, titles in each.items()} for each in lying]
    return table(*seats, achievements="").game


def after(title: str, hand: int, score: int) -> Game:
    """Return the same at the first question of the Dogma, or before it where it cannot be played."""
    game = on_top(title, hand, score)
    with suppress(GameError):
        game.play(f"dogma {title}")
    return game


def alone(title: str) -> Game:
    """Return a game of four with nothing but one card on a board."""
    m = table({}, {}).m
    return table({Color(m.catalogue.color[m.catalogue.find(title)]).word: title}, {}, {}, {}).game


def tables(games: int) -> Iterator[tuple[str, str, Callable[[], Game]]]:
    """Yield (kind, name, what makes it) of every table."""
    titles = [card.title for card in table({}, {}).m.catalogue.cards]
    for title in MANY:
        for hand in HANDS:
            yield "any number of cards", f"{title}, hand of {hand}", partial(on_top, title, hand, 0)
    for hand in (16, 17, 30):
        yield "any number of cards", f"Masonry, {hand} castle cards", partial(castles, hand)
    for title in MANY:
        yield "how many of them", f"{title}, hand of 104", partial(after, title, 104, 0)
    for title in titles:
        yield "every card, 104 in hand", title, partial(on_top, title, 104, 0)
    for title in titles:
        yield "every card, 52 in hand, 52 scored", title, partial(on_top, title, 52, 52)
    for title in titles:
        yield "its first question", title, partial(after, title, 52, 52)
    for title in TRIED_LONG:
        yield "chosen for nothing by four", title, partial(alone, title)
    for seed in range(20):
        yield "five players, all cards", f"seed {seed}", partial(dealt, seed, boards=(0.2, 0.5, 0.9)[seed % 3])
    for seed in range(games):
        yield "random games", f"seed {seed}", partial(played, seed)


def played(seed: int) -> Game:
    """Return a random game somewhere on its way."""
    dice = random.Random(seed)
    game = Game.new(("Ann", "Ben", "Cy", "Di", "Eve")[: 2 + seed % 4], seed=seed)
    for _ in range(dice.randrange(400)):
        before = game.copy()
        game.play(pick(game, dice))
        if game.request is None:
            return before
    return game


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bots", action="store_true")
    given = parser.parse_args()
    empty = table({}, {}).game
    opened(empty)
    least = cost(partial(opened, empty))
    print(f"an empty table: {least.seconds:.3f} s, {least.megabytes:.0f} MB; the others beyond it")
    acts: dict[str, Callable[[Game], int]] = {OPENED: opened, f"outcomes, {LIMIT:,} states a Dogma": explored}
    if given.bots:
        acts |= {name: partial(answered, thinker=name) for name in BOTS}
    broken = 0
    for kind, group in groupby(tables(given.games), key=itemgetter(0)):
        found: dict[str, list[tuple[Cost, str]]] = {}
        for _, name, make in group:
            game = make()
            for act, do in acts.items():
                if act not in BOTS or kind in THOUGHT_OVER:
                    found.setdefault(act, []).append((cost(partial(do, game)), name))
        for act, costs in found.items():
            print(f"{kind}, {act}: {summary(costs, least if act == OPENED else Cost(0, 0, 0))}", flush=True)
        for each, name in found[OPENED]:
            if each.seconds - least.seconds > SECONDS or each.megabytes - least.megabytes > MEGABYTES:
                print(f"  too much: {name}: {each.seconds:.2f} s, {each.megabytes:.0f} MB")
                broken += 1
    return broken > 0


def summary(costs: Sequence[tuple[Cost, str]], least: Cost) -> str:
    """Return the median and the largest of some costs beyond the least."""
    slow, large = max(costs), max(costs, key=lambda each: each[0].megabytes)
    median = statistics.median(each.seconds for each, _ in costs) - least.seconds
    return (
        f"{len(costs)} tables, median {median:.2f} s, most {slow[0].seconds - least.seconds:.2f} s ({slow[1]}), "
        f"{large[0].megabytes - least.megabytes:.0f} MB ({large[1]}); too many ways: {sum(c.told for c, _ in costs)}"
    )


if __name__ == "__main__":
    sys.exit(main())
