"""The five special achievements of The Unseen: at the end of any action, anybody's, and through their cards."""

import pytest

from engine.query.eligibility import special_progress
from engine.run.verbs import order
from tests.kit import Table, table

BOARDS: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "Confidence": (
        {"blue": "Chemistry", "safe": "[1], [1], [2], [3]"},
        {"blue": "Chemistry", "safe": "[1], [1], [2]"},
    ),
    "Zen": (
        {"blue": "Atomic Theory", "red": "Construction", "hand": "Tools"},
        {"blue": "Atomic Theory", "red": "Archery"},
    ),
    "Anonymity": (
        {"blue": "Evolution", "achievements": "Monument"},
        {"blue": "Evolution", "achievements": "[1]"},
    ),
    "Folklore": (
        {"blue": "Quantum Theory", "red": "Archery"},
        {"blue": "Quantum Theory", "red": "Coal"},
    ),
    "Mystery": (
        {"blue": "Genetics", "red": "Coal", "yellow": "Masonry", "green": "Sailing"},
        {"blue": "Genetics", "red": "Coal", "yellow": "Masonry", "green": "Sailing", "purple": "Philosophy"},
    ),
}
"""for each: a board that meets the condition, and one that fails by its second part alone"""
LOWER = {
    "Confidence": "Experimentation",
    "Zen": "Chemistry",
    "Anonymity": "Atomic Theory",
    "Folklore": "Evolution",
    "Mystery": "Quantum Theory",
}
"""a blue card one too low"""


OTHERS = {
    "Confidence": {"red": "Coal"},
    "Zen": {"yellow": "Vaccination"},
    "Anonymity": {"green": "Bicycle"},
    "Folklore": {"purple": "Empiricism"},
    "Mystery": {"purple": "Specialization"},
}
"""another board that meets the condition"""


def after(*boards: dict[str, str], **more: object) -> Table:
    """The table after a Draw action of seat 0."""
    return table(*boards, **more).play("draw")  # type: ignore[arg-type]


@pytest.mark.parametrize("title", BOARDS)
def test_it_is_claimed_at_the_end_of_an_action(title: str) -> None:
    """U31; the cards say when: at the end of any action."""
    meets, fails = BOARDS[title]
    end = after(meets, {})
    assert title in end.achievements(0)
    facts = [fact for fact in end.facts("special-met") if fact.rule == title.lower()]
    assert [(fact.number("have"), fact.number("need")) for fact in facts] == [(2, 2)]
    assert title not in after(fails, {}).achievements(0)
    lower = {**meets, "blue": LOWER[title]}
    assert title not in after(lower, {}).achievements(0)


@pytest.mark.parametrize("title", BOARDS)
def test_it_is_claimed_in_an_action_of_another(title: str) -> None:
    """Point 14: at the end of any action, anybody's."""
    meets, _ = BOARDS[title]
    assert title in after({}, meets).achievements(1)


@pytest.mark.parametrize("title", BOARDS)
def test_of_several_the_first_to_the_left_claims_it(title: str) -> None:
    """Point 14: ties to the left of the current player; U16."""
    meets, _ = BOARDS[title]
    other = {"safe": "[1], [2], [2], [4]", **OTHERS[title]}
    end = after(meets, {}, other)
    assert title in end.achievements(2)
    assert title not in end.achievements(0)
    special = end.m.catalogue.find(title)
    (tied,) = [fact for fact in end.facts("special-tied") if fact.cards == (special,)]
    assert tied.number("seats") == (2, 0)


@pytest.mark.parametrize(("choice", "claimed"), [("any-with-a-value", False), ("base-cards", True)])
def test_whether_a_secret_that_was_claimed_is_a_standard_achievement(choice: str, *, claimed: bool) -> None:
    """Point 14: an expansion card among the achievements was never laid aside at setup; the cards leave it open."""
    mine = {"blue": "Evolution", "achievements": "Tomb, Monument"}
    end = after(mine, {}, switches={"claimed-standard": choice})
    assert ("Anonymity" in end.achievements(0)) is claimed
    base = after({**mine, "achievements": "[2]"}, {}, switches={"claimed-standard": choice})
    assert "Anonymity" not in base.achievements(0)


def test_how_far_one_is_counts_the_two_parts() -> None:
    t = table({"blue": "Chemistry", "safe": "[1]"}, {})
    confidence = t.m.catalogue.find("Confidence")
    assert [special_progress(t.m, t.s, seat, confidence) for seat in (0, 1)] == [(1, 2), (0, 2)]


def test_where_specials_are_claimed_at_once_one_is_met_on_the_way_by_a_board_that_shows_less() -> None:
    """Mystery asks for fewer than five colors: returned before Genetics, Philosophy lets it be claimed."""
    mine, _ = BOARDS["Mystery"][::-1]
    t = table(mine, {}, switches={"specials-claimed": "immediately"})
    both = tuple(t.m.catalogue.find(title) for title in ("Philosophy", "Genetics"))
    assert order.claims_on_the_way(t.m, t.s, "return", both, t.m.home.__getitem__)
    assert not order.claims_on_the_way(t.m, t.s, "return", both[:1], t.m.home.__getitem__)
