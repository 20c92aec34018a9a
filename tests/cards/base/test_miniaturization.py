"""Miniaturization: return a hand card; for a 10, a 10 for every different value in the score pile; for an 11, junk 11s.

In the older editions it may be declined, and there is no 11.

Sources: 4e base p. 17, 19, 22 (Junk, Return), 23 (Value).
"""

import pytest

from tests.kit import NONE, Table, table


def mine(hand: str, score: str = "Sailing, Tools, Coal") -> Table:
    """Lay out: seat 1 has less concept, and 11s of its own."""
    return table(
        {"red": "Miniaturization", "hand": hand, "score": score},
        {"blue": "Climatology", "hand": "Fusion", "score": "Paper, Ecology"},
        decks={10: "Robotics, Stem Cells, Software", 11: "Escapism, Astrogeology", 4: "Invention"},
    )


@pytest.mark.parametrize(("score", "drawn"), [("", 0), ("Coal", 1), ("Sailing, Tools, Coal", 2)])
def test_a_returned_10_draws_one_for_every_different_value_in_your_score_pile(score: str, drawn: int) -> None:
    t = mine("Databases", score)
    end = t.dogma("Miniaturization")
    assert end.hand(0) == set(["Robotics", "Stem Cells"][:drawn])
    assert end.deck(10) == ["Robotics", "Stem Cells", "Software", "Databases"][drawn:]
    assert end.deck(11) == ["Escapism", "Astrogeology"]
    assert end.bystander(t, 1)


def test_a_returned_11_junks_its_deck_and_itself_with_it() -> None:
    t = mine("Reclamation")
    end = t.dogma("Miniaturization")
    assert end.deck(11) == []
    assert end.junk() - t.junk() == {"Escapism", "Astrogeology", "Reclamation"}
    assert end.hand(0) == set()
    assert end.deck(10) == ["Robotics", "Stem Cells", "Software"]
    assert end.bystander(t, 1)


def test_any_other_card_does_nothing_more() -> None:
    t = mine("Anatomy")
    end = t.dogma("Miniaturization")
    assert end.deck(4) == ["Invention", "Anatomy"]
    assert end.hand(0) == set()
    assert (end.deck(10), end.deck(11)) == (t.deck(10), t.deck(11))


def test_you_choose_which_but_not_whether() -> None:
    t = mine("Databases, Reclamation, Anatomy")
    asked = t.play("dogma Miniaturization", idle=False)
    assert asked.options() == ("anatomy", "databases", "reclamation")
    assert asked.refuses(())


def test_an_empty_hand_returns_nothing() -> None:
    t = mine("")
    end = t.dogma("Miniaturization")
    assert end.bystander(t, 0, 1)
    assert (end.deck(10), end.deck(11)) == (t.deck(10), t.deck(11))


def test_a_sharer_counts_its_own_score_pile() -> None:
    t = table(
        {"red": "Miniaturization", "score": "Paper, Calendar"},
        {"blue": "Writing", "hand": "Databases", "score": "Coal"},
        decks={10: "Robotics, Stem Cells"},
    )
    end = t.dogma("Miniaturization")
    assert end.hand(1) == {"Robotics"}
    assert end.free_draw
    assert end.hand(0) == {"Stem Cells"}


def older(hand: str, score: str = "Sailing, Tools, Coal") -> Table:
    """Lay out: seat 1 has less concept; there is no 11."""
    return table(
        {"red": "Miniaturization", "hand": hand, "score": score},
        {"blue": "Bioengineering", "hand": "The Internet", "score": "Paper, Ecology"},
        decks={10: "Robotics, Stem Cells, Software", 4: "Invention"},
    )


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("score", "drawn"), [("", 0), ("Coal", 1), ("Sailing, Tools, Coal", 2)])
def test_in_the_older_editions_a_returned_10_draws_one_for_every_different_value(score: str, drawn: int) -> None:
    t = older("Databases", score)
    end = t.dogma("Miniaturization", "Databases")
    assert end.hand(0) == set(["Robotics", "Stem Cells"][:drawn])
    assert end.deck(10) == ["Robotics", "Stem Cells", "Software", "Databases"][drawn:]
    assert end.bystander(t, 1)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_it_may_be_declined() -> None:
    t = older("Databases, Anatomy")
    end = t.dogma("Miniaturization", NONE)
    assert end.asked[1][1] == ("anatomy", "databases")
    assert end.bystander(t, 0, 1)
    assert end.deck(10) == t.deck(10)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_any_other_card_does_nothing_more() -> None:
    end = older("Databases, Anatomy").dogma("Miniaturization", "Anatomy")
    assert end.deck(4) == ["Invention", "Anatomy"]
    assert end.hand(0) == {"Databases"}
    assert end.deck(10) == ["Robotics", "Stem Cells", "Software"]


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_an_empty_hand_is_not_asked_about() -> None:
    t = older("")
    end = t.dogma("Miniaturization")
    assert len(end.asked) == 1
    assert end.bystander(t, 0, 1)


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("answer", "drawn", "free"), [("Databases", {"Robotics"}, True), (NONE, {"Databases"}, False)])
def test_in_the_older_editions_a_sharer_decides_and_counts_its_own_score_pile(
    answer: str | tuple[int, ...], drawn: set[str], free: bool
) -> None:
    t = table(
        {"red": "Miniaturization", "score": "Paper, Calendar"},
        {"blue": "Writing", "hand": "Databases", "score": "Coal"},
        decks={10: "Robotics, Stem Cells"},
    )
    end = t.dogma("Miniaturization", answer)
    assert end.asked[1][0].seat == 1
    assert end.hand(1) == drawn
    assert end.free_draw == free
