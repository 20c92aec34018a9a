"""Pizza Pacaya: who would share junks the board and melds a card of each value."""

from tests.kit import table


def test_a_card_of_each_value() -> None:
    t = table({"red": "Pizza Pacaya"}, {"red": "Optics, Oars", "green": "Compass"}, {"yellow": "Masonry"})
    end = t.dogma("Pizza Pacaya")
    melded = [card for color in ("red", "yellow", "green", "blue", "purple") for card in end.pile(1, color)]
    assert len(melded) == 11
    assert end.junk() >= {"Optics", "Oars", "Compass"}
    assert end.bystander(t, 0, 2)
