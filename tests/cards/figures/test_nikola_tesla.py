"""Nikola Tesla: an opponent's top card before a meld."""

from tests.kit import table


def test_a_9_unless_something_in_the_score_pile_is_higher() -> None:
    t = table(
        {"yellow": "Nikola Tesla", "hand": "Tools"}, {"green": "The Wheel", "blue": "Writing"}, decks={9: "Computers"}
    )
    end = t.play("meld Tools")
    assert (end.score(0), end.hand(0)) == ({"The Wheel"}, {"Computers"})
    rich = table({"yellow": "Nikola Tesla", "hand": "Tools", "score": "Coal"}, {"green": "The Wheel"})
    assert rich.play("meld Tools").hand(0) == set()
