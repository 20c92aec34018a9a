"""Software: draw and score a 10; draw and meld two 9, then self-execute the second of them, wherever it lies.

In the older editions these are 10s.

Sources: EXE-01; FAQ of 2011 (the second card drawn is the one executed); 4e base p. 20, 22 (Self-execute), 28 (Chain).
"""

import pytest

from tests.kit import NONE, Table, table


def mine(nines: str, tens: str = "Databases, Stem Cells", elevens: str = "Climatology, Escapism", **more: str) -> Table:
    """Lay out: seat 1 has fewer efficiency, but more of everything else."""
    return table(
        {"blue": "Software, Writing", **more},
        {"purple": "Empiricism", "yellow": "Antibiotics", "red": "Industrialization", "hand": "Coal"},
        decks={9: nines, 10: tens, 11: elevens},
    )


def test_the_second_9_is_self_executed_after_both_are_melded() -> None:
    t = mine("Ecology, Genetics")
    end = t.dogma("Software")
    assert end.pile(0, "blue") == ["Climatology"]  # Genetics melded it and scored all beneath, itself included
    assert end.score(0) == {"Databases", "Genetics", "Software", "Writing"}
    assert end.pile(0, "yellow") == ["Ecology"]
    assert end.hand(0) == set()
    assert end.deck(11) == ["Escapism"]
    assert end.bystander(t, 1)  # nested effects are shared with nobody
    assert not end.free_draw


def test_the_first_9_is_not_executed() -> None:
    end = mine("Genetics, Ecology", hand="Tools").dogma(
        "Software", NONE, "no"
    )  # both of Ecology's effects are declined
    assert end.pile(0, "blue") == ["Genetics", "Software", "Writing"]
    assert end.deck(11) == ["Climatology", "Escapism"]
    assert end.score(0) == {"Databases"}
    assert end.hand(0) == {"Tools"}


def test_the_second_of_one_color_lies_on_top_of_the_first() -> None:
    end = mine("Computers, Genetics").dogma("Software")
    assert end.score(0) == {"Databases", "Computers", "Genetics", "Software", "Writing"}
    assert end.achievements(0) == set()


def test_a_second_card_with_a_demand_alone_does_nothing() -> None:
    t = mine("Ecology, Composites")
    end = t.dogma("Software")
    assert end.pile(0, "red") == ["Composites"]
    assert end.bystander(t, 1)
    assert end.achievements(0) == set()


def test_each_self_execution_within_another_earns_an_11_first() -> None:
    # Software executes Computers, Computers executes Robotics (chain), Robotics executes Miniaturization (chain).
    t = mine(
        "Ecology, Computers",
        tens="Databases, Robotics, Miniaturization, Stem Cells",
        elevens="Climatology, Escapism, Fusion",
        green="Sailing, The Wheel",
        hand="Tools",
    )
    end = t.dogma("Software", NONE)
    assert [request.kind for request, _ in end.asked] == ["action", "color"]
    assert end.achievements(0) == {"Climatology", "Escapism"}
    assert end.score(0) == {"Databases", "Sailing"}
    assert end.pile(0, "green") == ["The Wheel"]
    assert end.pile(0, "red") == ["Miniaturization", "Robotics"]
    assert end.pile(0, "blue") == ["Computers", "Software", "Writing"]
    assert end.hand(0) == set()
    assert end.deck(1)[-1] == "Tools"
    assert end.deck(11) == ["Fusion"]
    assert len(end.facts("chain")) == 2


def test_without_an_11_left_the_chain_ends_the_game_by_score() -> None:
    t = mine("Ecology, Computers", tens="Databases, Robotics, Miniaturization", elevens="")
    end = t.dogma("Software")
    assert end.winners == (0,)  # 10 to 0
    assert end.game.result is not None
    assert end.game.result.reason == "win-score"
    assert end.pile(0, "red") == ["Robotics"]  # melded, not yet executed


@pytest.mark.parametrize("rule", ["any-effect", "non-demand-effect"])
def test_both_wordings_of_the_chain_rule_come_to_the_same(rule: str) -> None:
    t = table(
        {"blue": "Software"},
        {"purple": "Empiricism"},
        decks={9: "Ecology, Computers", 10: "Databases, Stem Cells", 11: "Climatology, Escapism"},
        switches={"chain-rule": rule},
    )
    end = t.dogma("Software")
    assert end.achievements(0) == {"Climatology"}
    assert end.hand(0) == {"Escapism"}


def older(tens: str, **more: str) -> Table:
    """Lay out: seat 1 has fewer efficiency, but more of everything else; there is no 11."""
    return table(
        {"blue": "Software, Writing", **more},
        {"purple": "Empiricism", "yellow": "Antibiotics", "red": "Industrialization", "hand": "Coal"},
        decks={9: "Ecology, Genetics", 10: tens},
    )


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_the_second_of_two_10s_is_executed_after_both_are_melded() -> None:
    t = older("Databases, Robotics, Stem Cells, A.I.", hand="Tools")
    end = t.dogma("Software", "yes")  # Stem Cells: score the hand
    assert end.score(0) == {"Databases", "Tools"}
    assert end.pile(0, "red") == ["Robotics"]  # not executed: no 10 is drawn for it
    assert end.pile(0, "yellow") == ["Stem Cells"]
    assert (end.deck(9), end.deck(10)) == (["Ecology", "Genetics"], ["A.I."])
    assert end.bystander(t, 1)  # nested effects are shared with nobody
    assert not end.free_draw


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_the_first_is_not_executed() -> None:
    end = older("Databases, Stem Cells, Robotics, Miniaturization", hand="Tools").dogma("Software", NONE)
    assert end.score(0) == {"Databases"}
    assert end.pile(0, "yellow") == ["Stem Cells"]
    assert end.pile(0, "red") == ["Miniaturization", "Robotics"]  # Robotics melded it and executed it
    assert end.hand(0) == {"Tools"}


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_a_second_card_with_a_demand_alone_does_nothing() -> None:
    t = older("A.I., Stem Cells, Databases, Robotics")
    end = t.dogma("Software")
    assert end.pile(0, "green") == ["Databases"]
    assert end.score(0) == {"A.I."}
    assert end.deck(10) == ["Robotics"]
    assert end.bystander(t, 1)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_there_is_no_chain() -> None:
    """Software executes Robotics, Robotics executes Miniaturization."""
    t = older("Databases, Stem Cells, Robotics, Miniaturization", green="Sailing, The Wheel", hand="Tools")
    end = t.dogma("Software", "Tools")
    assert end.achievements(0) == set()
    assert not end.facts("chain")
    assert end.score(0) == {"Databases", "Sailing"}
    assert end.hand(0) == set()
    assert end.deck(1)[-1] == "Tools"


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("tens", "melded"), [("Databases", []), ("Databases, Robotics", ["Robotics"])])
def test_in_the_older_editions_the_game_ends_when_the_10s_run_out(tens: str, melded: list[str]) -> None:
    end = older(tens).dogma("Software")
    assert end.winners == (0,)  # 10 to 0
    assert end.game.result is not None
    assert end.game.result.reason == "win-score"
    assert end.pile(0, "red") == melded


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_a_win_on_the_executed_card_counts() -> None:
    """EXE-12: A.I. comes as the second 10; Robotics was the first, and Software is uncovered."""
    t = table(
        {"blue": "Software", "score": "Tools"},
        {"purple": "Empiricism", "score": "Globalization"},
        decks={10: "Databases, Robotics, A.I., Miniaturization, Stem Cells"},
    )
    end = t.dogma("Software")  # A.I. scores one more: seat 0 has 21 points, seat 1 has 10
    assert end.pile(0, "purple") == ["A.I."]
    assert end.winners == (1,)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_a_sharer_melds_and_executes_first() -> None:
    t = table(
        {"blue": "Software"},
        {"green": "Satellites", "hand": "Tools"},
        decks={
            10: "A.I., Databases, Globalization, Miniaturization, The Internet, Bioengineering, Robotics, Self Service"
        },
    )
    end = t.dogma("Software", NONE)
    assert end.score(1) == {"A.I."}
    assert end.pile(1, "red") == ["Miniaturization"]
    assert end.free_draw
