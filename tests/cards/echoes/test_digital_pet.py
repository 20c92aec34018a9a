"""Digital Pet: an 11 is drawn, and all cards of its color go from board and score pile."""

from tests.kit import empty, table


def test_all_cards_of_the_color_of_the_11_are_returned() -> None:
    t = table(
        {"yellow": "Digital Pet"},
        {"red": "Oars, Coal", "blue": "Tools", "score": "Archery, Paper"},
        decks={11: "Fusion"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Digital Pet")
    assert end.hand(1) == {"Fusion"}
    assert (end.pile(1, "red"), end.pile(1, "blue")) == ([], ["Tools"])
    assert end.score(1) == {"Paper"}


def test_another_color_stays() -> None:
    t = table(
        {"yellow": "Digital Pet"},
        {"red": "Oars", "score": "Archery"},
        decks={11: "Escapism"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Digital Pet")
    assert (end.pile(1, "red"), end.score(1)) == (["Oars"], {"Archery"})
