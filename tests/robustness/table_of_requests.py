"""Games that stand at every kind of request there is, found by playing at random."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache

from engine.game import Game
from tests.soak import CARDS, lay_out, pick

KINDS = ("action", "card", "color", "icon", "order", "player", "sentence", "value", "yes-no")
MOST = 4_000


@cache
def requests(each: int = 4) -> tuple[Game, ...]:
    """Games that ask: up to so many of every kind, some optional, some for several, some for cards of one value."""
    found: dict[tuple[object, ...], list[Game]] = {}
    for number in range(MOST):
        dice = random.Random(number)
        game, action = lay_out(CARDS[number % len(CARDS)], dice, nested=False)
        answer: str | tuple[int, ...] = action
        while game.result is None:
            request = game.request
            assert request is not None
            shape = (request.kind, request.optional, request.high > 1, request.same_value)
            games = found.setdefault(shape, [])
            if len(games) < each:
                games.append(game.copy())
            game.play(answer)
            if game.request is None or game.request.purpose == "turn":
                break
            answer = pick(game, dice)
        if number > 2 * len(CARDS) and _are_all(found):
            break
    assert _are_all(found)
    return tuple(game for _, games in sorted(found.items(), key=str) for game in games)


def _are_all(found: Iterable[tuple[object, ...]]) -> bool:
    """Whether every kind is there, and cards of one value are asked for somewhere."""
    shapes = list(found)
    return {shape[0] for shape in shapes} == set(KINDS) and any(shape[3] for shape in shapes)
