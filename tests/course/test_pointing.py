"""What is told is shown: hints, goals and verdicts point at the table, and at the right places of it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.lang.terms import Icon
from tests.course.test_lesson_panel import answer, play, playthrough
from tutor.course import Progress, TaskPanel, lesson, names, pointing
from tutor.panels.html import to_text
from tutor.panels.pointing import Pointing
from tutor.scene.inputs import Arrow, Marks

NAME = "01-first-steps"


def marks(panel: TaskPanel) -> Marks:
    return panel.app.drawing.marks()


def begun(name: str) -> Iterator[TaskPanel]:
    """Every task of a lesson, at its start."""
    panel = lesson(name, "en", progress=Progress())
    for place in range(len(panel.lesson.tasks)):
        panel.goto(place)
        if panel.phase == "find":
            panel.set_table()
        yield panel


@pytest.fixture
def english() -> TaskPanel:
    return lesson(NAME, "en", progress=Progress())


@pytest.mark.parametrize("name", names())
def test_the_first_hint_of_every_task_points_at_something_on_its_table(name: str) -> None:
    for panel in begun(name):
        before = marks(panel)
        panel.hint()
        found = pointing.hinted(panel.task, panel.app.step_view, 1)
        there = {box.key for box in panel.app.scene().boxes}
        assert found.lit or found.icon is not None, panel.task.id
        assert found.lit <= there, (panel.task.id, found.lit - there)
        assert not found.asked, "where to look is not the answer"
        after = marks(panel)
        assert (after.lit_cards, after.lit_icon) != (before.lit_cards, before.lit_icon) or found.lit <= before.lit_cards
        assert found.lit <= after.lit_cards
        spoken = to_text(panel.widget.content)
        if found.lit:
            assert panel.app.texts.message("task-points", places="").split(":")[0] in spoken, panel.task.id


@pytest.mark.parametrize("name", names())
def test_the_first_hint_never_lights_just_the_answer(name: str) -> None:
    for panel in begun(name):
        task, step = panel.task, panel.app.step_view
        if not task.asks:
            continue
        found = pointing.hinted(task, step, 1)
        right = pointing.of_options(task, task.solution.answer, step)
        offered = pointing.of_options(task, tuple(option.id for option in task.options), step)
        assert not right or right == offered or found.lit & offered != right, task.id
        alone = pointing.hinted(replace(task, hints=task.hints[:1]), step, 1)
        assert not alone.asked, "an only hint does not name the answer either"


@pytest.mark.parametrize("name", names())
def test_what_is_asked_for_is_ringed_and_nothing_else(name: str) -> None:
    for panel in begun(name):
        task, step = panel.task, panel.app.step_view
        assert not marks(panel).asked, "nothing before the guess"
        if not task.on_table:
            continue
        if task.asks:
            answer(panel, task.wrong[0].answer)
        else:
            for _ in range(3):
                panel.hint()
        step = panel.app.step_view
        assert step.request is not None
        wanted = panel.app.session.game.parse(task.solution.play[0])
        supposed = {key for option in wanted for key in step.option_keys(option)}
        ringed = marks(panel).asked
        others = {key for key, options in step.choices().items() if not set(options) & set(wanted)}
        if 0 in task.solution.free:
            continue
        if task.solution.play[0] == ("draw",) and step.view.next_draw is None:
            assert not ringed, "there is no deck to draw from"
            continue
        assert ringed, task.id
        assert ringed == supposed or all(key.startswith("hand-") for key in ringed - supposed), task.id
        assert not ringed & others, task.id


def test_while_a_draw_is_asked_for_the_deck_is_ringed_and_an_arrow_goes_to_the_hand(english: TaskPanel) -> None:
    assert not marks(english).asked
    answer(english, ("3",))
    found = marks(english)
    assert found.asked == {"deck-1"}
    assert "deck-1" in found.choices
    assert found.arrows == (Arrow("deck-1", "hand-0"),)
    play(english.app, "draw")
    found = marks(english)
    assert (found.asked, found.arrows) == (frozenset(), ())


def test_a_wrong_answer_points_at_what_was_overlooked_and_not_at_the_right_one(english: TaskPanel) -> None:
    answer(english, ("3",))
    play(english.app, "draw")
    found = marks(english)
    assert found.wrong == {"deck-3"}
    assert found.overlooked == {"alchemy"}
    assert found.right == frozenset()
    english.reveal()
    found = marks(english)
    assert found.right == {"deck-1"}
    assert found.wrong == {"deck-3"}
    english.again()
    found = marks(english)
    assert (found.right, found.wrong, found.overlooked) == (frozenset(), frozenset(), frozenset())


@pytest.mark.parametrize("name", names())
def test_no_wrong_answer_points_at_the_right_one(name: str) -> None:
    for panel in begun(name):
        task = panel.task
        if not task.asks or task.on_table:
            continue
        answer(panel, task.wrong[0].answer)
        right = pointing.of_options(task, task.solution.answer, panel.app.step_view)
        assert not marks(panel).right, task.id
        assert not marks(panel).wrong & right, task.id


def test_a_right_answer_is_marked(english: TaskPanel) -> None:
    answer(english, ("1",))
    play(english.app, "draw")
    assert marks(english).right == {"deck-1"}
    english.goto(6)
    answer(english, ("2",))
    found = marks(english)
    assert found.right == {"deck-2"}
    assert found.arrows == (Arrow("deck-2", "hand-0"),)


def test_an_icon_to_count_is_lit_on_the_cards_and_in_the_totals(english: TaskPanel) -> None:
    english.goto(4)
    assert marks(english).lit_icon is None
    before = english.app.table.scene
    english.hint()
    assert english.app.table.scene != before, "the table is drawn again"
    found = marks(english)
    assert found.lit_icon is Icon.CONCEPT
    assert {"writing", "philosophy", "archery"} <= found.lit_cards


def test_an_action_under_way_points_at_nothing(english: TaskPanel) -> None:
    english.goto(5)
    answer(english, english.task.solution.answer)
    assert marks(english).asked == {"writing"}
    play(english.app, "dogma writing")
    assert marks(english).asked == frozenset()
    playthrough(english, english.task)


def test_nothing_is_pointed_at_on_another_table(english: TaskPanel) -> None:
    english.hint()
    assert marks(english).lit_cards
    play(english.app, "dogma writing")
    english.app.do("end")
    assert not english._points(english.app.step_view)


def test_two_pointings_are_one() -> None:
    both = Pointing(lit=frozenset({"a"})).joined(Pointing(icon=Icon.HEALTH, asked=frozenset({"b"})))
    assert both == Pointing(lit=frozenset({"a"}), icon=Icon.HEALTH, asked=frozenset({"b"}))
    assert both
    assert not Pointing()
