"""Ice Cream: a top card without a bonus is scored, opponents meld a 1, and the junk may yield an achievement."""

from tests.kit import empty, table


def test_all_three() -> None:
    t = table(
        {
            "purple": "Ice Cream",
            "red": "Optics",
            "blue": "Dice",
            "score": "Coal, Physics",
        },
        {"green": "The Wheel"},
        decks={1: "Masonry"},
        further_decks=empty("echoes"),
        junk="Experimentation",
    )
    end = t.dogma("Ice Cream", "6", "no")
    assert "Optics" in end.score(0)
    assert end.pile(1, "yellow") == ["Masonry"]
    assert end.achievements(0) == set()
    assert end.pile(0, "blue") == ["Dice"]
