"""Edward Jenner: no demand is executed; a score junks an achievement."""

from tests.kit import table


def test_a_card_is_returned_instead_of_the_demand() -> None:
    t = table({"red": "Archery"}, {"yellow": "Edward Jenner", "hand": "Oars, Tools"}, decks={1: "Sailing"})
    end = t.play("dogma Archery", "Oars")
    assert end.hand(1) == {"Tools"}
    assert "Sailing" not in end.hand(1)


def test_any_players_score_junks_one_of_that_value() -> None:
    t = table(
        {"yellow": "Agriculture", "hand": "Tools"},
        {"yellow": "Edward Jenner"},
        achievements="Archery, Calendar",
        decks={2: "Mapmaking"},
    )
    end = t.play("dogma Agriculture", "Tools")
    assert end.available() == {1}
    assert end.score(0) == {"Mapmaking"}
