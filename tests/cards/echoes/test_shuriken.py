"""Shuriken: two top cards with authority or avatar, none of them red, go over; foreseen, among the achievements."""

from tests.kit import table

THEIRS = {"red": "Archery", "yellow": "Masonry", "blue": "Tools", "purple": "Mysticism", "green": "Sailing"}


def test_two_that_are_not_red_go_to_the_board() -> None:
    t = table({"red": "Shuriken", "purple": "Education, Philosophy"}, THEIRS)
    asking = t.play("dogma Shuriken", idle=False)
    assert asking.refuses(("Archery", "Masonry"))
    assert asking.refuses(("Masonry",))
    assert asking.refuses(("Masonry", "Sailing"))
    end = asking.play(("Masonry", "Tools"), "purple")
    assert (end.pile(0, "yellow"), end.pile(0, "blue")) == (["Masonry"], ["Tools"])
    assert end.splay(0, "purple") == "right"
    assert end.achievements(0) == set()


def test_foreseen_they_become_achievements() -> None:
    t = table({"hand": "Perspective", "forecast": "Shuriken"}, THEIRS)
    end = t.play("meld Perspective", ("Masonry", "Tools"))
    assert end.achievements(0) == {"Masonry", "Tools"}
    assert (end.pile(1, "yellow"), end.pile(0, "yellow")) == ([], ["Perspective"])


def test_foreseen_but_one_only() -> None:
    """4e base p. 19, "If you do": in its entirety."""
    t = table({"hand": "Perspective", "forecast": "Shuriken"}, {"yellow": "Masonry"})
    end = t.play("meld Perspective")
    assert end.pile(0, "yellow") == ["Masonry", "Perspective"]
    assert end.achievements(0) == set()
