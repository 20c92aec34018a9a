"""Enigma Machine: all available achievements are hidden, or all secrets drawn up, or the hand given away."""

from tests.kit import Table, table


def laid(**mine: str) -> Table:
    return table({"red": "Enigma Machine", **mine}, {"green": "Sailing"}, achievements="Tools, Optics, Coal")


def test_all_available_achievements_become_secrets() -> None:
    t = laid()
    end = t.dogma("Enigma Machine", "option-1")
    assert end.zone("safe", 0) == {"Tools", "Optics", "Coal"}
    assert end.available() == set()
    assert end.bystander(t, 1)


def test_no_more_of_them_than_the_safe_has_room_for() -> None:
    """Red is splayed up: two secrets at most, and one is there."""
    t = laid(red="Enigma Machine, Oars < up", safe="Paper")
    end = t.dogma("Enigma Machine", "option-1", "achievement-3")
    assert end.zone("safe", 0) == {"Paper", "Optics"}
    assert end.available() == {1, 5}


def test_all_secrets_come_to_hand() -> None:
    end = laid(safe="Oars, Paper", hand="Fission").dogma("Enigma Machine", "option-2")
    assert end.hand(0) == {"Oars", "Paper", "Fission"}
    assert end.zone("safe", 0) == set()


def test_the_hand_goes_to_the_available_achievements() -> None:
    end = laid(safe="Oars", hand="Fission, Calendar").dogma("Enigma Machine", "option-3")
    assert end.hand(0) == set()
    assert end.available() == {1, 2, 3, 5, 9}


def test_a_color_splayed_left_goes_up() -> None:
    t = laid(green="Clothing, Currency < left", blue="Writing, Pottery < right")
    end = t.dogma("Enigma Machine", "option-2")
    assert (end.splay(0, "green"), end.splay(0, "blue")) == ("up", "right")
