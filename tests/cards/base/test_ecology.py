"""Ecology: return a hand card, then score one and draw two 10s; the 10 deck may be junked.

Sources: IFD-10, DRW-12; 4e base p. 17, 19, 22 (Junk).
"""

import pytest

from tests.kit import NONE, Table, table


def mine(hand: str) -> Table:
    """Lay out: seat 1 has less concept, and a 10 in hand."""
    return table(
        {"yellow": "Ecology", "hand": hand, "score": "Robotics"},
        {"red": "Oars", "hand": "Stem Cells", "score": "The Internet"},
        decks={1: "Mysticism", 10: "Databases, Software, A.I."},
        achievements="Self Service, Fission",
    )


def test_one_card_is_returned_one_scored_and_two_10s_drawn() -> None:
    t = mine("Writing, Flight, Coal")
    end = t.dogma("Ecology", "Writing", "Flight", "no")
    assert end.asked[1][1] == ("writing", "coal", "flight")
    assert end.asked[2][1] == ("coal", "flight")
    assert end.deck(1) == ["Mysticism", "Writing"]
    assert end.score(0) == {"Robotics", "Flight"}
    assert end.hand(0) == {"Coal", "Databases", "Software"}
    assert end.deck(10) == ["A.I."]
    assert end.bystander(t, 1)
    assert t.play("dogma Ecology", "Writing", idle=False).refuses(())  # scoring is no "may"


def test_after_the_last_card_nothing_is_scored_but_both_10s_are_drawn() -> None:
    end = mine("Writing").dogma("Ecology", "Writing", "no")
    assert end.score(0) == {"Robotics"}
    assert end.hand(0) == {"Databases", "Software"}


def test_declining_scores_and_draws_nothing() -> None:
    t = mine("Writing, Flight")
    assert t.dogma("Ecology", NONE, "no").bystander(t, 0, 1)


@pytest.mark.parametrize("junked", [True, False])
def test_the_10_deck_may_be_junked_and_only_the_deck(junked: bool) -> None:
    t = mine("")
    end = t.dogma("Ecology", "yes" if junked else "no")
    deck = {"Databases", "Software", "A.I."}
    assert end.deck(10) == ([] if junked else ["Databases", "Software", "A.I."])
    assert end.junk() - t.junk() == (deck if junked else set())
    assert end.available() == t.available()
    assert end.bystander(t, 0, 1)


def test_a_sharer_may_junk_the_deck_which_earns_a_free_draw() -> None:
    t = table(
        {"yellow": "Ecology"},
        {"blue": "Mathematics"},
        decks={9: "Genetics", 10: "Databases", 11: "Fusion"},
    )
    end = t.dogma("Ecology", "yes", "no")
    assert [request.seat for request, _ in end.asked] == [0, 1, 0]
    assert end.deck(10) == []
    assert end.free_draw
    assert end.hand(0) == {"Genetics"}


@pytest.mark.editions(3, 1)
def test_the_older_editions_return_score_and_draw_and_junk_nothing() -> None:
    t = mine("Writing, Flight, Coal")
    end = t.dogma("Ecology", "Writing", "Flight")
    assert end.asked[1][0].optional
    assert end.asked[1][1] == ("writing", "coal", "flight")
    assert end.asked[2][1] == ("coal", "flight")
    assert end.deck(1) == ["Mysticism", "Writing"]
    assert end.score(0) == {"Robotics", "Flight"}
    assert end.hand(0) == {"Coal", "Databases", "Software"}
    assert end.deck(10) == ["A.I."]
    assert end.bystander(t, 1)
    assert t.play("dogma Ecology", "Writing", idle=False).refuses(())  # scoring is no "may"


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_the_last_card_draws_without_scoring() -> None:
    """IFD-10."""
    end = mine("Writing").dogma("Ecology", "Writing")
    assert end.score(0) == {"Robotics"}
    assert end.hand(0) == {"Databases", "Software"}


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize("hand", ["", "Writing, Flight"])
def test_in_the_older_editions_nothing_returned_is_nothing_done(hand: str) -> None:
    t = mine(hand)
    end = t.dogma("Ecology", *([NONE] if hand else []))
    assert end.bystander(t, 0, 1)
    assert end.deck(10) == ["Databases", "Software", "A.I."]


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_a_sharer_goes_first_and_earns_a_free_draw() -> None:
    t = table(
        {"yellow": "Ecology", "hand": "Tools"},
        {"blue": "Mathematics", "hand": "Coal, Paper"},
        decks={9: "Genetics", 10: "Databases, Software, A.I."},
    )
    end = t.dogma("Ecology", "Coal", NONE)
    assert (end.score(1), end.hand(1)) == ({"Paper"}, {"Databases", "Software"})
    assert end.free_draw
    assert end.hand(0) == {"Tools", "Genetics"}
