"""Earhart's Lockheed Electra 10E: a top card of each value goes; all eight in the junk win; one is achieved."""

import pytest

from tests.kit import table
from tests.text.test_logs_read_aloud import log

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


# --- age 0 (Ultimate p. 30) ---------------------------------------------------------------------------------

ZERO, ONE = {"each-value": "from-zero"}, {"each-value": "from-one"}
WITH_FIGURES = ("base", "artifacts", "figures")


@pytest.mark.parametrize(
    ("switches", "junk", "hand", "wins"),
    [
        (ZERO, f"{SEVEN}, Fire", "", True),
        (ZERO, SEVEN, "Fire", False),  # the deck of age 0 is there, and no 0 in the junk
        (ZERO, SEVEN, "", True),  # there is no such deck
        (ONE, f"{SEVEN}, Fire", "", True),
        (ONE, SEVEN, "Fire", True),
        (ZERO, SEVEN.replace("Coal", "Fire"), "", False),  # eight different values, and no 5
        (ONE, SEVEN.replace("Coal", "Fire"), "", False),
    ],
)
def test_with_age_0_each_value_below_9_must_be_there(
    switches: dict[str, str], junk: str, hand: str, wins: bool
) -> None:
    t = table({"blue": TITLE}, {"hand": hand}, junk=junk, switches=switches, sets=WITH_FIGURES)
    end = t.dogma(TITLE) if wins else t.dogma(TITLE, "achievement-9")
    assert (end.winners == (0,)) is wins


@pytest.mark.parametrize(("switches", "stays"), [(ZERO, []), (ONE, ["Fire"])])
def test_a_top_0_goes_if_0_is_one_of_each_value(switches: dict[str, str], stays: list[str]) -> None:
    t = table({"blue": TITLE, "red": "Fire"}, {}, switches=switches, sets=WITH_FIGURES)
    assert t.dogma(TITLE, "achievement-9").pile(0, "red") == stays


def test_what_is_missing_is_told() -> None:
    t = table({"blue": TITLE}, {"hand": "Fire"}, junk=SEVEN, switches=ZERO, sets=WITH_FIGURES)
    end = t.dogma(TITLE, "achievement-9")
    said = {language: " ".join(log(end, language)) for language in ("en", "uk")}
    assert "If among the cards in the junk there is one of each value below 9" in said["en"].replace("“if", "“If")
    assert "якщо серед карток у непотребі є картка кожного значення, меншого за 9" in said["uk"]
