"""Code of Laws: tuck a hand card of a colour you have; if you do, you may splay that colour left.

Sources: CRD-17; 4e base p. 19, p. 24.
"""

import pytest

from tests.kit import NONE, Table, table

pytestmark = pytest.mark.editions(4, 3, 1)


def court(**mine: str) -> Table:
    """Lay out: nobody shares."""
    return table({"purple": "Code of Laws", **mine}, {"red": "Coal", "hand": "Oars"})


def test_a_card_of_a_color_you_have_is_tucked_and_that_color_splayed() -> None:
    t = court(
        green="Clothing", red="Gunpowder, Engineering", hand="Sailing, Pottery, Masonry, Optics", score="Navigation"
    )
    end = t.dogma("Code of Laws", "Sailing", "green")
    assert [options for _, options in end.asked[1:]] == [("sailing", "optics"), ("green",)]
    assert end.pile(0, "green") == ["Clothing", "Sailing"]
    assert end.splay(0, "green") == "left"
    assert end.splay(0, "red") == "none"
    assert end.hand(0) == {"Pottery", "Masonry", "Optics"}
    assert end.bystander(t, 1)


def test_the_splay_is_a_choice_of_its_own() -> None:
    end = court(green="Clothing", hand="Sailing").dogma("Code of Laws", "Sailing", NONE)
    assert end.pile(0, "green") == ["Clothing", "Sailing"]
    assert end.splay(0, "green") == "none"


def test_without_tucking_nothing_is_splayed() -> None:
    t = court(green="Clothing", red="Gunpowder, Engineering", hand="Sailing")
    assert t.dogma("Code of Laws", NONE).bystander(t, 0, 1)


def test_without_a_card_of_such_a_color_nothing_is_asked() -> None:
    t = court(green="Clothing, Navigation", hand="Pottery, Archery")
    assert t.dogma("Code of Laws").bystander(t, 0, 1)


def test_a_color_already_splayed_left_is_not_splayed_again_one_splayed_right_may_be() -> None:
    left = court(red="Gunpowder, Engineering < left", hand="Archery").dogma("Code of Laws", "Archery")
    assert left.pile(0, "red") == ["Gunpowder", "Engineering", "Archery"]
    assert left.splay(0, "red") == "left"
    right = court(red="Gunpowder, Engineering < right", hand="Archery").dogma("Code of Laws", "Archery", "red")
    assert right.splay(0, "red") == "left"


def test_a_sharer_tucks_and_splays_on_its_own_board() -> None:
    t = table(
        {"purple": "Code of Laws", "hand": "Coal"},
        {"purple": "City States", "hand": "Mysticism, Archery"},
        decks={1: "Tools, Oars"},
    )
    end = t.dogma("Code of Laws", "Mysticism", "purple")
    assert end.pile(1, "purple") == ["City States", "Mysticism"]
    assert end.splay(1, "purple") == "left"
    assert end.hand(1) == {"Archery"}
    assert end.pile(0, "purple") == ["Code of Laws"]
    assert end.hand(0) == {"Coal", "Tools"}


def test_one_card_is_tucked_not_two() -> None:
    asked = court(green="Clothing", red="Gunpowder", hand="Sailing, Optics").play("dogma Code of Laws", idle=False)
    assert asked.refuses(("Sailing", "Optics"))
    assert not asked.refuses(("Optics",))
