"""Laser: four scored cards and all achievements are returned; an 11 foreshadowed, a 10 melded, foreseen an 11, too."""

from tests.kit import empty, table

DECKS = {10: "Software", 11: "Fusion, Reclamation"}


def test_achievements_are_returned_and_cards_drawn() -> None:
    t = table(
        {"blue": "Laser", "score": "Oars, Tools, Paper"},
        {"score": "Coal"},
        decks=DECKS,
        further_decks=empty("echoes"),
        achievements="Sailing, Mathematics",
    )
    end = t.dogma("Laser", "Oars")
    assert (end.score(0), end.score(1), end.available()) == (set(), {"Coal"}, set())
    assert end.zone("forecast", 0) == {"Fusion"}
    assert end.pile(0, "blue")[0] == "Software"
    assert end.deck(11) == ["Reclamation"]


def test_foreseen_an_11_is_melded() -> None:
    t = table({"hand": "Services", "forecast": "Laser"}, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.play("meld Services")
    assert end.zone("forecast", 0) == {"Fusion"}
    assert end.deck(11) == []
    assert end.pile(0, "yellow") == ["Reclamation"]
