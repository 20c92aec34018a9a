"""Magnifying Glass: a 4 for a card returned; exactly three of one value for a card two higher; a splay."""

from tests.kit import NONE, Table, empty, table


def laid(hand: str) -> Table:
    return table(
        {"blue": "Magnifying Glass, Tools", "red": "Optics", "hand": hand},
        {},
        decks={4: "Gunpowder", 5: "Physics", 3: "Paper"},
        further_decks=empty("echoes"),
    )


def test_three_of_one_value_are_a_card_two_higher() -> None:
    asking = laid("Oars, Archery, Masonry, Fermenting").play("dogma Magnifying Glass", "Gunpowder", idle=False)
    assert asking.refuses(("Oars", "Archery"))
    assert asking.refuses(("Oars", "Archery", "Fermenting"))
    end = asking.play(("Oars", "Archery", "Masonry"), "Oars", "Archery", "blue")
    assert end.hand(0) == {"Fermenting", "Paper"}
    assert end.splay(0, "blue") == "left"


def test_two_are_too_few() -> None:
    end = laid("Oars, Archery").dogma("Magnifying Glass", "Oars", NONE)
    assert end.hand(0) == {"Archery", "Gunpowder"}
    assert end.splay(0, "blue") == "none"
