"""Brethren of Purity: a 3 or one higher than the last melded due to it is melded, again over a card with concept."""

import pytest

from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import Table, table

THREE = {"brethren-of-purity-at-first": "three"}


def laid(*, red: str = "Archery", switches: dict[str, str] | None = None, **me: str) -> Table:
    return table(
        {"blue": "Brethren of Purity", "red": red, **me},
        {"red": "Coal"},
        further_decks={("unseen", 3): "Knights Templar, Masquerade", ("unseen", 1): "Maze"},
        decks={4: "Reformation", 3: "Alchemy"},
        switches=switches,
    )


def test_over_concept_it_goes_on_one_higher() -> None:
    t = laid()
    end = t.dogma("Brethren of Purity", "option-1", "option-2")
    assert end.pile(0, "red") == ["Knights Templar", "Archery"]
    assert end.pile(0, "purple") == ["Reformation"]
    assert end.bystander(t, 1)


def test_or_with_another_3_over_itself() -> None:
    end = laid().dogma("Brethren of Purity", "option-1", "option-1", "option-2")
    assert end.pile(0, "blue") == ["Alchemy", "Brethren of Purity"]
    assert end.pile(0, "purple") == ["Reformation"]


def test_over_no_concept_it_stops() -> None:
    end = laid(red="Metalworking").dogma("Brethren of Purity", "option-1")
    assert end.pile(0, "red") == ["Knights Templar", "Metalworking"]
    assert end.pile(0, "purple") == []


def test_upon_no_card_at_all_it_stops() -> None:
    end = laid(red="").dogma("Brethren of Purity", "option-1")
    assert end.pile(0, "red") == ["Knights Templar"]


def test_at_first_one_higher_than_nothing_is_a_1() -> None:
    """The value of what one does not have is 0 (4e base p. 23)."""
    end = laid(red="Metalworking").dogma("Brethren of Purity", "option-2")
    assert end.pile(0, "red") == ["Maze", "Metalworking"]


def test_reading_a_3_at_first() -> None:
    end = laid(switches=THREE).dogma("Brethren of Purity", "option-2")
    assert end.pile(0, "red") == ["Knights Templar", "Archery"]
    assert end.pile(0, "purple") == ["Reformation"]


@pytest.mark.parametrize("reading", ["three", "three-or-one"])
def test_what_a_sharer_melded_last_counts_for_me(reading: str) -> None:
    """The card says "the last card melded due to" it, not "by you"."""
    t = table(
        {"blue": "Brethren of Purity", "green": "Sailing"},
        {"purple": "Philosophy", "green": "Clothing"},
        further_decks={("unseen", 3): "Knights Templar", ("unseen", 4): "Ninja"},
        switches={"brethren-of-purity-at-first": reading},
    )
    answers = ("option-2",) if reading == "three" else ("option-1", "option-2")
    end = t.dogma("Brethren of Purity", *answers)
    assert end.pile(1, "red") == ["Knights Templar"]
    assert end.pile(0, "red") == ["Ninja"]
    assert end.free_draw


@pytest.mark.parametrize("language", ["en", "uk"])
def test_its_first_reading_can_be_told(language: str) -> None:
    """The value that is drawn is explained; in Ukrainian the words for no melded card were missing."""
    end = laid(switches=THREE).play("dogma Brethren of Purity", idle=False)
    text = GameText(language, end.s.setup.players, 0)
    assert all(text.fact(end.m, entry, end.s).sentence for entry in end.entries if isinstance(entry.item, Fact))
