"""Whatever a card lets one choose to do can be said by itself, as the question does, in both languages."""

import pytest

from engine.cards.facts import card_catalogue
from engine.cards.sets import BASE, registered
from engine.lang import nodes
from engine.rules.documents import FOURTH
from engine.text.game_text import GameText
from engine.text.telling.prompts import deed_alone


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("set_", [each.name for each in registered()])
def test_what_can_be_chosen_to_do_is_said_by_itself(set_: str, language: str) -> None:
    sets = tuple(dict.fromkeys((BASE, set_)))
    keys = {facts.title: facts.key for facts in card_catalogue(FOURTH, sets).cards}
    words = GameText(language, ("Ada", "Bob")).reader.words
    (brought,) = [each for each in registered() if each.name == set_]
    for title, program in brought.programs.items():
        for effect in program.effects(FOURTH):
            for part in nodes.inside(effect):
                if isinstance(part, nodes.MayDoOneOf | nodes.ChooseDeed):
                    for deed in part.options:
                        said = words.message("option-step", step=deed_alone(keys[title], deed))
                        assert said.strip(), title
