"""Paper: you may splay green or blue left; score a top card with health; if you do, a 4 for every colour splayed left.

In the older editions nothing is scored for the 4s.

Sources: rules notes (Paper: all colours splayed left count); 4e base p. 24-25 (picture).
"""

import pytest

from engine.game import Answer
from tests.kit import NONE, Table, played, table

pytestmark = pytest.mark.editions(4, 3, 1)


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
    # in the fourth edition without a top card with health to score no 4
    assert end.hand(0) == (set() if played[-1] == 4 else {"Anatomy"})
    assert end.bystander(t, 1)


def test_the_choice_leaves_out_a_color_already_splayed_left_or_too_small() -> None:
    t = scroll({"green": "Paper, Navigation < left", "blue": "Physics"})
    end = t.dogma("Paper")
    assert len(end.asked) == 1
    assert end.hand(0) == (set() if played[-1] == 4 else {"Anatomy"})
    assert end.score(0) == set()
    assert end.bystander(t, 1)


@pytest.mark.editions(4)
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


@pytest.mark.editions(4)
def test_a_color_that_loses_its_splay_by_the_scoring_does_not_count() -> None:
    t = scroll({"blue": "Pottery, Tools < left", "red": "Coal, Oars < left"})
    end = t.dogma("Paper", NONE)
    assert end.score(0) == {"Pottery"}
    assert end.splay(0, "blue") == "none"
    assert end.hand(0) == {"Anatomy"}


@pytest.mark.editions(4)
def test_scoring_is_no_choice_when_one_card_has_health_even_if_nothing_is_splayed() -> None:
    end = scroll({"blue": "Pottery"}).dogma("Paper", NONE)
    assert end.score(0) == {"Pottery"}
    assert end.pile(0, "blue") == []
    assert end.hand(0) == set()


@pytest.mark.editions(4)
@pytest.mark.parametrize("blue", ["Physics, Pottery", "Physics, Pottery < left"])
def test_without_a_top_card_with_health_nothing_is_drawn(blue: str) -> None:
    # covered cards, the hand and the score pile are no top cards
    t = scroll({"blue": blue, "hand": "Medicine", "score": "Machinery"})
    end = t.dogma("Paper", NONE)
    assert end.bystander(t, 0, 1)


@pytest.mark.editions(4)
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


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("answer", "drawn"), [("green", 2), ("blue", 2), (NONE, 1)])
def test_before_the_fourth_edition_every_color_splayed_left_draws_a_4_by_itself(answer: Answer, drawn: int) -> None:
    t = scroll(
        {
            "red": "Coal, Oars < left",
            "purple": "Education, Mysticism < right",
            "yellow": "Machinery, Masonry",
            "blue": "Pottery, Calendar",
            "score": "Archery",
        }
    )
    end = t.dogma("Paper", answer)
    assert len(end.asked) == 2  # nothing is asked but the splay
    deck = ["Anatomy", "Colonialism", "Enterprise", "Gunpowder"]
    assert end.hand(0) == set(deck[:drawn])
    assert end.deck(4) == deck[drawn:]
    assert end.score(0) == {"Archery"}
    assert end.pile(0, "blue") == ["Pottery", "Calendar"]
    assert end.bystander(t, 1)


@pytest.mark.editions(3, 1)
def test_before_the_fourth_edition_nothing_splayed_left_draws_nothing() -> None:
    t = scroll({"blue": "Pottery, Tools < up", "red": "Coal, Oars < right"})
    end = t.dogma("Paper", NONE)
    assert end.bystander(t, 0, 1)
    assert end.deck(4) == ["Anatomy", "Colonialism", "Enterprise", "Gunpowder"]


@pytest.mark.editions(3, 1)
def test_before_the_fourth_edition_a_sharer_counts_its_own_colors() -> None:
    t = table(
        {"green": "Paper, Navigation", "blue": "Pottery"},
        {"blue": "Experimentation, Tools", "yellow": "Machinery, Masonry < left"},
        decks={3: "Compass", 4: "Anatomy, Colonialism, Enterprise, Gunpowder"},
    )
    end = t.dogma("Paper", "blue", NONE)
    assert end.splay(1, "blue") == "left"
    assert end.hand(1) == {"Anatomy", "Colonialism"}
    assert end.pile(1, "yellow") == ["Machinery", "Masonry"]
    assert end.hand(0) == {"Compass"}  # no colour splayed; the free draw
    assert end.score(0) == end.score(1) == set()
    refused = t.dogma("Paper", NONE, "green")
    assert refused.hand(1) == {"Anatomy"}  # yellow
    assert refused.hand(0) == {"Colonialism", "Compass"}
