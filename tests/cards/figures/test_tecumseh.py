"""Tecumseh: top cards of a value with factories go from all boards before a meld."""

from tests.kit import Table, table


def laid() -> Table:
    return table(
        {"red": "Tecumseh", "blue": "Chemistry", "hand": "Tools"},
        {"yellow": "Steam Engine", "green": "Measurement"},
        {"red": "Gunpowder"},
        achievements="Coal, Canning",
    )


def test_one_from_each_board_and_an_achievement() -> None:
    end = laid().play("meld Tools", 5)
    assert (end.pile(0, "blue"), end.pile(1, "yellow")) == (["Tools"], [])
    assert end.pile(1, "green") == ["Measurement"]
    assert end.bystander(laid(), 2)
    assert end.available() == {6}
    assert end.deck(5)[-2:] == ["Chemistry", "Steam Engine"]


def test_he_goes_himself_for_6_and_the_rest_is_done() -> None:
    end = laid().play("meld Tools", 6)
    assert (end.pile(0, "red"), end.available()) == ([], {5})
    assert end.pile(0, "blue") == ["Tools", "Chemistry"]


def test_of_two_on_one_board_its_player_does_not_choose() -> None:
    t = table({"red": "Tecumseh", "hand": "Tools"}, {"yellow": "Steam Engine", "blue": "Physics"})
    asked = t.play("meld Tools", 5, idle=False)
    assert (asked.decider(), set(asked.options())) == (0, {"steam-engine", "physics"})
    assert t.play("meld Tools", 5, "Physics").pile(1, "yellow") == ["Steam Engine"]


def test_where_nothing_fits_the_card_is_melded() -> None:
    assert laid().play("meld Tools", 1).pile(0, "blue") == ["Tools", "Chemistry"]
