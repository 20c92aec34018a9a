"""Steam Engine: draw and tuck two 4s, score the bottom yellow card.

Since the fourth edition, if that is Steam Engine, junk the 6 deck.
"""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_the_bottom_yellow_card_is_scored() -> None:
    t = table(
        {"yellow": "Steam Engine, Fermenting, Masonry < left", "red": "Coal"},
        {"yellow": "Agriculture"},
        decks={4: "Gunpowder, Invention, Anatomy", 6: "Canning"},
    )
    end = t.dogma("Steam Engine")
    assert end.pile(0, "red") == ["Coal", "Gunpowder"]
    assert end.pile(0, "green") == ["Invention"]
    assert end.pile(0, "yellow") == ["Steam Engine", "Fermenting"]
    assert end.splay(0, "yellow") == "left"
    assert end.score(0) == {"Masonry"}
    assert end.hand(0) == set()
    assert (end.deck(4), end.deck(6)) == (["Anatomy"], ["Canning"])
    assert end.bystander(t, 1)


def test_of_two_yellow_4s_the_second_lies_at_the_bottom() -> None:
    t = table({"yellow": "Steam Engine"}, {}, decks={4: "Anatomy, Perspective", 6: "Canning"})
    end = t.dogma("Steam Engine")
    assert end.pile(0, "yellow") == ["Steam Engine", "Anatomy"]
    assert end.score(0) == {"Perspective"}
    assert end.deck(6) == ["Canning"]


@pytest.mark.editions(4)
def test_steam_engine_alone_is_both_top_and_bottom_and_junks_the_6_deck() -> None:
    """4e base p. 20, Bottom; rules notes (FAQ of 2011)."""
    t = table({"yellow": "Steam Engine"}, {}, decks={4: "Gunpowder, Invention", 5: "Coal", 6: "Canning, Democracy"})
    end = t.dogma("Steam Engine")
    assert end.pile(0, "yellow") == []
    assert end.score(0) == {"Steam Engine"}
    assert (end.deck(5), end.deck(6)) == (["Coal"], [])
    assert end.junk() >= {"Canning", "Democracy"}


@pytest.mark.editions(3, 1)
def test_before_steam_engine_alone_was_scored_and_the_6_deck_stayed() -> None:
    """Rules notes (FAQ of 2011): a single yellow card is the bottom one."""
    t = table({"yellow": "Steam Engine"}, {}, decks={4: "Gunpowder, Invention", 5: "Coal", 6: "Canning, Democracy"})
    end = t.dogma("Steam Engine")
    assert end.pile(0, "yellow") == []
    assert end.score(0) == {"Steam Engine"}
    assert (end.pile(0, "red"), end.pile(0, "green")) == (["Gunpowder"], ["Invention"])
    assert (end.deck(5), end.deck(6)) == (["Coal"], ["Canning", "Democracy"])
    assert end.junk() == t.junk()


def test_a_sharer_without_yellow_scores_nothing_and_another_card_junks_nothing() -> None:
    t = table(
        {"yellow": "Steam Engine, Masonry"},
        {"red": "Colonialism"},
        {"red": "Explosives", "yellow": "Canning"},
        decks={
            4: "Gunpowder, Invention, Enterprise, Printing Press, Reformation, Navigation",
            5: "Coal",
            6: "Democracy",
        },
    )
    end = t.dogma("Steam Engine")
    assert end.pile(1, "red") == ["Colonialism", "Gunpowder"]
    assert end.score(1) == set()
    assert end.pile(2, "purple") == ["Enterprise"]
    assert end.score(2) == {"Canning"}
    assert end.score(0) == {"Masonry"}
    assert end.deck(6) == ["Democracy"]
    assert end.free_draw
    assert end.hand(0) == {"Coal"}
