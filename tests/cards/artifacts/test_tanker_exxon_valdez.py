"""Tanker Exxon Valdez: who would share loses."""

from tests.kit import table


def test_with_three_players_the_game_goes_on() -> None:
    t = table({"red": "Tanker Exxon Valdez"}, {"red": "Coal", "green": "Corporations"}, {"yellow": "Masonry"})
    end = t.dogma("Tanker Exxon Valdez")
    assert end.winners is None
    assert end.pile(1, "red") == []
    assert end.junk() >= {"Coal", "Corporations"}
    assert end.bystander(t, 0, 2)


def test_with_two_it_is_over() -> None:
    t = table({"red": "Tanker Exxon Valdez"}, {"red": "Coal", "green": "Corporations"})
    assert t.dogma("Tanker Exxon Valdez").winners == (0,)
