"""How many ways there are: for comparing one version of the engine with another."""

from __future__ import annotations

from engine.explore.answers import answers
from engine.game import Game
from engine.run.errors import EndlessError


def perft(game: Game, depth: int) -> int:
    """Return how many ways of answering the next ``depth`` questions there are (the game's cards known)."""
    return sum(divide(game, depth).values()) if depth else 1


def divide(game: Game, depth: int) -> dict[tuple[int, ...], int]:
    """Return the branch count of each answer to the first question: where two counts differ, look there.

    An answer after which the action would go on without end is refused in play, and left out here.
    """
    request = game.request
    if request is None or depth == 0:
        return {(): 1}
    found: dict[tuple[int, ...], int] = {}
    for picked in answers(game.machine, game.state):
        branch = game.copy()
        try:
            branch._apply(picked)  # noqa: SLF001 (every answer of answers() is legal)
        except EndlessError:
            continue
        found[picked] = perft(branch, depth - 1) if branch.request is not None else 1
    return found
