"""Sentences of logs that stumbled when whole games with sets were read aloud, as they read now."""

import pytest

from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import Table, table

NAMES = ("Ann", "Bob")


def log(end: Table, language: str, viewer: int | None = None) -> list[str]:
    """All sentences of a played table: what happened, and why."""
    words = GameText(language, NAMES, viewer)
    found = []
    for entry in end.entries:
        if isinstance(entry.item, Fact):
            found.append(words.fact(end.m, entry, end.s).sentence)
        elif (text := words.event(end.m, entry)) is not None:
            found.append(text)
    return found


def test_whose_splay_is_forgotten_is_said() -> None:
    mine = {"purple": "Confession", "yellow": "Masonry, Domestication < left"}
    t = table(mine, {}, sets=("base", "unseen"))
    end = t.dogma("Confession")
    said = " ".join(log(end, "uk"))
    assert "таких карток лишилося менше ніж дві" in said
    assert "у своїй ігровій зоні таких" not in said


@pytest.mark.parametrize(
    ("viewer", "language", "goes"),
    [
        (None, "en", "It goes to Ann’s hand."),
        (None, "uk", "Вона потрапить у чужу руку (Ann)."),
        (0, "en", "It goes to your hand."),
        (0, "uk", "Вона потрапить у вашу руку."),
    ],
)
def test_where_a_card_goes_is_said_of_the_card(viewer: int | None, language: str, goes: str) -> None:
    """The card has no hand of its own."""
    t = table({"yellow": "Tomb"}, {}, sets=("base", "unseen"), achievements="Legend, Tools")
    asked = t.play("dogma Tomb", idle=False)
    assert asked.s.request is not None
    assert GameText(language, NAMES, viewer).prompt(asked.m, asked.s, asked.s.request).fate == goes


def test_an_exchange_moves_cards() -> None:
    end = table({"yellow": "Canal Building", "hand": "Tools", "score": "Oars"}, {}).dogma("Canal Building", 0)
    assert "Exchange: Ann moves Tools from their hand to their score pile." in log(end, "en")
    assert "Обмін: Ann переміщує «Знаряддя праці» зі своєї руки у свій стос очок." in log(end, "uk")


@pytest.mark.parametrize(
    ("city", "found"),
    [("Jerusalem", "розкриває верхню картку базової"), ("Rome", "розкриває 2 верхні картки базової")],
)
def test_a_search_counts_its_cards(city: str, found: str) -> None:
    t = table({"green": "The Wheel", "purple": "Mysticism", "hand": city}, {}, sets=("base", "cities"))
    assert any(found in each for each in log(t.play(f"meld {city}", idle=False), "uk"))


def test_of_one_card_nothing_is_said_of_several() -> None:
    t = table({"red": "Padlock", "hand": "Tools"}, {}, sets=("base", "unseen"))
    asked = t.play("dogma Padlock", idle=False)
    assert asked.s.request is not None
    assert asked.s.request.high == 1
    assert GameText("en", NAMES).prompt(asked.m, asked.s, asked.s.request).how_many == "One, or none"
    more = table({"red": "Padlock", "hand": "Tools, Calendar"}, {}, sets=("base", "unseen"))
    asked = more.play("dogma Padlock", idle=False)
    assert asked.s.request is not None
    said = GameText("uk", NAMES).prompt(asked.m, asked.s, asked.s.request).how_many
    assert said == "Щонайбільше 2, усі з різними значеннями, або нічого"
