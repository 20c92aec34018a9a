"""Su Song: a 3 is melded before each meld."""

from tests.kit import table


def test_one_without_a_leaf_is_returned() -> None:
    t = table({"green": "Su Song", "hand": "Oars"}, {}, decks={3: "Paper, Medicine"})
    assert t.play("meld Oars").pile(0, "green") == ["Su Song"]
    leaf = table({"green": "Su Song", "hand": "Oars"}, {}, decks={3: "Medicine"}).play("meld Oars")
    assert leaf.pile(0, "yellow") == ["Medicine"]
    assert leaf.pile(0, "red") == ["Oars"]
