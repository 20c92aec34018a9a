"""Fresh Water: an unsplayed color of two cards or more is splayed left, or one loses."""

from tests.kit import table


def test_an_unsplayed_color_is_splayed_left() -> None:
    t = table({"yellow": "Fresh Water, Masonry"}, {})
    end = t.dogma("Fresh Water")
    assert end.splay(0, "yellow") == "left"
    assert end.winners is None


def test_of_several_one_is_chosen_and_splayed_ones_are_none() -> None:
    t = table({"yellow": "Fresh Water, Masonry", "blue": "Tools, Writing", "red": "Oars, Archery < right"}, {})
    asked = t.play("dogma Fresh Water", idle=False)
    assert set(asked.options()) == {"yellow", "blue"}
    end = t.dogma("Fresh Water", "blue")
    assert (end.splay(0, "blue"), end.splay(0, "yellow"), end.splay(0, "red")) == ("left", "none", "right")


def test_with_single_cards_and_splayed_colors_only_one_loses() -> None:
    t = table({"yellow": "Fresh Water", "red": "Oars, Archery < right"}, {})
    assert t.dogma("Fresh Water").winners == (1,)


def test_a_color_splayed_left_already_does_not_save() -> None:
    t = table({"yellow": "Fresh Water, Masonry < left"}, {})
    assert t.dogma("Fresh Water").winners == (1,)


def test_who_shares_can_lose_and_who_does_not_is_not_concerned() -> None:
    t = table({"yellow": "Fresh Water, Masonry"}, {"green": "Foraging"}, {"red": "Oars"})
    end = t.dogma("Fresh Water")
    assert end.s.out == (1,)
    assert end.splay(0, "yellow") == "left"
    assert end.bystander(t, 2)
