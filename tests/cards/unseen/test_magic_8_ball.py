"""Magic 8-Ball: a wish is named first, an 8 is tucked; a concept grants the wish, red or purple asks again."""

import pytest

from tests.kit import Table, table


def laid(first: str, eights: str = "Flight, Mobility, Antibiotics") -> Table:
    return table(
        {"yellow": "Magic 8-Ball"},
        {"red": "Oars"},
        decks={8: eights, 10: "Robotics, Databases"},
        further_decks={("unseen", 8): first, ("unseen", 10): "Hacking"},
    )


def test_the_wish_is_named_before_the_card_is_seen() -> None:
    t = laid("Scouting")
    asked = t.play("dogma Magic 8-Ball", idle=False)
    assert asked.options() == ("option-1", "option-2", "option-3")
    assert asked.deck(8, "unseen") == ["Scouting"]


@pytest.mark.parametrize(
    ("wish", "hand", "score", "safe"),
    [
        ("option-1", {"Robotics", "Databases"}, set(), 0),
        ("option-2", set(), {"Flight", "Mobility"}, 0),
        ("option-3", set(), set(), 2),
    ],
)
def test_a_concept_grants_the_wish(wish: str, hand: set[str], score: set[str], safe: int) -> None:
    t = laid("Scouting")
    answers = ("achievement-1", "achievement-9")
    end = t.dogma("Magic 8-Ball", wish, *((answers,) if safe else ()))
    assert end.pile(0, "blue") == ["Scouting"]
    assert (end.hand(0), end.score(0)) == (hand, score)
    assert len(end.zone("safe", 0)) == safe
    assert end.bystander(t, 1)


def test_without_a_concept_no_wish_comes_true() -> None:
    end = laid("Shangri-La").dogma("Magic 8-Ball", "option-1")
    assert (end.hand(0), end.score(0)) == (set(), set())


def test_a_purple_card_grants_it_and_asks_again() -> None:
    """Opus Dei is purple and has concepts; then Flight is red and has none; then Antibiotics ends it."""
    end = laid("Opus Dei", "Flight, Antibiotics, Mobility").dogma("Magic 8-Ball", "option-1", "option-2", "option-3")
    assert end.hand(0) == {"Robotics", "Databases"}
    assert (end.pile(0, "red"), end.pile(0, "yellow")) == (["Flight"], ["Magic 8-Ball", "Antibiotics"])
    assert end.score(0) == end.zone("safe", 0) == set()
