"""Hansen Writing Ball: who would share draws four 7s, melds a blue card and gives the rest; 7s are tucked."""

from tests.kit import table


def test_four_7s_and_the_rest() -> None:
    t = table(
        {"green": "Hansen Writing Ball"},
        {"blue": "Rocketry", "hand": "Oars"},
        decks={7: "Evolution, Sanitation, Combustion, Explosives, Bicycle, Railroad, Lighting"},
    )
    end = t.dogma("Hansen Writing Ball")
    assert end.pile(1, "blue") == ["Evolution", "Rocketry"]
    assert end.hand(1) == {"Bicycle"}
    assert end.hand(0) >= {"Oars", "Sanitation", "Combustion", "Explosives", "Railroad"}


def test_7s_without_efficiency_are_tucked() -> None:
    t = table({"green": "Hansen Writing Ball"}, {"red": "Coal"}, decks={7: "Evolution, Sanitation, Railroad, Lighting"})
    end = t.dogma("Hansen Writing Ball")
    assert end.pile(0, "blue") == ["Evolution"]
    assert end.pile(0, "yellow") == ["Sanitation"]
    assert end.hand(0) == {"Railroad"}
    assert end.bystander(t, 1)
