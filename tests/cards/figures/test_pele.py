"""Pelé: a win before a scoring, with the top yellow and the top green card as high as any top card."""

from tests.kit import table

BOTH = {"purple": "Pelé", "yellow": "Ecology", "green": "Satellites", "red": "Metalworking"}
SCORED = {1: "Archery, Clothing"}
"""Metalworking reveals Archery and would score it"""


def test_both_as_high_as_pele_win_before_the_card_is_scored() -> None:
    end = table(BOTH, {}, decks=SCORED).dogma("Metalworking")
    assert end.winners == (0,)


def test_a_higher_card_of_another_color_is_the_only_highest_one() -> None:
    end = table({**BOTH, "blue": "Software"}, {}, decks=SCORED).dogma("Metalworking")
    assert end.winners is None
    assert end.score(0) == {"Archery"}
    assert len(end.facts("karma-condition")) == 1


def test_one_of_the_two_is_not_enough() -> None:
    for less in ({"green": "Mass Media"}, {"green": ""}, {"yellow": "Antibiotics"}, {"yellow": ""}):
        end = table({**BOTH, **less}, {}, decks=SCORED).dogma("Metalworking")
        assert end.winners is None


def test_another_players_scoring_does_nothing() -> None:
    t = table({"red": "Metalworking"}, {**BOTH, "red": ""}, decks=SCORED)
    end = t.dogma("Metalworking")
    assert end.winners is None
    assert not end.facts("karma-first")


def test_what_is_not_scored_does_nothing() -> None:
    assert table(BOTH, {}, decks={1: "Clothing"}).dogma("Metalworking").winners is None
