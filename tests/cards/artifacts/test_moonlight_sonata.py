"""Moonlight Sonata: a bottom card is melded; an achievement is mine, one is junked."""

from tests.kit import table


def test_the_bottom_card_and_two_achievements() -> None:
    t = table(
        {"purple": "Moonlight Sonata", "red": "Flight, Oars, Archery", "blue": "Tools"},
        {"yellow": "Masonry"},
        achievements="Pottery, Calendar, Optics",
    )
    end = t.dogma("Moonlight Sonata", "achievement-2", "achievement-1")
    assert end.pile(0, "red") == ["Archery", "Flight", "Oars"]
    assert end.achievements(0) == {"Calendar"}
    assert end.available() == {3}
    assert end.bystander(t, 1)
