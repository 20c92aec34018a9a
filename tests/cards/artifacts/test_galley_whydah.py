"""Galley Whydah: who would share moves a color of which they show more to my board; mine of that color is scored."""

from tests.kit import table


def test_the_order_of_their_pile_stays() -> None:
    t = table(
        {"red": "Galley Whydah", "blue": "Pottery"},
        {"blue": "Experimentation, Tools, Alchemy < left", "red": "Oars"},
    )
    end = t.dogma("Galley Whydah")
    assert end.score(0) == {"Pottery"}
    assert end.pile(0, "blue") == ["Experimentation", "Tools", "Alchemy"]
    assert end.splay(0, "blue") == "none"
    assert end.pile(1, "blue") == []
    assert end.pile(1, "red") == ["Oars"]


def test_only_visible_cards_count() -> None:
    t = table(
        {"red": "Galley Whydah", "blue": "Pottery", "purple": "Mysticism", "green": "Sailing, Clothing < left"},
        {"blue": "Experimentation, Tools, Alchemy", "green": "Paper, Measurement", "purple": "Philosophy"},
    )
    assert t.dogma("Galley Whydah").bystander(t, 0, 1)


def test_they_choose_among_several() -> None:
    t = table({"red": "Galley Whydah"}, {"blue": "Experimentation", "purple": "Philosophy, Monotheism < left"})
    asking = t.play("dogma Galley Whydah", idle=False)
    assert (asking.decider(), set(asking.options())) == (1, {"blue", "purple"})
    end = asking.play("purple")
    assert end.pile(0, "purple") == ["Philosophy", "Monotheism"]
