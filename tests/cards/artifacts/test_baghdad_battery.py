"""Baghdad Battery: one card melded, one scored; if their values differ, both decks are junked."""

from tests.kit import Table, table


def laid(hand: str) -> Table:
    return table(
        {"green": "Baghdad Battery", "hand": hand},
        {"blue": "Pottery"},
        decks={1: "Archery, Tools", 2: "Calendar, Mathematics"},
        achievements="",
    )


def test_two_values_junk_two_decks() -> None:
    t = laid("Oars, Construction, Domestication")
    end = t.dogma("Baghdad Battery", "Oars", "Construction")
    assert end.pile(0, "red") == ["Oars"]
    assert end.score(0) == {"Construction"}
    assert end.deck(1) == end.deck(2) == []
    assert end.junk() >= {"Archery", "Tools", "Calendar", "Mathematics"}
    assert end.bystander(t, 1)


def test_one_value_junks_none() -> None:
    end = laid("Oars, Domestication").dogma("Baghdad Battery", "Oars")
    assert end.score(0) == {"Domestication"}
    assert end.deck(1) == ["Archery", "Tools"]


def test_one_card_is_melded_and_there_is_none_to_score() -> None:
    end = laid("Construction").dogma("Baghdad Battery")
    assert end.pile(0, "red") == ["Construction"]
    assert end.deck(2) == ["Calendar", "Mathematics"]
