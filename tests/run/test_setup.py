"""Setting up: hidden first melds, the alphabet, the achievements (4e base p. 4)."""

import pytest

from engine.game import Game
from engine.run.options import option_ids
from engine.seat.look import look
from engine.trace.events import Chosen
from engine.trace.recorder import Level


def start(players: int = 2, *, edition: int = 4, seed: int = 0) -> Game:
    return Game.new([f"P{seat}" for seat in range(players)], level=Level.FULL, edition=edition, seed=seed)


@pytest.mark.parametrize(("edition", "achievements"), [(4, 10), (3, 9), (1, 9)])
def test_one_standard_achievement_an_age(edition: int, achievements: int) -> None:
    game = start(edition=edition, seed=1)
    view = look(game.machine, game.state, 0)
    assert [each.card.value for each in view.achievements] == list(range(1, achievements + 1))
    assert all(each.card.title is None for each in view.achievements)


def test_everybody_holds_two_cards_of_age_1_that_only_they_see() -> None:
    game = start(3, seed=2)
    for viewer in range(3):
        for player in look(game.machine, game.state, viewer).players:
            assert [card.value for card in player.hand] == [1, 1]
            assert all((card.title is not None) == (player.seat == viewer) for card in player.hand)


def test_first_melds_are_chosen_at_the_same_time_and_shown_together() -> None:
    game = start(seed=3)
    first = game.request.options[0]
    game.play(first)
    assert game.request.seat == 1
    assert not look(game.machine, game.state, 1).players[0].piles[0].cards
    assert game.machine.catalogue.key[first] not in option_ids(game.machine, game.state, 1)
    told = [entry.item for entry in game.take_trace() if isinstance(entry.item, Chosen)]
    assert all(choice.seen == 1 << choice.seat for choice in told)
    game.play(game.request.options[0])
    boards = [
        [card for pile in player.piles for card in pile.cards] for player in look(game.machine, game.state, 1).players
    ]
    assert [len(board) for board in boards] == [1, 1]


@pytest.mark.parametrize("edition", [4, 3, 1])
def test_the_alphabetically_first_english_title_begins_article_included(edition: int) -> None:
    for seed in range(200):
        game = start(edition=edition, seed=seed)
        titles = game.machine.catalogue.title
        chosen = []
        while game.request.purpose == "first-meld":
            chosen.append(titles[game.request.options[0]])
            game.play(game.request.options[0])
        assert game.request.seat == chosen.index(min(chosen))
        if any(title == "The Wheel" for title in chosen):
            break
    else:
        pytest.fail("no seed melds The Wheel first")
    assert min(["The Wheel", "Tools"]) == "The Wheel"


@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_players(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        start(players)


def test_the_same_seed_gives_the_same_game_and_another_does_not() -> None:
    assert start(seed=5).state == start(seed=5).state
    assert start(seed=5).state != start(seed=6).state
