"""'30 World Cup Final Ball: a standard achievement goes back; the single highest top card of a drawn color is taken."""

import pytest

from tests.kit import Table, table

TITLE = "'30 World Cup Final Ball"


def laid(cards: str, yellow: str = "Machinery", **more: object) -> Table:
    return table(
        {"purple": TITLE, "yellow": yellow},
        {"yellow": "Masonry", "red": "Archery"},
        decks={8: cards},
        **more,  # type: ignore[arg-type]
    )


def test_the_single_highest_achieves_it_again_and_again() -> None:
    end = laid("Antibiotics, Skyscrapers, Mobility, Rocketry").dogma(TITLE)
    assert (end.achievements(0), end.achievements(1)) == ({"Machinery"}, {"Masonry", "Archery"})
    assert end.hand(0) == {"Antibiotics", "Skyscrapers", "Mobility", "Rocketry"}


def test_a_tie_is_nobody() -> None:
    end = laid("Antibiotics, Skyscrapers", "Domestication").dogma(TITLE)
    assert (end.achievements(0), end.achievements(1), end.deck(8)) == (set(), set(), ["Skyscrapers"])


def test_by_the_other_text_it_is_the_drawn_card() -> None:
    end = laid("Antibiotics, Rocketry, Mobility", switches={"world-cup": "drawn-card"}).dogma(TITLE)
    assert (end.achievements(0), end.pile(0, "yellow"), end.deck(8)) == ({"Antibiotics"}, ["Machinery"], ["Mobility"])


@pytest.mark.parametrize("achievements", ["Tools", "Tools, Monument"])
def test_who_would_share_returns_a_standard_achievement(achievements: str) -> None:
    t = table(
        {"purple": TITLE},
        {"blue": "Pottery", "achievements": achievements},
        {"achievements": "Writing"},
        decks={8: "Mobility, Flight"},
    )
    end = t.dogma(TITLE)
    assert end.achievements(1) == {*achievements.split(", ")} - {"Tools"}
    assert end.achievements(2) == {"Writing"}
