"""Daedalus: unsplayed colors raise the highest top card, for claims alone."""

from engine.lang import nodes
from engine.query.evaluate import Evaluator
from engine.run import moves
from tests.kit import table


def test_it_reaches_one_higher_for_each() -> None:
    t = table({"blue": "Daedalus", "red": "Archery", "score": "[5], [5], [5]"}, {}, achievements="Calendar, Paper")
    assert "achieve achievement-3" in t.options()  # 1 and two unsplayed colors: 3
    end = t.play("achieve achievement-3")
    (fact,) = end.facts("top-raised")
    assert (fact.number("by"), fact.number("top")) == (2, 3)
    assert end.values("achievements", 0) == [3]


def test_no_further_than_that() -> None:
    t = table({"blue": "Daedalus", "score": "[5], [5], [5]"}, {}, achievements="Calendar, Paper")
    assert "achieve achievement-2" in t.options()
    assert t.refuses("achieve achievement-3")


def test_a_splayed_color_adds_nothing() -> None:
    t = table(
        {"blue": "Daedalus", "red": "Archery, Metalworking < left", "score": "[5], [5], [5]"},
        {},
        achievements="Calendar, Paper",
    )
    assert "achieve achievement-2" in t.options()
    assert t.refuses("achieve achievement-3")


def test_draws_are_as_before() -> None:
    t = table({"blue": "Daedalus", "red": "Archery"}, {}, decks={1: "Tools", 3: "Machinery"})
    assert t.play("draw").hand(0) == {"Tools"}


def test_only_for_its_player_and_only_as_a_top_card() -> None:
    t = table(
        {"red": "Archery", "score": "[5], [5]"},
        {"blue": "Daedalus", "score": "[5], [5]"},
        achievements="Calendar",
    )
    assert t.refuses("achieve achievement-2")
    covered = table({"blue": "Tools, Daedalus < left", "score": "[5], [5]"}, {}, achievements="Calendar")
    assert covered.refuses("achieve achievement-2")


def test_an_effect_that_claims_if_eligible_asks_for_the_same() -> None:
    """Peter the Great: after the bottom green card was scored, the next is achieved if eligible; it is a 2."""
    mine = {"red": "Peter the Great", "green": "Sailing, Mapmaking, The Wheel", "hand": "Tools", "score": "[10]"}
    t = table({**mine, "red": "Archery, Metalworking < left", "blue": "Daedalus"}, {})
    fits = Evaluator(t.m.effects[t.m.catalogue.find("Archery")][0], t.m).condition(nodes.IsEligible(nodes.Each()))
    frame = moves.effect_frame(t.m, t.s, t.m.effects[t.m.catalogue.find("Archery")][0].id, 0, -1)
    assert fits(t.s, frame, t.m.catalogue.find("Mapmaking"))
    assert not fits(t.s, frame, t.m.catalogue.find("Paper"))
