"""Robotics: score your top green card; draw and meld a 10, self-executed if it has industry or efficiency.

In the older editions that is one effect, and any 10 is executed.

Sources: the publisher's reference (two effects); 4e base p. 17-19, 22 (Self-execute), 28 (Chain).
"""

import pytest

from tests.kit import Table, table


def mine(tens: str, green: str = "Sailing, The Wheel", **more: str) -> Table:
    """Lay out: seat 1 has less industry."""
    return table(
        {"red": "Robotics", "green": green, "hand": "Tools", **more},
        {"green": "Paper", "yellow": "Antibiotics", "blue": "Rocketry", "hand": "Coal"},
        decks={9: "Ecology, Genetics", 10: tens, 11: "Climatology, Escapism, Hypersonics"},
    )


def test_only_your_own_top_green_card_is_scored() -> None:
    t = mine("Stem Cells")
    end = t.dogma("Robotics")
    assert end.score(0) == {"Sailing"}
    assert end.pile(0, "green") == ["The Wheel"]
    assert end.bystander(t, 1)


def test_without_green_the_10_is_melded_all_the_same() -> None:
    end = mine("Stem Cells, Databases", green="").dogma("Robotics")
    assert end.score(0) == set()
    assert end.pile(0, "yellow") == ["Stem Cells"]
    assert end.deck(10) == ["Databases"]


def test_a_card_with_neither_icon_is_not_executed() -> None:
    end = mine("Stem Cells, Databases").dogma("Robotics")  # its "you may score" is not asked
    assert len(end.asked) == 1
    assert end.hand(0) == {"Tools"}
    assert end.deck(11) == ["Climatology", "Escapism", "Hypersonics"]


def test_industry_alone_is_enough_and_its_demand_is_ignored() -> None:
    t = mine("Globalization")
    end = t.dogma("Robotics")
    assert end.pile(0, "blue") == ["Climatology"]
    assert end.bystander(t, 1)  # Antibiotics stays: no demand
    assert end.winners is None  # seat 1 shows more health than industry


def test_efficiency_alone_is_enough() -> None:
    end = mine("Miniaturization").dogma("Robotics")  # returns the only hand card
    assert end.pile(0, "red") == ["Miniaturization", "Robotics"]
    assert end.hand(0) == set()


def test_software_within_robotics_and_computers_within_that_earn_two_chain_achievements() -> None:
    # Robotics executes Software (no chain: Robotics itself was activated), Software executes Computers (chain),
    # Computers executes the Stem Cells it melds (chain).
    t = table(
        {"red": "Robotics", "green": "Sailing"},
        {"green": "Paper", "hand": "Coal"},
        decks={
            9: "Ecology, Computers",
            10: "Software, Databases, Stem Cells",
            11: "Climatology, Escapism, Hypersonics",
        },
    )
    end = t.dogma("Robotics")
    assert end.achievements(0) == {"Climatology", "Escapism"}
    assert end.score(0) == {"Sailing", "Databases"}
    assert end.pile(0, "blue") == ["Computers", "Software"]
    assert end.pile(0, "yellow") == ["Stem Cells", "Ecology"]
    assert end.hand(0) == {"Hypersonics"}
    assert end.bystander(t, 1)


@pytest.mark.parametrize(("board", "shares"), [("Colonialism", True), ("Gunpowder", True), ("Flight", False)])
def test_as_much_industry_shares_first_and_gives_a_free_draw(board: str, shares: bool) -> None:
    t = table(
        {"red": "Robotics", "green": "Sailing"},
        {"red": board, "green": "Paper"},
        decks={10: "Stem Cells, Databases, The Internet"},
    )
    end = t.dogma("Robotics")
    assert end.score(0) == {"Sailing"}
    assert end.score(1) == ({"Paper"} if shares else set())
    assert end.pile(1, "yellow") == (["Stem Cells"] if shares else [])
    assert end.free_draw == shares


def older(tens: str, green: str = "Sailing, The Wheel", **more: str) -> Table:
    """Lay out: seat 1 has less industry; there is no 11."""
    return table(
        {"red": "Robotics", "green": green, "hand": "Tools", **more},
        {"green": "Paper", "yellow": "Antibiotics", "blue": "Rocketry", "hand": "Coal"},
        decks={9: "Ecology, Genetics", 10: tens},
    )


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_the_top_green_card_is_scored_and_any_10_is_executed() -> None:
    """Stem Cells shows neither industry nor efficiency."""
    t = older("Stem Cells, Databases")
    end = t.dogma("Robotics", "yes")  # Stem Cells: score the hand
    assert end.score(0) == {"Sailing", "Tools"}
    assert end.pile(0, "green") == ["The Wheel"]
    assert end.pile(0, "yellow") == ["Stem Cells"]
    assert end.deck(10) == ["Databases"]
    assert end.bystander(t, 1)
    assert not end.free_draw


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_without_green_the_10_is_executed_all_the_same() -> None:
    end = older("Stem Cells", green="").dogma("Robotics", "no")
    assert end.score(0) == set()
    assert end.pile(0, "yellow") == ["Stem Cells"]


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_a_demand_of_the_10_is_ignored() -> None:
    t = older("Globalization")
    end = t.dogma("Robotics")
    assert end.pile(0, "yellow") == ["Globalization"]
    assert len(end.score(0)) == 2  # Sailing, and the 6 that Globalization draws
    assert end.bystander(t, 1)  # Antibiotics stays
    assert end.winners is None  # seat 1 shows more health than industry


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_there_is_no_chain() -> None:
    """Robotics executes Software, Software executes the second of the two 10s that it melds."""
    t = older("Software, Databases, Miniaturization, Stem Cells")
    end = t.dogma("Robotics", "no")
    assert end.achievements(0) == set()
    assert not end.facts("chain")
    assert end.score(0) == {"Sailing", "Databases"}
    assert end.pile(0, "red") == ["Miniaturization", "Robotics"]
    assert end.pile(0, "yellow") == ["Stem Cells"]
    assert end.hand(0) == {"Tools"}


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_with_the_10s_gone_the_game_ends_after_the_green_card_was_scored() -> None:
    end = older("").dogma("Robotics")
    assert end.score(0) == {"Sailing"}
    assert end.winners == (0,)


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("board", "shares"), [("Colonialism", True), ("Flight", False)])
def test_in_the_older_editions_a_sharer_scores_and_executes_before_you_do(board: str, shares: bool) -> None:
    t = table(
        {"red": "Robotics", "green": "Sailing"},
        {"red": board, "green": "Paper", "hand": "Coal"},
        decks={10: "Stem Cells, Databases, The Internet"},
    )
    end = t.dogma("Robotics", *(["yes"] if shares else []))
    assert end.asked[-1][0].seat == (1 if shares else 0)
    assert end.score(0) == {"Sailing"}
    assert end.score(1) == ({"Paper", "Coal"} if shares else set())
    assert end.pile(0, "green") == (["Databases"] if shares else [])
    assert end.free_draw == shares
