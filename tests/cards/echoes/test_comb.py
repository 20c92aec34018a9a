"""Comb: of five 1s those of the chosen color are kept; foreseen, that color goes from all boards."""

from tests.kit import empty, table

DECK = "Oars, Tools, Archery, Masonry, Sailing, Writing"


def test_five_1s_and_only_those_of_the_color_stay() -> None:
    t = table(
        {"green": "Comb", "red": "Metalworking"}, {"red": "Engineering"}, decks={1: DECK}, further_decks=empty("echoes")
    )
    end = t.dogma("Comb", "red", *["Tools", "Masonry"])
    assert end.hand(0) == {"Oars", "Archery"}
    assert end.pile(1, "red") == ["Engineering"], "it was not foreseen"
    assert end.deck(1)[0] == "Writing"


def test_foreseen_it_takes_the_color_from_all_boards() -> None:
    t = table(
        {"hand": "Mysticism", "forecast": "Comb", "red": "Metalworking"},
        {"red": "Engineering, Gunpowder", "blue": "Calendar"},
        decks={1: DECK},
        further_decks=empty("echoes"),
    )
    end = t.play("meld Mysticism", "red", "Tools", "Masonry")
    assert end.pile(0, "green") == ["Comb"]
    assert (end.pile(0, "red"), end.pile(1, "red"), end.pile(1, "blue")) == ([], [], ["Calendar"])
    assert end.hand(0) == {"Oars", "Archery"}
