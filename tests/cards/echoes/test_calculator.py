"""Calculator: two bottom cards scored for a card of their total value, and once more."""

from tests.kit import empty, table

DECKS = {2: "Construction", 3: "Optics", 4: "Gunpowder"}


def test_it_is_done_twice_and_no_more() -> None:
    mine = {"blue": "Calculator", "red": "Oars", "yellow": "Masonry", "green": "Sailing"}
    mine["purple"] = "Education, Philosophy"
    end = table(mine, {}, decks=DECKS, further_decks=empty("echoes")).dogma("Calculator", ("Oars", "Masonry"))
    assert end.score(0) == {"Oars", "Masonry", "Sailing", "Philosophy"}
    assert end.hand(0) == {"Construction", "Optics"}
    assert end.pile(0, "purple") == ["Education"]


def test_a_total_of_12_ends_it() -> None:
    t = table(
        {"blue": "Calculator", "red": "Industrialization", "yellow": "Canning", "green": "Sailing"},
        {},
        decks=DECKS,
        further_decks=empty("echoes"),
    )
    end = t.dogma("Calculator", ("Industrialization", "Canning"))
    assert end.hand(0) == set()
    assert end.pile(0, "green") == ["Sailing"]


def test_one_card_alone_is_scored_for_nothing() -> None:
    end = table({"blue": "Calculator", "red": "Oars"}, {}).dogma("Calculator")
    assert (end.score(0), end.hand(0)) == ({"Oars"}, set())
