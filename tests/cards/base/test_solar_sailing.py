"""Solar Sailing: meld an 11; unless its color is aslant, all but the top four go back and it is splayed so; six win.

Sources: 4e base p. 17, 19 (If), 22 (Return), 24, 30.
"""

import pytest

from tests.kit import Table, table

RED = ("Oars", "Coal", "Engineering", "Construction", "Gunpowder", "Flight", "Fission")


def mine(red: int, splay: str = "", elevens: str = "Fusion, Escapism") -> Table:
    """Lay out: seat 1 has less concept."""
    return table(
        {"blue": "Solar Sailing, Tools", "red": ", ".join(RED[:red]) + splay, "hand": "Paper"},
        {"red": "Archery", "hand": "Optics"},
        decks={11: elevens},
    )


@pytest.mark.parametrize("many", [1, 3, 4, 6])
def test_all_but_the_top_four_of_its_color_go_back_and_it_is_splayed_aslant(many: int) -> None:
    t = mine(many, " < up" if many > 1 else "")
    end = t.dogma("Solar Sailing")
    assert end.pile(0, "red") == ["Fusion", *RED[: min(many, 3)]]
    assert end.splay(0, "red") == "aslant"
    for card in RED[3:many]:
        assert end.deck(end.m.catalogue.age[end.m.catalogue.find(card)])[-1] == card
    assert (end.pile(0, "blue"), end.splay(0, "blue")) == (["Solar Sailing", "Tools"], "none")
    assert end.hand(0) == {"Paper"}
    assert end.winners is None
    assert end.bystander(t, 1)


@pytest.mark.parametrize(("many", "won"), [(4, False), (5, True), (6, True)])
def test_a_color_that_is_aslant_keeps_its_cards_and_six_win(many: int, won: bool) -> None:
    end = mine(many, " < aslant").dogma("Solar Sailing")
    assert end.pile(0, "red") == ["Fusion", *RED[:many]]
    assert end.winners == ((0,) if won else None)


def test_six_cards_not_aslant_are_four_before_they_are_counted() -> None:
    end = mine(7).dogma("Solar Sailing")
    assert end.pile(0, "red") == ["Fusion", *RED[:3]]
    assert end.winners is None


def test_a_new_color_cannot_be_splayed() -> None:
    end = mine(2, elevens="Escapism").dogma("Solar Sailing")
    assert end.pile(0, "purple") == ["Escapism"]
    assert end.splay(0, "purple") == "none"
    assert end.pile(0, "red") == ["Oars", "Coal"]


def test_cards_of_one_deck_go_back_in_your_order() -> None:
    t = table(
        {"blue": "Solar Sailing", "red": "Oars, Coal, Engineering, Gunpowder, Flight, Mobility"},
        {"red": "Archery"},
        decks={8: "Rocketry", 11: "Fusion"},
    )
    end = t.dogma("Solar Sailing", "Mobility")
    assert end.asked[-1][0].kind == "order"
    assert end.deck(8) == ["Rocketry", "Mobility", "Flight"]
    assert end.deck(4)[-1] == "Gunpowder"


def test_a_sharer_looks_at_its_own_board() -> None:
    t = table(
        {"blue": "Solar Sailing", "red": "Oars, Coal < aslant"},
        {"green": "Classification", "red": "Archery, Flight, Fission, Optics, Gunpowder"},
        decks={9: "Genetics", 11: "Fusion, Astrogeology, Escapism"},
    )
    end = t.dogma("Solar Sailing")
    assert end.pile(1, "red") == ["Fusion", "Archery", "Flight", "Fission"]
    assert end.splay(1, "red") == "aslant"
    assert end.pile(0, "red") == ["Astrogeology", "Oars", "Coal"]
    assert end.free_draw
    assert end.hand(0) == {"Escapism"}
