"""Sibidu Needle: 1s are scored while my top card of their color is a 1, too."""

from tests.kit import table


def test_while_color_and_value_match() -> None:
    t = table(
        {"blue": "Sibidu Needle", "red": "Construction"},
        {"green": "Sailing"},
        decks={1: "Tools, Pottery, Oars, Archery"},
    )
    end = t.dogma("Sibidu Needle")
    assert end.score(0) == {"Tools", "Pottery"}
    assert end.hand(0) == {"Oars"}
    assert end.bystander(t, 1)


def test_another_color_is_kept() -> None:
    t = table({"blue": "Sibidu Needle"}, {"green": "Sailing"}, decks={1: "Oars, Tools"})
    end = t.dogma("Sibidu Needle")
    assert (end.score(0), end.hand(0)) == (set(), {"Oars"})


def test_the_value_of_the_card_drawn_counts() -> None:
    """With the 1s gone a 2 is drawn, and the top blue card is a 1."""
    t = table({"blue": "Sibidu Needle"}, {"green": "Sailing"}, decks={1: "", 2: "Calendar, Mathematics"})
    end = t.dogma("Sibidu Needle")
    assert (end.score(0), end.hand(0)) == (set(), {"Calendar"})
