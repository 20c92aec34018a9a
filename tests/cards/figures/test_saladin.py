"""Saladin: castles of the opponents instead of a demand."""

from tests.kit import table


def test_they_are_scored_and_nothing_is_demanded() -> None:
    t = table(
        {"red": "Saladin", "yellow": "Skyscrapers"}, {"red": "Archery, Oars", "blue": "Writing", "green": "The Wheel"}
    )
    end = t.play("dogma Skyscrapers", idle=False)
    while end.game.request is not None and end.game.request.purpose != "turn":
        end = end.play(end.options()[0], idle=False)
    assert end.score(0) == {"Archery", "The Wheel"}
    assert end.pile(1, "red") == ["Oars"]


def test_without_a_demand_the_card_is_executed() -> None:
    t = table({"red": "Saladin", "green": "The Wheel"}, {"red": "Archery"}, decks={1: "Sailing, Oars"})
    assert t.play("dogma The Wheel").hand(0) == {"Sailing", "Oars"}
