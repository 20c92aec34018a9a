"""Every sentence of every card can be executed alone, as Teleprompter does."""

import pytest

from engine.cards.sets import BASE, registered
from engine.lang.lower import excerpt
from engine.lang.sentences import in_order, number
from engine.model.state import Setup
from engine.rules.documents import FOURTH
from engine.run.link import link, machine


@pytest.mark.parametrize("set_", [each.name for each in registered()])
def test_every_sentence_can_be_lowered_alone(set_: str) -> None:
    sets = tuple(dict.fromkeys((BASE, set_)))
    there = machine(Setup(FOURTH, sets, ("1", "2"), (0, 1)))
    alone = 0
    for card, facts in there.catalogue.facts.items():
        if facts.set != set_:
            continue
        for code in there.codes.of(card):
            for sentence in in_order(number(code.tree)):
                program = excerpt(code, sentence.number)
                assert program.body[-1].op == "end-part", f"{facts.title}: {sentence.number}"
                assert len(link(program, there)) == len(program.body), "it can be linked"
                alone += 1
    of_set = [facts for facts in there.catalogue.facts.values() if facts.set == set_]
    whole = all(facts.id in there.codes.programmed for facts in of_set if facts.effects)
    assert alone > 200 or not whole or not any(facts.effects for facts in of_set)
