"""The words and the picture of a look back, without an app."""

import pytest

from engine.game import Game
from engine.lookback import Decision, Glance, LookBack
from tests.test_lookback import MISSED, looked, played
from tutor.panels.html import find
from tutor.panels.lookback import HEIGHT, WIDTH, LookBackText, graph
from tutor.session import Session

NAMES = ("Ada", "Ben")


def glances(*chances: float) -> list[Glance]:
    decision = Decision(0, played().state, ())
    return [Glance(decision, chance, (), (), 0.0, ()) for chance in chances]


def paths(node: object, name: str) -> list[str]:
    return [each[1]["d"] for each in find(node, "class", f"itut-graph-{name}")]  # type: ignore[arg-type]


def test_the_graph_goes_from_left_to_right_and_up_with_the_chance() -> None:
    some = glances(0.0, 1.0, 0.5)
    node = graph(some, some[1:2], "in words")
    assert paths(node, "line") == [f"M0.0 {HEIGHT:.1f}L{WIDTH / 2:.1f} 0.0L{WIDTH:.1f} {HEIGHT / 2:.1f}"]
    assert paths(node, "half") == [f"M0 {HEIGHT / 2:g}H{WIDTH:g}"]
    (dot,) = paths(node, "dot")
    assert dot.startswith(f"M{WIDTH / 2 - 5:.1f} 0.0a5 5")
    assert isinstance(node, list)
    assert (node[1]["role"], node[1]["aria-label"]) == ("img", "in words")


def test_a_graph_of_one_decision_has_no_step() -> None:
    assert paths(graph(glances(0.25), [], "one"), "line") == ["M0.0 75.0"]


@pytest.mark.parametrize(
    ("language", "none", "nothing", "before"),
    [
        ("en", "nothing can be said", "no decision of this seat", "before the first turn"),
        ("uk", "сказати нічого не можна", "жодного рішення", "до першого ходу"),
    ],
)
def test_nothing_is_claimed_without_games_decisions_or_choices(
    language: str, none: str, nothing: str, before: str
) -> None:
    found = looked(played(*MISSED))
    said = LookBackText(found, language, NAMES)
    assert none in said.result()
    assert said.loss(found.points[0]) == said.message("lookback-not-played")
    empty = LookBackText(LookBack(found.machine, 1, []), language, NAMES)
    assert nothing in empty.head()[1]
    assert empty.graph() == ""
    right = LookBackText(looked(played("achieve 6")), language, NAMES)
    assert right.result() == right.message("lookback-nothing-better")
    session = Session(Game.new(NAMES, seed=1), viewer=0)
    session.play(session.game.options()[0], run=True)
    begun = looked(session)
    assert LookBackText(begun, language, NAMES).place(begun.glances[0]) == before


def test_errors_and_shares_are_in_hundredths() -> None:
    found = looked(played(*MISSED), 16)
    said = LookBackText(found, "en", NAMES)
    (point,) = found.points
    assert said.played(point).endswith("The chance to win after it: 0 % ± 5.")
    assert said.better(point).endswith("The chance to win after it: 100 % ± 5.")
    assert said.loss(point).startswith("The chance to win fell by 100 % ± ")
    assert said.judged(point, point.best).startswith("Right: Achieve")
    assert said.judged(point, point.played).startswith("Not the best: Draw")
    assert said.reasons(point)
    point.values.values = [point.played]
    assert said.loss(point) == said.message("lookback-was-best")


@pytest.mark.parametrize(
    ("language", "right", "worse", "maybe"),
    [("en", "Right", "Not the best", "Perhaps as good"), ("uk", "Правильно", "Не найкраще", "Можливо, не гірше")],
)
def test_an_answer_that_may_be_worse_is_not_called_right(
    monkeypatch: pytest.MonkeyPatch, language: str, right: str, worse: str, maybe: str
) -> None:
    found = looked(played(*MISSED), 16)
    said, (point,) = LookBackText(found, language, NAMES), found.points
    assert said.judged(point, point.best).startswith(right)
    assert said.judged(point, point.played).startswith(worse)
    monkeypatch.setattr(LookBack, "errors", 1000.0)
    assert said.judged(point, point.played).startswith(maybe), "no difference is that clear"
    assert "стандартної" not in said.result().split(". ")[0]
    assert "standard errors" not in said.result().split(". ")[0]
    assert "1000.0" in said.result()
