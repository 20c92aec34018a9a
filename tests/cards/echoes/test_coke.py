"""Coke: 6s are melded as long as they show industry, the last is foreshadowed; foreseen, top cards are scored."""

from tests.kit import empty, table

DECKS = {4: "Reformation", 6: "Industrialization, Canning, Encyclopedia, Democracy"}


def test_6s_are_melded_until_one_shows_no_industry() -> None:
    t = table({"red": "Coke"}, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.dogma("Coke")
    assert end.pile(0, "red") == ["Industrialization", "Coke"]
    assert end.pile(0, "yellow") == ["Canning"]
    assert end.zone("forecast", 0) == {"Encyclopedia"}
    assert end.pile(0, "purple") == ["Reformation"], "it was not foreseen"


def test_foreseen_the_top_cards_of_the_other_colors_are_scored() -> None:
    t = table(
        {"hand": "Physics", "forecast": "Coke", "green": "Banking, Sailing"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
    )
    end = t.play("meld Physics")
    assert end.score(0) == {"Canning", "Banking", "Physics", "Reformation"}
    assert end.pile(0, "green") == ["Sailing"]
    assert end.pile(0, "red") == ["Industrialization", "Coke"]
