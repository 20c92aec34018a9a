"""Christiaan Huygens: the 6s are junked instead of the first Dogma, and high cards are drawn."""

from tests.kit import table

DECKS = {1: "Oars, Archery", 6: "Canning, Emancipation", 7: "Evolution", 8: "Antibiotics, Empiricism"}


def test_the_6s_are_junked_and_the_drawn_cards_kept() -> None:
    """Neither Evolution nor the 8s show an efficiency icon."""
    t = table({"blue": "Christiaan Huygens", "green": "The Wheel"}, {}, decks=DECKS)
    end = t.play("dogma The Wheel", "option-1")
    assert {"Canning", "Emancipation"} <= end.junk()
    assert end.hand(0) == {"Evolution"}
    assert t.play("dogma The Wheel", "option-2").hand(0) == {"Antibiotics", "Empiricism"}


def test_more_efficiency_than_on_the_board_send_them_back() -> None:
    t = table(
        {"blue": "Christiaan Huygens", "green": "The Wheel"}, {}, decks=DECKS | {9: "Computers, Genetics, Fission"}
    )
    end = t.play("dogma The Wheel", "option-3", "Fission", "Computers")
    assert (end.hand(0), {*end.deck(9)}) == (set(), {"Computers", "Genetics", "Fission"})


def test_the_second_action_is_a_dogma() -> None:
    t = table({"blue": "Christiaan Huygens", "green": "The Wheel"}, {}, decks=DECKS, taken=1)
    assert t.play("dogma The Wheel").hand(0) == {"Oars", "Archery"}
