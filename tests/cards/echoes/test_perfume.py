"""Perfume: 1s are tucked as long as they show authority; a top card of a value not on top there changes hands."""

from tests.kit import empty, table

DECKS = {1: "Oars, Archery, Writing, Sailing"}


def test_1s_are_tucked_until_one_shows_no_authority() -> None:
    end = table({"blue": "Perfume"}, {}, decks=DECKS, further_decks=empty("echoes")).dogma("Perfume")
    assert end.pile(0, "red") == ["Oars", "Archery"]
    assert end.pile(0, "blue") == ["Perfume", "Writing"]
    assert end.deck(1) == ["Sailing"]


def test_a_top_card_of_another_value_is_transferred_for_one_of_its_value() -> None:
    t = table(
        {"blue": "Perfume"},
        {"green": "Sailing", "purple": "Philosophy", "yellow": "Agriculture"},
        decks={1: "Writing", 2: "Construction"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Perfume")
    assert end.pile(0, "purple") == ["Philosophy"]
    assert end.pile(1, "red") == ["Construction"]
    assert (end.pile(1, "green"), end.pile(1, "yellow")) == (["Sailing"], ["Agriculture"])


def test_all_values_are_on_top_there_already() -> None:
    t = table({"blue": "Perfume"}, {"green": "Sailing"}, decks={1: "Writing"}, further_decks=empty("echoes"))
    assert t.dogma("Perfume").bystander(t, 1)
