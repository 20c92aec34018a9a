"""Konstantin Novoselov: all top cards instead of the second action's Dogma."""

from tests.kit import table


def test_each_top_card_in_its_order() -> None:
    t = table(
        {"blue": "Konstantin Novoselov", "green": "The Wheel", "purple": "Code of Laws"},
        {},
        taken=1,
        decks={1: "Oars, Archery"},
    )
    end = t.play("dogma The Wheel", idle=False)
    assert end.hand(0) == {"Oars", "Archery"}
    told = [fact.cards for fact in end.facts("karma-instead")]
    assert len(told) == 1


def test_the_first_action_is_left_alone() -> None:
    t = table({"blue": "Konstantin Novoselov", "green": "The Wheel"}, {}, decks={1: "Oars, Archery"})
    assert not t.play("dogma The Wheel").facts("karma-instead")
