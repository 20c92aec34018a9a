"""The words and the picture of a look back, without an app."""

from collections.abc import Sequence
from itertools import pairwise

import pytest

from engine.game import Game
from engine.lookback import Decision, Glance, LookBack, Point
from tests.test_lookback import MISSED, looked, played
from tutor.panels.html import Node, find, to_text
from tutor.panels.lookback import APART, HEIGHT, WIDTH, LookBackText, graph, numbers
from tutor.session import Session

NAMES = ("Ada", "Ben")


def glances(*chances: float) -> list[Glance]:
    decision = Decision(0, played().state, ())
    return [Glance(decision, chance, (), (), 0.0, ()) for chance in chances]


def paths(node: object, name: str) -> list[str]:
    return [each[1]["d"] for each in find(node, "class", f"itut-graph-{name}")]  # type: ignore[arg-type]


def of(
    monkeypatch: pytest.MonkeyPatch, *chances: float, dots: Sequence[int] = (), turns: Sequence[int] = ()
) -> LookBackText:
    """The words of a look back with decisions of such chances, in such turns (else all before the first)."""
    found = looked(played(*MISSED))
    found.glances = glances(*chances)
    said = LookBackText(found, "en", NAMES)
    turning = [Point(found.glances[each], found.points[0].values) for each in dots]
    monkeypatch.setattr(LookBack, "turning", lambda _self, _most=None: turning)
    of_place = dict(zip(map(id, found.glances), turns, strict=False))
    monkeypatch.setattr(LookBackText, "turn", lambda _self, glance: of_place.get(id(glance), 0))
    return said


def texts(node: Node, name: str) -> list[tuple[str, float, float]]:
    return [(each[2], float(each[1]["x"]), float(each[1]["y"])) for each in find(node, "class", f"itut-graph-{name}")]


def test_the_graph_goes_from_left_to_right_and_up_with_the_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    node = graph(of(monkeypatch, 0.0, 1.0, 0.5, dots=[1]), "in words")
    assert paths(node, "line") == [f"M0.0 {HEIGHT:.1f}L{WIDTH / 2:.1f} 0.0L{WIDTH:.1f} {HEIGHT / 2:.1f}"]
    assert paths(node, "half") == [f"M0 {HEIGHT / 2:g}H{WIDTH:g}"]
    (dot,) = paths(node, "dot")
    assert dot.startswith(f"M{WIDTH / 2 - 5:.1f} 0.0a5 5")
    assert isinstance(node, list)
    assert (node[1]["role"], node[1]["aria-label"]) == ("img", "in words")


def test_a_graph_of_one_decision_has_no_step(monkeypatch: pytest.MonkeyPatch) -> None:
    node = graph(of(monkeypatch, 0.25, turns=[1]), "one")
    assert paths(node, "line") == ["M0.0 75.0"]
    assert [each[:2] for each in texts(node, "turn")] == [("1", 0.0)]


def test_the_graph_has_a_scale_in_percent_and_in_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    chances, turns = [0.5] * 31, [0, *(1 + place // 2 for place in range(30))]
    node = graph(of(monkeypatch, *chances, turns=turns), "many")
    assert [each[::2] for each in texts(node, "percent")] == [("0 %", HEIGHT), ("50 %", HEIGHT / 2), ("100 %", 0.0)]
    assert {x for _, x, _ in texts(node, "percent")} == {-8.0}
    begun = {str(turn): WIDTH / 30 * turns.index(turn) for turn in range(1, 16)}
    shown = texts(node, "turn")
    assert shown[0][0] == "1", "what was decided before the first turn has no number"
    assert [x for _, x, _ in shown] == [begun[turn] for turn, _, _ in shown]
    assert all(one[1] + APART <= other[1] for one, other in pairwise(shown)), "they do not run into each other"
    (axis,) = paths(node, "axis")
    assert axis.count("v4") == 15, "every turn has a mark, whether its number has space or not"


@pytest.mark.parametrize("language", ["en", "uk"])
def test_who_does_not_see_the_graph_reads_its_dots_and_all_its_numbers(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    said = of(monkeypatch, 0.25, 1.0, 0.5, dots=[1], turns=[0, 1, 2])
    said = LookBackText(said.found, language, NAMES)
    dots = {"en": "Turning points: turn 1, 100 %.", "uk": "Переломні моменти: хід 1, 100 %."}[language]
    assert said.graphed() == f"{said.graph()} {dots}"
    (table,) = find(numbers(said), "class", "itut-numbers")
    before, point = {"en": ("before the first turn", "turning point"), "uk": ("до першого ходу", "переломний момент")}[
        language
    ]
    assert before in to_text(table)
    assert [each in to_text(table) for each in ("25 %", "100 %", "50 %", "75 %")] == [True, True, True, False]
    assert to_text(table).count(point) == 1
    monkeypatch.setattr(LookBack, "turning", lambda _self, _most=None: [])
    assert said.graphed() == said.graph()


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
    assert "20" in said.result()
    assert not {"стандартн", "standard"} & {word[:9].casefold() for word in said.result().split()}
