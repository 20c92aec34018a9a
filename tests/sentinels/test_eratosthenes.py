"""Eratosthenes and Understudy: two karmas of one board that wait for the same deed (Ultimate p. 28)."""

import pytest

from tests.kit import NONE, table
from tests.sentinels.conftest import SETS


@pytest.mark.parametrize(("first", "drawn"), [("Eratosthenes", "Mapmaking"), ("Understudy", "Machinery")])
def test_of_two_karmas_at_once_the_current_player_picks_one_and_the_other_is_ignored(first: str, drawn: str) -> None:
    t = table(
        {"blue": "Eratosthenes", "red": "Understudy", "green": "The Wheel"},
        {},
        decks={1: "Archery, Tools", 2: "Mapmaking, Calendar", 3: "Machinery, Paper"},
        sets=SETS,
    )
    asked = t.play("dogma The Wheel", idle=False)
    assert asked.decider() == 0
    assert asked.options() == ("eratosthenes", "understudy")
    assert asked.refuses(NONE)
    assert drawn in t.dogma("The Wheel", first).hand(0)
