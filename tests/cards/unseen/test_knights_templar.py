"""Knights Templar: a splayed color is unsplayed and its top card becomes mine; red or green left."""

from tests.kit import NONE, Table, table


def laid(**victim: str) -> Table:
    return table({"yellow": "Masonry", "red": "Knights Templar, Metalworking"}, {"blue": "Tools, Writing", **victim})


def test_the_top_card_of_the_unsplayed_color_comes_to_my_score_pile() -> None:
    end = laid(green="Paper, Mapmaking, The Wheel < left").dogma("Knights Templar", "red")
    assert end.pile(1, "green") == ["Mapmaking", "The Wheel"]
    assert end.splay(1, "green") == "none"
    assert end.score(0) == {"Paper"}
    assert end.splay(0, "red") == "left"


def test_the_victim_chooses_among_splayed_colors() -> None:
    t = laid(green="Paper, Mapmaking < up", yellow="Statistics, Canning < right")
    asking = t.play("dogma Knights Templar", idle=False)
    assert asking.decider() == 1
    assert set(asking.options()) == {"yellow", "green"}
    end = asking.play("yellow", NONE)
    assert end.score(0) == {"Statistics"}
    assert end.splay(1, "green") == "up"


def test_nothing_splayed_nothing_goes() -> None:
    t = laid(green="Paper, Mapmaking")
    assert t.dogma("Knights Templar", NONE).bystander(t, 0, 1)
