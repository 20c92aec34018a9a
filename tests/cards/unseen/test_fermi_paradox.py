"""Fermi Paradox: of the next 9 and 10 one goes to the bottom; an empty board wins, else the junk comes to hand."""

from tests.kit import table


def test_both_are_revealed_and_one_is_returned() -> None:
    t = table(
        {"blue": "Fermi Paradox"},
        {"red": "Oars"},
        decks={9: "Fission, Ecology", 10: "Robotics, Databases"},
        junk="Tools, Coal",
        specials="",
    )
    end = t.dogma("Fermi Paradox", "Robotics")
    assert (end.deck(9), end.deck(10)) == (["Fission", "Ecology"], ["Databases", "Robotics"])
    assert end.hand(0) >= {"Tools", "Coal"}
    assert end.bystander(t, 1)


def test_special_achievements_in_the_junk_have_no_value_and_stay() -> None:
    t = table({"blue": "Fermi Paradox"}, {"red": "Oars"}, junk="Tools", specials="Monument")
    end = t.dogma("Fermi Paradox", "Composites")
    assert "Tools" in end.hand(0)
    assert not end.hand(0) & {"Empire", "Wonder"}
