"""Ximen Bao: Expansion with two Figures; before each Decree the opponents' hands are junked."""

from tests.kit import table

MINE = {"yellow": "Ximen Bao", "hand": "Hammurabi, Huang Di", "blue": "Writing, Tools"}


def test_two_figures_allow_expansion_and_nothing_else() -> None:
    assert [each for each in table(MINE, {}).options() if each.startswith("decree")] == ["decree expansion"]


def test_all_hands_of_opponents_are_junked_first() -> None:
    end = table(MINE, {"hand": "Oars, Sneferu"}, {"hand": "Pottery"}).play("decree expansion")
    assert end.hand(1) == end.hand(2) == set()
    assert end.junk() >= {"Oars", "Sneferu", "Pottery", "Hammurabi", "Huang Di"}
    assert end.splay(0, "blue") == "up"


def test_before_a_decree_that_only_goes_back_too() -> None:
    end = table(MINE, {"hand": "Oars", "achievements": "Expansion"}).play("decree expansion")
    assert end.hand(1) == set()
    assert "Expansion" in end.zone("decree-supply")


def test_a_teammate_keeps_the_hand() -> None:
    end = table(MINE, {"hand": "Oars"}, {"hand": "Pottery"}, {}, teams=(0, 1, 0, 1)).play("decree expansion")
    assert (end.hand(1), end.hand(2)) == (set(), {"Pottery"})


def test_another_players_decree_is_not_meant() -> None:
    t = table({"hand": "Hammurabi, Plato, Avicenna"}, {"yellow": "Ximen Bao", "hand": "Oars"})
    assert t.play("decree expansion").hand(1) == {"Oars"}
