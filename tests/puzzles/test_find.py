"""The finder: what it finds is proven, is the same for the same games and seed, and reads back as it was found."""

from itertools import islice

import pytest

from engine.positions import loads, verify
from engine.puzzles import faults
from engine.puzzles import find as search
from engine.puzzles.find import MOST_KNOWN, MOST_LEFT, PLAYER, find, known_of_decks, opened_hands
from engine.puzzles.prove import hidden_hands
from engine.puzzles.write import to_yaml
from engine.workers import Workers

SEED, GAMES, SOME = 100, 3, 2


def test_what_is_found_is_a_puzzle_that_holds() -> None:
    found = list(islice(find(GAMES, SEED), SOME))
    assert len(found) == SOME
    for each in found:
        text = to_yaml(each, "found", "here")
        assert text.startswith("# here\n")
        position = loads(text)
        assert position.game().state == each.game.state
        assert not verify(position)
        assert not faults(position)
        assert len(each.proof.right) == 1
        assert sum(map(len, known_of_decks(each.game.machine, each.game.state).values())) <= MOST_KNOWN
        cards = [card for card, zone in enumerate(each.game.state.where) if zone >= 0]
        boards = sum(
            each.game.machine.zones.kind_of[each.game.state.where[card]].word in ("board", "hand") for card in cards
        )
        assert boards <= MOST_LEFT
        assert position.question is not None
        assert position.question.uk != position.question.en
    again = list(islice(find(GAMES, SEED), SOME))
    assert [to_yaml(each, "x") for each in again] == [to_yaml(each, "x") for each in found]


def test_a_theme_and_the_progress() -> None:
    played: list[int] = []
    assert {each.goal.theme for each in find(1, SEED, ["card"], progress=played.append)} <= {"card"}
    assert played == [1]


def test_the_player_is_shown_all_hands() -> None:
    from engine.game import Game

    game = Game.new(("You", "Ben"), seed=1)
    assert hidden_hands(game.machine, game.state, PLAYER)
    assert not hidden_hands(game.machine, opened_hands(game), PLAYER)


def test_two_workers_find_the_same_in_the_same_order(monkeypatch: pytest.MonkeyPatch) -> None:
    some = list(islice(search.positions(1, 24, ["special"]), 3))
    monkeypatch.setattr(search, "positions", lambda *_: iter(some))

    def texts(workers: Workers) -> list[str]:
        return [to_yaml(each, "x") for each in find(1, 24, ["special"], workers=workers)]

    with Workers.processes(2) as two:
        found = texts(two)
    assert len(found) == 1
    assert found == texts(Workers())
