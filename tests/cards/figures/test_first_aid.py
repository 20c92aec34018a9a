"""First Aid: a top card is returned, a 0 drawn; exactly one card of that color in hand is melded, else one loses."""

from engine.query import sight
from tests.kit import table


def test_exactly_one_card_of_the_returned_color_is_melded() -> None:
    t = table({"blue": "First Aid", "red": "Oars", "hand": "Tools"}, {}, decks={0: "Fire"})
    end = t.dogma("First Aid", "Oars")
    assert end.pile(0, "red") == ["Fire"]
    assert end.hand(0) == {"Tools"}
    assert end.winners is None


def test_the_hand_is_shown() -> None:
    t = table({"blue": "First Aid", "red": "Oars", "hand": "Tools"}, {}, decks={0: "Fire"})
    end = t.dogma("First Aid", "Oars")
    assert sight.knows(end.m, end.s, 1, end.m.catalogue.find("Tools"))


def test_with_none_of_that_color_one_loses() -> None:
    t = table({"blue": "First Aid", "red": "Oars"}, {}, decks={0: "Knots"})
    assert t.dogma("First Aid", "Oars").winners == (1,)


def test_with_two_of_that_color_one_loses() -> None:
    t = table({"blue": "First Aid", "red": "Oars", "hand": "Archery"}, {}, decks={0: "Fire"})
    assert t.dogma("First Aid", "Oars").winners == (1,)


def test_it_can_return_itself_and_draw_what_was_returned() -> None:
    t = table({"blue": "First Aid"}, {}, decks={0: ""})
    end = t.dogma("First Aid")
    assert end.pile(0, "blue") == ["First Aid"]
    assert end.winners is None


def test_who_has_no_top_card_to_return_loses() -> None:
    t = table({"blue": "First Aid", "red": "Oars"}, {"green": "Foraging"}, {}, decks={0: "Tracking, Fire"})
    end = t.dogma("First Aid", "Oars")
    assert end.s.out == (1,)  # a purple card came, and a green one had gone
    assert end.pile(0, "red") == ["Fire"]
    assert end.bystander(t, 2)
