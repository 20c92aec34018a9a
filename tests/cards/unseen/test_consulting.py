"""Consulting: two 10s are melded, and an opponent says which of my top cards I execute."""

import pytest

from tests.kit import table

DECKS = {("unseen", 10): "Hacking"}


def test_the_chosen_opponent_says_which_card_is_executed_and_i_make_the_decisions() -> None:
    t = table(
        {"blue": "Consulting", "green": "Sailing"},
        {"red": "Oars"},
        {"purple": "Mysticism"},
        decks={10: "Robotics, Databases", 1: "Tools, Writing"},
        further_decks=DECKS,
    )
    asked = t.play("dogma Consulting", "player-3", idle=False)
    assert asked.decider() == 2
    assert set(asked.options()) == {"robotics", "hacking", "sailing"}
    end = t.dogma("Consulting", "player-3", "Sailing")
    assert end.pile(0, "blue") == ["Tools", "Hacking", "Consulting"], "Sailing melds a 1"
    assert end.bystander(t, 1, 2)


@pytest.mark.parametrize(("reading", "theirs"), [("self-executes", {"Paper"}), ("super-executes", set())])
def test_by_one_text_it_is_super_executed_with_its_demands(reading: str, theirs: set[str]) -> None:
    """Mapmaking demands a card of value 1 out of a score pile, then draws and scores a 1 if it got one."""
    t = table(
        {"blue": "Consulting", "green": "Mapmaking"},
        {"score": "Paper, Tools" if reading == "self-executes" else "Tools"},
        decks={10: "Robotics", 1: "Writing"},
        further_decks=DECKS,
        switches={"consulting": reading},
    )
    end = t.dogma("Consulting", "Mapmaking")
    assert end.score(1) - {"Tools"} == theirs
    assert (end.score(0) == {"Tools", "Writing"}) is (reading == "super-executes")


def test_a_teammate_is_no_opponent() -> None:
    t = table({"blue": "Consulting"}, {}, {}, {}, teams=(0, 1, 0, 1), decks={10: "Robotics"}, further_decks=DECKS)
    assert t.play("dogma Consulting", idle=False).options() == ("player-2", "player-4")
