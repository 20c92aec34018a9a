"""MP3: a 10 and a card of a bonus are scored; each returned card claims two achievements, if eligible."""

from tests.kit import NONE, Table, empty, table


def laid(hand: str) -> Table:
    return table(
        {"yellow": "MP3", "hand": hand},
        {},
        decks={10: "Software, Robotics"},
        further_decks=empty("echoes"),
        achievements="Sailing, Mathematics, Paper, Gunpowder, Coal",
    )


def test_two_achievements_for_a_returned_card() -> None:
    asking = laid("Oars").play("dogma MP3", ("Oars",), idle=False)
    assert asking.score(0) == {"Software", "Robotics"}
    assert len(asking.options()) == 5, "20 and the bonus of 10: 30 points"
    end = asking.play((asking.options()[0], asking.options()[4]))
    assert end.values("achievements", 0) == [1, 5]


def test_nothing_returned_nothing_claimed() -> None:
    assert laid("Oars").dogma("MP3", NONE).achievements(0) == set()
