"""Software: draw and score a 10; draw and meld two 9, then self-execute the second of them, wherever it lies.

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
