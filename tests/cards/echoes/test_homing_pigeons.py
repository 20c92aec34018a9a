"""Homing Pigeons: two scored cards of values in the hand of its player are returned; foreseen, all is splayed left."""

from tests.kit import NONE, Table, table


def laid(hand: str, **mine: str) -> Table:
    players = {"green": "Homing Pigeons", "hand": hand, "red": "Oars, Archery", "blue": "Tools, Writing"} | mine
    return table(players, {"score": "Masonry, Sailing, Calendar, Coal"})


def test_two_cards_of_values_in_the_hand_are_returned() -> None:
    asking = laid("Gunpowder, Fermenting, Mysticism").play("dogma Homing Pigeons", idle=False)
    assert asking.decider() == 1
    assert asking.refuses(("Coal", "Calendar"))
    end = asking.play(("Calendar", "Sailing"), "red")
    assert end.score(1) == {"Masonry", "Coal"}
    assert (end.splay(0, "red"), end.splay(0, "blue")) == ("left", "none")


def test_as_many_as_there_are() -> None:
    end = laid("Fermenting").dogma("Homing Pigeons", NONE)
    assert end.score(1) == {"Masonry", "Sailing", "Coal"}


def test_without_a_value_in_common_nothing_is_returned() -> None:
    t = laid("Gunpowder")
    assert t.dogma("Homing Pigeons", NONE).bystander(t, 0, 1)


def test_foreseen_all_colors_are_splayed_left() -> None:
    t = table(
        {
            "hand": "Machinery",
            "forecast": "Homing Pigeons",
            "red": "Oars, Archery",
            "blue": "Tools, Writing",
            "purple": "Mysticism",
        },
        {},
    )
    end = t.play("meld Machinery", NONE)
    assert [end.splay(0, color) for color in ("red", "blue", "purple")] == ["left", "left", "none"]
