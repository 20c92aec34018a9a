"""Crusader Rabbit: who would share gives the two bottom cards of each color that demands; then one is scored."""

from tests.kit import table


def test_two_bottom_cards_of_each() -> None:
    t = table(
        {"red": "Crusader Rabbit, Oars", "yellow": "Machinery"},
        {"yellow": "Medicine, Agriculture, Masonry", "purple": "Services", "blue": "Pottery, Tools"},
        decks={10: "Robotics, Databases, Software"},
    )
    end = t.dogma("Crusader Rabbit", "Machinery")
    assert end.score(0) == {"Agriculture", "Masonry", "Services", "Machinery"}
    assert end.pile(1, "blue") == ["Pottery", "Tools"]
    assert end.score(1) == {"Medicine"}
    assert end.hand(1) == {"Robotics"}


def test_itself_demands() -> None:
    """A compel effect is a demand for all purposes (Ultimate p. 27)."""
    t = table({"red": "Crusader Rabbit, Oars"}, {"green": "The Wheel"}, decks={10: "Robotics"})
    end = t.dogma("Crusader Rabbit")
    assert end.score(0) == {"Crusader Rabbit"}
    assert end.hand(0) == {"Robotics"}
    assert end.bystander(t, 1)
