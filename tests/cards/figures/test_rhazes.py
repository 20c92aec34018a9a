"""Rhazes: a card as high as the one to be drawn is tucked first."""

from tests.kit import table


def test_a_card_of_the_hand() -> None:
    t = table({"yellow": "Rhazes", "hand": "Engineering, Tools"}, {}, decks={3: "Machinery"})
    end = t.play("draw")
    assert (end.pile(0, "red"), end.hand(0)) == (["Engineering"], {"Tools", "Machinery"})


def test_or_one_of_an_opponents_score_pile() -> None:
    t = table({"yellow": "Rhazes", "hand": "Engineering"}, {"score": "Education, Tools"}, decks={3: "Machinery"})
    assert t.play("draw", idle=False).options() == ("engineering", "score-of-2-3")
    end = t.play("draw", "score-of-2-3")
    assert (end.pile(0, "purple"), end.score(1)) == (["Education"], {"Tools"})
    assert end.hand(0) == {"Engineering", "Machinery"}


def test_before_each_draw_of_an_effect() -> None:
    t = table(
        {"yellow": "Rhazes", "green": "The Wheel", "hand": "Archery, Tools"}, {}, decks={1: "Agriculture, Pottery"}
    )
    end = t.play("dogma The Wheel", "Archery", "Tools")
    assert (end.pile(0, "red"), end.pile(0, "blue")) == (["Archery"], ["Tools"])
    assert end.hand(0) == {"Agriculture", "Pottery"}


def test_the_value_is_that_of_the_deck_that_is_drawn_from() -> None:
    t = table({"yellow": "Rhazes", "hand": "Engineering, Gunpowder"}, {}, decks={3: "", 4: "Reformation"})
    end = t.play("draw")
    assert (end.pile(0, "red"), end.hand(0)) == (["Gunpowder"], {"Engineering", "Reformation"})


def test_without_a_card_of_that_value_nothing_is_tucked() -> None:
    t = table({"yellow": "Rhazes", "hand": "Tools"}, {}, decks={3: "Machinery"})
    assert t.play("draw").hand(0) == {"Tools", "Machinery"}
    other = table({"red": "Engineering", "hand": "Machinery"}, {"yellow": "Rhazes"}, decks={3: "Education"})
    assert other.play("draw").hand(0) == {"Machinery", "Education"}
