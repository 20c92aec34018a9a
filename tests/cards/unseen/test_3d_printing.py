"""3D Printing: an end of a pile goes back; a secret of its value is achieved, an achievement hidden, while both go."""

from tests.kit import Table, table


def laid(**mine: str) -> Table:
    return table({"purple": "3D Printing", **mine}, {}, achievements="Tools, Calendar, Paper", specials="Monument")


def test_while_both_can_be_done_it_is_repeated() -> None:
    t = laid(blue="Writing, Mathematics, Pottery", safe="Oars")
    end = t.dogma("3D Printing", "Pottery", "1", "Writing", "2", "3D Printing")
    assert end.pile(0, "blue") == ["Mathematics"]
    assert end.achievements(0) == {"Oars", "Tools"}
    assert end.zone("safe", 0) == {"Calendar", "Paper"}
    assert end.bystander(t, 1)


def test_without_a_secret_of_the_value_an_achievement_is_hidden_and_it_ends() -> None:
    end = laid(blue="Writing, Mathematics", safe="Oars").dogma("3D Printing", "Mathematics", "3")
    assert end.achievements(0) == set()
    assert end.zone("safe", 0) == {"Oars", "Paper"}
