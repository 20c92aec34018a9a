"""Plumbing: the bottom blue card is scored, and the deck of 1s goes to the junk."""

from tests.kit import table


def test_the_bottom_blue_card_is_scored_and_the_deck_junked() -> None:
    t = table({"red": "Plumbing", "blue": "Tools, Writing"}, {"blue": "Calendar"}, decks={1: "Oars, Masonry"})
    end = t.dogma("Plumbing")
    assert (end.score(0), end.pile(0, "blue")) == ({"Writing"}, ["Tools"])
    assert end.deck(1) == []
    assert {"Oars", "Masonry"} <= end.junk()
    assert end.bystander(t, 1)


def test_without_blue_cards_only_the_deck_goes() -> None:
    end = table({"red": "Plumbing"}, {}, decks={1: "Oars"}).dogma("Plumbing")
    assert end.score(0) == set()
    assert end.deck(1) == []


def test_the_deck_of_echoes_stays() -> None:
    """Ultimate p. 12-13: the base deck only."""
    end = table({"red": "Plumbing"}, {}, further_decks={("echoes", 1): "Soap, Dice"}).dogma("Plumbing")
    assert end.deck(1, "echoes") == ["Soap", "Dice"]
