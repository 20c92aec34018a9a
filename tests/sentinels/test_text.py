"""A karma in words, and what happens with them told in both languages without a gap."""

import pytest

from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import Table, empty, table
from tests.sentinels.conftest import SETS

ENGLISH = {
    "Eratosthenes": "If you would execute an effect, first raise each value printed in that effect by one until the "
    "effect ends.",
}
UKRAINIAN = {
    "Eratosthenes": "Якщо ви мали б виконати ефект, спершу збільште кожне значення, надруковане в тому ефекті, на 1, "
    "доки він не завершиться.",
}


@pytest.mark.parametrize(("language", "texts"), [("en", ENGLISH), ("uk", UKRAINIAN)])
def test_the_text_of_each(language: str, texts: dict[str, str]) -> None:
    t = table({}, {}, sets=SETS)
    words = GameText(language)
    for title, text in texts.items():
        (effect,) = words.card(t.m, t.m.catalogue.find(title)).effects
        assert effect.text == text
        assert effect.kind == "karma"


def told(end: Table, language: str) -> None:
    """Word everything that was told for every reader."""
    for viewer in (None, -1, 0, 1):
        words = GameText(language, ("Ann", "Bob", "Cid"), viewer)
        for entry in end.entries:
            if isinstance(entry.item, Fact):
                said = words.fact(end.m, entry, end.s)
                words.rule(said.rule)
            else:
                words.event(end.m, entry)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_what_happens_is_told(language: str) -> None:
    blue = {"blue": "Eratosthenes", "red": "Understudy", "green": "Sailing"}
    end = table(blue, {}, decks={3: "Machinery"}, sets=SETS).dogma("Sailing", "Understudy")
    told(end, language)

    top = {**empty("unseen"), ("sentinels", 2): "Janus"}
    sets = (*SETS, "unseen")
    prompter = table({"green": "Teleprompter"}, {}, decks={1: "Oars, Writing"}, further_decks=top, sets=sets)
    end = prompter.dogma("Teleprompter", "deck-1-1", "deck-sentinels-2")
    assert end.facts("no-such-sentence")
    told(end, language)

    hiker = table({"green": "Hitchhiking"}, {"hand": "Eratosthenes"}, {}, sets=sets)
    told(hiker.dogma("Hitchhiking", "player-2"), language)
