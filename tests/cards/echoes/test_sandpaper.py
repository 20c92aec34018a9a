"""Sandpaper: cards are traded for 3s and one is melded; foreseen, the hand is foreshadowed."""

from tests.kit import NONE, empty, table

DECKS = {3: "Paper, Optics, Compass"}


def test_cards_for_3s_and_one_melded() -> None:
    t = table({"yellow": "Sandpaper", "hand": "Oars, Tools, Coal"}, {}, further_decks=empty("echoes"), decks=DECKS)
    end = t.dogma("Sandpaper", ("Oars", "Coal"), "Paper")
    assert end.pile(0, "green") == ["Paper"]
    assert end.hand(0) == {"Tools", "Optics"}
    assert end.zone("forecast", 0) == set(), "it was not foreseen"


def test_nothing_returned_and_a_card_must_be_melded() -> None:
    t = table({"yellow": "Sandpaper", "hand": "Oars"}, {}, further_decks=empty("echoes"), decks=DECKS)
    end = t.dogma("Sandpaper", NONE)
    assert end.pile(0, "red") == ["Oars"]


def test_foreseen_the_hand_is_foreshadowed_as_far_as_the_limit_goes() -> None:
    """Ultimate p. 25: with a color splayed up two cards at most."""
    t = table(
        {"hand": "Alchemy, Oars, Tools, Coal, Writing", "forecast": "Sandpaper", "red": "Archery, Metalworking < up"},
        {},
        further_decks=empty("echoes"),
        decks=DECKS,
    )
    end = t.play("meld Alchemy", NONE, "Oars", "Tools", "Coal")
    assert end.zone("forecast", 0) == {"Tools", "Coal"}
    assert end.hand(0) == {"Writing"}
