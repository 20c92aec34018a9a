"""Lightning Rod: 5s are tucked, the top card of that color and another are returned, and the 6s junked."""

from tests.kit import empty, table


def test_the_top_card_of_the_tucked_color_is_returned() -> None:
    t = table(
        {"blue": "Lightning Rod", "red": "Oars"},
        {"red": "Archery", "green": "Sailing"},
        decks={5: "Coal, The Pirate Code", 6: "Canning"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Lightning Rod", "Oars")
    assert end.pile(0, "red") == ["Coal"]
    assert end.pile(1, "red") == ["The Pirate Code"]
    assert end.pile(1, "green") == ["Sailing"]
    assert end.deck(6) == []


def test_a_lone_tucked_card_is_the_top_card_itself() -> None:
    t = table(
        {"blue": "Lightning Rod"},
        {"green": "Sailing"},
        decks={5: "Coal, The Pirate Code"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Lightning Rod", "Coal")
    assert end.pile(1, "red") == []
    assert end.deck(5)[-1] == "Coal"
    assert end.deck(5)[0] == "The Pirate Code"
