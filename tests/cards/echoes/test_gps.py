"""GPS: forecasts are returned, yellow splayed up and three 11s drawn, foreseen foreshadowed."""

from tests.kit import empty, table

DECKS = {11: "Fusion, Reclamation, Space Traffic"}


def test_the_forecast_is_returned_and_three_11s_drawn() -> None:
    mine = {"green": "GPS", "yellow": "Masonry, Agriculture"}
    t = table(mine, {"forecast": "Oars, Tools"}, decks=DECKS, further_decks=empty("echoes"))
    end = t.dogma("GPS", "Oars", "yellow")
    assert end.zone("forecast", 1) == set()
    assert end.splay(0, "yellow") == "up"
    assert len(end.hand(0)) == 3
    assert end.zone("forecast", 0) == set()


def test_foreseen_they_go_to_the_forecast() -> None:
    t = table({"hand": "Software", "forecast": "GPS"}, {}, decks=DECKS, further_decks=empty("echoes"))
    end = t.play("meld Software")
    assert end.zone("forecast", 0) == {"Fusion", "Reclamation", "Space Traffic"}
