"""Suburbia: tuck any number of hand cards, draw and score a 1 for each; the 9 deck may be junked.

Sources: FAQ of 2011 (empty low decks make the cards higher); 4e base p. 11, 17, 22 (Junk), 23 (Tuck).
"""

import pytest

from tests.kit import NONE, Table, table


def mine(hand: str = "Sailing, Coal, The Wheel") -> Table:
    """Lay out: seat 1 has less health."""
    return table(
        {"yellow": "Suburbia", "green": "Paper, Compass < left", "hand": hand, "score": "Robotics"},
        {"red": "Oars", "hand": "Stem Cells", "score": "The Internet"},
        decks={1: "Mysticism, Pottery", 2: "Calendar", 9: "Genetics, Fission"},
        achievements="Composites, Archery",
    )


def test_a_1_is_scored_for_each_tucked_card_and_empty_ages_are_skipped() -> None:
    t = mine()
    end = t.dogma("Suburbia", ("Sailing", "Coal", "The Wheel"), "The Wheel", "no")
    assert end.pile(0, "green") == ["Paper", "Compass", "The Wheel", "Sailing"]
    assert end.splay(0, "green") == "left"
    assert end.pile(0, "red") == ["Coal"]
    assert end.score(0) == {"Robotics", "Mysticism", "Pottery", "Calendar"}
    assert end.hand(0) == set()
    assert end.bystander(t, 1)


def test_any_number_will_do() -> None:
    end = mine().dogma("Suburbia", "Coal", "no")
    request, options = end.asked[1]
    assert (request.low, request.high, request.optional) == (1, 3, True)
    assert set(options) == {"sailing", "coal", "the-wheel"}
    assert end.score(0) == {"Robotics", "Mysticism"}
    assert end.hand(0) == {"Sailing", "The Wheel"}


@pytest.mark.parametrize("hand", ["", "Coal"])
def test_nothing_tucked_nothing_scored(hand: str) -> None:
    t = mine(hand)
    end = t.dogma("Suburbia", *([NONE] if hand else []), "no")
    assert end.bystander(t, 0, 1)
    assert end.deck(1) == ["Mysticism", "Pottery"]


def test_the_9_deck_may_be_junked_and_only_the_deck() -> None:
    t = mine("")
    end = t.dogma("Suburbia", "yes")
    assert end.deck(9) == []
    assert end.junk() - t.junk() == {"Genetics", "Fission"}
    assert end.available() == {1, 9}
    assert end.bystander(t, 0, 1)


def test_a_sharer_tucks_and_scores_first() -> None:
    t = table(
        {"yellow": "Suburbia"},
        {"blue": "Pottery", "hand": "Tools"},
        decks={1: "Mysticism", 9: "Genetics"},
    )
    end = t.dogma("Suburbia", "Tools", "no", "no")
    assert end.pile(1, "blue") == ["Pottery", "Tools"]
    assert end.score(1) == {"Mysticism"}
    assert end.free_draw
    assert end.hand(0) == {"Genetics"}


@pytest.mark.editions(3, 1)
def test_the_older_editions_tuck_and_score_and_junk_nothing() -> None:
    t = mine()
    end = t.dogma("Suburbia", ("Sailing", "Coal", "The Wheel"), "The Wheel")
    request, options = end.asked[1]
    assert (request.low, request.high, request.optional) == (1, 3, True)
    assert set(options) == {"sailing", "coal", "the-wheel"}
    assert end.pile(0, "green") == ["Paper", "Compass", "The Wheel", "Sailing"]
    assert end.splay(0, "green") == "left"
    assert end.score(0) == {"Robotics", "Mysticism", "Pottery", "Calendar"}
    assert end.deck(9) == ["Genetics", "Fission"]
    assert end.bystander(t, 1)


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("hand", "answers"), [("", []), ("Coal", [NONE])])
def test_in_the_older_editions_nothing_tucked_is_nothing_done(hand: str, answers: list[tuple[int, ...]]) -> None:
    t = mine(hand)
    assert t.dogma("Suburbia", *answers).bystander(t, 0, 1)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_six_tucked_claim_monument_at_once() -> None:
    """Six of one kind in a turn; six scored follow, but it is taken by then."""
    t = table(
        {"yellow": "Suburbia", "hand": "Sailing, Coal, Tools, Oars, Paper, Physics"},
        {"blue": "Pottery", "hand": "Calendar"},
        decks={1: "Mysticism, The Wheel, Clothing, Writing, Archery, Masonry, Agriculture", 9: "Genetics"},
    )
    six = ("Sailing", "Coal", "Tools", "Oars", "Paper", "Physics")
    end = t.play("dogma Suburbia", NONE, six, idle=False)
    while end.game.request is not None and end.game.request.purpose != "turn":
        end = end.play(end.options()[0], idle=False)
    assert end.achievements(0) == {"Monument"}
    assert len(end.score(0)) == 6


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_a_sharer_tucks_and_scores_first() -> None:
    t = table(
        {"yellow": "Suburbia", "hand": "Sailing"},
        {"blue": "Pottery", "hand": "Tools"},
        {"red": "Oars", "hand": "Clothing"},
        decks={1: "Mysticism, Writing", 9: "Genetics"},
    )
    end = t.dogma("Suburbia", "Tools", "Sailing")
    assert (end.pile(1, "blue"), end.score(1)) == (["Pottery", "Tools"], {"Mysticism"})
    assert (end.pile(0, "green"), end.score(0)) == (["Sailing"], {"Writing"})
    assert end.free_draw
    assert end.hand(0) == {"Genetics"}
    assert end.bystander(t, 2)
