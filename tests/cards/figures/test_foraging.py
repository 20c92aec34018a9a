"""Foraging: a 0; one without meat may be shown and scored for another."""

from engine.query import sight
from tests.kit import table


def test_a_0_without_meat_may_be_scored_for_another() -> None:
    t = table({"green": "Foraging"}, {}, decks={0: "Knots, Fire"})
    end = t.dogma("Foraging", "yes")
    assert end.score(0) == {"Knots"}
    assert end.hand(0) == {"Fire"}


def test_it_may_be_kept_unseen() -> None:
    t = table({"green": "Foraging"}, {}, decks={0: "Knots, Fire"})
    end = t.dogma("Foraging", "no")
    assert end.hand(0) == {"Knots"}
    assert end.score(0) == set()
    assert not sight.knows(end.m, end.s, 1, end.m.catalogue.find("Knots"))


def test_one_with_meat_is_kept_and_the_second_is_not_asked_about() -> None:
    t = table({"green": "Foraging"}, {}, decks={0: "Fire, Knots"})
    assert t.dogma("Foraging").hand(0) == {"Fire"}
    twice = table({"green": "Foraging"}, {}, decks={0: "Knots, Shelter"})
    assert twice.dogma("Foraging", "yes").hand(0) == {"Shelter"}


def test_with_no_0_left_a_1_is_drawn_and_has_no_meat() -> None:
    t = table({"green": "Foraging"}, {}, decks={0: "", 1: "Oars, Tools"})
    end = t.dogma("Foraging", "yes")
    assert end.score(0) == {"Oars"}
    assert end.hand(0) == {"Tools"}


def test_who_shows_less_health_does_not_share() -> None:
    t = table({"green": "Foraging"}, {"yellow": "Masonry"}, decks={0: "Fire"})
    assert t.dogma("Foraging").hand(1) == set()
