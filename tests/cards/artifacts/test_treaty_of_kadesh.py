"""Treaty of Kadesh: who would share returns every top card that demands; then one that is not blue is scored."""

from tests.kit import table


def test_each_color_and_cards_that_compel_too() -> None:
    """A compel effect is a demand for all purposes (Ultimate p. 27)."""
    t = table(
        {"blue": "Treaty of Kadesh", "red": "Archery, Metalworking", "green": "Compass"},
        {"red": "Construction", "purple": "Monotheism", "green": "The Wheel", "yellow": "Terracotta Army"},
    )
    end = t.dogma("Treaty of Kadesh", "Construction", "Archery")
    assert end.pile(1, "red") == end.pile(1, "purple") == end.pile(1, "yellow") == []
    assert end.pile(1, "green") == ["The Wheel"]
    assert end.score(0) == {"Archery"}
    assert end.deck(2, "artifacts")[-1] == "Terracotta Army"


def test_itself_is_blue_and_nobody_is_compelled() -> None:
    t = table({"blue": "Treaty of Kadesh", "red": "Oars"}, {"red": "Gunpowder"})
    end = t.dogma("Treaty of Kadesh")
    assert end.score(0) == {"Oars"}
    assert end.bystander(t, 1)
