"""Tanning: two cards are scored; a scored card goes to another board, whose bottom card of its color is melded."""

from tests.kit import table


def test_two_cards_are_scored_and_a_scored_one_goes_for_the_bottom_card() -> None:
    t = table({"purple": "Tanning", "hand": "Tools, Oars, Writing"}, {"blue": "Pottery, Alchemy, Calendar"})
    end = t.dogma("Tanning", ("Tools", "Oars"), "Tools")
    assert end.score(0) == {"Oars"}
    assert end.pile(1, "blue") == ["Tools", "Pottery", "Alchemy"]
    assert end.pile(0, "blue") == ["Calendar"]
    assert end.hand(0) == {"Writing"}


def test_on_a_board_without_that_color_the_card_itself_is_the_bottom_one() -> None:
    t = table({"purple": "Tanning", "hand": "Oars"}, {"blue": "Pottery"})
    end = t.dogma("Tanning")
    assert end.pile(0, "red") == ["Oars"]
    assert end.pile(1, "red") == []
    assert end.score(0) == set()


def test_without_scored_cards_nothing_is_melded() -> None:
    t = table({"purple": "Tanning"}, {"blue": "Pottery"})
    end = t.dogma("Tanning")
    assert end.bystander(t, 1)
    assert end.pile(0, "blue") == []


def test_of_several_other_players_one_is_chosen() -> None:
    t = table({"purple": "Tanning", "hand": "Oars"}, {"red": "Archery"}, {"red": "Metalworking"})
    end = t.dogma("Tanning", "player-3")
    assert end.pile(2, "red") == ["Oars"]
    assert end.pile(0, "red") == ["Metalworking"]
    assert end.bystander(t, 1)
