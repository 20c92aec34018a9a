"""Boyan Slat: a value leaves all score piles before a draw."""

from tests.kit import table


def test_a_single_card_is_achieved() -> None:
    t = table({"green": "Boyan Slat"}, {"score": "Paper, Tools"})
    end = t.play("draw", 3)
    assert end.achievements(0) == {"Paper"}
    assert end.score(1) == {"Tools"}


def test_two_are_returned() -> None:
    t = table({"green": "Boyan Slat", "score": "Compass"}, {"score": "Paper, Tools"})
    end = t.play("draw", 3, idle=False)
    while end.game.request is not None and end.game.request.kind == "order":
        end = end.play(end.options()[0], idle=False)
    assert end.achievements(0) == set()
    assert end.score(0) == set()
