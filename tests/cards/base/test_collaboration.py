"""Collaboration: two 9s are drawn and shown; the demander takes one for his board, the other is melded; ten green win.

Sources: EXE-12; FAQ of 2011 (no splay needed, a sharer wins); 4e base p. 17, 20, 22 (Reveal), 23 (Transfer), 30.
"""

import pytest

from tests.kit import Table, table

pytestmark = pytest.mark.editions(4, 3, 1)

TEN = (
    "Sailing",
    "The Wheel",
    "Clothing",
    "Currency",
    "Mapmaking",
    "Paper",
    "Compass",
    "Invention",
    "Navigation",
    "Banking",
)


def demanded(nines: str = "Composites, Genetics, Suburbia") -> Table:
    """Lay out: seat 1 shows less prosperity, seat 2 as much."""
    return table(
        {"green": "Collaboration", "blue": "Writing, Tools < left", "hand": "Oars"},
        {"red": "Archery", "blue": "Pottery", "hand": "Coal"},
        {"purple": "Enterprise", "hand": "Flight"},
        decks={9: nines},
    )


def test_the_demander_chooses_one_for_his_board_and_the_other_is_melded() -> None:
    t = demanded()
    end = t.dogma("Collaboration", "Genetics")
    request, options = end.asked[-1]
    assert (request.seat, options) == (0, ("composites", "genetics"))
    assert end.pile(0, "blue") == ["Genetics", "Writing", "Tools"]
    assert end.splay(0, "blue") == "left"
    assert end.pile(1, "red") == ["Composites", "Archery"]
    assert end.pile(1, "blue") == ["Pottery"]
    assert (end.hand(0), end.hand(1)) == ({"Oars"}, {"Coal"})
    assert end.deck(9) == ["Suburbia"]
    assert end.bystander(t, 2)
    assert not end.free_draw


def test_both_cards_are_shown_before_the_choice() -> None:
    t = demanded().play("dogma Collaboration", idle=False)
    assert t.hand(1) == {"Coal", "Composites", "Genetics"}
    for title in ("Composites", "Genetics"):
        assert t.s.seen[t.m.catalogue.find(title)] == t.m.all_seats
    assert t.s.seen[t.m.catalogue.find("Coal")] != t.m.all_seats
    assert t.refuses(())


def test_two_cards_of_one_color_part() -> None:
    end = demanded("Composites, Fission").dogma("Collaboration", "Composites")
    assert end.pile(0, "red") == ["Composites"]
    assert end.pile(1, "red") == ["Fission", "Archery"]


def test_the_demander_may_take_the_lower_card() -> None:
    t = table({"green": "Collaboration"}, {"red": "Archery"}, decks={9: "Composites", 10: "Stem Cells"})
    end = t.dogma("Collaboration", "Composites")
    assert end.pile(0, "red") == ["Composites"]
    assert end.pile(1, "yellow") == ["Stem Cells"]


@pytest.mark.parametrize(("green", "won"), [(8, False), (9, True), (10, True)])
def test_ten_green_cards_win_covered_and_unsplayed_ones_too(green: int, won: bool) -> None:
    t = table(
        {"green": ", ".join(("Collaboration", *TEN[:green]))},
        {"purple": "Enterprise", "green": "Measurement, Metric System"},
        achievements="",
    )
    assert t.dogma("Collaboration").winners == ((0,) if won else None)


def test_the_demand_can_give_the_tenth() -> None:
    t = table(
        {"green": ", ".join(("Collaboration", *TEN[:8]))},
        {"red": "Archery"},
        decks={9: "Satellites, Genetics"},
    )
    assert t.dogma("Collaboration", "Satellites").winners == (0,)


def test_a_sharer_with_ten_wins() -> None:
    t = table({"green": "Collaboration"}, {"green": ", ".join(TEN), "purple": "Enterprise"})
    assert t.dogma("Collaboration").winners == (1,)
