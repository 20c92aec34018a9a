"""Tigernmas: a point for each card in hand."""

from tests.kit import empty, table


def test_each_card_in_hand_is_a_point() -> None:
    t = table({"red": "Tigernmas", "hand": "Tools, Coal", "score": "Oars"}, {"hand": "Sailing", "score": "Archery"})
    assert (t.points(0), t.points(1)) == (3, 1)


def test_nothing_while_he_is_covered() -> None:
    t = table({"red": "Archery, Tigernmas < left", "hand": "Tools, Coal"}, {})
    assert t.points(0) == 0


def test_an_achievement_can_be_claimed_by_them() -> None:
    lone = {"red": "Tigernmas", "score": "Calendar, Writing"}
    few = table({**lone, "hand": "Tools"}, {}, achievements="Sailing")
    assert "achieve 1" not in few.options()
    enough = table({**lone, "hand": "Tools, Oars"}, {}, achievements="Sailing", further_decks=empty("figures"))
    assert enough.play("achieve 1").achievements(0) == {"Sailing"}


def test_a_card_that_is_melded_is_no_point_any_more() -> None:
    t = table({"red": "Tigernmas", "hand": "Tools, Sailing"}, {})
    assert t.play("meld Tools").points(0) == 1
