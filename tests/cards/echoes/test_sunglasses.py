"""Sunglasses: a card of a splayed color is scored; purple is splayed as another color is, or the other way round."""

from tests.kit import NONE, Table, table


def laid(**mine: str) -> Table:
    return table({"hand": "Oars, Coal, Sailing"} | mine, {})


def test_purple_is_splayed_as_another_color() -> None:
    t = laid(purple="Sunglasses, Mysticism", red="Archery, Metalworking < right", blue="Tools, Writing < up")
    asking = t.play("dogma Sunglasses", idle=False)
    assert asking.refuses("Sailing")
    end = asking.play("Coal", 0, "red")
    assert end.score(0) == {"Coal"}
    assert end.splay(0, "purple") == "right"
    assert asking.play("Coal", 0, "blue").splay(0, "purple") == "up"
    assert asking.play("Coal", NONE).splay(0, "purple") == "none"


def test_another_color_is_splayed_as_purple() -> None:
    t = laid(purple="Sunglasses, Mysticism < left", red="Archery, Metalworking", blue="Tools, Writing < left")
    end = t.dogma("Sunglasses", 1)
    assert end.splay(0, "red") == "left"
    assert end.score(0) == set()


def test_where_purple_is_not_splayed_nothing_is_splayed_as_it() -> None:
    t = laid(purple="Sunglasses, Mysticism", red="Archery, Metalworking < left", blue="Tools, Writing")
    end = t.dogma("Sunglasses", "Oars", 1)
    assert (end.splay(0, "red"), end.splay(0, "blue")) == ("left", "none")
    assert end.splay(0, "purple") == "none"


def test_where_no_other_color_is_splayed_purple_stays() -> None:
    t = laid(purple="Sunglasses, Mysticism", red="Archery, Metalworking")
    assert t.dogma("Sunglasses", 0).bystander(t, 0, 1)
