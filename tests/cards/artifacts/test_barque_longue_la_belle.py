"""Barque-Longue La Belle: 5s are melded up to the first green one."""

from tests.kit import table


def test_up_to_a_green_card() -> None:
    t = table(
        {"green": "Barque-Longue La Belle"},
        {"yellow": "Agriculture"},
        decks={5: "Physics, Astronomy, Chemistry, Banking, Coal"},
    )
    end = t.dogma("Barque-Longue La Belle")
    assert end.pile(0, "blue") == ["Chemistry", "Physics"]
    assert end.pile(0, "purple") == ["Astronomy"]
    assert end.pile(0, "green") == ["Banking", "Barque-Longue La Belle"]
    assert end.deck(5) == ["Coal"]
    assert end.bystander(t, 1)


def test_a_green_card_at_once() -> None:
    t = table({"green": "Barque-Longue La Belle"}, {"yellow": "Agriculture"}, decks={5: "Measurement, Coal"})
    assert t.dogma("Barque-Longue La Belle").deck(5) == ["Coal"]
