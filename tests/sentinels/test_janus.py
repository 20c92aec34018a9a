"""Two karmas of one card wait for the same: the current player picks one of them, by its words."""

import pytest

from engine.text.game_text import GameText
from tests.kit import NONE, table
from tests.sentinels.conftest import SETS

DECKS = {1: "Archery, Tools, Oars", 2: "Mapmaking, Calendar", 3: "Machinery, Paper"}


def test_either_can_be_picked() -> None:
    t = table({"purple": "Janus", "green": "The Wheel"}, {}, decks=DECKS, sets=SETS)
    asked = t.play("dogma The Wheel", idle=False)
    assert (asked.decider(), asked.options()) == (0, ("option-1", "option-2"))
    assert asked.refuses(NONE)
    raised = t.play("dogma The Wheel", "option-1")
    assert (raised.hand(0), raised.score(0)) == ({"Mapmaking", "Calendar"}, set())
    scored = t.play("dogma The Wheel", "option-2")
    assert (scored.hand(0), scored.score(0)) == ({"Tools", "Oars"}, {"Archery"})


def test_first_whose_karma_it_is_then_which_of_its_karmas() -> None:
    t = table({"purple": "Janus", "blue": "Eratosthenes", "green": "The Wheel"}, {}, decks=DECKS, sets=SETS)
    assert t.play("dogma The Wheel", idle=False).options() == ("eratosthenes", "janus")
    assert t.play("dogma The Wheel", "Eratosthenes").hand(0) == {"Mapmaking", "Calendar"}
    assert t.play("dogma The Wheel", "Janus", "option-2").score(0) == {"Archery"}


@pytest.mark.parametrize(
    ("language", "option"),
    [
        ("en", "If you would execute an effect, first draw and score a [1]."),
        ("uk", "Якщо ви мали б виконати ефект, спершу доберіть і зарахуйте в очки [1]."),
    ],
)
def test_the_options_are_the_karmas_in_words(language: str, option: str) -> None:
    t = table({"purple": "Janus", "green": "The Wheel"}, {}, decks=DECKS, sets=SETS)
    asked = t.play("dogma The Wheel", idle=False)
    words, request = GameText(language, ("Ann", "Ben")), asked.game.request
    assert request is not None
    assert words.option(asked.m, asked.s, request, request.options[1]) == option
    assert words.prompt(asked.m, asked.s, request).asked
