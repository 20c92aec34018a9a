"""Satellites: return the hand, purple may go up; draw three 8s; meld a hand card and self-execute it.

In the older editions the 8s are drawn at once, and purple goes up after that.

Sources: CRD-08, EXE-01, EXE-12; 4e base p. 16-17, 22 (Return, Self-execute).
"""

import pytest

from tests.kit import NONE, Table, table


def mine(eights: str, hand: str = "", **more: str) -> Table:
    """Lay out: seat 1 has less efficiency."""
    return table(
        {"green": "Satellites", "purple": "Philosophy, Mysticism < left", "hand": hand, **more},
        {"blue": "Bioengineering", "score": "Ecology, Calendar", "hand": "Coal"},
        decks={1: "Oars", 8: eights, 9: "Fission", 10: "A.I.", 11: "Fusion"},
    )


def test_hand_returned_purple_up_three_8s_and_one_of_them_executed() -> None:
    t = mine("Rocketry, Mobility, Socialism, Flight", "Tools, Sailing")
    end = t.dogma("Satellites", "Tools", "purple", "Rocketry")
    assert end.asked[2][0].optional
    assert end.asked[3][1] == ("mobility", "rocketry", "socialism")
    assert end.deck(1) == ["Oars", "Tools", "Sailing"]
    assert end.splay(0, "purple") == "up"
    assert end.hand(0) == {"Mobility", "Socialism"}
    assert end.pile(0, "blue") == ["Rocketry"]
    # EXE-01: Rocketry is shared with nobody, but hits opponents: blue and green show efficiency, so two cards
    assert end.score(1) == set()
    assert end.hand(1) == {"Coal"}
    assert end.achievements(0) == set()
    assert not end.free_draw


def test_the_splay_may_be_declined_but_the_meld_may_not() -> None:
    t = mine("Mobility, Skyscrapers, Flight", "Tools")
    asked = t.play("dogma Satellites", NONE, idle=False)
    assert asked.options() == ("flight", "mobility", "skyscrapers")
    assert asked.refuses(())
    end = t.dogma("Satellites", NONE, "Mobility")
    assert end.splay(0, "purple") == "left"
    assert end.pile(0, "red") == ["Mobility"]
    assert end.hand(0) == {"Flight", "Skyscrapers"}
    assert end.bystander(t, 1)  # a demand is ignored


def test_a_sharer_completes_each_effect_before_you_do() -> None:
    t = table(
        {"green": "Satellites", "hand": "Tools"},
        {"blue": "Quantum Theory", "hand": "Coal"},
        decks={8: "Mobility, Skyscrapers, Flight, Rocketry, Socialism, Antibiotics", 9: "Genetics"},
    )
    end = t.dogma("Satellites", "Mobility", "Antibiotics", NONE)
    assert [request.seat for request, _ in end.asked] == [0, 1, 0, 0]
    assert end.hand(1) == {"Skyscrapers", "Flight"}
    assert end.hand(0) == {"Rocketry", "Socialism", "Genetics"}
    assert end.pile(0, "yellow") == ["Antibiotics"]
    assert end.free_draw


def test_a_win_on_the_executed_card_counts() -> None:
    t = table(
        {"green": "Satellites, Sailing, The Wheel, Clothing, Currency, Mapmaking, Paper, Compass, Invention"},
        {"blue": "Writing"},
        decks={8: "Mobility", 9: "Collaboration, Genetics"},
    )
    assert t.dogma("Satellites", "Collaboration").winners == (0,)


def test_a_card_that_self_executes_in_its_turn_earns_an_11() -> None:
    t = table(
        {"green": "Satellites", "blue": "Tools"},
        {"blue": "Writing"},
        decks={8: "Mobility", 9: "Computers, Genetics", 10: "Stem Cells", 11: "Fusion, Escapism, Reclamation"},
    )
    end = t.dogma("Satellites", "Computers", "yes")  # Stem Cells: score the hand
    assert end.asked[1][1] == ("mobility", "computers", "genetics")
    assert end.pile(0, "blue") == ["Computers", "Tools"]
    assert end.achievements(0) == {"Fusion"}
    assert end.score(0) == {"Mobility", "Genetics"}
    assert end.hand(0) == {"Escapism"}
    assert end.pile(0, "yellow") == ["Stem Cells"]


def older(eights: str, hand: str = "") -> Table:
    """Lay out: seat 1 has less efficiency; there is no 11."""
    return table(
        {"green": "Satellites", "purple": "Philosophy, Mysticism < left", "hand": hand},
        {"blue": "Bioengineering", "score": "Ecology, Calendar", "hand": "Coal"},
        decks={1: "Oars", 8: eights, 9: "Fission", 10: "A.I."},
    )


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_the_hand_goes_three_8s_come_purple_up_and_one_is_executed() -> None:
    t = older("Empiricism, Mobility, Antibiotics, Flight", "Tools, Sailing")
    end = t.dogma("Satellites", "Tools", "purple", "Antibiotics", NONE)
    assert end.asked[2][0].optional
    assert end.asked[3][1] == ("mobility", "antibiotics", "empiricism")
    assert end.deck(1) == ["Oars", "Tools", "Sailing"]
    assert end.splay(0, "purple") == "up"
    assert end.hand(0) == {"Mobility", "Empiricism"}
    assert end.pile(0, "yellow") == ["Antibiotics"]
    assert end.bystander(t, 1)
    assert not end.free_draw


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_the_8s_are_in_hand_before_the_splay_is_asked_for() -> None:
    t = older("Mobility, Skyscrapers, Flight", "Tools")
    assert t.play("dogma Satellites", idle=False).hand(0) == {"Mobility", "Skyscrapers", "Flight"}
    assert t.play("dogma Satellites", NONE, idle=False).refuses(())  # the meld is no "may"
    end = t.dogma("Satellites", NONE, "Mobility")
    assert end.splay(0, "purple") == "left"
    assert end.pile(0, "red") == ["Mobility"]
    assert end.bystander(t, 1)  # a demand is ignored


@pytest.mark.parametrize(("edition", "drawn"), [(4, False), (3, True), (1, True)])
def test_your_returned_8_comes_back_in_time_for_a_sharer_in_the_fourth_edition_only(edition: int, drawn: bool) -> None:
    """In the older editions returning and drawing are one effect, so a sharer has drawn before you return."""
    t = table(
        {"green": "Satellites", "hand": "Mobility"},
        {"blue": "Quantum Theory"},
        decks={8: "Skyscrapers, Flight", 9: "Genetics, Ecology, Composites, Fission"},
        edition=edition,
    )
    t = t.play("dogma Satellites", idle=False)
    assert t.decider() == 1
    assert ("genetics" in t.options()) == drawn
    assert ("mobility" in t.options()) != drawn


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_a_sharer_completes_each_effect_before_you_do() -> None:
    t = table(
        {"green": "Satellites", "hand": "Tools"},
        {"blue": "Quantum Theory", "hand": "Coal"},
        decks={8: "Mobility, Corporations, Flight, Empiricism, Rocketry, Antibiotics", 9: "Genetics"},
    )
    end = t.dogma("Satellites", "Mobility", "Antibiotics", NONE)
    assert [request.seat for request, _ in end.asked] == [0, 1, 0, 0]
    assert end.hand(1) == {"Corporations", "Flight"}
    assert end.hand(0) == {"Empiricism", "Rocketry", "Genetics"}
    assert end.free_draw


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_a_win_on_the_executed_card_counts() -> None:
    """EXE-12."""
    t = table(
        {"green": "Satellites, Sailing, The Wheel, Clothing, Currency, Mapmaking, Paper, Compass, Invention"},
        {"blue": "Writing"},
        decks={8: "Mobility", 9: "Collaboration, Genetics"},
    )
    assert t.dogma("Satellites", "Collaboration").winners == (0,)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_there_is_no_chain() -> None:
    t = table(
        {"green": "Satellites", "blue": "Tools"},
        {"blue": "Writing"},
        decks={8: "Mobility", 9: "Computers, Genetics", 10: "Stem Cells, Robotics"},
    )
    end = t.dogma("Satellites", "Computers", "yes")  # Computers executes Stem Cells: score the hand
    assert end.pile(0, "blue") == ["Computers", "Tools"]
    assert end.achievements(0) == set()
    assert end.score(0) == {"Mobility", "Genetics"}
    assert (end.hand(0), end.deck(10)) == (set(), ["Robotics"])
