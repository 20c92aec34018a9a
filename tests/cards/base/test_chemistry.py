"""Chemistry: perhaps splay blue right; score one higher than your highest top card, then return a score card."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_one_higher_than_the_highest_top_card_and_then_any_score_card_goes_back() -> None:
    """IFD-09: the second effect is no offer."""
    t = table(
        {"blue": "Chemistry", "green": "Measurement", "score": "Coal, Services"},
        {"red": "Fission", "score": "Tools"},
        decks={5: "Physics", 6: "Canning, Democracy"},
    )
    asking = t.play("dogma Chemistry", idle=False)
    assert set(asking.options()) == {"coal", "services", "canning"}
    assert asking.refuses(())
    end = asking.play("Coal")
    assert end.score(0) == {"Services", "Canning"}
    assert end.deck(5) == ["Physics", "Coal"]
    assert end.hand(0) == set()
    assert end.bystander(t, 1)


def test_a_covered_card_does_not_count_and_the_new_card_may_be_the_one_returned() -> None:
    t = table({"blue": "Chemistry, Rocketry < up"}, {}, decks={6: "Canning, Democracy"})
    end = t.dogma("Chemistry", NONE)
    assert end.score(0) == set()
    assert end.deck(6) == ["Democracy", "Canning"]


@pytest.mark.editions(4)  # an 11
def test_above_an_11_the_game_ends_by_score() -> None:
    """DRW-19."""
    t = table(
        {"blue": "Chemistry", "green": "Hypersonics", "score": "Coal"},
        {"green": "Satellites", "score": "Services, Computers"},
    )
    assert t.dogma("Chemistry").winners == (1,)


@pytest.mark.editions(3, 1)  # the last age is 10
def test_above_a_10_the_game_ends_by_score() -> None:
    board = {"blue": "Chemistry", "score": "Coal"}
    other = {"green": "Satellites", "score": "Services, Computers"}
    assert table({**board, "green": "Databases"}, other).dogma("Chemistry").winners == (1,)
    below = table({**board, "green": "Collaboration"}, other, decks={10: "Robotics"}).dogma("Chemistry", "Coal")
    assert below.winners is None
    assert below.score(0) == {"Robotics"}


def test_blue_may_be_splayed_right() -> None:
    t = table(
        {"blue": "Chemistry, Tools", "red": "Oars, Archery"},
        {"blue": "Pottery, Writing"},
        decks={6: "Canning, Democracy"},
    )
    asking = t.play("dogma Chemistry", idle=False)
    assert asking.options() == ("blue",)
    end = asking.play("blue")
    assert (end.splay(0, "blue"), end.splay(0, "red")) == ("right", "none")
    assert asking.play(NONE).splay(0, "blue") == "none"
    assert end.bystander(t, 1)


def test_a_sharer_looks_at_its_own_board_and_returns_its_own_card() -> None:
    t = table(
        {"blue": "Chemistry", "score": "Tools"},
        {"red": "Explosives", "score": "Oars"},
        decks={1: "", 5: "Banking, Physics", 6: "Canning, Democracy", 8: "Flight"},
    )
    end = t.dogma("Chemistry", "Oars", "Canning")
    assert end.score(1) == {"Flight"}
    assert end.score(0) == {"Tools"}
    assert end.deck(1) == ["Oars"]
    assert end.free_draw
    assert end.hand(0) == {"Banking"}
