"""Antonie van Leeuwenhoek: cards in hand help to claim their value; a 5 may be returned for a 6 before a draw."""

from tests.kit import NONE, table

YELLOW = {"yellow": "Antonie van Leeuwenhoek"}


def test_two_cards_of_a_value_are_worth_twenty_points() -> None:
    t = table({**YELLOW, "hand": "[4], [4]"}, {}, achievements="Gunpowder")
    end = t.play("achieve achievement-4")
    (fact,) = end.facts("hand-towards")
    assert (fact.number("count"), fact.number("points")) == (2, 20)
    assert len(end.hand(0)) == 2
    assert end.values("achievements", 0) == [4]


def test_one_is_not_enough_for_a_4() -> None:
    t = table({**YELLOW, "hand": "[4], [5]", "score": "[9]"}, {}, achievements="Gunpowder")
    assert t.refuses("achieve achievement-4")


def test_with_the_points_that_are_missing() -> None:
    t = table({**YELLOW, "hand": "[4]", "score": "[10]"}, {}, achievements="Gunpowder")
    assert "achieve achievement-4" in t.options()


def test_the_top_card_is_still_asked_for_and_others_have_nothing_of_it() -> None:
    t = table({**YELLOW, "hand": "[6], [6], [6]"}, {}, achievements="Classification")
    assert t.refuses("achieve achievement-6")
    other = table({"blue": "Tools", "hand": "[1]"}, YELLOW, achievements="Oars")
    assert other.refuses("achieve achievement-1")


def test_they_are_no_score() -> None:
    assert table({**YELLOW, "hand": "[4], [4]"}, {}).points(0) == 0


def test_a_5_may_be_returned_for_a_6_before_a_draw() -> None:
    t = table({**YELLOW, "hand": "Coal, Tools"}, {}, decks={5: "Chemistry", 6: "Encyclopedia"})
    end = t.play("draw", "Coal")
    assert end.hand(0) == {"Tools", "Encyclopedia", "Chemistry"}
    assert end.deck(5) == ["Coal"]


def test_it_need_not_be_and_nothing_else_can() -> None:
    t = table({**YELLOW, "hand": "Coal, Tools"}, {}, decks={5: "Chemistry", 6: "Encyclopedia"})
    assert t.play("draw", NONE).hand(0) == {"Coal", "Tools", "Chemistry"}
    assert table({**YELLOW, "hand": "Tools"}, {}, decks={5: "Chemistry"}).play("draw").hand(0) == {"Tools", "Chemistry"}


def test_a_card_that_is_drawn_returned_and_drawn_again_is_one_drawn_card() -> None:
    """Slot Machine draws the 5 for want of a 4; it goes back before the last draw, comes again and is returned once."""
    t = table(
        {**YELLOW, "purple": "Slot Machine"},
        {},
        sets=("base", "unseen", "figures"),
        decks={1: "Oars", 2: "Calendar", 3: "Translation", 4: "", 5: "Chemistry", 6: "Canning"},
    )
    end = t.play("dogma Slot Machine", "Chemistry")
    assert end.hand(0) == {"Canning"}
    assert [end.deck(value) for value in (1, 2, 3, 5)] == [["Oars"], ["Calendar"], ["Translation"], ["Chemistry"]]
