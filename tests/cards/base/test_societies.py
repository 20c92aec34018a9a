"""Societies: each player demanded of gives up a better concept card of their board, and draws a 5 for it.

In the first edition it need not be better, but may not be purple.
"""

import pytest

from tests.kit import table

pytestmark = pytest.mark.editions(4, 3)


def test_a_color_i_lack_counts_as_0_and_the_victim_draws_a_5() -> None:
    """DEM-09: my Physics (5) shields blue; I have no green, so Measurement is higher than my 0."""
    t = table(
        {"purple": "Societies", "blue": "Physics, Tools"},
        {"blue": "Experimentation", "green": "Measurement"},
        decks={5: "Statistics, Coal"},
    )
    end = t.dogma("Societies")
    assert end.pile(0, "green") == ["Measurement"]
    assert (end.pile(1, "green"), end.pile(1, "blue")) == ([], ["Experimentation"])
    assert (end.hand(0), end.hand(1)) == (set(), {"Statistics"})
    assert end.score(0) == end.score(1) == set()
    assert not end.free_draw


@pytest.mark.parametrize(
    ("theirs", "taken"), [("Experimentation", False), ("Chemistry", False), ("Atomic Theory", True)]
)
def test_it_must_be_higher_than_mine_not_equal(theirs: str, taken: bool) -> None:
    t = table({"purple": "Societies", "blue": "Physics"}, {"blue": theirs}, decks={5: "Statistics"})
    end = t.dogma("Societies")
    assert end.pile(0, "blue") == ([theirs, "Physics"] if taken else ["Physics"])
    assert end.pile(1, "blue") == ([] if taken else [theirs])
    assert end.hand(1) == ({"Statistics"} if taken else set())


def test_the_victim_picks_among_the_top_cards_with_concept_that_are_higher() -> None:
    """Coal has no concept, Education is lower than my Societies, Statistics is covered."""
    t = table(
        {"purple": "Societies", "blue": "Tools"},
        {
            "red": "Coal",
            "yellow": "Perspective, Statistics",
            "green": "Measurement",
            "blue": "Chemistry",
            "purple": "Education",
            "hand": "Atomic Theory",
        },
        decks={5: "Physics"},
    )
    asking = t.play("dogma Societies", idle=False)
    assert (asking.decider(), set(asking.options())) == (1, {"chemistry", "measurement", "perspective"})
    assert asking.refuses(()), "a demand is no offer"
    end = asking.play("Chemistry")
    assert end.pile(0, "blue") == ["Chemistry", "Tools"]
    assert end.pile(1, "green") == ["Measurement"]
    assert end.pile(1, "yellow") == ["Perspective", "Statistics"]
    assert end.hand(1) == {"Atomic Theory", "Physics"}


@pytest.mark.editions(4, 3, 1)
def test_a_covered_card_with_concept_is_safe_even_splayed_and_then_nothing_is_drawn() -> None:
    """The 5 is for a transfer that was more than nothing (4e base p. 19)."""
    t = table(
        {"purple": "Societies"}, {"blue": "Computers, Atomic Theory < up", "hand": "Tools"}, decks={5: "Statistics"}
    )
    end = t.dogma("Societies")
    assert end.bystander(t, 0, 1)
    assert end.deck(5) == ["Statistics"]


def test_the_next_victim_compares_with_what_the_first_one_gave() -> None:
    """Nothing but the verdicts is locked in (4e base p. 14): B's Measurement (5) outranks C's Invention (4)."""
    t = table(
        {"purple": "Societies"},
        {"green": "Measurement"},
        {"green": "Invention"},
        decks={5: "Statistics, Coal, Banking"},
    )
    end = t.dogma("Societies")
    assert end.pile(0, "green") == ["Measurement"]
    assert end.pile(2, "green") == ["Invention"]
    assert (end.hand(1), end.hand(2)) == ({"Statistics"}, set())


@pytest.mark.editions(4, 3, 1)
def test_a_player_with_as_much_prosperity_is_immune_and_has_nothing_to_share() -> None:
    t = table(
        {"purple": "Societies"}, {"red": "Oars"}, {"green": "Measurement", "red": "Optics"}, decks={5: "Statistics"}
    )
    end = t.dogma("Societies")
    assert end.bystander(t, 0, 1, 2)
    assert not end.free_draw


@pytest.mark.editions(1)
def test_first_edition_any_top_card_with_concept_but_a_purple_one_and_the_victim_picks() -> None:
    """My Atomic Theory shields nothing. Coal has no concept, Education is purple, Statistics is covered."""
    t = table(
        {"purple": "Societies", "blue": "Atomic Theory, Writing < left"},
        {
            "red": "Coal",
            "yellow": "Perspective, Statistics",
            "green": "Measurement",
            "blue": "Tools",
            "purple": "Education",
            "hand": "Computers",
        },
        decks={5: "Physics"},
    )
    asking = t.play("dogma Societies", idle=False)
    assert (asking.decider(), set(asking.options())) == (1, {"measurement", "perspective", "tools"})
    assert asking.refuses(()), "a demand is no offer"
    end = asking.play("Tools")
    assert end.pile(0, "blue") == ["Tools", "Atomic Theory", "Writing"]
    assert end.splay(0, "blue") == "left"
    assert (end.pile(1, "blue"), end.pile(1, "purple")) == ([], ["Education"])
    assert end.hand(1) == {"Computers", "Physics"}
    assert end.score(0) == end.score(1) == set()
    assert not end.free_draw


@pytest.mark.editions(1)
def test_first_edition_a_purple_card_alone_is_safe_however_high_and_nothing_is_drawn() -> None:
    t = table({"purple": "Societies"}, {"purple": "Empiricism", "red": "Coal"}, decks={5: "Statistics"})
    end = t.dogma("Societies")
    assert end.bystander(t, 0, 1)
    assert end.deck(5) == ["Statistics"]


@pytest.mark.editions(1)
def test_first_edition_every_victim_gives_whatever_the_first_one_gave() -> None:
    t = table(
        {"purple": "Societies"},
        {"green": "Measurement"},
        {"green": "Invention"},
        decks={5: "Statistics, Coal, Banking"},
    )
    end = t.dogma("Societies")
    assert end.pile(0, "green") == ["Invention", "Measurement"]
    assert (end.hand(1), end.hand(2)) == ({"Statistics"}, {"Coal"})
    assert end.deck(5) == ["Banking"]
