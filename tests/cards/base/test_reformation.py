"""Reformation: perhaps splay yellow or purple right; perhaps tuck a hand card for every splayed color."""

import pytest

from tests.kit import NONE, table

STOP = {"may-for-every": "may-stop"}
THREE = {
    "purple": "Reformation, Mysticism < left",
    "yellow": "Masonry, Agriculture < up",
    "red": "Oars, Archery < right",
    "green": "Sailing, Paper",
}


def test_yellow_or_purple_may_be_splayed_right_and_counts_at_once() -> None:
    """Effects are executed one after the other (4e base p. 17)."""
    t = table(
        {
            "purple": "Reformation, Mysticism",
            "yellow": "Masonry, Agriculture < left",
            "red": "Oars, Archery",
            "hand": "Coal, Optics, Paper",
        },
        {"purple": "Education, Philosophy"},
    )
    asking = t.play("dogma Reformation", idle=False)
    assert set(asking.options()) == {"yellow", "purple"}
    end = asking.play("purple", ("Coal", "Paper"))
    assert end.splay(0, "purple") == "right"
    assert end.splay(0, "yellow") == "left"
    assert end.pile(0, "red") == ["Oars", "Archery", "Coal"]
    assert end.pile(0, "green") == ["Paper"]
    assert end.hand(0) == {"Optics"}
    assert end.bystander(t, 1)


def test_every_splayed_color_counts_in_whatever_direction_and_it_is_all_of_them_or_none() -> None:
    """IFD-05, the default reading: whoever tucks, tucks as many as possible. Three colors are splayed, green is not."""
    t = table(
        {**THREE, "hand": "Coal, Optics, Canning, Pottery", "score": "Tools"}, {"red": "Construction, Gunpowder < left"}
    )
    asking = t.play("dogma Reformation", NONE, idle=False)
    assert set(asking.options()) == {"coal", "optics", "canning", "pottery"}
    assert asking.refuses(("Coal", "Optics"))
    assert asking.refuses(("Coal", "Optics", "Canning", "Pottery"))
    end = asking.play(("Coal", "Pottery", "Canning"))
    assert end.hand(0) == {"Optics"}
    assert end.pile(0, "red") == ["Oars", "Archery", "Coal"]
    assert end.pile(0, "yellow") == ["Masonry", "Agriculture", "Canning"]
    assert end.pile(0, "blue") == ["Pottery"]
    assert end.score(0) == {"Tools"}
    assert asking.play(NONE).bystander(t, 0, 1)


@pytest.mark.parametrize("may_cost", ["as-much-as-you-can", "in-full"])
def test_with_fewer_cards_the_whole_hand_goes(may_cost: str) -> None:
    """Rules notes (FAQ of 2011 and Board Game Arena's help): the full number or the whole hand; it is no cost."""
    t = table({**THREE, "hand": "Coal, Pottery"}, {}, switches={"may-cost": may_cost})
    asking = t.play("dogma Reformation", NONE, idle=False)
    assert asking.refuses(("Coal",))
    end = asking.play(("Coal", "Pottery"))
    assert end.hand(0) == set()
    assert end.pile(0, "red") == ["Oars", "Archery", "Coal"]


def test_reading_in_which_one_may_stop_early() -> None:
    """IFD-05, the other reading."""
    t = table({**THREE, "hand": "Coal, Optics, Canning, Pottery"}, {}, switches=STOP)
    asking = t.play("dogma Reformation", NONE, idle=False)
    assert asking.refuses(("Coal", "Optics", "Canning", "Pottery"))
    assert asking.play("Coal").hand(0) == {"Optics", "Canning", "Pottery"}
    assert asking.play(("Optics", "Pottery")).hand(0) == {"Coal", "Canning"}
    assert asking.play(NONE).bystander(t, 0, 1)


def test_with_no_color_splayed_nothing_is_offered() -> None:
    t = table({"purple": "Reformation", "yellow": "Masonry", "red": "Oars, Archery", "hand": "Coal"}, {})
    assert t.dogma("Reformation").bystander(t, 0, 1)


def test_the_order_of_tucking_two_of_one_color_is_the_players() -> None:
    t = table({**THREE, "hand": "Coal, Optics, Pottery"}, {})
    end = t.dogma("Reformation", NONE, ("Coal", "Optics", "Pottery"), "Optics")
    assert end.pile(0, "red") == ["Oars", "Archery", "Optics", "Coal"]
    assert end.splay(0, "red") == "right"


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(
    ("board", "icons", "many"), [({}, 3, 1), ({"blue": "Pottery"}, 6, 3), ({"blue": "Tools"}, 3, 1)]
)
def test_one_card_for_every_two_health_before_the_splay(board: dict[str, str], icons: int, many: int) -> None:
    """Whoever tucks, tucks as many as possible: the help gives seven icons and three cards as its example."""
    t = table({"purple": "Reformation", "hand": "Coal, Optics, Canning, Paper", **board}, {"purple": "Education"})
    assert t.icons(0, "health") == icons
    asking = t.play("dogma Reformation", idle=False)
    assert asking.game.request is not None
    assert (asking.game.request.low, asking.game.request.high, asking.game.request.optional) == (many, many, True)
    end = asking.play(("Canning", "Coal", "Paper")[:many])
    assert end.pile(0, "yellow") == ["Canning"]
    assert len(end.hand(0)) == 4 - many
    assert end.bystander(t, 1)
    assert asking.play(NONE).bystander(t, 0, 1)


@pytest.mark.editions(3, 1)
def test_a_card_tucked_can_be_splayed_by_the_second_effect() -> None:
    t = table({"purple": "Reformation", "hand": "Mysticism"}, {})
    end = t.dogma("Reformation", "Mysticism", "purple")
    assert end.pile(0, "purple") == ["Reformation", "Mysticism"]
    assert end.splay(0, "purple") == "right"


@pytest.mark.editions(3, 1)
def test_reading_in_which_one_may_stop_early_in_the_older_editions() -> None:
    """IFD-05."""
    t = table({"purple": "Reformation", "blue": "Pottery", "hand": "Coal, Optics, Canning"}, {}, switches=STOP)
    assert t.dogma("Reformation", ("Coal", "Canning")).hand(0) == {"Optics"}
    assert (
        table({"purple": "Reformation", "blue": "Pottery", "hand": "Coal, Optics, Canning"}, {})
        .play("dogma Reformation", idle=False)
        .refuses(("Coal", "Canning"))
    )
