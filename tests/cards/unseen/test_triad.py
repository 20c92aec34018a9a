"""Triad: with three hand cards one is returned and splays its color right, one is tucked, one is scored."""

from tests.kit import table


def test_three_cards_are_spent_in_three_ways() -> None:
    t = table({"purple": "Triad, Code of Laws", "blue": "Mathematics", "hand": "Optics, Monotheism, Tools"}, {})
    end = t.dogma("Triad", "Monotheism", "Tools")
    assert end.splay(0, "purple") == "right"
    assert end.pile(0, "blue") == ["Mathematics", "Tools"]
    assert end.score(0) == {"Optics"}
    assert end.hand(0) == set()


def test_two_cards_are_too_few() -> None:
    t = table({"purple": "Triad", "hand": "Optics, Monotheism"}, {})
    assert t.dogma("Triad").bystander(t, 0)


def test_of_more_cards_the_rest_stays() -> None:
    t = table({"purple": "Triad", "hand": "Optics, Monotheism, Tools, Oars"}, {})
    end = t.dogma("Triad", "Oars", "Tools", "Optics")
    assert end.hand(0) == {"Monotheism"}
    assert (end.pile(0, "blue"), end.score(0)) == (["Tools"], {"Optics"})


def test_the_returned_card_is_shown_as_its_color_decides() -> None:
    """4e base p. 19, Verification: nobody else could see that the right color is splayed."""
    t = table({"purple": "Triad, Code of Laws", "hand": "Optics, Monotheism, Tools"}, {})
    end = t.dogma("Triad", "Monotheism", "Tools")
    (proof,) = end.facts("proves-condition")
    assert [end.m.catalogue.title[card] for card in proof.cards] == ["Monotheism"]
