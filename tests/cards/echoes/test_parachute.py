"""Parachute: cards without efficiency go over; foreseen, all boards are junked."""

from tests.kit import table


def test_cards_without_efficiency_go_over() -> None:
    t = table({"red": "Parachute"}, {"hand": "Oars, Computers", "blue": "Tools"})
    end = t.dogma("Parachute")
    assert (end.hand(0), end.hand(1)) == ({"Oars"}, {"Computers"})
    assert end.pile(1, "blue") == ["Tools"], "it was not foreseen"


def test_foreseen_all_boards_are_junked() -> None:
    t = table({"hand": "Flight", "forecast": "Parachute", "blue": "Tools"}, {"blue": "Writing"})
    end = t.play("meld Flight")
    assert (end.pile(0, "red"), end.pile(0, "blue"), end.pile(1, "blue")) == ([], [], [])
    assert {"Flight", "Parachute", "Tools", "Writing"} <= end.junk()
