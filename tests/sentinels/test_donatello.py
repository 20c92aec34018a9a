"""Donatello: cards in hand count as in the score pile, wherever the score pile is asked for."""

from tests.kit import table
from tests.sentinels.conftest import SETS


def test_the_hand_counts_for_the_score() -> None:
    t = table({"yellow": "Donatello", "hand": "Canning, Tools", "score": "Optics"}, {"hand": "Vaccination"}, sets=SETS)
    assert t.points(0) == 6 + 1 + 3
    assert t.points(1) == 0
    assert t.score(0) == {"Optics"}


def test_the_hand_counts_for_claiming_an_achievement() -> None:
    t = table({"yellow": "Donatello", "hand": "Canning"}, {}, achievements="Archery, Mapmaking", sets=SETS)
    assert [each for each in t.options() if each.startswith("achieve")] == ["achieve achievement-1"]
    end = t.play("achieve 1")
    assert end.achievements(0) == {"Archery"}
    assert end.hand(0) == {"Canning"}


def test_a_card_in_hand_can_be_taken_as_one_of_the_score_pile() -> None:
    t = table(
        {"green": "Mapmaking", "purple": "City States"},
        {"yellow": "Donatello", "hand": "Tools, Optics", "score": "Sailing"},
        decks={1: "Oars"},
        sets=SETS,
    )
    asked = t.play("dogma Mapmaking", idle=False)
    assert asked.decider() == 1
    assert asked.options() == ("sailing", "tools")
    end = t.dogma("Mapmaking", "Tools")
    assert end.score(0) == {"Tools", "Oars"}
    assert end.hand(1) == {"Optics"}
    assert end.score(1) == {"Sailing"}


def test_under_another_card_it_does_nothing() -> None:
    assert table({"yellow": "Masonry, Donatello", "hand": "Canning"}, {}, sets=SETS).points(0) == 0
