"""Catherine the Great: bulbs twice, clocks by bulbs; whoever melds takes back the top card of the color first."""

from tests.kit import table


def test_each_bulb_gives_one_more_and_a_clock() -> None:
    t = table({"purple": "Catherine the Great", "blue": "Tools"}, {"blue": "Writing"})
    assert (t.icons(0, "concept"), t.icons(0, "efficiency"), t.icons(1, "concept")) == (8, 4, 2)


def test_nothing_while_she_is_covered() -> None:
    t = table({"purple": "Philosophy, Catherine the Great", "hand": "Mysticism"}, {})
    assert (t.icons(0, "concept"), t.icons(0, "efficiency")) == (3, 0)
    assert t.play("meld Mysticism").hand(0) == set()


def test_her_owner_takes_back_the_top_card_of_the_color() -> None:
    t = table({"purple": "Catherine the Great", "blue": "Tools", "hand": "Writing"}, {"blue": "Pottery"})
    end = t.play("meld Writing")
    assert (end.hand(0), end.pile(0, "blue")) == ({"Tools"}, ["Writing"])
    assert end.bystander(t, 1)


def test_so_does_another_player() -> None:
    t = table({"blue": "Tools, Mathematics", "hand": "Writing"}, {"purple": "Catherine the Great"})
    end = t.play("meld Writing")
    assert (end.hand(0), end.pile(0, "blue")) == ({"Tools"}, ["Writing", "Mathematics"])


def test_without_a_card_of_the_color_nothing_goes() -> None:
    t = table({"purple": "Catherine the Great", "hand": "Writing"}, {})
    end = t.play("meld Writing")
    assert (end.hand(0), end.pile(0, "blue")) == (set(), ["Writing"])
