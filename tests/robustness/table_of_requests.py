"""Games that stand at every kind of request there is, found by playing at random."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache

from engine.game import Game
from engine.rules.documents import FOURTH
from tests.kit import table
from tests.soak import lay_out, pick, programmed, stopped, tables

KINDS = ("action", "card", "color", "icon", "order", "player", "sentence", "value", "yes-no")
"""those that the base set asks"""
KINDS_OF_SETS = ("number", "set")
"""those that cards of further sets ask"""
RULES_OF_SETS = ("promote", "return", "seize", "showcase")
"""purposes for which the rules of further sets ask"""
MOST = 4_000
ARTIFACTS = ("base", "artifacts")


@cache
def requests(each: int = 4, edition: int = FOURTH) -> tuple[Game, ...]:
    """Games that ask: up to so many of every kind, some optional, some for several, some for cards of one value.

    Of an older edition those that come with two boards for each of its cards.
    """
    found: dict[tuple[object, ...], list[Game]] = {}
    cards = programmed(edition)
    for number in range(MOST if edition == FOURTH else 2 * len(cards)):
        dice = random.Random(number)
        game, action = lay_out(cards[number % len(cards)], dice, edition=edition, kinds=tables(edition))
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


@cache
def requests_of_sets() -> tuple[Game, ...]:
    """Games with further sets that ask: every kind that only their cards ask, and whatever their rules ask."""
    of_rules = (
        table({"blue": "Tools", "hand": "Calendar", "forecast": "Pottery, Mathematics"}, {}, sets=("base", "echoes")),
        table({"red": "Archery", "hand": "Oars"}, {"museums": "Priest-King, Museum 1"}, sets=ARTIFACTS),
        table({}, {"display": "Priest-King"}, sets=ARTIFACTS, taken=1),
        table(
            {"museums": "Holmegaard Bows, Museum 1, Pavlovian Tusk, Museum 2"},
            {"display": "Holy Grail", "achievements": "Museum 4, Museum 5"},
            sets=ARTIFACTS,
            taken=1,
        ),
    )
    answers: tuple[tuple[str | tuple[()], ...], ...] = (("meld Calendar",), ("meld Oars",), ("draw",), ("draw", ()))
    found = [each.play(*answer, idle=False).game for each, answer in zip(of_rules, answers, strict=True)]
    found += [_asking(kind) for kind in KINDS_OF_SETS]
    return tuple(found)


def _asking(kind: str) -> Game:
    """Return a game in which a card of Artifacts asks for something of a kind."""
    cards = [card for card in programmed(FOURTH, ARTIFACTS) if card.set == "artifacts"]
    for number in range(MOST):
        dice = random.Random(number)
        game, answer = lay_out(cards[number % len(cards)], dice, kinds=tables(FOURTH, ARTIFACTS), sets=ARTIFACTS)
        played: str | tuple[int, ...] = answer
        while True:
            try:
                game.play(played)
            except stopped(game.machine):
                break
            request = game.request
            if request is None or request.purpose == "turn":
                break
            if request.kind == kind:
                return game
            played = pick(game, dice)
    msg = f"no card asks for a {kind}"
    raise AssertionError(msg)


def _are_all(found: Iterable[tuple[object, ...]]) -> bool:
    """Whether every kind is there, and cards of one value are asked for somewhere."""
    shapes = list(found)
    return {shape[0] for shape in shapes} == set(KINDS) and any(shape[3] for shape in shapes)
