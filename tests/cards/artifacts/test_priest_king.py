"""Priest-King: a card is scored, and the top card of its color executed; with its demands only in my own turn."""

from tests.kit import table


def test_in_my_turn_demands_reach_all_opponents() -> None:
    t = table(
        {"green": "Priest-King", "red": "Archery", "hand": "Oars"},
        {"blue": "Physics", "hand": "Gunpowder"},
        decks={1: "Pottery, Writing, Sailing"},
        achievements="Code of Laws, Construction",
    )
    end = t.dogma("Priest-King", "achievement-2")
    assert end.score(0) == {"Oars"}
    assert end.hand(1) == {"Pottery"}
    assert end.hand(0) == {"Gunpowder"}
    assert end.available() == {1}


def test_who_shares_executes_it_without_demands() -> None:
    t = table(
        {"green": "Priest-King", "hand": "Tools"},
        {"red": "Archery", "purple": "Mysticism", "hand": "Oars"},
        decks={1: "Pottery, Writing, Sailing"},
        achievements="Code of Laws, Construction",
    )
    end = t.dogma("Priest-King", "achievement-1")
    assert (end.score(1), end.score(0)) == ({"Oars"}, {"Tools"})
    assert end.available() == {2}
    assert end.hand(0) == {"Pottery"}, "the free draw"


def test_no_top_card_of_that_color() -> None:
    t = table({"green": "Priest-King", "hand": "Oars"}, {"blue": "Physics"})
    end = t.dogma("Priest-King")
    assert end.score(0) == {"Oars"}
    assert end.bystander(t, 1)
