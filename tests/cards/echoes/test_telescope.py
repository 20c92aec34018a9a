"""Telescope: for a card of the forecast put on its deck the others are swapped for achievements; the 5s go."""

from tests.kit import NONE, Table, table


def laid(forecast: str, achievements: str = "Masonry, Sailing, Mathematics") -> Table:
    return table(
        {"blue": "Telescope", "red": "Gunpowder", "forecast": forecast},
        {},
        further_decks={("echoes", 5): "Stove"},
        decks={5: "Coal", 1: "Archery"},
        achievements=achievements,
    )


def test_the_forecast_is_swapped_for_as_many_achievements() -> None:
    asking = laid("Oars, Tools").play("dogma Telescope", "Oars", idle=False)
    assert asking.deck(1)[0] == "Oars"
    assert asking.zone("forecast", 0) == {"Tools", "Stove"}
    end = asking.play((asking.options()[0], asking.options()[2]))
    assert end.values("forecast", 0) == [1, 2]
    assert {"Tools", "Stove"} <= set(end.titles(end.m.zones.available))
    assert end.deck(5) == []


def test_a_card_of_echoes_goes_onto_its_own_deck() -> None:
    end = laid("").dogma("Telescope", "Stove")
    assert end.deck(5, "echoes") == ["Stove"]
    assert end.zone("forecast", 0) == set()
    assert end.deck(5) == []


def test_it_may_be_declined() -> None:
    end = laid("Oars").dogma("Telescope", NONE)
    assert end.zone("forecast", 0) == {"Oars", "Stove"}
    assert end.deck(5) == ["Coal"]


def test_by_the_other_text_a_card_of_the_forecast_is_achieved_if_eligible() -> None:
    t = table(
        {"blue": "Telescope", "red": "Gunpowder", "forecast": "Oars, Tools", "score": "Coal"},
        {},
        further_decks={("echoes", 5): "Stove"},
        decks={5: "Physics"},
        achievements="Masonry, Sailing",
        switches={"telescope": "achieves"},
    )
    asking = t.play("dogma Telescope", "Oars", idle=False)
    end = t.dogma("Telescope", "Oars")
    assert asking.deck(1)[0] == "Oars"
    assert (end.achievements(0), end.zone("forecast", 0)) == ({"Tools"}, {"Stove"})
    assert end.deck(5) == ["Physics"]
    assert len(end.titles(end.m.zones.available)) == 2
