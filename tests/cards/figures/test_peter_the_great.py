"""Peter The Great: the bottom green card before a return."""

from tests.kit import table


def test_a_crown_achieves_the_next() -> None:
    t = table(
        {
            "red": "Peter the Great",
            "green": "Banking, The Wheel, Sailing",
            "blue": "Mathematics",
            "hand": "Tools",
            "score": "Coal",
        },
        {},
        decks={2: "Calendar"},
    )
    end = t.play("dogma Mathematics", "Tools", idle=False)
    assert end.score(0) == {"Coal", "Sailing"}
    assert end.achievements(0) == {"The Wheel"}


def test_without_green_cards_the_return_goes_on() -> None:
    t = table({"red": "Peter the Great", "blue": "Mathematics", "hand": "Tools"}, {}, decks={2: "Calendar"})
    assert t.play("dogma Mathematics", "Tools").deck(1)[-1] == "Tools"
