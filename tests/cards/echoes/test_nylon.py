"""Nylon: three 8s are tucked, and again if one is green."""

from tests.kit import empty, table


def test_a_green_one_repeats_it() -> None:
    eights = "Flight, Corporations, Rocketry, Mobility, Antibiotics, Socialism"
    t = table({"green": "Nylon"}, {}, decks={8: eights}, further_decks=empty("echoes"))
    end = t.dogma("Nylon", "red")
    assert end.pile(0, "red") == ["Flight", "Mobility"]
    assert end.pile(0, "green") == ["Nylon", "Corporations"]
    assert end.splay(0, "red") == "up"
    assert end.deck(8) == []


def test_without_one_it_ends() -> None:
    t = table(
        {"green": "Nylon"}, {}, decks={8: "Flight, Rocketry, Antibiotics, Socialism"}, further_decks=empty("echoes")
    )
    assert t.dogma("Nylon").deck(8) == ["Socialism"]
