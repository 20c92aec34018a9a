"""Qianlong's Dragon Robe: who would share gives red and green top cards and yellow and purple scored ones."""

from tests.kit import table

NAME = "Qianlong's Dragon Robe"


def test_four_cards_to_four_places() -> None:
    t = table(
        {"yellow": NAME},
        {
            "red": "Oars, Archery",
            "green": "Paper",
            "purple": "Philosophy",
            "score": "Masonry, Mysticism, Tools",
        },
    )
    end = t.dogma(NAME)
    assert end.score(0) == {"Oars", "Masonry"}
    assert end.pile(0, "green") == ["Paper"]
    assert end.hand(0) == {"Mysticism"}
    assert end.pile(1, "red") == ["Archery"]
    assert end.score(1) == {"Tools"}


def test_what_is_missing_is_passed_over() -> None:
    t = table({"yellow": NAME}, {"purple": "Philosophy", "score": "Tools, Mysticism"})
    end = t.dogma(NAME)
    assert end.hand(0) == {"Mysticism"}
    assert end.score(1) == {"Tools"}
