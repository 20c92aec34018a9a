"""Therese Kirongozi: an opponent's Dogma action becomes a drawn color, super-executed."""

from tests.kit import table

THERESE = {"yellow": "Therese Kirongozi"}


def test_the_top_card_of_the_drawn_color_is_super_executed_and_the_drawn_card_returned() -> None:
    t = table({"blue": "Writing", "green": "The Wheel"}, THERESE, decks={1: "Clothing, Tools, Oars"})
    end = t.dogma("Writing", 1)
    assert end.hand(0) == {"Tools", "Oars"}  # The Wheel, and not Writing's 2
    assert end.deck(1) == ["Clothing"]
    assert len(end.facts("karma-instead")) == 1


def test_any_value_can_be_chosen() -> None:
    t = table({"blue": "Writing", "green": "The Wheel"}, THERESE)
    asked = t.play("dogma Writing", idle=False)
    assert asked.decider() == 0
    assert asked.options() == tuple(str(n) for n in range(1, 12))


def test_its_demands_hit_every_opponent() -> None:
    t = table(
        {"blue": "Writing", "red": "Archery"},
        {**THERESE, "hand": "Software"},
        decks={1: "Metalworking, Tools", 2: "Calendar"},
    )
    end = t.dogma("Writing", 1)
    assert "Software" in end.hand(0)  # Archery takes the highest card of a hand


def test_without_a_card_of_that_color_nothing_is_executed() -> None:
    t = table({"blue": "Writing"}, THERESE, decks={1: "Clothing, Tools"})
    end = t.dogma("Writing", 1)
    assert end.hand(0) == set()
    assert end.deck(1) == ["Tools", "Clothing"]


def test_the_owner_takes_dogma_actions_as_ever() -> None:
    t = table({**THERESE, "blue": "Writing"}, {}, decks={2: "Calendar"})
    end = t.dogma("Writing")
    assert end.hand(0) == {"Calendar"}
    assert not end.facts("karma-instead")


def test_others_are_not_asked() -> None:
    t = table({"blue": "Writing", "green": "The Wheel"}, THERESE, {}, decks={1: "Clothing, Tools, Oars"})
    assert t.dogma("Writing", 1).bystander(t, 1, 2)
