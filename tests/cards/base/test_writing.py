"""Writing: draw a 2.

Sources: SHR-01, SHR-18; 4e base p. 14-19 (the sharing example).
"""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_a_tie_shares_first_and_you_get_a_free_draw_by_your_highest_top_card() -> None:
    t = table(
        {"blue": "Writing", "red": "Archery"},
        {"purple": "Philosophy", "hand": "Coal"},
        {"blue": "Calendar", "hand": "Pottery"},
        decks={1: "Tools, Masonry", 2: "Mapmaking, Currency, Fermenting"},
    )
    end = t.dogma("Writing")
    assert end.hand(1) == {"Coal", "Mapmaking"}
    assert end.hand(0) == {"Currency", "Tools"}  # the free draw is a 1, whatever lies in the hand
    assert end.deck(1) == ["Masonry"]
    assert end.deck(2) == ["Fermenting"]
    assert end.bystander(t, 2)


def test_with_nobody_sharing_there_is_no_free_draw() -> None:
    t = table({"blue": "Writing"}, {"blue": "Calendar"}, decks={1: "Tools", 2: "Mapmaking, Currency"})
    end = t.dogma("Writing")
    assert end.hand(0) == {"Mapmaking"}
    assert end.deck(1) == ["Tools"]
    assert not end.free_draw
    assert end.bystander(t, 1)


def test_with_the_2s_gone_a_3_is_drawn_never_a_1() -> None:
    t = table({"blue": "Writing"}, {"blue": "Calendar"}, decks={1: "Tools", 2: "", 3: "Paper, Compass"})
    end = t.dogma("Writing")
    assert end.hand(0) == {"Paper"}
    assert end.deck(1) == ["Tools"]


def test_the_free_draw_is_compulsory_and_can_end_the_game() -> None:
    # SHR-18: the sharer takes the last card but one, and the free draw finds none left
    decks = {2: "Mapmaking", 3: "Paper"} | dict.fromkeys((1, *range(4, 12)), "")
    t = table({"blue": "Writing"}, {"purple": "Philosophy", "score": "Archery"}, decks=decks)
    end = t.dogma("Writing")
    assert end.hand(1) == {"Mapmaking"}
    assert end.hand(0) == {"Paper"}
    assert end.winners == (1,)
