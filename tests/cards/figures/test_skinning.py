"""Skinning: a card with meat of the board is scored, and as many cards are melded as it has meat."""

from tests.kit import NONE, table


def test_as_many_cards_are_melded_as_the_scored_card_has_meat() -> None:
    t = table({"yellow": "Skinning", "hand": "Oars, Tools, Pottery"}, {})
    end = t.dogma("Skinning", ("Oars", "Tools"))
    assert end.score(0) == {"Skinning"}
    assert end.pile(0, "red") == ["Oars"]
    assert end.pile(0, "blue") == ["Tools"]
    assert end.hand(0) == {"Pottery"}


def test_a_covered_card_can_be_scored_too() -> None:
    t = table({"yellow": "Skinning", "green": "Sailing, Foraging", "hand": "Oars, Tools"}, {})
    asked = t.play("dogma Skinning", idle=False)
    assert set(asked.options()) == {"skinning", "foraging"}
    end = t.dogma("Skinning", "Foraging", "Oars")
    assert end.score(0) == {"Foraging"}
    assert end.pile(0, "green") == ["Sailing"]
    assert end.pile(0, "red") == ["Oars"]


def test_with_fewer_cards_in_hand_all_are_melded() -> None:
    t = table({"yellow": "Skinning", "hand": "Oars"}, {})
    end = t.dogma("Skinning")
    assert end.pile(0, "red") == ["Oars"]
    assert end.hand(0) == set()


def test_it_is_no_may() -> None:
    t = table({"yellow": "Skinning", "green": "Sailing, Foraging", "hand": "Oars"}, {})
    asked = t.play("dogma Skinning", idle=False)
    assert asked.refuses(NONE)
    assert asked.play("Foraging", idle=False).hand(0) == set()


def test_who_does_not_share_is_not_concerned() -> None:
    t = table({"yellow": "Skinning", "hand": "Oars"}, {"green": "Foraging", "hand": "Tools"})
    assert t.dogma("Skinning").bystander(t, 1)
