"""The four cards in words, and what happens with them told in both languages without a gap."""

import pytest

from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import Table, table
from tests.sentinels.conftest import SETS

ENGLISH = {
    "Autocue": "Reveal the top card of any deck. Execute the first sentence of the non-demand effects of the "
    "revealed card. If you do, return it and repeat this effect using the next sentence.",
    "Eratosthenes": "If you would execute an effect, first raise each value printed in that effect by one until the "
    "effect ends.",
    "Donatello": "Each card in your hand also counts as being in your score pile.",
    "Piggyback": "Choose another player. They transfer a card from their hand to your board. If they do, "
    "self-execute it; that player makes all your decisions in it, and may look at any card that you may look at.",
}
UKRAINIAN = {
    "Autocue": "Розкрийте верхню картку будь-якої колоди. Виконайте перше речення тих ефектів розкритої картки, "
    "що не є вимогою. Якщо зробили це, поверніть її та повторіть цей ефект для наступного речення.",
    "Eratosthenes": "Якщо ви маєте виконати ефект, спершу збільште кожне значення, надруковане в тому ефекті, на 1, "
    "доки він не завершиться.",
    "Donatello": "Кожна картка у вашій руці вважається такою, що лежить і у вашому стосі очок.",
    "Piggyback": "Виберіть іншого гравця. Цей гравець має перемістити картку з руки у вашу ігрову зону. Якщо цей "
    "гравець зробить це, самостійно застосуйте її; усі рішення за вас при цьому ухвалює цей гравець, і йому можна "
    "дивитися на всі картки, які можна бачити вам.",
}


@pytest.mark.parametrize(("language", "texts"), [("en", ENGLISH), ("uk", UKRAINIAN)])
def test_the_text_of_each(language: str, texts: dict[str, str]) -> None:
    t = table({}, {}, sets=SETS)
    words = GameText(language)
    for title, text in texts.items():
        (effect,) = words.card(t.m, t.m.catalogue.find(title)).effects
        assert effect.text == text
        assert effect.kind == ("karma" if title in ("Eratosthenes", "Donatello") else "dogma")


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

    donatello = {("sentinels", 4): "Donatello"}
    prompter = table({"green": "Autocue"}, {}, decks={1: "Oars, Writing"}, further_decks=donatello, sets=SETS)
    told(prompter.dogma("Autocue", "deck-1-1", "deck-sentinels-4"), language)

    hiker = table({"green": "Piggyback"}, {"hand": "Eratosthenes"}, {}, sets=SETS)
    told(hiker.dogma("Piggyback", "player-2"), language)
