"""Ife Head: a color is splayed right and an achievement worth as many as it has cards junked, or such a card drawn."""

from tests.kit import Table, table


def laid(achievements: str) -> Table:
    return table(
        {"green": "Ife Head", "red": "Oars, Archery, Metalworking", "blue": "Tools, Writing < left"},
        {"yellow": "Agriculture"},
        decks={3: "Optics", 1: "Pottery"},
        achievements=achievements,
    )


def test_an_achievement_of_the_number_is_junked() -> None:
    t = laid("Masonry, Engineering")
    end = t.dogma("Ife Head")
    assert end.splay(0, "red") == "right"
    assert end.splay(0, "blue") == "left", "that one was splayed already"
    assert end.available() == {1}
    assert "Engineering" in end.junk()
    assert end.hand(0) == set()
    assert end.bystander(t, 1)


def test_without_one_a_card_of_the_number_is_drawn() -> None:
    end = laid("Masonry").dogma("Ife Head")
    assert end.available() == {1}
    assert end.hand(0) == {"Optics"}


def test_with_nothing_to_splay_a_1_is_drawn() -> None:
    """No color, no cards: the number is 0, and a card of value 0 is drawn from the lowest deck there is."""
    t = table({"green": "Ife Head"}, {"yellow": "Agriculture"}, decks={1: "Pottery"}, achievements="Masonry")
    end = t.dogma("Ife Head")
    assert end.available() == {1}
    assert end.hand(0) == {"Pottery"}
