"""Metaverse: the top card of each splayed color is scored; with fewer than three the game is lost."""

from tests.kit import table

THREE = {
    "blue": "Writing, Pottery < left",
    "green": "Clothing, Sailing < right",
    "yellow": "Masonry, Agriculture < up",
    "red": "Archery, Oars",
}


def test_the_top_card_of_each_splayed_color_is_scored() -> None:
    t = table({"purple": "Metaverse", **THREE}, {})
    end = t.dogma("Metaverse")
    assert end.score(0) == {"Writing", "Clothing", "Masonry"}
    assert end.pile(0, "red") == ["Archery", "Oars"]
    assert end.s.result is None
    assert end.bystander(t, 1)


def test_fewer_than_three_lose() -> None:
    end = table({"purple": "Metaverse", **THREE, "yellow": "Masonry, Agriculture"}, {}, {}).dogma("Metaverse")
    assert end.s.out == (0,)
    assert table({"purple": "Metaverse"}, {}, {}).dogma("Metaverse").s.out == (0,)
