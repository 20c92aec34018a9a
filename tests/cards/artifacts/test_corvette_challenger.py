"""Corvette Challenger: an 8 is tucked, its color splayed up, a card of their number scored, that deck junked."""

from tests.kit import table


def test_three_cards_of_a_color() -> None:
    t = table(
        {"blue": "Corvette Challenger", "red": "Oars, Archery"},
        {"purple": "Mysticism"},
        decks={8: "Flight", 3: "Optics, Paper"},
        achievements="",
    )
    end = t.dogma("Corvette Challenger")
    assert end.pile(0, "red") == ["Oars", "Archery", "Flight"]
    assert end.splay(0, "red") == "up"
    assert end.score(0) == {"Optics"}
    assert end.deck(3) == []
    assert end.bystander(t, 1)
