"""The card texts of the sets: whole, as long in both languages, and as they were read last."""

import pytest

from engine.cards import artifacts, echoes, figures, unseen
from engine.cards.sets import CardSet, card_set
from engine.game import Game
from engine.run.machine import Machine
from engine.text.card_text import CardText
from engine.text.game_text import GameText
from tests.text.test_card_text import GOLDEN, LANGUAGES, UPDATE, faults

SETS = (unseen.SET, echoes.SET, artifacts.SET, figures.SET)
"""the sets beside the base one whose cards have effects"""
LATIN = ("GPS", "Action Comics", "DMC-12")
"""parts of titles that Ukrainian writes in Latin letters"""


def texts(language: str, name: str) -> dict[str, CardText]:
    """The texts of a set's cards in the fourth edition, by English title."""
    machine: Machine = Game.new(("Ann", "Bob"), sets=("base", name)).machine
    words = GameText(language)
    programs = card_set(name).programs
    ours = [card for card in machine.catalogue.cards if card.title in programs and card.effects]
    return {card.title: words.card(machine, card.id) for card in ours if card.id not in machine.catalogue.left_out}


def without_latin(text: str) -> str:
    """A text without what titles have in Latin letters."""
    for part in LATIN:
        text = text.replace(part, "1")
    return text


@pytest.mark.parametrize("of", SETS, ids=lambda of: of.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_set_are_whole_and_as_they_were_read_last(language: str, of: CardSet) -> None:
    lines: list[str] = []
    for title, text in texts(language, of.name).items():
        assert text.effects, title
        for effect in text.effects:
            assert not faults(without_latin(effect.text), language), effect.text
            for sentence in effect.sentences:
                assert sentence.text[-1] in ("!" if effect.kind in ("demand", "compel") else ".", ":"), sentence.text
        lines += [f"{text.title} [{text.value}]", *(f"  {effect.kind}: {effect.text}" for effect in text.effects), ""]
    file = GOLDEN / f"{of.name}-{language}.txt"
    if UPDATE:
        file.write_text("\n".join(lines), encoding="utf-8")
    assert "\n".join(lines) == file.read_text(encoding="utf-8"), "read the change, then run with UPDATE_GOLDEN=1"


@pytest.mark.parametrize("of", SETS, ids=lambda of: of.name)
def test_a_text_is_about_as_long_in_both_languages(of: CardSet) -> None:
    """A language that leaves something out is short."""
    english, ukrainian = (texts(language, of.name) for language in ("en", "uk"))
    for title, text in english.items():
        length, other = (sum(len(effect.text) for effect in each.effects) for each in (text, ukrainian[title]))
        assert 0.6 < other / length < 1.8 or length < 20, title
