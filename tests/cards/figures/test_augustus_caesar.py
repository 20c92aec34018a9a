"""Augustus Caesar: a card of the same value is drawn instead of a Dogma with a castle."""

from tests.kit import table


def test_it_is_melded_or_the_card_is_super_executed() -> None:
    t = table({"green": "Augustus Caesar", "red": "Archery"}, {}, decks={1: "Tools"})
    end = t.play("dogma Archery")
    assert end.pile(0, "blue") == ["Tools"]
    other = table({"green": "Augustus Caesar", "purple": "Mysticism"}, {}, decks={1: "Clothing, Oars"}).play(
        "dogma Mysticism"
    )
    assert "Clothing" in other.hand(0)


def test_of_any_player() -> None:
    t = table({"red": "Archery"}, {"green": "Augustus Caesar"}, decks={1: "Tools"})
    assert t.play("dogma Archery").pile(1, "blue") == ["Tools"]
