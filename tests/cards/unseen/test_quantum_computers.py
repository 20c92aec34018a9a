"""Quantum Computers: a lost flip loses the game, or costs a secret if the flip is my own."""

import pytest

from engine.explore import outcomes
from engine.model import rng
from tests.kit import Table, table


def flips(t: Table, *won: bool) -> Table:
    """Return the table with random numbers by which the next flips fall so."""
    for counter in range(1000):
        at, fallen = counter, []
        for _ in won:
            at, number = rng.step(at)
            fallen.append(bool(number & 1))
        if tuple(fallen) == won:
            t.s.rng = counter
            return t
    raise AssertionError


def laid(safe: str = "", **theirs: str) -> Table:
    return table({"blue": "Quantum Computers", "safe": safe}, {"red": "Oars", **theirs})


@pytest.mark.parametrize(("won", "winners"), [((False,), (0,)), ((True, True), None)])
def test_an_opponent_who_loses_the_flip_loses(won: tuple[bool, ...], winners: tuple[int, ...] | None) -> None:
    end = flips(laid(), *won).dogma("Quantum Computers")
    assert end.winners == winners
    assert [fact.holds for fact in end.facts("coin")] == list(won)


def test_each_lost_flip_of_mine_costs_a_secret_until_one_is_won() -> None:
    t = flips(laid("Tools, Coal, Flight"), True, False, False, True)
    end = t.dogma("Quantum Computers", "safe-of-1-1", "safe-of-1-8")
    assert end.zone("safe", 0) == {"Coal"}
    assert end.winners is None


def test_without_a_secret_left_a_lost_flip_loses() -> None:
    t = flips(laid("Tools"), True, False, False)
    assert t.dogma("Quantum Computers").winners == (1,)


def test_the_explorer_knows_no_flip_before_it_falls() -> None:
    t = flips(laid(), True, True)
    found = outcomes(t.game, t.game.parse("dogma Quantum Computers"), seat=0)
    assert not found.known


def test_a_game_copied_and_a_game_saved_flip_alike() -> None:
    """Every table is played five ways, so the flips of a copy and of a loaded save are those of the game."""
    t = flips(laid("Tools, Coal"), True, False, True)
    end = t.dogma("Quantum Computers", "safe-of-1-1")
    assert end.s.rng != t.s.rng
