"""Novel: the forecast is returned, a 3 drawn, purple splayed left; a common icon of the others is Supremacy."""

import pytest

from tests.kit import NONE, Table, empty, table


def laid(**mine: str) -> Table:
    return table({"purple": "Novel, Mysticism"} | mine, {}, decks={3: "Paper"}, further_decks=empty("echoes"))


def test_the_forecast_is_returned_and_a_3_drawn() -> None:
    end = laid(forecast="Oars, Tools").dogma("Novel", "Oars", "purple")
    assert end.zone("forecast", 0) == set()
    assert end.hand(0) == {"Paper"}
    assert end.splay(0, "purple") == "left"


def test_a_common_icon_is_supremacy() -> None:
    """Writing and Archery share concept."""
    assert laid(red="Archery", blue="Writing").dogma("Novel", NONE).achievements(0) == {"Supremacy"}
    assert laid(red="Oars", blue="Writing").dogma("Novel", NONE).achievements(0) == set(), "prosperity does not count"
    assert laid(red="Archery", blue="Writing", yellow="Agriculture").dogma("Novel", NONE).achievements(0) == set()


def test_a_covered_card_does_not_matter() -> None:
    end = laid(red="Archery, Oars", blue="Writing, Pottery").dogma("Novel", NONE)
    assert end.achievements(0) == {"Supremacy"}


def test_supremacy_that_is_taken_already() -> None:
    t = table({"purple": "Novel", "red": "Archery"}, {"achievements": "Supremacy"})
    assert t.dogma("Novel").achievements(0) == set()


@pytest.mark.parametrize(("reading", "claimed"), [("holds", {"Supremacy"}), ("fails", set())])
def test_without_any_other_top_card(reading: str, claimed: set[str]) -> None:
    t = table({"purple": "Novel"}, {}, switches={"all-of-none": reading})
    assert t.dogma("Novel").achievements(0) == claimed
