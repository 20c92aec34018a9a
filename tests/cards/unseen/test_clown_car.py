"""Clown Car: an opponent melds cards out of my score pile until one has prosperity; he sees only the backs."""

from engine.text.game_text import GameText
from tests.kit import Table, table


def laid(score: str) -> Table:
    return table({"purple": "Clown Car", "score": score}, {"blue": "Tools"}, {"yellow": "Canal Building"})


def test_a_card_with_prosperity_is_the_last() -> None:
    t = laid("Oars, Calendar, Coal")
    end = t.dogma("Clown Car", "score-of-1-1")
    assert end.pile(1, "red") == ["Oars"]
    assert end.score(0) == {"Calendar", "Coal"}
    assert end.bystander(t, 2), "he has as many crowns"


def test_each_card_without_it_brings_out_another() -> None:
    end = laid("Oars, Calendar, Coal").dogma("Clown Car", "score-of-1-5", "score-of-1-1")
    assert end.pile(1, "red") == ["Oars", "Coal"]
    assert end.score(0) == {"Calendar"}


def test_it_ends_with_the_score_pile() -> None:
    end = laid("Calendar, Agriculture").dogma("Clown Car", "score-of-1-2")
    assert end.score(0) == set()
    assert end.pile(1, "yellow") == ["Agriculture"]


def test_an_empty_score_pile_ends_it_at_once() -> None:
    t = laid("")
    end = t.dogma("Clown Car")
    assert end.bystander(t, 0, 1, 2)


def test_a_card_that_is_not_there_lacks_nothing() -> None:
    """A condition on no card does not hold (4e base p. 19), so nothing is repeated."""
    end = laid("Archery").dogma("Clown Car")
    assert end.pile(1, "red") == ["Archery"]
    assert [fact.holds for fact in end.facts("condition")] == [True]
    (fact,) = end.facts("condition-on-no-card")
    assert not fact.holds
    entry = next(entry for entry in end.entries if entry.item == fact)
    for language, ending in (("en", "there is no such card."), ("uk", "такої картки немає.")):
        said = GameText(language).fact(end.m, entry, end.s)
        assert said.sentence.endswith(f": {ending}")
