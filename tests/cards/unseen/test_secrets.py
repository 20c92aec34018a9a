"""The safe: how many secrets it takes, who may look at them, and how they become achievements (Ultimate p. 31)."""

import pytest

from engine.query import limits, sight
from engine.query.eligibility import claimable
from engine.seat.look import look
from tests.kit import Table, table

SPLAYS = [("", 5), ("left", 4), ("right", 3), ("up", 2), ("aslant", 1)]


def achieving(secrets: str = "[3]", score: str = "[5], [5], [5]", **more: str) -> Table:
    """A table on which seat 0 has a top card of value 3, 15 points and a secret."""
    return table({"red": "Engineering", "score": score, "safe": secrets, **more}, {"red": "Archery"})


# --- point 8: the limit ---


@pytest.mark.parametrize(("splay", "limit"), SPLAYS)
def test_the_better_the_best_splay_the_fewer_secrets_fit(splay: str, limit: int) -> None:
    """U31, Safe / Secrets: five, left four, right three, up two, aslant one."""
    board = {"red": "Archery, Oars" + (f" < {splay}" if splay else "")}
    t = table({**board, "blue": "Tools, Writing < left"} if splay else board, {})
    assert limits.limit(t.m, t.s, 0, "safe") == limit
    assert limits.limit(t.m, t.s, 1, "safe") == 5
    assert limits.limit(t.m, t.s, 0, "hand") is None
    assert limits.room(t.m, t.s, 0, "tuck") is None


# --- points 9 and 15: secrets are nobody's to look at, and nobody else's to claim ---


def test_nobody_looks_at_a_secret_and_all_see_its_back_in_order() -> None:
    """U7, Can I Look?; U31; VER-05: value and set of the back are public, and so is the order."""
    t = table({"red": "Archery", "safe": "Tools, Heirloom, Writing"}, {})
    for viewer in (0, 1, -1):
        cards = look(t.m, t.s, viewer).players[0].zone("safe").cards
        assert [(card.set, card.value, card.title) for card in cards] == [
            ("base", 1, None),
            ("unseen", 4, None),
            ("base", 1, None),
        ]
    assert not any(sight.knows(t.m, t.s, 0, card) for card in t.s.zones[t.m.zones.of("safe", 0)])


def test_the_owner_claims_a_secret_with_an_achieve_action() -> None:
    """UNS-03: with the points and the top card that its value asks for."""
    t = achieving()
    assert "achieve safe-of-1-3" in t.options()
    end = t.play("achieve safe-of-1-3")
    assert not end.zone("safe", 0)
    assert len(end.achievements(0)) == 1
    (fact,) = end.facts("claimable")
    assert (fact.rule, fact.number("secret"), fact.number("needed")) == ("achieve-secret", 1, 15)


def test_a_secret_takes_the_points_and_the_top_card() -> None:
    assert "achieve safe-of-1-3" not in achieving(score="[5], [5], [4]").options()
    assert "achieve safe-of-1-4" not in achieving("[4]", score="[5], [5], [10]").options()


def test_no_one_else_claims_it_a_teammate_neither() -> None:
    rich = {"red": "Engineering", "score": "[10], [10]"}
    t = table(rich, {"safe": "[2]"}, {"safe": "[1]"}, {}, teams=(0, 1, 0, 1))
    assert not [each for each in t.options() if "safe" in each]


# --- point 11: another achievement of a value ---


@pytest.mark.parametrize(
    ("claimed", "score", "can"),
    [
        ("[2]", "[10], [9]", False),
        ("[2]", "[10], [10]", True),
        ("[2], [2]", "[10], [10], [9]", False),
        ("[2], [2]", "[10], [10], [10]", True),
        ("[2], [2], [2]", "[10], [10], [10], [9]", False),
        ("[2], [2], [2]", "[10], [10], [10], [10]", True),
        ("[1], [3], Monument", "[10]", True),
    ],
)
def test_a_second_of_a_value_costs_double_a_third_triple(claimed: str, score: str, *, can: bool) -> None:
    """U21, Achievements; ACH-15: only the points are multiplied; specials have no value."""
    t = table({"red": "Construction", "achievements": claimed, "score": score, "safe": "Philosophy"}, {})
    assert ("achieve safe-of-1-2" in t.options()) is can
    assert ("achieve achievement-2" in t.options()) is can
    card = t.s.zones[t.m.zones.of("safe", 0)][0]
    fact = claimable(t.m, t.s, 0, card)
    held = claimed.count("[2]")
    assert fact.holds is can
    assert fact.number("needed") == 10 * (held + 1)
    assert fact.rule == ("achieve-again" if held else "achieve-secret")


def test_a_secret_claimed_makes_the_standard_one_of_its_value_dearer() -> None:
    t = achieving("[2]")
    end = t.play("achieve safe-of-1-2")
    assert "achieve achievement-2" in t.options()
    assert "achieve achievement-2" not in end.options()
    assert "achieve achievement-1" in end.options()
