"""Agriculture: you may return a hand card; if you do, draw and score one of the next value.

Sources: SHR-08; 4e base p. 17 ("you may"), p. 19 ("if you do"), p. 11 (an example with it).
"""

import pytest

from tests.kit import NONE, Table, played, table

pytestmark = pytest.mark.editions(4, 3, 1)


def farm(hand: str, other: dict[str, str]) -> Table:
    """Lay out: whether seat 1 shares depends on its health."""
    return table(
        {"yellow": "Agriculture", "hand": hand, "score": "Gunpowder"},
        other,
        decks={1: "Tools, Masonry", 2: "Calendar, Mapmaking", 3: "Paper, Compass"},
    )


def test_the_scored_card_is_one_value_higher_than_the_returned_one() -> None:
    t = table(
        {"yellow": "Agriculture", "hand": "Sailing, Fermenting", "score": "Gunpowder"},
        {"blue": "Writing", "hand": "Coal"},
        decks={1: "Tools, Masonry", 2: "Calendar, Mapmaking", 3: "Paper, Compass"},
    )
    end = t.dogma("Agriculture", "Fermenting")
    assert [options for _, options in end.asked[1:]] == [("sailing", "fermenting")]  # hand cards only
    assert end.hand(0) == {"Sailing"}
    assert end.score(0) == {"Gunpowder", "Paper"}
    assert end.deck(2) == ["Calendar", "Mapmaking", "Fermenting"]
    assert end.deck(3) == ["Compass"]
    assert end.pile(0, "yellow") == ["Agriculture"]
    assert end.bystander(t, 1)


def test_declining_returns_and_scores_nothing() -> None:
    t = farm("Sailing", {"blue": "Writing"})
    assert t.dogma("Agriculture", NONE).bystander(t, 0, 1)


def test_with_an_empty_hand_nothing_is_asked() -> None:
    t = farm("", {"blue": "Writing"})
    assert t.dogma("Agriculture").bystander(t, 0, 1)


def test_returning_a_card_of_the_last_age_draws_beyond_it() -> None:
    last = "Climatology" if played[-1] == 4 else "Databases"
    end = farm(last, {"blue": "Writing"}).dogma("Agriculture", last)
    assert end.winners == (0,)  # by score: 4 to 0
    assert end.score(0) == {"Gunpowder"}


def test_a_sharer_decides_for_itself_and_a_declined_may_is_no_sharing() -> None:
    t = farm("Sailing", {"blue": "Pottery", "hand": "Oars"})
    declined = t.dogma("Agriculture", NONE, "Sailing")
    assert [request.seat for request, _ in declined.asked[1:]] == [1, 0]
    assert declined.bystander(t, 1)
    assert declined.score(0) == {"Gunpowder", "Calendar"}
    assert not declined.free_draw
    taken = t.dogma("Agriculture", "Oars", NONE)
    assert (taken.score(1), taken.hand(1)) == ({"Calendar"}, set())
    assert taken.score(0) == {"Gunpowder"}
    assert taken.free_draw
    assert taken.hand(0) == {"Sailing", "Tools"}


def test_one_card_is_returned_not_two() -> None:
    asked = farm("Sailing, Oars", {"blue": "Writing"}).play("dogma Agriculture", idle=False)
    assert asked.refuses(("Sailing", "Oars"))
