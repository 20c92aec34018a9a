"""Che Guevara: a 9 before a meld; a yellow one takes all."""

from tests.kit import table


def test_a_9_is_scored_first() -> None:
    t = table({"yellow": "Che Guevara", "hand": "Tools"}, {"score": "Oars"}, decks={9: "Computers"})
    end = t.play("meld Tools")
    assert (end.score(0), end.score(1)) == ({"Computers"}, {"Oars"})


def test_a_yellow_one_junks_scores_and_achievements() -> None:
    t = table({"yellow": "Che Guevara", "hand": "Tools", "score": "Coal"}, {"score": "Oars"}, decks={9: "Suburbia"})
    end = t.play("meld Tools")
    assert (end.score(0), end.score(1), end.available()) == (set(), set(), set())
