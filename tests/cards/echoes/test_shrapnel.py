"""Shrapnel: the top two cards of the color of a tucked 6 are taken; the victim scores a bottom card of the demander."""

from tests.kit import empty, table


def test_the_color_of_the_6_decides() -> None:
    t = table(
        {"red": "Shrapnel, Oars, Archery"},
        {"red": "Metalworking, Engineering"},
        decks={6: "Machine Tools"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Shrapnel")
    assert end.score(0) == {"Metalworking", "Engineering"}
    assert end.pile(1, "red") == ["Machine Tools"]
    assert end.score(1) == {"Archery"}
    assert end.pile(0, "red") == ["Shrapnel", "Oars"]


def test_a_lone_tucked_card_goes_itself() -> None:
    t = table({"red": "Shrapnel"}, {}, decks={6: "Canning"}, further_decks=empty("echoes"))
    end = t.dogma("Shrapnel")
    assert end.score(0) == {"Canning"}
    assert end.score(1) == set()
