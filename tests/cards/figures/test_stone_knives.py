"""Stone Knives: a 0 drawn, shown and returned; the top card of its color comes over. A 1 with Skinning on top."""

from tests.kit import table


def test_the_top_card_of_the_color_drawn_comes_to_the_demander() -> None:
    t = table({"red": "Stone Knives"}, {"blue": "Tools, Writing", "green": "Sailing"}, decks={0: "Knots, Hunting"})
    end = t.dogma("Stone Knives")
    assert end.deck(0) == ["Hunting", "Knots"]
    assert end.pile(0, "blue") == ["Tools"]
    assert end.pile(1, "blue") == ["Writing"]
    assert end.hand(1) == set()


def test_without_that_color_nothing_comes() -> None:
    t = table({"red": "Stone Knives"}, {"green": "Sailing"}, decks={0: "Knots"})
    end = t.dogma("Stone Knives")
    assert end.pile(1, "green") == ["Sailing"]
    assert end.deck(0) == ["Knots"]
    assert end.hand(0) == set()


def test_with_skinning_on_top_a_1_is_drawn() -> None:
    t = table({"red": "Stone Knives", "yellow": "Skinning"}, {}, decks={0: "Knots", 1: "Oars"})
    assert t.dogma("Stone Knives").hand(0) == {"Oars"}


def test_a_covered_skinning_and_one_of_another_do_not_count() -> None:
    t = table({"red": "Stone Knives", "yellow": "Masonry, Skinning"}, {}, decks={0: "Knots"})
    assert t.dogma("Stone Knives").hand(0) == set()
    other = table({"red": "Stone Knives"}, {"yellow": "Skinning"}, decks={0: "Knots"})
    assert other.dogma("Stone Knives").hand(0) == set()


def test_who_shares_may_have_skinning_too() -> None:
    t = table(
        {"red": "Stone Knives"}, {"yellow": "Skinning", "red": "Archery", "purple": "City States"}, decks={1: "Oars"}
    )
    end = t.dogma("Stone Knives")
    assert end.hand(1) == {"Oars"}
    assert end.pile(1, "yellow") == ["Skinning"]
