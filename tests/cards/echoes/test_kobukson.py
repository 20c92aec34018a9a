"""Kobukson: any color splayed left; top cards with authority returned by opponents; 4s tucked; foreseen, a 5 melded."""

from tests.kit import empty, table

DECKS = {4: "Gunpowder, Reformation, Invention", 5: "Physics"}


def test_a_color_on_any_board_is_splayed_and_top_cards_are_returned() -> None:
    t = table(
        {"red": "Kobukson"},
        {"blue": "Pottery, Writing", "yellow": "Masonry, Agriculture", "purple": "Mysticism"},
        decks=DECKS,
        further_decks=empty("echoes"),
    )
    end = t.dogma("Kobukson", "blue", "Masonry")
    assert end.splay(1, "blue") == "left"
    assert end.pile(1, "yellow") == ["Agriculture"]
    assert end.pile(1, "purple") == []
    assert end.pile(1, "red") == ["Gunpowder"]
    assert end.pile(0, "purple") == ["Reformation"]
    assert end.pile(0, "blue") == [], "it was not foreseen"


def test_foreseen_it_melds_a_5() -> None:
    t = table({"hand": "Perspective", "forecast": "Kobukson"}, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.play("meld Perspective")
    assert (end.pile(1, "red"), end.pile(0, "purple")) == (["Gunpowder"], ["Reformation"])
    assert end.pile(0, "blue") == ["Physics"]
