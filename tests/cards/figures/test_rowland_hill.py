"""Rowland Hill: three cards of the hand make achievements of the others."""

from tests.kit import table


def test_three_go_and_the_rest_is_achieved() -> None:
    t = table(
        {"yellow": "Rowland Hill", "hand": "Archery, Oars, Tools, Paper", "score": "Coal"}, {}, achievements="Sailing"
    )
    end = t.play("achieve 1", ["Archery", "Oars", "Tools"], idle=False)
    while end.game.request is not None and end.game.request.kind == "order":
        end = end.play(end.options()[0], idle=False)
    assert end.achievements(0) == {"Sailing", "Paper"}


def test_two_are_not_enough() -> None:
    t = table({"yellow": "Rowland Hill", "hand": "Archery, Calendar", "score": "Coal"}, {}, achievements="Sailing")
    end = t.play("achieve 1")
    assert end.achievements(0) == {"Sailing"}
    assert end.hand(0) == set()
