"""Telegraph: a color is splayed as another player has it; blue up; foreseen, every splayed color up."""

from tests.kit import NONE, table

THEIRS = {"red": "Coal, Gunpowder < right", "blue": "Experimentation, Printing Press"}


def test_it_is_splayed_or_unsplayed_as_theirs() -> None:
    t = table({"green": "Telegraph", "red": "Oars, Archery", "blue": "Tools, Writing < left"}, THEIRS)
    assert t.dogma("Telegraph", "red", NONE).splay(0, "red") == "right"
    assert t.dogma("Telegraph", "blue", NONE).splay(0, "blue") == "none"
    none = t.dogma("Telegraph", NONE, "blue")
    assert (none.splay(0, "red"), none.splay(0, "blue")) == ("none", "up")


def test_foreseen_every_splayed_color_goes_up() -> None:
    mine = {"hand": "Bicycle", "forecast": "Telegraph", "red": "Oars, Archery < left", "yellow": "Masonry, Agriculture"}
    end = table(mine, {}).play("meld Bicycle", NONE)
    assert (end.splay(0, "red"), end.splay(0, "yellow")) == ("up", "none")
