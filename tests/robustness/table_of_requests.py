"""Games that stand at every kind of request there is, found by playing at random."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache

from engine.game import Game
from engine.rules.documents import FOURTH
from tests.soak import lay_out, pick, programmed, stopped, tables

KINDS = ("action", "card", "color", "icon", "order", "player", "sentence", "value", "yes-no")
"""those that the base set asks"""
MOST = 4_000


@cache
def requests(each: int = 4, edition: int = FOURTH) -> tuple[Game, ...]:
    """Games that ask: up to so many of every kind, some optional, some for several, some for cards of one value.

    Of an older edition those that come with two boards for each of its cards.
    """
    found: dict[tuple[object, ...], list[Game]] = {}
    cards = programmed(edition)
    for number in range(MOST if edition == FOURTH else 2 * len(cards)):
        dice = random.Random(number)
        game, action = lay_out(cards[number % len(cards)], dice, nested=False, edition=edition, kinds=tables(edition))
        answer: str | tuple[int, ...] = action
        while game.result is None:
            request = game.request
            assert request is not None
            shape = (request.kind, request.optional, request.high > 1, request.together)
            games = found.setdefault(shape, [])
            if len(games) < each:
                games.append(game.copy())
            try:
                game.play(answer)
            except stopped(game.machine):
                break
            if game.request is None or game.request.purpose == "turn":
                break
            answer = pick(game, dice)
        if number > 2 * len(cards) and _are_all(found):
            break
    assert edition != FOURTH or _are_all(found)
    return tuple(game for _, games in sorted(found.items(), key=str) for game in games)


def _are_all(found: Iterable[tuple[object, ...]]) -> bool:
    """Whether every kind is there, and cards of one value are asked for somewhere."""
    shapes = list(found)
    return {shape[0] for shape in shapes} == set(KINDS) and any(shape[3] for shape in shapes)
