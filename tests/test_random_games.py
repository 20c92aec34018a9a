"""Whole games by random legal answers: no broken invariant, no dead end. The long run is ``tests/soak.py``."""

import pytest

from engine.cards.facts import EDITIONS
from engine.game import Game
from engine.rules.documents import FOURTH
from tests.soak import TABLES, play, subsets, tables

OLDER = [edition for edition in EDITIONS if edition != FOURTH]
ALL = [pytest.param(edition, *table, id=f"{edition}-{table}") for edition in EDITIONS for table in tables(edition)]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("edition", "players", "teams"), ALL)
def test_a_random_game_keeps_every_invariant(
    edition: int, players: int, teams: tuple[int, ...] | None, seed: int
) -> None:
    played = play(seed, players, teams, edition=edition)
    assert played.result is not None
    assert played.decisions > 20


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_that_goes_on_from_its_saves_ends_as_it_would_have(edition: int, seed: int) -> None:
    players, teams = tables(edition)[seed]
    assert play(seed, players, teams, edition=edition, saves_every=7) == play(seed, players, teams, edition=edition)


def test_the_tables_are_those_that_an_edition_is_for() -> None:
    assert tables(FOURTH) == TABLES
    for edition in OLDER:
        assert tables(edition) == ((2, None), (3, None), (4, None), (4, (0, 1, 0, 1)))
        for players, teams in set(TABLES) - set(tables(edition)):
            with pytest.raises(ValueError, match=f"in edition {edition}"):
                Game.new("ABCDE"[:players], edition=edition, teams=teams)


FIGURES = ("base", "figures")
EVERY_SET = ("base", "unseen", "cities", "echoes", "artifacts", "figures")
LARGEST = [table for table in tables(FOURTH, EVERY_SET) if table[0] in (2, 10)]


@pytest.mark.parametrize(("players", "teams"), tables(FOURTH, FIGURES))
def test_a_random_game_with_figures_keeps_every_invariant(players: int, teams: tuple[int, ...] | None) -> None:
    played = play(players, players, teams, sets=FIGURES)
    assert played.result is not None


def test_figures_play_with_all_other_sets_from_two_to_ten_players() -> None:
    assert len(LARGEST) == 3
    for players, teams in LARGEST:
        assert play(1, players, teams, sets=EVERY_SET).result is not None


def test_a_game_with_figures_that_goes_on_from_its_saves_ends_as_it_would_have() -> None:
    assert play(3, 3, sets=FIGURES, saves_every=7) == play(3, 3, sets=FIGURES)


def test_every_choice_of_further_sets_is_among_the_subsets() -> None:
    chosen = subsets()
    assert len(chosen) == len(set(chosen)) == 32
    assert {*chosen[-1]} == {*EVERY_SET} - {"base"}
