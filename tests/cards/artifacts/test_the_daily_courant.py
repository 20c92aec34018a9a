"""The Daily Courant: a 6 goes back; a card as high as my top card of its color is melded and executed."""

from tests.kit import table


def test_the_value_of_my_top_card() -> None:
    t = table(
        {"yellow": "The Daily Courant", "blue": "Tools"},
        {"green": "Sailing"},
        decks={1: "Mysticism, The Wheel, Oars", 6: "Atomic Theory, Canning"},
    )
    end = t.dogma("The Daily Courant")
    assert end.deck(6) == ["Canning", "Atomic Theory"]
    assert end.pile(0, "purple") == ["Mysticism"]
    assert end.hand(0) == {"The Wheel"}
    assert end.bystander(t, 1)


def test_without_a_card_of_its_color_it_is_a_1() -> None:
    t = table(
        {"yellow": "The Daily Courant"}, {"green": "Sailing"}, decks={1: "The Wheel, Tools, Oars", 6: "Atomic Theory"}
    )
    end = t.dogma("The Daily Courant")
    assert end.pile(0, "green") == ["The Wheel"]
    assert end.hand(0) == {"Tools", "Oars"}
