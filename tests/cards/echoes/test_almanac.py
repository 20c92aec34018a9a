"""Almanac: a 4 of Echoes foreshadowed; one above a returned bonus scored; foreseen, another forecast is taken over."""

from tests.kit import NONE, Table, table


def laid(forecast: str, deck: str = "Chintz", **more: str) -> Table:
    return table(
        {"blue": "Almanac", "forecast": forecast, "red": "Optics", **more},
        {"forecast": "Coal"},
        further_decks={("echoes", 4): deck},
        decks={5: "Physics", 2: "Fermenting"},
    )


def test_one_above_the_bonus_that_was_returned_is_scored() -> None:
    asking = laid("Bangle, Comb").play("dogma Almanac", idle=False)
    assert asking.zone("forecast", 0) == {"Bangle", "Comb", "Chintz"}
    assert asking.refuses("Comb")
    assert asking.play("Bangle").score(0) == {"Fermenting"}
    end = asking.play("Chintz")
    assert end.score(0) == {"Physics"}
    assert end.deck(4, "echoes") == ["Chintz"]
    assert end.zone("forecast", 1) == {"Coal"}, "it was not foreseen"


def test_it_may_be_declined_and_a_card_without_a_bonus_is_worth_nothing() -> None:
    assert laid("Comb").dogma("Almanac", NONE).score(0) == set()
    end = laid("Comb", deck="Slide Rule").dogma("Almanac")
    assert end.zone("forecast", 0) == {"Comb", "Slide Rule"}


def test_foreseen_it_takes_over_another_forecast() -> None:
    t = table(
        {"hand": "Engineering", "forecast": "Almanac"},
        {"forecast": "Coal, Physics"},
        {"forecast": "Banking"},
        further_decks={("echoes", 4): "Slide Rule"},
    )
    end = t.play("meld Engineering", "player-2")
    assert end.zone("forecast", 0) == {"Coal", "Physics", "Slide Rule"}
    assert (end.zone("forecast", 1), end.zone("forecast", 2)) == (set(), {"Banking"})
