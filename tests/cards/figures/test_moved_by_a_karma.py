"""What becomes of a deed whose card the karma that came first has moved (switch ``karma-moved-card``; U29)."""

import pytest

from engine.game import Answer
from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import NONE, Table, table


def told(t: Table, language: str) -> list[str]:
    words = GameText(language, ("Ann", "Ben"))
    return [words.fact(t.m, each).sentence for each in t.entries if isinstance(each.item, Fact)]


def road_building(choice: str) -> Table:
    """Ann melds two cards, gives Ben her Road Building and would meld his The Wheel: Tesla scores that first."""
    t = table(
        {"yellow": "Nikola Tesla", "red": "Road Building", "hand": "Tools, Sailing"},
        {"red": "Oars", "blue": "Pottery", "green": "The Wheel"},
        switches={"karma-moved-card": choice},
    )
    asked = t.play("dogma Road Building", ("Tools", "Sailing"), "Sailing", "Oars", "Pottery", "player-2", idle=False)
    assert asked.options() == ("the-wheel", "road-building")
    return t.play("dogma Road Building", ("Tools", "Sailing"), "Sailing", "Oars", "Pottery", "player-2", "The Wheel")


def test_a_card_that_is_no_longer_there_is_not_melded() -> None:
    end = road_building("only-there")
    assert end.score(0) == {"Oars", "Pottery", "The Wheel"}
    assert end.pile(0, "green") == ["Sailing"]
    assert len(end.facts("karma-took-away")) == 1
    assert (
        "Ann was about to meld a card and cannot: the karma has moved The Wheel, which is no longer where it was."
        in told(end, "en")
    )
    assert any("її вже немає там, де вона лежала" in each for each in told(end, "uk"))


def test_or_it_is_melded_from_where_it_lies_now() -> None:
    end = road_building("goes-on")
    assert end.score(0) == {"Oars", "Pottery"}
    assert end.pile(0, "green") == ["The Wheel", "Sailing"]
    assert len(end.facts("karma-moved")) == 1


@pytest.mark.parametrize(
    ("choice", "answers", "left"), [("only-there", ("Tools",), {"Oars"}), ("goes-on", ("Tools", NONE), set())]
)
def test_of_several_cards_one_that_a_karma_has_melded_is_not_come_to(
    choice: str, answers: tuple[Answer, ...], left: set[str]
) -> None:
    """Ann would meld Sailing and Tools; before the first of them Leonardo lets her meld the other.

    Only where the effect comes to Tools all the same does Leonardo step in once more, and has it melded two cards.
    """
    t = table(
        {"yellow": "Leonardo da Vinci", "red": "Road Building, Archery", "hand": "Tools, Sailing, Oars"},
        {},
        switches={"karma-moved-card": choice},
    )
    end = t.play("dogma Road Building", ("Tools", "Sailing"), "Sailing", *answers)
    assert (end.pile(0, "blue"), end.pile(0, "green"), end.hand(0)) == (["Tools"], ["Sailing"], left)
