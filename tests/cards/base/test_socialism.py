"""Socialism: you may tuck a top card; if you do, your whole hand; an available achievement of 8 to 10 may be junked.

Sources: 4e base p. 17, 19 (If you do), 23 (Tuck).
"""

import pytest

from tests.kit import NONE, Table, table


def mine(hand: str = "Sailing, Coal, The Wheel") -> Table:
    """Lay out: seat 1 has less health."""
    return table(
        {"purple": "Socialism", "green": "Paper, Compass < left", "hand": hand, "score": "Optics"},
        {"blue": "Calendar", "hand": "Oars"},
        achievements="Physics, Quantum Theory, Ecology, Robotics",
    )


def test_a_tucked_top_card_takes_the_whole_hand_along() -> None:
    t = mine()
    end = t.dogma("Socialism", "Paper", "The Wheel", NONE)
    assert end.asked[1][1] == ("paper", "socialism")
    assert end.pile(0, "green") == ["Compass", "Paper", "The Wheel", "Sailing"]
    assert end.splay(0, "green") == "left"
    assert end.pile(0, "red") == ["Coal"]
    assert end.hand(0) == set()
    assert (end.score(0), end.available()) == ({"Optics"}, t.available())
    assert end.bystander(t, 1)


def test_a_color_of_one_card_is_tucked_under_itself_and_that_is_enough() -> None:
    end = mine("Coal").dogma("Socialism", "Socialism", NONE)
    assert end.pile(0, "purple") == ["Socialism"]
    assert end.pile(0, "red") == ["Coal"]


def test_declining_keeps_the_hand() -> None:
    t = mine()
    end = t.dogma("Socialism", NONE, NONE)
    assert end.bystander(t, 0, 1)


def test_an_empty_hand_does_not_forbid_the_first_tuck() -> None:
    end = mine("").dogma("Socialism", "Paper", NONE)
    assert end.pile(0, "green") == ["Compass", "Paper"]


def test_an_available_achievement_of_8_9_or_10_may_be_junked() -> None:
    t = mine()
    end = t.dogma("Socialism", NONE, "achievement-9")
    request, options = end.asked[-1]
    assert (options, request.optional) == (("achievement-8", "achievement-9", "achievement-10"), True)
    assert end.available() == {5, 8, 10}
    assert end.junk() - t.junk() == {"Ecology"}
    assert end.specials() == t.specials()


def test_a_sharer_may_junk_one_first() -> None:
    t = table({"purple": "Socialism"}, {"blue": "Pottery"}, achievements="Ecology", decks={8: "Flight"})
    end = t.dogma("Socialism", NONE, NONE, "achievement-9")
    assert [request.seat for request, _ in end.asked] == [0, 1, 0, 1]
    assert end.available() == set()
    assert end.free_draw
    assert end.hand(0) == {"Flight"}


# --- the third and the first edition -----------------------------------------------------------------------


def older(hand: str, **more: str) -> Table:
    """Lay out: seats 1 and 2 have less health, and hands."""
    return table(
        {"purple": "Socialism", "hand": hand, **more},
        {"hand": "Oars, Archery, Coal", "score": "Writing"},
        {"hand": "Calendar, Canning"},
        {"score": "The Wheel"},
    )


@pytest.mark.editions(3, 1)
def test_with_a_purple_card_tucked_the_lowest_of_each_hand_are_taken() -> None:
    """Each hand has a lowest value of its own, and all cards of it go."""
    t = older("Sailing, Mysticism")
    end = t.dogma("Socialism", "yes")
    assert end.pile(0, "purple") == ["Socialism", "Mysticism"]
    assert end.pile(0, "green") == ["Sailing"]
    assert end.hand(0) == {"Oars", "Archery", "Calendar"}
    assert (end.hand(1), end.hand(2)) == ({"Coal"}, {"Canning"})
    assert end.score(1) == {"Writing"}
    assert end.bystander(t, 3)


@pytest.mark.editions(3, 1)
def test_without_a_purple_card_nothing_is_taken() -> None:
    t = older("Sailing, Tools")
    end = t.dogma("Socialism", "yes")
    assert (end.pile(0, "green"), end.pile(0, "blue"), end.hand(0)) == (["Sailing"], ["Tools"], set())
    assert end.bystander(t, 1, 2, 3)


@pytest.mark.editions(3, 1)
def test_it_is_the_whole_hand_or_nothing() -> None:
    t = older("Sailing, Mysticism")
    asking = t.play("dogma Socialism", idle=False)
    assert asking.options() == ("no", "yes")
    assert asking.play("no").bystander(t, 0, 1, 2, 3)
    empty = older("")
    assert empty.dogma("Socialism").bystander(empty, 0, 1, 2, 3)


@pytest.mark.editions(3, 1)
@pytest.mark.parametrize(("reading", "taken"), [("yes", True), ("no", False)])
def test_a_teammate_is_no_opponent_but_another_player(reading: str, taken: bool) -> None:
    """The third edition names opponents, the first each other player; for teams that is a switch (TEA-02)."""
    t = table(
        {"purple": "Socialism", "hand": "Mysticism"},
        {"hand": "Coal"},
        {"hand": "Tools"},
        {"hand": "Canning"},
        teams=(0, 1, 0, 1),
        switches={"teammate-is-other-player": reading},
    )
    end = t.dogma("Socialism", "yes")
    first = end.m.setup.edition == 1
    assert end.hand(0) == {"Coal", "Canning"} | ({"Tools"} if first and taken else set())
