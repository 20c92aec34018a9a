"""Secrets and the first draw of a turn in positions, lines, saves and the explorer."""

import random
from contextlib import suppress

import pytest

from engine.explore import outcomes
from engine.game import Game
from engine.positions import PositionError, loads
from engine.run.errors import GameError
from engine.trace.recorder import Level
from tests.kit import table
from tests.positions.test_round_trips import same
from tests.soak import pick

TEXT = """
schema: innovation-position/1
sets: [base, unseen]
players:
  - name: Ann
    board: {red: [Archery, Oars], blue: [Tools]}
    safe: [Tomb, 3]
    hand: [Maze]
  - name: Bob
    safe: [2]
decks: {unseen: {1: [Dance, Silk]}, 1: [Sailing]}
turn: {action: 2, drawn: [Ann]}
"""


def test_a_position_lays_out_a_safe_decks_and_who_has_drawn() -> None:
    game = loads(TEXT).game(Level.FULL)
    m, s = game.machine, game.state
    safe = s.zones[m.zones.of("safe", 0)]
    assert [m.catalogue.title[safe[0]], m.catalogue.age[safe[1]]] == ["Tomb", 3]
    game.play("draw")
    assert m.catalogue.find("Sailing") in game.state.zones[m.zones.hand(0)], "it is not Ann's first card"
    other = loads(TEXT.replace("drawn: [Ann]", "drawn: [Bob]")).game()
    other.play("draw")
    assert m.catalogue.find("Dance") in other.state.zones[m.zones.hand(0)]


def test_it_is_written_and_read_again_as_a_file_and_as_a_line() -> None:
    game = loads(TEXT).game()
    same(game.state)
    game.play("draw")
    assert Game.load(game.save()).state == game.state


@pytest.mark.parametrize("players", [2, 6])
def test_positions_of_whole_games(players: int) -> None:
    chance = random.Random(players)
    game = Game.new([f"P{seat}" for seat in range(players)], sets=("base", "unseen"), seed=players)
    looked = 0
    for step in range(250):
        if game.request is None:
            break
        if game.request.purpose == "turn" and not step % 5:
            same(game.state)
            looked += 1
        with suppress(GameError):  # some cards have no program yet
            game.play(pick(game, chance))
    assert looked > 8


def test_nobody_is_named_twice_among_those_who_have_drawn() -> None:
    with pytest.raises(PositionError, match="Ann is named twice"):
        loads(TEXT.replace("drawn: [Ann]", "drawn: [Ann, 1]"))


def test_the_explorer_knows_from_which_deck_a_draw_is_and_not_which_card() -> None:
    """The Unseen 1s that the seat does not know, and no base card."""
    further = {("unseen", 1): "Tomb, Maze"}
    t = table({"red": "Archery"}, {}, further_decks=further)
    found = outcomes(t.game, t.game.parse("draw"), seat=0)
    assert found.known
    assert found.leaves == 15
    drawn = {card for end in found.end_states() for card in end.zones[t.m.zones.hand(0)]}
    assert {t.m.catalogue.back[card] for card in drawn} == {("unseen", 1)}
