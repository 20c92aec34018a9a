"""Assassination: a 1 with authority and the top card of its color are mine; with no green card on top, Confidence."""

import pytest

from tests.kit import Table, table

GREEN = {"green": "Sailing"}


def demanded(drawn: str, **victim: str) -> Table:
    """Lay out: seat 1 shows no prosperity; seat 2 shows as much as I do."""
    return table(
        {"red": "Assassination", **GREEN},
        {"red": "Oars, Archery < left", "hand": "Tools", **victim},
        {"purple": "Enterprise", "green": "Rumor"},
        further_decks={("unseen", 1): drawn},
        decks={1: "Writing, Pottery"},
    )


def test_a_1_with_authority_takes_the_top_card_of_its_color_with_it() -> None:
    t = demanded("Maze")
    end = t.dogma("Assassination")
    assert end.score(0) == {"Maze", "Oars"}
    assert end.pile(1, "red") == ["Archery"]
    assert (end.hand(1), end.score(1)) == ({"Tools"}, set())
    assert end.bystander(t, 2)


def test_with_no_card_of_that_color_the_drawn_one_goes_alone() -> None:
    end = demanded("Handshake").dogma("Assassination")
    assert end.score(0) == {"Handshake"}
    assert end.pile(1, "red") == ["Oars", "Archery"]


def test_a_1_without_authority_stays_in_hand() -> None:
    end = demanded("Pilgrimage").dogma("Assassination")
    assert end.score(0) == set()
    assert end.hand(1) == {"Tools", "Pilgrimage"}
    assert end.pile(1, "red") == ["Oars", "Archery"]


@pytest.mark.parametrize(
    ("mine", "theirs", "claimed"), [("", "", True), ("", "Sailing", False), ("Sailing", "", False)]
)
def test_confidence_is_claimed_only_if_nobody_has_a_green_card(mine: str, theirs: str, claimed: bool) -> None:
    t = table(
        {"red": "Assassination", "green": mine},
        {"green": theirs},
        further_decks={("unseen", 1): "Pilgrimage"},
    )
    end = t.dogma("Assassination")
    assert ("Confidence" in end.achievements(0)) == claimed
    assert ("Confidence" in end.specials()) != claimed


def test_who_shares_is_not_demanded_and_claims_confidence_first() -> None:
    t = table({"red": "Assassination"}, {"purple": "Enterprise"}, decks={1: "Writing"})
    end = t.dogma("Assassination")
    assert "Confidence" in end.achievements(1)
    assert end.hand(1) == set()
