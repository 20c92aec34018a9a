"""Sneferu: a 2 is tucked before each meld."""

from tests.kit import table


def test_one_with_a_castle_stays() -> None:
    t = table({"yellow": "Sneferu", "hand": "Oars"}, {}, decks={2: "Construction"})
    end = t.play("meld Oars")
    assert end.pile(0, "red") == ["Oars", "Construction"]


def test_one_without_is_returned() -> None:
    t = table({"yellow": "Sneferu", "hand": "Oars"}, {}, decks={2: "Calendar"})
    end = t.play("meld Oars")
    assert end.pile(0, "blue") == []
    assert end.deck(2) == ["Calendar"]
