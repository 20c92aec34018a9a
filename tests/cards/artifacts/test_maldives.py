"""Maldives: who would share keeps two cards in hand and two scored; then four scored cards are kept."""

from tests.kit import table


def test_two_and_two_are_kept() -> None:
    t = table(
        {"red": "Maldives", "score": "Writing, Pottery, Masonry, Mysticism, Currency"},
        {"blue": "Rocketry", "hand": "Oars, Tools", "score": "Coal, Calendar"},
    )
    end = t.dogma("Maldives", "Currency")
    assert end.bystander(t, 1)
    assert end.score(0) == {"Writing", "Pottery", "Masonry", "Mysticism"}


def test_the_third_card_goes() -> None:
    t = table({"red": "Maldives"}, {"blue": "Rocketry", "hand": "Oars, Calendar, Optics", "score": "Coal"})
    end = t.dogma("Maldives", "Calendar")
    assert end.hand(1) == {"Oars", "Optics"}
    assert end.score(1) == {"Coal"}
