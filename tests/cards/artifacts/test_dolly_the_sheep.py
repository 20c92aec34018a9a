"""Dolly the Sheep: with Domestication at the bottom of yellow I win; else a card is melded and an 11 drawn."""

from tests.kit import Table, table


def laid(ones: str = "Domestication, Oars", hand: str = "") -> Table:
    return table(
        {"yellow": "Dolly the Sheep, Masonry", "hand": hand},
        {"red": "Coal"},
        decks={1: ones, 11: "Fusion"},
        achievements="Tools, Calendar",
    )


def test_a_1_brings_it() -> None:
    assert laid().dogma("Dolly the Sheep", "no", "yes").winners == (0,)


def test_otherwise_a_card_is_melded() -> None:
    end = laid(hand="Writing, Gunpowder").dogma("Dolly the Sheep", "yes", "no")
    assert end.winners is None
    assert end.score(0) == {"Masonry"}
    assert end.pile(0, "red") == ["Gunpowder"]
    assert end.hand(0) == {"Writing", "Fusion"}
    assert (end.available(), end.specials()) == (set(), set())


def test_otherwise_holds_too_where_no_yellow_card_is_left() -> None:
    t = table({"yellow": "Dolly the Sheep", "hand": "Tools, Calendar"}, {}, decks={1: "Oars", 11: "Fusion"})
    end = t.dogma("Dolly the Sheep", "yes", "no")
    assert end.score(0) == {"Dolly the Sheep"}
    assert end.facts("condition-on-no-card")
    assert (end.pile(0, "blue"), end.hand(0)) == (["Calendar"], {"Tools", "Fusion"})
