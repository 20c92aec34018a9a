"""Pagoda: a foreshadowed 3 is melded for a card of its color; foreseen, that color of all others is melded, too."""

from tests.kit import NONE, Table, empty, table


def laid(hand: str = "Oars, Tools", **more: str) -> Table:
    return table(
        {"purple": "Pagoda", "hand": hand, **more},
        {"red": "Optics, Coal", "blue": "Calendar"},
        decks={3: "Engineering"},
        further_decks=empty("echoes"),
    )


def test_it_is_melded_for_a_tucked_card_of_its_color() -> None:
    end = laid().dogma("Pagoda", "Oars")
    assert end.pile(0, "red") == ["Engineering", "Oars"]
    assert end.hand(0) == {"Tools"}
    assert end.pile(1, "red") == ["Optics", "Coal"], "it was not foreseen"


def test_it_stays_in_the_forecast_where_nothing_is_tucked() -> None:
    assert laid().dogma("Pagoda", NONE).zone("forecast", 0) == {"Engineering"}
    assert laid("Tools").dogma("Pagoda").zone("forecast", 0) == {"Engineering"}


def test_with_a_full_forecast_it_is_in_hand_and_cannot_be_tucked_for_itself() -> None:
    end = laid("Tools", blue="Writing, Pottery < aslant", forecast="Physics").dogma("Pagoda")
    assert end.hand(0) == {"Tools", "Engineering"}


def test_foreseen_the_color_of_all_other_boards_is_melded() -> None:
    t = table(
        {"hand": "Fermenting, Oars", "forecast": "Pagoda"},
        {"red": "Optics, Coal", "blue": "Calendar"},
        decks={3: "Engineering"},
        further_decks=empty("echoes"),
    )
    end = t.play("meld Fermenting", "Oars", "Coal")
    assert end.pile(0, "red") == ["Optics", "Coal", "Engineering", "Oars"]
    assert (end.pile(1, "red"), end.pile(1, "blue")) == ([], ["Calendar"])


def test_by_the_other_text_the_3_is_revealed_and_stays_in_hand() -> None:
    t = table(
        {"hand": "Fermenting, Oars", "forecast": "Pagoda"},
        {"red": "Optics, Coal", "blue": "Calendar"},
        decks={3: "Engineering"},
        further_decks=empty("echoes"),
        switches={"pagoda": "revealed"},
    )
    end = t.play("meld Fermenting", "Oars", "Coal")
    assert end.hand(0) == {"Engineering"}
    assert end.s.seen[end.m.catalogue.find("Engineering")] == end.m.all_seats
    assert end.pile(0, "red") == ["Optics", "Coal", "Oars"]
    declined = t.play("meld Fermenting", NONE)
    assert (declined.hand(0), declined.pile(1, "red")) == ({"Engineering", "Oars"}, ["Optics", "Coal"])
