"""Stem Cells: all hand cards may be scored; an 11 is drawn.

The older editions draw nothing.

Sources: the publisher's reference (two effects); 4e base p. 17, 20 (All cards), 22 (Score).
"""

import pytest

from tests.kit import Table, table


def mine(hand: str = "Tools, Coal, Robotics") -> Table:
    """Lay out: seat 1 has less health."""
    return table(
        {"yellow": "Stem Cells", "hand": hand, "score": "Paper"},
        {"blue": "Calendar", "hand": "Oars", "score": "Optics"},
        decks={11: "Fusion, Escapism"},
    )


def test_the_whole_hand_is_scored_before_the_11_is_drawn() -> None:
    t = mine()
    end = t.dogma("Stem Cells", "yes")
    assert end.score(0) == {"Paper", "Tools", "Coal", "Robotics"}
    assert end.hand(0) == {"Fusion"}
    assert end.deck(11) == ["Escapism"]
    assert end.bystander(t, 1)


def test_it_can_be_declined_as_a_whole_only() -> None:
    t = mine()
    asked = t.play("dogma Stem Cells", idle=False)
    assert asked.options() == ("no", "yes")
    end = t.dogma("Stem Cells", "no")
    assert end.score(0) == {"Paper"}
    assert end.hand(0) == {"Tools", "Coal", "Robotics", "Fusion"}


def test_an_empty_hand_is_not_asked_about() -> None:
    end = mine("").dogma("Stem Cells")
    assert end.hand(0) == {"Fusion"}
    assert end.score(0) == {"Paper"}


def test_a_sharer_decides_for_itself() -> None:
    t = table(
        {"yellow": "Stem Cells", "hand": "Tools"},
        {"blue": "Pottery", "hand": "Oars"},
        decks={10: "Robotics", 11: "Fusion, Escapism"},
    )
    end = t.dogma("Stem Cells", "no", "yes")
    assert [request.seat for request, _ in end.asked] == [0, 1, 0]
    assert end.hand(1) == {"Oars", "Fusion"}
    assert (end.score(0), end.score(1)) == ({"Tools"}, set())
    assert end.free_draw
    assert end.hand(0) == {"Escapism", "Robotics"}


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("answer", "score", "hand"),
    [("yes", {"Paper", "Tools", "Coal", "Robotics"}, set()), ("no", {"Paper"}, {"Tools", "Coal", "Robotics"})],
)
def test_in_the_older_editions_the_whole_hand_is_scored_or_nothing(
    answer: str, score: set[str], hand: set[str]
) -> None:
    t = table(
        {"yellow": "Stem Cells", "hand": "Tools, Coal, Robotics", "score": "Paper"},
        {"blue": "Calendar", "hand": "Oars", "score": "Optics"},
    )
    assert t.play("dogma Stem Cells", idle=False).options() == ("no", "yes")
    end = t.dogma("Stem Cells", answer)
    assert (end.score(0), end.hand(0)) == (score, hand)
    assert end.deck(10) == t.deck(10)
    assert end.bystander(t, 1)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_an_empty_hand_does_nothing() -> None:
    t = table({"yellow": "Stem Cells", "score": "Paper"}, {"blue": "Calendar", "hand": "Oars"})
    end = t.dogma("Stem Cells")
    assert len(end.asked) == 1
    assert end.bystander(t, 0, 1)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_six_scored_claim_monument() -> None:
    t = table({"yellow": "Stem Cells", "hand": "Tools, Coal, Robotics, Oars, Paper, Physics"}, {"blue": "Calendar"})
    end = t.dogma("Stem Cells", "yes")
    assert end.achievements(0) == {"Monument"}


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("answer", "free"), [("yes", True), ("no", False)])
def test_in_the_older_editions_a_sharer_decides_for_itself(answer: str, free: bool) -> None:
    t = table(
        {"yellow": "Stem Cells", "hand": "Tools"},
        {"blue": "Pottery", "hand": "Oars"},
        decks={10: "Robotics"},
    )
    end = t.dogma("Stem Cells", answer, "no")
    assert [request.seat for request, _ in end.asked] == [0, 1, 0]
    assert (end.score(0), end.score(1)) == (set(), {"Oars"} if free else set())
    assert end.free_draw == free
    assert end.hand(0) == ({"Tools", "Robotics"} if free else {"Tools"})
