"""Dentures: the top two cards but the bottom one of the last tucked color are scored; where there is none, again."""

from tests.kit import empty, table


def test_the_top_two_but_not_the_bottom_card() -> None:
    t = table(
        {"yellow": "Dentures", "red": "Oars, Archery, Metalworking"},
        {},
        decks={6: "Machine Tools"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Dentures")
    assert end.score(0) == {"Oars", "Archery"}
    assert end.pile(0, "red") == ["Metalworking", "Machine Tools"]


def test_where_there_is_none_another_6_is_tucked() -> None:
    t = table(
        {"yellow": "Dentures", "red": "Oars"},
        {},
        decks={6: "Democracy, Machine Tools"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Dentures")
    assert end.pile(0, "purple") == ["Democracy"]
    assert end.score(0) == {"Oars"}
    assert end.pile(0, "red") == ["Machine Tools"]
