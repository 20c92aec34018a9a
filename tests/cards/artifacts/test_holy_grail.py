"""Holy Grail: for a card from hand an achievement of its value is mine, whatever my score."""

from tests.kit import table


def test_a_card_for_an_achievement() -> None:
    t = table(
        {"yellow": "Holy Grail", "hand": "Tools, Calendar"}, {"green": "The Wheel"}, achievements="Oars, Construction"
    )
    end = t.dogma("Holy Grail", "Calendar")
    assert end.achievements(0) == {"Construction"}
    assert end.hand(0) == {"Tools"}
    assert end.bystander(t, 1)


def test_none_of_that_value() -> None:
    t = table({"yellow": "Holy Grail", "hand": "Gunpowder"}, {"green": "The Wheel"}, achievements="Oars, Construction")
    end = t.dogma("Holy Grail")
    assert end.achievements(0) == set()
    assert end.deck(4)[-1] == "Gunpowder"


def test_an_empty_hand() -> None:
    t = table({"yellow": "Holy Grail"}, {"green": "The Wheel"}, achievements="Oars")
    assert t.dogma("Holy Grail").bystander(t, 0, 1)
