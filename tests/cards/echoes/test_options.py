"""What can be done with a card that a sentence takes one by one has words where it is asked (Scissors)."""

import pytest

from engine.text.game_text import GameText
from tests.kit import table

SETS = ("base", "echoes")


@pytest.mark.parametrize(
    ("language", "told"), [("en", ["Meld it", "Score it"]), ("uk", ["Розіграйте її", "Зарахуйте її в очки"])]
)
def test_what_can_be_done_with_each_card_is_worded(language: str, told: list[str]) -> None:
    t = table({"green": "Scissors", "hand": "Oars, Tools"}, {}, sets=SETS)
    asked = t.play("dogma Scissors", ("Oars", "Tools"), "Oars", idle=False)
    assert asked.s.request is not None
    assert asked.s.request.kind == "sentence"
    text = GameText(language, asked.s.setup.players, 0)
    assert [str(text.option(asked.m, asked.s, asked.s.request, option)) for option in asked.s.request.options] == told
