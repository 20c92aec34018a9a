"""Petition of Right: who would share gives a scored card for each color with authority; an achievement is junked."""

from tests.kit import table


def test_two_colors_two_cards() -> None:
    t = table(
        {"blue": "Petition of Right"},
        {"red": "Archery", "purple": "Philosophy", "yellow": "Fermenting", "score": "Tools, Sailing, Calendar"},
        achievements="Masonry, Construction, Engineering",
    )
    end = t.dogma("Petition of Right", ("Tools", "Sailing"))
    assert end.score(0) == {"Tools", "Sailing"}
    assert end.score(1) == {"Calendar"}
    assert end.available() == {1, 2}, "three authority of the second player, who shares, and none of the first"


def test_my_own_authority() -> None:
    t = table({"blue": "Petition of Right", "green": "The Wheel"}, {"red": "Oars"}, achievements="Masonry, Engineering")
    end = t.dogma("Petition of Right")
    assert end.available() == {1}
    assert end.bystander(t, 1)
