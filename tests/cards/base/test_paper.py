"""Paper: you may splay green or blue left; score a top card with health; if you do, a 4 for every colour splayed left.

Sources: rules notes (Paper: all colours splayed left count); 4e base p. 24-25 (picture).
"""

import pytest

from tests.kit import NONE, Table, table


def scroll(mine: dict[str, str]) -> Table:
    """Lay out: nobody shares."""
    return table(
        {"green": "Paper, Navigation", **mine},
        {"yellow": "Statistics, Agriculture < left", "hand": "Clothing"},
        decks={4: "Anatomy, Colonialism, Enterprise, Gunpowder"},
    )


def test_green_or_blue_may_be_splayed_left_no_other_color() -> None:
    t = scroll({"blue": "Physics, Tools", "red": "Coal, Oars", "purple": "Education, Mysticism"})
    end = t.dogma("Paper", "blue")
    assert end.asked[1][1] == ("green", "blue")
    assert [end.splay(0, c) for c in ("green", "blue", "red", "purple")] == ["none", "left", "none", "none"]
    assert end.hand(0) == set()  # no top card with health to score, so no 4
    assert end.deck(4) == ["Anatomy", "Colonialism", "Enterprise", "Gunpowder"]
    assert end.bystander(t, 1)


def test_the_choice_leaves_out_a_color_already_splayed_left_or_too_small() -> None:
    t = scroll({"green": "Paper, Navigation < left", "blue": "Physics"})
    assert t.dogma("Paper").bystander(t, 0, 1)


def test_for_a_scored_top_card_a_4_comes_for_every_color_splayed_left() -> None:
    t = scroll(
        {
            "red": "Coal, Oars < left",
            "purple": "Education, Mysticism < right",
            "yellow": "Machinery, Masonry",
            "blue": "Pottery, Calendar",
            "hand": "Medicine",
            "score": "Archery",
        }
    )
    end = t.dogma("Paper", "green", "Pottery")
    assert end.asked[2][1] == ("pottery", "machinery")
    assert end.score(0) == {"Archery", "Pottery"}
    assert end.pile(0, "blue") == ["Calendar"]
    assert end.hand(0) == {"Medicine", "Anatomy", "Colonialism"}  # red and green


def test_a_color_that_loses_its_splay_by_the_scoring_does_not_count() -> None:
    t = scroll({"blue": "Pottery, Tools < left", "red": "Coal, Oars < left"})
    end = t.dogma("Paper", NONE)
    assert end.score(0) == {"Pottery"}
    assert end.splay(0, "blue") == "none"
    assert end.hand(0) == {"Anatomy"}


def test_scoring_is_no_choice_when_one_card_has_health_even_if_nothing_is_splayed() -> None:
    end = scroll({"blue": "Pottery"}).dogma("Paper", NONE)
    assert end.score(0) == {"Pottery"}
    assert end.pile(0, "blue") == []
    assert end.hand(0) == set()


@pytest.mark.parametrize("blue", ["Physics, Pottery", "Physics, Pottery < left"])
def test_without_a_top_card_with_health_nothing_is_drawn(blue: str) -> None:
    # covered cards, the hand and the score pile are no top cards
    t = scroll({"blue": blue, "hand": "Medicine", "score": "Machinery"})
    end = t.dogma("Paper", NONE)
    assert end.bystander(t, 0, 1)


def test_a_sharer_uses_its_own_board() -> None:
    t = table(
        {"green": "Paper, Navigation", "blue": "Pottery"},
        {"blue": "Experimentation, Tools", "yellow": "Machinery"},
        decks={4: "Anatomy, Colonialism, Enterprise, Gunpowder", 3: "Compass"},
    )
    end = t.dogma("Paper", "blue", NONE)
    assert end.splay(1, "blue") == "left"
    assert end.score(1) == {"Machinery"}
    assert end.hand(1) == {"Anatomy"}
    assert end.score(0) == {"Pottery"}
    assert end.hand(0) == {"Compass"}  # no colour splayed; the free draw
