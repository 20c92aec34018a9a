"""Electrum Stater of Efesos: 3s are melded while their color is new to the board; the first other one stays in hand."""

from tests.kit import table


def test_new_colors_are_melded() -> None:
    t = table(
        {"green": "Electrum Stater of Efesos"},
        {"blue": "Physics"},
        decks={3: "Engineering, Alchemy, Compass, Medicine"},
    )
    end = t.dogma("Electrum Stater of Efesos")
    assert end.pile(0, "red") == ["Engineering"]
    assert end.pile(0, "blue") == ["Alchemy"]
    assert end.hand(0) == {"Compass"}
    assert end.deck(3) == ["Medicine"]
    assert end.bystander(t, 1)


def test_a_color_that_is_there_ends_it_at_once() -> None:
    t = table({"green": "Electrum Stater of Efesos", "red": "Oars"}, {"blue": "Physics"}, decks={3: "Optics, Alchemy"})
    end = t.dogma("Electrum Stater of Efesos")
    assert end.hand(0) == {"Optics"}
    assert end.pile(0, "red") == ["Oars"]
