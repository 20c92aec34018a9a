"""Huang Di: a 2 before a card of the leaf."""

from tests.kit import table


def test_only_the_leaf() -> None:
    t = table({"blue": "Huang Di", "yellow": "Masonry", "purple": "Mysticism"}, {}, decks={2: "Calendar"})
    leaf = table({"blue": "Huang Di", "yellow": "Agriculture"}, {}, decks={2: "Calendar"})
    assert leaf.play("dogma Agriculture", idle=False).hand(0) == {"Calendar"}
    assert t.play("dogma Mysticism", idle=False).deck(2) == ["Calendar"]
