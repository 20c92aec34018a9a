"""Socialism: you may tuck a top card; if you do, your whole hand; an available achievement of 8 to 10 may be junked.

Sources: 4e base p. 17, 19 (If you do), 23 (Tuck).
"""

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
