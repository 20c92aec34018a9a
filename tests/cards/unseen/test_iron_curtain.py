"""Iron Curtain: every splayed color is unsplayed, and for each its top card goes back and an achievement is hidden."""

from tests.kit import Table, table


def laid(**mine: str) -> Table:
    return table({"red": "Iron Curtain", **mine}, {}, achievements="Tools, Calendar, Paper", specials="Monument")


def test_for_each_unsplayed_color_a_card_goes_back_and_an_achievement_is_hidden() -> None:
    t = laid(
        blue="Writing, Pottery < left", green="Clothing, Sailing, The Wheel < right", yellow="Masonry, Agriculture"
    )
    end = t.dogma("Iron Curtain", "green", "1", "2")
    assert (end.pile(0, "blue"), end.pile(0, "green")) == (["Pottery"], ["Sailing", "The Wheel"])
    assert end.splay(0, "green") == "none"
    assert end.pile(0, "yellow") == ["Masonry", "Agriculture"]
    assert end.zone("safe", 0) == {"Tools", "Calendar"}
    assert end.bystander(t, 1)


def test_with_nothing_splayed_nothing_happens() -> None:
    t = laid(blue="Writing, Pottery")
    end = t.dogma("Iron Curtain")
    assert end.zone("safe", 0) == set()
    assert end.pile(0, "blue") == ["Writing", "Pottery"]
    assert end.facts("for-each-of-none")


def test_a_full_safe_hides_no_more_but_the_card_goes_back() -> None:
    """After the unsplaying the limit is five."""
    t = laid(blue="Writing, Pottery < left", safe="[1], [2], [3], [4], [5]")
    end = t.dogma("Iron Curtain")
    assert end.pile(0, "blue") == ["Pottery"]
    assert len(end.zone("safe", 0)) == 5
    assert end.facts("limit-reached")
