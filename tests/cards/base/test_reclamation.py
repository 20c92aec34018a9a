"""Reclamation: three bottom cards go back; a card worth half their sum is melded; three returned: again in its color.

Sources: 4e base p. 11, 17, 20 (Bottom), 22 (Return), 23 (Value); battlestar repeats once only, unlike the card.
"""

import pytest

from tests.kit import Table, table


def mine(red: str, **more: str) -> Table:
    """Lay out: seat 1 has less health."""
    return table(
        {"yellow": "Reclamation", "red": red, "hand": "Paper", **more},
        {"red": "Oars, Flight, Explosives", "blue": "Writing"},
        decks={
            1: "Sailing",
            2: "Monotheism",
            3: "Alchemy, Compass",
            4: "Experimentation",
            5: "Physics, Banking",
            6: "Atomic Theory",
        },
    )


@pytest.mark.parametrize(
    ("red", "age", "melded"),
    [
        ("Mobility, Gunpowder, Engineering, Archery", 4, "Experimentation"),  # sum 8
        ("Mobility, The Pirate Code, Engineering, Archery", 5, "Physics"),  # sum 9, half rounded up
        ("Mobility, The Pirate Code, Gunpowder, Archery", 5, "Physics"),  # sum 10
        ("Mobility, Industrialization, Gunpowder, Archery", 6, "Atomic Theory"),  # sum 11
    ],
)
def test_half_the_sum_of_the_three_bottom_cards_rounded_up(red: str, age: int, melded: str) -> None:
    t = mine(red)
    end = t.dogma("Reclamation")
    assert end.pile(0, "red") == ["Mobility"]
    assert end.deck(age)[-1] == melded  # melded, then the only blue card, and so returned by the repetition
    assert end.deck(1) == ["Sailing", "Archery"]
    assert end.hand(0) == {"Paper"}
    assert end.bystander(t, 1)


def test_the_repetition_takes_the_color_of_the_melded_card_and_stops_at_two_cards() -> None:
    t = mine("Mobility, The Pirate Code, Engineering, Archery", blue="Tools")
    end = t.dogma("Reclamation")
    # 5 + 3 + 1: Physics; blue 5 + 1: Alchemy, and only two cards were returned
    assert end.pile(0, "blue") == ["Alchemy"]
    assert end.deck(5) == ["Banking", "The Pirate Code", "Physics"]
    assert end.deck(1) == ["Sailing", "Archery", "Tools"]
    assert end.pile(0, "yellow") == ["Reclamation"]
    assert len(end.facts("repeats")) == 1


def test_it_repeats_as_long_as_three_are_returned() -> None:
    t = mine(
        "Mobility, The Pirate Code, Engineering, Archery",
        blue="Mathematics, Tools",
        green="Currency, Clothing",
    )
    # red 5 + 3 + 1: Physics; blue 5 + 2 + 1: half is 4, Experimentation; blue 4: half is 2, Monotheism
    end = t.dogma("Reclamation")
    assert end.pile(0, "purple") == ["Monotheism"]
    assert end.pile(0, "blue") == []
    assert end.deck(4) == ["Experimentation"]
    assert end.pile(0, "green") == ["Currency", "Clothing"]
    assert len(end.facts("repeats")) == 2


def test_two_cards_go_back_and_nothing_repeats() -> None:
    end = mine("The Pirate Code, Archery").dogma("Reclamation")
    assert end.pile(0, "red") == []
    assert end.pile(0, "blue") == ["Alchemy"]  # half of 6
    assert end.facts("repeats") == []


def test_without_red_cards_the_sum_is_0_and_the_lowest_card_is_melded() -> None:
    end = mine("").dogma("Reclamation")
    assert end.pile(0, "green") == ["Sailing"]
    assert end.facts("repeats") == []


def test_you_order_the_cards_that_go_to_one_deck() -> None:
    end = mine("Mobility, Engineering, Optics, Metalworking").dogma("Reclamation", "Optics")
    request, options = end.asked[-1]
    assert request.kind == "order"
    assert set(options) >= {"engineering", "optics"}
    assert end.deck(3)[-2:] == ["Optics", "Engineering"]


@pytest.mark.parametrize(("middle", "over"), [("Robotics", False), ("Fusion", True)])
def test_half_of_23_is_a_12_and_ends_the_game_by_score(middle: str, over: bool) -> None:
    t = table(
        {"yellow": "Reclamation", "red": f"Mobility, Astrogeology, {middle}, Archery"},
        {"blue": "Writing", "score": "Tools"},
        decks={6: "Atomic Theory", 3: "Compass", 11: "Solar Sailing, Escapism"},
    )
    end = t.dogma("Reclamation", *(["Fusion"] if over else []))
    assert end.winners == ((1,) if over else None)
    assert end.pile(0, "blue") == ([] if over else ["Atomic Theory"])  # Solar Sailing, alone, was returned again
