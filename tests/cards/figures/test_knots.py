"""Knots: a card of the score pile whose color is on the board is shown for a 1."""

from engine.query import sight
from tests.kit import table


def test_a_scored_card_of_a_color_on_the_board_is_shown_for_a_1() -> None:
    t = table({"blue": "Knots", "score": "Tools"}, {}, decks={1: "Oars"})
    end = t.dogma("Knots")
    assert end.hand(0) == {"Oars"}
    assert end.score(0) == {"Tools"}
    assert sight.knows(end.m, end.s, 1, end.m.catalogue.find("Tools"))


def test_colors_that_are_not_on_the_board_cannot_be_shown() -> None:
    t = table({"blue": "Knots", "green": "Sailing", "score": "Tools, Archery, The Wheel"}, {}, decks={1: "Oars"})
    asked = t.play("dogma Knots", idle=False)
    assert set(asked.options()) == {"tools", "the-wheel"}


def test_without_such_a_card_nothing_is_drawn() -> None:
    t = table({"blue": "Knots", "score": "Archery"}, {}, decks={1: "Oars"})
    assert t.dogma("Knots").hand(0) == set()
    assert table({"blue": "Knots"}, {}, decks={1: "Oars"}).dogma("Knots").hand(0) == set()


def test_who_shows_less_concept_does_not_share() -> None:
    t = table({"blue": "Knots", "score": "Tools"}, {"purple": "Code of Laws", "score": "Mysticism"}, decks={1: "Oars"})
    assert t.dogma("Knots").bystander(t, 1)
