"""How far a card has run is right where a karma runs inside it."""

from engine.trace.events import Span
from tests.kit import table
from tests.panels.test_execution_of_others import pictures, titles
from tests.sentinels.conftest import SETS


def test_a_karma_runs_before_the_effect_that_it_waited_for() -> None:
    t = table({"purple": "Philosophy", "blue": "Eratosthenes"}, {}, sets=SETS)
    shown = pictures(t, "dogma Philosophy")
    karma = [runs for runs in shown if len(runs) == 2]
    assert {titles(t, runs)[1] for runs in karma} == {("Eratosthenes", Span.KARMA)}
    assert all(runs[0].effects[runs[0].current].sentences == {} for runs in karma)
    assert all(run[0].over for run in shown[-1:])
    assert len(shown[-1]) == 1
