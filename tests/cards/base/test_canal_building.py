"""Canal Building: you may swap your highest hand cards with your highest score cards, or junk the 3 deck.

In the older editions there is the exchange only.

Sources: DRW-11, DRW-12, DRW-16; rules notes (either side may be empty); 4e base p. 21 (Exchange), p. 22 (Junk).
"""

import pytest

from tests.kit import NONE, Table, played, table

pytestmark = pytest.mark.editions(4, 3, 1)


def canal(hand: str, score: str) -> Table:
    """Lay out: nobody shares."""
    return table(
        {"yellow": "Canal Building", "hand": hand, "score": score},
        {"blue": "Tools", "hand": "Fission", "score": "Databases"},
        decks={3: "Paper, Compass", 4: "Anatomy"},
        achievements="Pottery, Education",
    )


def exchange() -> str:
    """Return the answer that exchanges: one of two things in the fourth edition, all there is in the older ones."""
    return "option-1" if played[-1] == 4 else "yes"


def test_all_the_highest_cards_change_places_however_many() -> None:
    t = canal("Engineering, Optics, Oars", "Construction, Calendar, Currency, Sailing")
    end = t.dogma("Canal Building", exchange())
    assert end.asked[1][1] == (("option-1", "option-2") if played[-1] == 4 else ("no", "yes"))
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
    end = canal(hand, score).dogma("Canal Building", exchange())
    assert end.hand(0) == new_hand
    assert end.score(0) == new_score


@pytest.mark.editions(4)
def test_the_3_deck_is_junked_but_no_other_and_no_achievement() -> None:
    t = canal("Engineering", "Optics")
    end = t.dogma("Canal Building", "option-2")
    assert end.deck(3) == []
    assert end.junk() - t.junk() == {"Paper", "Compass"}
    assert end.deck(4) == ["Anatomy"]
    assert end.available() == {1, 3}
    assert end.bystander(t, 0, 1)


def test_you_may_do_nothing() -> None:
    t = canal("Engineering", "Calendar")
    end = t.dogma("Canal Building", NONE if played[-1] == 4 else "no")
    assert end.bystander(t, 0, 1)
    assert end.deck(3) == ["Paper", "Compass"]


@pytest.mark.editions(4)
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


@pytest.mark.editions(4)
def test_a_sharer_who_does_neither_earns_nothing() -> None:
    t = table(
        {"yellow": "Canal Building"}, {"green": "Mapmaking", "hand": "Fission"}, decks={2: "Calendar", 3: "Paper"}
    )
    end = t.dogma("Canal Building", NONE, "option-2")
    assert not end.free_draw
    assert end.bystander(t, 0, 1)


@pytest.mark.editions(3, 1)
def test_before_the_fourth_edition_a_sharer_decides_first_whether_to_exchange() -> None:
    t = table(
        {"yellow": "Canal Building", "hand": "Coal", "score": "Sailing"},
        {"green": "Mapmaking", "hand": "Fission", "score": "Oars"},
        decks={2: "Calendar", 3: "Paper"},
    )
    end = t.dogma("Canal Building", "yes", "no")
    assert [request.seat for request, _ in end.asked[1:]] == [1, 0]
    assert (end.hand(1), end.score(1)) == ({"Oars"}, {"Fission"})
    assert end.hand(0) == {"Coal", "Calendar"}  # an exchange shares: a free draw
    assert end.score(0) == {"Sailing"}
    assert end.deck(3) == ["Paper"]
    declined = t.dogma("Canal Building", "no", "yes")
    assert declined.bystander(t, 1)
    assert (declined.hand(0), declined.score(0)) == ({"Sailing"}, {"Coal"})
    assert not declined.free_draw
