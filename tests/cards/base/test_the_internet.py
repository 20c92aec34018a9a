"""The Internet: green may be splayed up; a 10 is scored; two 10s are melded.

Sources: CRD-16 (the avatar decides in the fourth edition); 4e base p. 16-17, 20 (Draw and X), 24.
"""

import pytest

from tests.kit import NONE, Table, table


def mine(tens: str = "Databases, Robotics, Miniaturization, Software", green: str = "Sailing, Paper < left") -> Table:
    """Lay out: seat 1 has more concept and efficiency, but fewer avatars."""
    return table(
        {"purple": "The Internet", "green": green, "red": "Oars, Archery", "hand": "Tools"},
        {"blue": "Rocketry", "green": "The Wheel, Compass", "hand": "Coal"},
        decks={10: tens, 11: "Fusion, Escapism"},
    )


def test_green_up_a_10_scored_and_two_melded_one_after_the_other() -> None:
    t = mine()
    end = t.dogma("The Internet", "green")
    assert (end.asked[1][1], end.asked[1][0].optional) == (("green",), True)
    assert (end.splay(0, "green"), end.splay(0, "red")) == ("up", "none")
    assert end.score(0) == {"Databases"}
    assert end.pile(0, "red") == ["Miniaturization", "Robotics", "Oars", "Archery"]
    assert end.hand(0) == {"Tools"}
    assert end.deck(10) == ["Software"]
    assert end.bystander(t, 1)


def test_the_splay_can_be_declined() -> None:
    end = mine().dogma("The Internet", NONE)
    assert end.splay(0, "green") == "left"
    assert end.score(0) == {"Databases"}


@pytest.mark.parametrize("green", ["", "Sailing", "Sailing, Paper < up"])
def test_where_green_cannot_be_splayed_up_nothing_is_asked(green: str) -> None:
    end = mine(green=green).dogma("The Internet")
    assert len(end.asked) == 1
    assert end.score(0) == {"Databases"}


def test_empty_10s_are_skipped() -> None:
    end = mine("Databases", green="").dogma("The Internet")
    assert end.score(0) == {"Databases"}
    assert (end.pile(0, "red"), end.pile(0, "purple")) == (
        ["Fusion", "Oars", "Archery"],
        ["Escapism", "The Internet"],
    )


@pytest.mark.parametrize(("board", "shares"), [("Robotics", False), ("Near-Field Comm", True)])
def test_as_many_avatars_share(board: str, shares: bool) -> None:
    color = "red" if board == "Robotics" else "yellow"
    t = table(
        {"purple": "The Internet"},
        {color: board},
        decks={
            10: "Databases, Self Service, Stem Cells, Miniaturization, Software, Bioengineering, Globalization",
        },
    )
    end = t.dogma("The Internet")
    assert end.score(1) == ({"Databases"} if shares else set())
    assert end.score(0) == ({"Self Service"} if shares else {"Databases"})
    assert end.free_draw == shares
    assert end.hand(0) == ({"Globalization"} if shares else set())


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("board", "icons", "many"), [({}, 2, 1), ({"red": "Flight"}, 3, 1), ({"blue": "Computers"}, 4, 2)]
)
def test_a_10_is_melded_for_every_two_efficiency(board: dict[str, str], icons: int, many: int) -> None:
    """It prints efficiency there, not avatars."""
    t = table(
        {"purple": "The Internet", **board},
        {"hand": "Coal"},
        decks={10: "Globalization, Stem Cells, Bioengineering, Miniaturization"},
    )
    assert t.icons(0, "efficiency") == icons
    end = t.dogma("The Internet")
    assert end.score(0) == {"Globalization"}
    assert end.pile(0, "yellow") == ["Stem Cells"]
    assert end.deck(10) == ["Bioengineering", "Miniaturization"][many - 1 :]
    assert end.bystander(t, 1)


@pytest.mark.editions(3, 1)
def test_the_splay_of_the_older_editions_can_be_declined() -> None:
    t = table(
        {"purple": "The Internet", "green": "Sailing, Paper < left"}, {}, decks={10: "Databases, Robotics, Software"}
    )
    assert t.dogma("The Internet", NONE).splay(0, "green") == "left"
    assert t.dogma("The Internet", "green").splay(0, "green") == "up"
