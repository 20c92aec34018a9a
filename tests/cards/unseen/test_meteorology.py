"""Meteorology: a 3 is scored for health, returned for two more 3s for prosperity, else tucked; no authority is Zen."""

import pytest

from tests.kit import Table, table


def laid(drawn: str, **me: str) -> Table:
    return table(
        {"blue": "Meteorology", **me},
        {"red": "Coal"},
        further_decks={("unseen", 3): f"{drawn}, Masquerade"},
        decks={3: "Paper, Compass, Machinery"},
    )


def test_health_is_scored() -> None:
    t = laid("Cliffhanger")
    end = t.dogma("Meteorology")
    assert end.score(0) == {"Cliffhanger"}
    assert end.hand(0) == set()
    assert end.bystander(t, 1)


def test_health_goes_before_prosperity() -> None:
    assert laid("Red Envelope").dogma("Meteorology").score(0) == {"Red Envelope"}


def test_prosperity_is_returned_for_two_more() -> None:
    end = laid("Smuggling").dogma("Meteorology")
    assert end.hand(0) == {"Paper", "Compass"}
    assert end.deck(3, "unseen") == ["Masquerade", "Smuggling"]
    assert end.score(0) == set()


def test_anything_else_is_tucked() -> None:
    end = laid("Secret Police", yellow="Agriculture").dogma("Meteorology")
    assert end.pile(0, "yellow") == ["Agriculture", "Secret Police"]
    assert end.score(0) == end.hand(0) == set()


@pytest.mark.parametrize(("red", "zen"), [("", True), ("Archery", False)])
def test_zen_without_authority(red: str, zen: bool) -> None:
    end = laid("Cliffhanger", red=red).dogma("Meteorology")
    assert ("Zen" in end.achievements(0)) == zen


def test_authority_that_comes_by_the_first_effect_counts() -> None:
    assert "Zen" not in laid("Secret Police").dogma("Meteorology").achievements(0)
