"""Skyscrapers: a top card with efficiency is given away; its color is scored from, then returned, and this card leaves.

Sources: CRD-13; 4e base p. 19, 21 (I, me), 22 (Return), 23 (Transfer).
"""

import pytest

from tests.kit import Table, table


def demanded(purple: str = "Railroad, Democracy, Philosophy", **more: str) -> Table:
    """Lay out: seat 1 is vulnerable; seat 2 shows as much prosperity as seat 0."""
    return table(
        {"yellow": "Skyscrapers, Agriculture", "purple": "Code of Laws", "hand": "Tools"},
        {"red": "Oars", "purple": purple, "hand": "Paper", **more},
        {"green": "Banking", "purple": "The Internet", "red": "Flight"},
        decks={2: "Calendar", 6: "Canning"},
    )


def test_the_color_is_scored_from_then_returned_and_skyscrapers_goes_to_the_demanders_hand() -> None:
    t = demanded()
    end = t.dogma("Skyscrapers")
    assert end.pile(0, "purple") == ["Railroad", "Code of Laws"]
    assert end.score(1) == {"Democracy"}  # the new top card
    assert end.pile(1, "purple") == []
    assert end.deck(2) == ["Calendar", "Philosophy"]
    assert end.hand(0) == {"Tools", "Skyscrapers"}
    assert end.pile(0, "yellow") == ["Agriculture"]
    assert (end.score(0), end.hand(1), end.pile(1, "red")) == (set(), {"Paper"}, ["Oars"])
    assert end.bystander(t, 2)


def test_only_top_cards_with_efficiency_can_be_given_and_the_demanded_player_picks() -> None:
    t = demanded(blue="Quantum Theory, Pottery", green="Databases, The Wheel", yellow="Statistics", red="Oars, Fission")
    end = t.dogma("Skyscrapers", "Quantum Theory")
    request, options = end.asked[-1]
    assert (request.seat, set(options)) == (1, {"quantum-theory", "railroad", "databases"})
    assert end.pile(0, "blue") == ["Quantum Theory"]
    assert end.score(1) == {"Pottery"}
    assert end.pile(1, "blue") == []
    assert end.pile(1, "purple") == ["Railroad", "Democracy", "Philosophy"]
    assert t.play("dogma Skyscrapers", idle=False).refuses(())


def test_the_order_of_two_cards_for_one_deck_is_the_demanded_players() -> None:
    end = demanded("Railroad, Democracy, Philosophy, Monotheism").dogma("Skyscrapers", "Monotheism")
    request, options = end.asked[-1]
    assert (request.seat, request.kind, set(options)) == (1, "order", {"philosophy", "monotheism"})
    assert end.deck(2) == ["Calendar", "Monotheism", "Philosophy"]
    assert end.score(1) == {"Democracy"}


def test_a_color_of_one_card_leaves_nothing_to_score_and_skyscrapers_still_moves() -> None:
    end = demanded("Railroad").dogma("Skyscrapers")
    assert end.pile(0, "purple") == ["Railroad", "Code of Laws"]
    assert end.score(1) == set()
    assert end.hand(0) == {"Tools", "Skyscrapers"}


def test_nothing_given_nothing_else_happens() -> None:
    t = demanded("Democracy, Railroad")
    end = t.dogma("Skyscrapers")
    assert end.bystander(t, 0, 1, 2)


def test_after_the_first_victim_the_second_still_gives_but_skyscrapers_is_no_top_card_any_more() -> None:
    t = table(
        {"yellow": "Skyscrapers"},
        {"purple": "Railroad, Philosophy"},
        {"blue": "Rocketry, Writing, Tools"},
        decks={1: "Oars"},
    )
    end = t.dogma("Skyscrapers")
    assert (end.pile(0, "purple"), end.pile(0, "blue")) == (["Railroad"], ["Rocketry"])
    assert (end.score(1), end.score(2)) == ({"Philosophy"}, {"Writing"})
    assert end.hand(0) == {"Skyscrapers"}
    assert end.pile(0, "yellow") == []
    assert end.deck(1) == ["Oars", "Tools"]


@pytest.mark.parametrize(("board", "given"), [("Oars", True), ("Flight", False), ("Optics", False)])
def test_fewer_prosperity_icons_are_vulnerable_a_tie_is_not(board: str, given: bool) -> None:
    t = table({"yellow": "Skyscrapers"}, {"red": board, "purple": "Railroad"})
    end = t.dogma("Skyscrapers")
    assert end.pile(0, "purple") == (["Railroad"] if given else [])
    assert end.pile(1, "purple") == ([] if given else ["Railroad"])
    assert end.hand(0) == ({"Skyscrapers"} if given else set())


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3, 1)
def test_the_card_beneath_is_scored_the_rest_returned_and_skyscrapers_stays() -> None:
    t = table(
        {"yellow": "Skyscrapers, Agriculture", "purple": "Code of Laws", "hand": "Tools"},
        {"red": "Oars", "purple": "Railroad, Democracy, Philosophy", "hand": "Paper"},
        {"green": "Banking", "purple": "Enterprise", "red": "Flight"},
        decks={2: "Calendar", 6: "Canning"},
    )
    end = t.dogma("Skyscrapers")
    assert end.pile(0, "purple") == ["Railroad", "Code of Laws"]
    assert end.score(1) == {"Democracy"}
    assert end.pile(1, "purple") == []
    assert end.deck(2) == ["Calendar", "Philosophy"]
    assert (end.pile(0, "yellow"), end.hand(0)) == (["Skyscrapers", "Agriculture"], {"Tools"})
    assert (end.score(0), end.hand(1), end.pile(1, "red")) == (set(), {"Paper"}, ["Oars"])
    assert end.bystander(t, 2)


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_a_color_of_one_card_leaves_nothing_to_score() -> None:
    end = table({"yellow": "Skyscrapers"}, {"purple": "Railroad", "red": "Oars, Archery"}).dogma("Skyscrapers")
    assert (end.pile(0, "purple"), end.pile(1, "purple"), end.score(1)) == (["Railroad"], [], set())
    assert end.pile(1, "red") == ["Oars", "Archery"]


@pytest.mark.editions(3, 1)
def test_in_the_older_editions_nothing_given_is_nothing_scored_or_returned() -> None:
    t = table({"yellow": "Skyscrapers"}, {"purple": "Democracy, Railroad", "yellow": "Canning"})
    assert t.dogma("Skyscrapers").bystander(t, 0, 1)


@pytest.mark.editions(3, 1)
def test_of_several_the_demanded_player_picks_and_orders_what_is_returned() -> None:
    t = table(
        {"yellow": "Skyscrapers"},
        {"purple": "Railroad, Democracy, Philosophy, Monotheism", "blue": "Quantum Theory, Pottery"},
        decks={2: "Calendar"},
    )
    asking = t.play("dogma Skyscrapers", idle=False)
    assert (asking.decider(), set(asking.options())) == (1, {"railroad", "quantum-theory"})
    end = asking.play("Railroad", "Monotheism")
    assert end.deck(2) == ["Calendar", "Monotheism", "Philosophy"]
    assert end.pile(1, "blue") == ["Quantum Theory", "Pottery"]
