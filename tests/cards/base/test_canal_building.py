"""Canal Building: you may swap your highest hand cards with your highest score cards, or junk the 3 deck.

Sources: DRW-11, DRW-12, DRW-16; rules notes (either side may be empty); 4e base p. 21 (Exchange), p. 22 (Junk).
"""

import pytest

from tests.kit import NONE, Table, table


def canal(hand: str, score: str) -> Table:
    """Lay out: nobody shares."""
    return table(
        {"yellow": "Canal Building", "hand": hand, "score": score},
        {"blue": "Tools", "hand": "Fission", "score": "Databases"},
        decks={3: "Paper, Compass", 4: "Anatomy"},
        achievements="Pottery, Education",
    )


def test_all_the_highest_cards_change_places_however_many() -> None:
    t = canal("Engineering, Optics, Oars", "Construction, Calendar, Currency, Sailing")
    end = t.dogma("Canal Building", "option-1")
    assert end.asked[1][1] == ("option-1", "option-2")
    assert end.hand(0) == {"Construction", "Calendar", "Currency", "Oars"}
    assert end.score(0) == {"Engineering", "Optics", "Sailing"}
    assert end.deck(3) == ["Paper", "Compass"]
    assert end.bystander(t, 1)
    assert end.facts("draw-value") == []


@pytest.mark.parametrize(
    ("hand", "score", "new_hand", "new_score"),
    [
        ("Engineering, Oars", "", {"Oars"}, {"Engineering"}),
        ("", "Engineering, Optics, Oars", {"Engineering", "Optics"}, {"Oars"}),
        ("", "", set(), set()),
        ("Engineering", "Optics", {"Optics"}, {"Engineering"}),
    ],
)
def test_either_side_may_be_empty(hand: str, score: str, new_hand: set[str], new_score: set[str]) -> None:
    end = canal(hand, score).dogma("Canal Building", "option-1")
    assert end.hand(0) == new_hand
    assert end.score(0) == new_score


def test_the_3_deck_is_junked_but_no_other_and_no_achievement() -> None:
    t = canal("Engineering", "Optics")
    end = t.dogma("Canal Building", "option-2")
    assert end.deck(3) == []
    assert end.junk() - t.junk() == {"Paper", "Compass"}
    assert end.deck(4) == ["Anatomy"]
    assert end.available() == {1, 3}
    assert end.bystander(t, 0, 1)


def test_you_may_do_neither() -> None:
    t = canal("Engineering", "Calendar")
    end = t.dogma("Canal Building", NONE)
    assert end.bystander(t, 0, 1)
    assert end.deck(3) == ["Paper", "Compass"]


def test_a_sharer_chooses_for_itself_first() -> None:
    t = table(
        {"yellow": "Canal Building", "hand": "Coal", "score": "Sailing"},
        {"green": "Mapmaking", "hand": "Fission", "score": "Oars"},
        decks={2: "Calendar", 3: "Paper"},
    )
    end = t.dogma("Canal Building", "option-1", "option-2")
    assert (end.hand(1), end.score(1)) == ({"Oars"}, {"Fission"})
    assert end.deck(3) == []
    assert end.hand(0) == {"Coal", "Calendar"}  # an exchange shares: a free draw
    assert end.score(0) == {"Sailing"}


def test_a_sharer_who_does_neither_earns_nothing() -> None:
    t = table(
        {"yellow": "Canal Building"}, {"green": "Mapmaking", "hand": "Fission"}, decks={2: "Calendar", 3: "Paper"}
    )
    end = t.dogma("Canal Building", NONE, "option-2")
    assert not end.free_draw
    assert end.bystander(t, 0, 1)
