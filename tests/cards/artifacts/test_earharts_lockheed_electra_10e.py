"""Earhart's Lockheed Electra 10E: a top card of each value goes; all eight in the junk win; one is achieved."""

from tests.kit import table

TITLE = "Earhart's Lockheed Electra 10E"
SEVEN = "Archery, Calendar, Engineering, Gunpowder, Coal, Canning, Publications"


def test_a_top_card_of_each_value_below_9_goes_the_higher_ones_first() -> None:
    t = table(
        {
            "blue": TITLE,
            "red": "Gunpowder, Colonialism",
            "yellow": "Machinery",
            "green": "Satellites",
            "purple": "Reformation",
        },
        {},
    )
    asking = t.play(f"dogma {TITLE}", idle=False)
    assert set(asking.options()) == {"gunpowder", "reformation"}
    end = asking.play("Gunpowder", "achievement-9")
    assert end.junk() == {TITLE, "Gunpowder", "Machinery"}
    assert (end.pile(0, "red"), end.pile(0, "green")) == (["Colonialism"], ["Satellites"])
    assert 9 not in end.available()


def test_a_card_that_comes_to_light_may_still_go() -> None:
    end = table({"blue": f"{TITLE}, Pottery"}, {}).dogma(TITLE, "achievement-9")
    assert end.junk() == {TITLE, "Pottery"}


def test_all_eight_values_in_the_junk_win() -> None:
    assert table({"blue": TITLE}, {}, junk=SEVEN).dogma(TITLE).winners == (0,)


def test_seven_do_not() -> None:
    end = table({"blue": TITLE}, {}, junk=SEVEN.replace("Coal", "Satellites")).dogma(TITLE, "achievement-9")
    assert end.winners is None


def test_only_a_standard_achievement_can_be_claimed() -> None:
    """Ultimate p. 12, Claim: of the available ones those that an Achieve action could take."""
    t = table({"blue": TITLE}, {}, achievements="Archery, Calendar")
    asking = t.play(f"dogma {TITLE}", idle=False)
    assert len(asking.options()) == 2
    assert asking.refuses("Monument")
