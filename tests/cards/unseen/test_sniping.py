"""Sniping: a color that I name is unsplayed, its bottom card melded, and the next bottom card handed to me."""

from tests.kit import Table, table


def laid(green: str, **more: str) -> Table:
    """Lay out green cards of somebody with less industry."""
    return table({"red": "Sniping"}, {"green": green, **more})


def test_the_bottom_card_is_melded_and_the_next_comes_to_me() -> None:
    t = laid("Measurement, Paper, The Wheel < right", purple="Mysticism")
    asking = t.play("dogma Sniping", idle=False)
    assert (asking.decider(), set(asking.options())) == (0, {"green", "purple"})
    end = asking.play("green")
    assert end.pile(1, "green") == ["The Wheel", "Measurement"]
    assert end.splay(1, "green") == "none"
    assert end.pile(0, "green") == ["Paper"]
    assert end.pile(1, "purple") == ["Mysticism"]


def test_a_single_card_is_top_and_bottom_and_stays() -> None:
    end = laid("Paper").dogma("Sniping")
    assert end.pile(1, "green") == ["Paper"]
    assert end.pile(0, "green") == []


def test_of_two_cards_the_former_top_card_comes() -> None:
    end = laid("Paper, Sailing < up").dogma("Sniping")
    assert end.pile(1, "green") == ["Sailing"]
    assert end.pile(0, "green") == ["Paper"]


def test_an_empty_board_loses_nothing() -> None:
    t = table({"red": "Sniping"}, {"hand": "Oars"})
    assert t.dogma("Sniping").bystander(t, 0, 1)


def test_as_much_industry_is_spared() -> None:
    t = table({"red": "Sniping"}, {"red": "Coal, Oars"})
    assert t.dogma("Sniping").bystander(t, 1)
