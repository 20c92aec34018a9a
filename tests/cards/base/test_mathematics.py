"""Mathematics: you may return a hand card; if you do, draw and meld one of the next value.

Sources: 4e base p. 17 ("you may"), p. 19 ("if you do"), p. 20 (Draw and X).
"""

import pytest

from tests.kit import NONE, Table, played, table

pytestmark = pytest.mark.editions(4, 3, 1)


def sums(hand: str) -> Table:
    """Lay out: nobody shares."""
    return table(
        {"blue": "Mathematics", "hand": hand, "score": "Gunpowder"},
        {"red": "Archery", "hand": "Sailing"},
        decks={2: "Calendar, Mapmaking", 3: "Translation, Compass", 4: "", 5: "Statistics", 6: "Canning"},
    )


def test_the_melded_card_is_one_value_higher() -> None:
    t = sums("Fermenting, Oars")
    end = t.dogma("Mathematics", "Fermenting")
    assert end.asked[1][1] == ("oars", "fermenting")
    assert end.pile(0, "blue") == ["Translation", "Mathematics"]
    assert end.hand(0) == {"Oars"}
    assert end.score(0) == {"Gunpowder"}
    assert end.deck(2) == ["Calendar", "Mapmaking", "Fermenting"]
    assert end.bystander(t, 1)


def test_an_empty_deck_is_skipped() -> None:
    end = sums("Medicine").dogma("Mathematics", "Medicine")
    assert end.pile(0, "yellow") == ["Statistics"]


def test_declining_or_having_no_card_melds_nothing() -> None:
    t = sums("Fermenting")
    assert t.dogma("Mathematics", NONE).bystander(t, 0, 1)
    empty = sums("")
    assert empty.dogma("Mathematics").bystander(empty, 0, 1)


def test_returning_a_card_of_the_last_age_ends_the_game_by_score() -> None:
    last = "Climatology" if played[-1] == 4 else "Databases"
    end = sums(last).dogma("Mathematics", last)
    assert end.winners == (0,)


def test_a_sharer_melds_on_its_own_board() -> None:
    t = table(
        {"blue": "Mathematics", "hand": "Coal"},
        {"purple": "Philosophy", "hand": "Oars"},
        decks={2: "Monotheism, Mapmaking", 6: "Canning"},
    )
    end = t.dogma("Mathematics", "Oars", NONE)
    assert end.pile(1, "purple") == ["Monotheism", "Philosophy"]
    assert end.pile(0, "blue") == ["Mathematics"]
    assert end.free_draw
    assert end.hand(0) == {"Coal", "Mapmaking"}


def test_one_card_is_returned_not_two() -> None:
    assert sums("Fermenting, Oars").play("dogma Mathematics", idle=False).refuses(("Fermenting", "Oars"))
