"""What the app keeps from one step to the next changes nothing of what it shows, and does not grow with the past."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from benchmarks.engine import pick
from engine.game import Game
from engine.positions import load
from tests.app.test_class_and_seats import late
from tutor.app import App
from tutor.panels import execution
from tutor.panels.app_text import AppText, catalogue
from tutor.panels.concealed import Concealed
from tutor.panels.html import Node, find, to_text
from tutor.scene import draw_cache
from tutor.scene.dirty_regions import changed
from tutor.scene.primitives import Item, Scene
from tutor.session import Session
from tutor.widgets.canvas import commands

PARTS = ("now", "why", "card", "log", "lines", "title")


def fresh(app: App) -> App:
    """Another app of the same session that has seen nothing before, and keeps nothing."""
    draw_cache.forget()
    for language in ("en", "uk"):
        catalogue(language)._said.clear()
    found = App(app.session, lang=app.lang, motion=False)
    app.session._listeners.pop()
    found.display.environment(
        {
            "theme": app.display.viewport.theme,
            "width": app.display.viewport.width,
            "height": app.display.viewport.height,
            "pixels": 2,
        }
    )
    found.attention, found.concealed = replace(app.attention), app.concealed
    found.drawing.drawn_from = app.drawing.drawn_from
    found.drawing.log_tree.opened, found.drawing.log_tree.only = (
        dict(app.drawing.log_tree.opened),
        app.drawing.log_tree.only,
    )
    found.drawing.log_tree.clear_texts()
    found.drawing.draw()
    return found


def shown(app: App) -> dict[str, object]:
    assert app.table.scene is not None
    return {name: getattr(app, name).content for name in PARTS} | {
        "scene": app.table.scene,
        "sent": app.table.overlay.scene,
        "painted": commands(app.table.scene.items, "IPY_MODEL_x"),
    }


def acts(app: App, dice: random.Random) -> list[Callable[[], object]]:
    """All that may be done now."""
    session = app.session
    found: list[Callable[[], object]] = [
        lambda: app.do(
            dice.choice(("into", "over", "decision", "back", "back-over", "start", "end", "why", "uk", "en"))
        ),
        lambda: session.goto(dice.choice(session.path())),
        lambda: session.goto(dice.choice(session.path())),
        lambda: app.seats.see(dice.choice((0, 1, None, -1))),
        lambda: app.activate(f"only:{dice.choice((-1, -1, 0, 1))}"),
        lambda: app.conceal(Concealed(outcome=not app.concealed.outcome)),
        lambda: app.display.environment(
            {"theme": dice.choice(("dark", "light")), "width": 760, "height": 600, "pixels": 1}
        ),
    ]
    if session.request is not None and not app.concealed.outcome:
        found += [lambda: app.answer(pick(session.game, dice))] * 4
    if rows := find(app.log.content, "data-toggle"):
        found.append(lambda: app.activate(dice.choice(rows)[1]["data-toggle"]))
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_a_walk_shows_what_an_app_shows_that_comes_new(players: int) -> None:
    dice = random.Random(players)
    session = late(players, decisions=20)
    session.goto(session.path()[len(session.path()) // 2])
    app = App(session, motion=False)
    for number in range(30):
        dice.choice(acts(app, dice))()
        if dice.random() < 0.7:
            list(app.ahead.parts())
        found, wanted = shown(app), shown(fresh(app))
        for name, content in wanted.items():
            assert found[name] == content, f"{name} after {number + 1} acts, at step {session.cursor}"


def copied(scene: Scene) -> tuple[Item, ...]:
    """The same shapes, every third of them not the very same."""
    return tuple(item if number % 3 else item._replace() for number, item in enumerate(scene.items))


def test_what_differs_is_found_by_looks_whatever_was_kept() -> None:
    session = late(4, decisions=20)
    app = App(session, motion=False)
    partly, after = 0, app.scene()
    size = after.width, after.height
    for index in session.path()[-25:]:
        before = after
        session.goto(index)
        after = app.scene()
        assert (after.width, after.height) == size
        partly += bool(changed(before.items, after.items, *size))
        assert changed(before.items, after.items, *size) == changed(before.items, copied(after), *size)
        assert changed(after.items, copied(after), *size) == []
    assert partly > 10, "else nothing was looked at"
    twice = (*after.items, after.items[-1])
    assert changed(twice, after.items, *size) != [], "one of two that are the very same has gone"
    assert changed(after.items, after.items[::-1], *size) is None, "the same shapes in another order"


def test_piles_that_did_not_change_are_the_very_same() -> None:
    session = late(4, decisions=20)
    app = App(session, motion=False)
    before = app.scene()
    app.do("why")
    after = app.scene()
    assert sum(one is other for one, other in zip(before.items, after.items, strict=True)) > 100


def test_a_log_that_grows_is_the_log_of_the_whole_path() -> None:
    session = late(3, decisions=40)
    path = [session.steps[index] for index in session.path()][1:]
    log = execution.Log(session.machine, session.visible_entries)
    dice = random.Random(1)
    for _ in range(60):
        some = path[: dice.randrange(len(path))]
        assert log.follow(some) == execution.Log(session.machine, session.visible_entries).follow(some)
    for line in execution.Log(session.machine, session.visible_entries).follow(path):
        under = [each.first for each in line.walk()]
        assert (line.first, line.last) == (min(under), max(under))


def test_another_line_of_the_same_length_is_another_log() -> None:
    session = Session(Game.new(("Ann", "Ben"), seed=2), viewer=0)
    app = App(session, motion=False)
    dice = random.Random(2)
    while session.step.number < 12:
        app.answer(pick(session.game, dice)) if session.request is not None else app.do("into")
    first = app.log.content
    at = next(n for n in session.path() if len(getattr(session.steps[n].request, "options", ())) > 1)
    session.goto(at)
    taken = {session.steps[child].answer for child in session.children[at]}
    request = session.request
    assert request is not None
    session.play(next((n,) for n in request.options if (n,) not in taken))
    while session.step.number < 12:
        app.answer(pick(session.game, dice)) if session.request is not None else app.do("into")
    assert app.log.content != first
    assert shown(app)["log"] == shown(fresh(app))["log"]


def test_a_turn_that_is_over_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    session = late(4, decisions=40)
    app = App(session, motion=False)
    app.do("back")
    rows: list[str] = []
    row = app.drawing.log_tree._row

    def noted(texts: AppText, branch: execution.Branch, here: str, level: int, *, late: bool) -> Node:
        rows.append(branch.id)
        return row(texts, branch, here, level, late=late)

    monkeypatch.setattr(app.drawing.log_tree, "_row", noted)
    turns = [line.id for line in app.drawing.log_tree._log.turns]
    app.do("back")
    assert len(turns) > 6
    assert set(rows) & set(turns) <= set(turns[-3:])


def staging() -> Session:
    return Session(load("lessons/staging").game(), viewer=0)


@pytest.mark.parametrize(
    "anew", [lambda app: app.do("restart"), lambda app: app.replace(staging())], ids=["restart", "other game"]
)
def test_what_is_played_after_beginning_anew_is_told_in_its_own_words(anew: Callable[[App], object]) -> None:
    app = App(staging(), motion=False)
    app.session.play("dogma Writing", run=True)
    before = to_text(app.log.content)
    assert "Writing" in before
    with app.one_redraw():  # as a lesson does that starts over
        anew(app)
        assert app.step_view.recent == ()
        app.session.branch()
    app.session.play("draw", run=True)
    told = to_text(app.log.content)
    assert "Writing" not in told
    assert "share" not in told
    for name, content in shown(fresh(app)).items():
        assert shown(app)[name] == content, name
