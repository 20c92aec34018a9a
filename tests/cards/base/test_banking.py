"""Banking: each victim gives me a top non-green industry card and scores a 5; perhaps splay green right."""

import pytest

from tests.kit import NONE, table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_the_victim_gives_a_top_card_of_choice_and_scores_the_5() -> None:
    t = table(
        {"green": "Banking", "red": "Oars, Archery < left"},
        {
            "red": "Coal, Optics",
            "yellow": "Agriculture, Canning",
            "green": "Invention",
            "blue": "Chemistry",
            "hand": "Physics",
        },
        decks={5: "Statistics, Societies"},
    )
    asking = t.play("dogma Banking", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"coal", "chemistry"}, "Invention is green, Canning covered, Agriculture without"
    assert asking.refuses(())
    end = asking.play("Coal")
    assert end.pile(0, "red") == ["Coal", "Oars", "Archery"]
    assert end.splay(0, "red") == "left"
    assert end.pile(1, "red") == ["Optics"]
    assert end.score(1) == {"Statistics"}
    assert (end.score(0), end.hand(0), end.hand(1)) == (set(), set(), {"Physics"})
    assert not end.free_draw


def test_nothing_given_nothing_scored() -> None:
    t = table({"green": "Banking"}, {"green": "Invention", "yellow": "Agriculture, Canning < left", "hand": "Coal"})
    assert t.dogma("Banking").bystander(t, 0, 1)


def test_green_may_be_splayed_right() -> None:
    """SPL-07: a single card cannot."""
    t = table({"green": "Banking, Sailing < left", "red": "Oars, Archery"}, {"green": "The Wheel, Clothing"})
    asking = t.play("dogma Banking", idle=False)
    assert asking.options() == ("green",)
    end = asking.play("green")
    assert (end.splay(0, "green"), end.splay(0, "red")) == ("right", "none")
    assert end.bystander(t, 1)
    assert asking.play(NONE).bystander(t, 0, 1)
    single = table({"green": "Banking"}, {})
    assert single.dogma("Banking").bystander(single, 0, 1)


def test_an_immune_player_keeps_industry_and_may_splay() -> None:
    t = table({"green": "Banking"}, {"green": "Sailing, Paper", "red": "Coal"}, decks={5: "Physics"})
    end = t.dogma("Banking", NONE)
    assert end.bystander(t, 0, 1)
    assert not end.free_draw
