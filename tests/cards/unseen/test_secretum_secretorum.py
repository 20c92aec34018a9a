"""Secretum Secretorum: five cards of hand and score pile for two as high as they had colors, one melded, one scored."""

from tests.kit import Table, table


def laid(hand: str, score: str) -> Table:
    return table(
        {"blue": "Secretum Secretorum", "hand": hand, "score": score},
        {"red": "Coal"},
        further_decks={("unseen", 4): "El Dorado", ("unseen", 1): "Maze", ("unseen", 2): "Exile"},
        decks={4: "Reformation", 1: "Oars, Archery", 2: "Calendar"},
    )


def test_five_cards_of_four_colors_are_two_4s() -> None:
    t = laid("Masonry, Optics, Tools", "Domestication, Myth")
    end = t.dogma("Secretum Secretorum", "Domestication", "Masonry", "Reformation")
    assert end.pile(0, "purple") == ["Reformation"]
    assert end.score(0) == {"El Dorado"}
    assert end.hand(0) == set()
    assert any(type(entry.item).__name__ == "Revealed" for entry in end.entries), "all see the colors"
    assert end.bystander(t, 1)


def test_fewer_than_five_all_go() -> None:
    end = laid("Machinery", "Perspective").dogma("Secretum Secretorum", "Maze")
    assert end.pile(0, "red") == ["Maze"]
    assert end.score(0) == {"Oars"}


def test_of_more_i_choose_five_from_both() -> None:
    asking = laid("Masonry, Optics, Engineering", "Machinery, Myth, Tools").play(
        "dogma Secretum Secretorum", idle=False
    )
    assert len(asking.options()) == 6
    assert asking.refuses(("Masonry", "Optics"))


def test_no_cards_at_all_are_no_colors() -> None:
    """A draw of value 0 is a draw of a 1 (4e base p. 20)."""
    end = laid("", "").dogma("Secretum Secretorum", "Oars")
    assert end.pile(0, "red") == ["Oars"]
    assert end.score(0) == {"Maze"}
