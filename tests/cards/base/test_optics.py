"""Optics: draw and meld a 3; with a crown draw and score a 4, else give a score card to an opponent with fewer points.

Sources: CRD-03; rules notes (Optics); 4e base p. 31 (teammates).
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def lens(drawn: str, mine: str, *others: str, teams: tuple[int, ...] | None = None) -> Table:
    """Lay out score piles; nobody shares."""
    return table(
        {"red": "Optics", "yellow": "Statistics", "score": mine, "hand": "Coal"},
        *({"score": each, "hand": "Oars"} if i == 0 else {"score": each} for i, each in enumerate(others)),
        decks={3: f"{drawn}, Feudalism", 4: "Anatomy, Colonialism"},
        teams=teams,
        switches={"parley": "none"},
    )


def test_a_melded_card_with_a_crown_scores_a_4() -> None:
    t = lens("Medicine", "Paper", "Sailing")
    end = t.dogma("Optics")
    assert end.pile(0, "yellow") == ["Medicine", "Statistics"]
    assert end.score(0) == {"Paper", "Anatomy"}
    assert end.hand(0) == {"Coal"}
    assert end.deck(4) == ["Colonialism"]
    assert end.bystander(t, 1)


def test_without_a_crown_a_score_card_goes_to_a_poorer_opponent_of_your_choice() -> None:
    # 6 points: 5 and 0 are fewer, 6 is not
    t = lens("Machinery", "Medicine, Education", "Banking", "Canning", "")
    end = t.dogma("Optics", "player-4", "Education")
    assert [options for _, options in end.asked[1:]] == [("player-2", "player-4"), ("medicine", "education")]
    assert end.pile(0, "yellow") == ["Machinery", "Statistics"]
    assert end.score(0) == {"Medicine"}
    assert end.score(3) == {"Education"}
    assert end.deck(4) == ["Anatomy", "Colonialism"]
    assert end.bystander(t, 1, 2)


def test_one_poorer_opponent_and_one_card_leave_no_choice() -> None:
    end = lens("Machinery", "Medicine", "Calendar", "Education").dogma("Optics")
    assert end.score(0) == set()
    assert end.score(1) == {"Calendar", "Medicine"}
    assert end.score(2) == {"Education"}


def test_with_no_poorer_opponent_nothing_goes() -> None:
    t = lens("Machinery", "Medicine", "Banking", "Education")
    end = t.dogma("Optics")
    assert end.score(0) == {"Medicine"}
    assert end.bystander(t, 1, 2)
    poor = lens("Machinery", "", "", "")
    assert poor.dogma("Optics").bystander(poor, 1, 2)


def test_a_teammate_is_no_opponent() -> None:
    t = lens("Machinery", "Medicine, Education", "Canning", "", "Sailing", teams=(0, 1, 0, 1))
    end = t.dogma("Optics", "Medicine")
    assert end.score(3) == {"Sailing", "Medicine"}
    assert end.bystander(t, 1, 2)


def test_a_sharer_gives_to_whoever_is_poorer_than_it() -> None:
    t = table(
        {"red": "Optics"},
        {"green": "Navigation", "score": "Calendar"},
        {"score": "Coal"},
        decks={3: "Machinery, Medicine", 4: "Anatomy", 5: "Statistics"},
    )
    end = t.dogma("Optics")
    assert end.pile(1, "yellow") == ["Machinery"]
    assert end.score(1) == set()
    assert end.pile(0, "yellow") == ["Medicine"]
    assert end.score(0) == {"Calendar", "Anatomy"}
    assert end.bystander(t, 2)
    assert end.free_draw
