"""A show before a class: lessons, tasks, scenarios and rulings, each alone on the screen, in a list walked by keys.

What is open stays inside: the next task, lesson or ruling comes to the same place, so full screen and class mode last.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import ipywidgets

from engine.positions import PositionError, UnknownScenarioError, list_all, load
from engine.positions.carry import is_line
from engine.positions.files import text_of
from engine.positions.position import Position
from engine.text.errors import WordedError
from tutor import session_line
from tutor.app import App
from tutor.app.handlers import Handlers, carry_out, of_argument, plain
from tutor.course import library
from tutor.course.lesson_panel import ENDED, TaskPanel
from tutor.course.progress import Progress
from tutor.course.task_file import is_tasks
from tutor.course.tasks import Lesson
from tutor.desk.elements import DeskPanel, messages_in, problems
from tutor.desk.scenario_panel import ScenarioPanel
from tutor.desk.search import card_titled, others, search
from tutor.page import Page
from tutor.panels import elements
from tutor.panels.elements import heading, para
from tutor.panels.html import Nodes, h
from tutor.scenario_index import RULING, ScenarioEntry, scenarios
from tutor.session import Session
from tutor.widgets.fallback import Fallback, display

TABLE, TASKS = "table", "tasks"
LINK = "link"
"""what errors call a table in one line"""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to show."""

    kind: str
    """``table``: a scenario or ruling; ``tasks``: a lesson or a file of tasks"""
    name: str
    """its name, the path of a file, or a table in one line"""

    @property
    def label(self) -> str:
        """What it is called where its mistakes are shown."""
        return LINK if is_line(self.name) else Path(self.name).name


def items(names: Sequence[str]) -> tuple[list[Item], int]:
    """Return what is shown for some names, and at which place the show begins.

    A name is that of a lesson, a scenario, a ruling or a file; a card stands for all rulings about it. A ruling alone
    is shown among the rulings about its first card, a lesson alone among all lessons.

    Raises:
        UnknownScenarioError: there is nothing of that name.
    """
    found = [item for name in names for item in _named(name)]
    if len(names) == 1 and names[0] in library.names():
        return [Item(TASKS, name) for name in library.names()], library.names().index(names[0])
    if len(names) == len(found) == 1 and found[0].kind == TABLE:
        alone = next((entry for entry in scenarios() if entry.name == found[0].name), None)
        if alone is not None and alone.kind == RULING and alone.cards:
            near = [entry for entry in scenarios() if entry.kind == RULING and alone.cards[0] in entry.cards]
            return [Item(TABLE, entry.name) for entry in near], near.index(alone)
    return found, 0


def _named(name: str) -> list[Item]:
    if is_line(name):
        return [Item(TABLE, name)]
    path = Path(name)
    if path.is_file():
        return [Item(TASKS if is_tasks(path) else TABLE, str(path.absolute()))]
    if name in library.names():
        return [Item(TASKS, name)]
    entry = next((entry for entry in scenarios() if name in (entry.name, entry.id)), None)
    if entry is not None:
        return [Item(TABLE, entry.name)]
    rulings = [found.entry.name for found in search(name, scenarios()) if found.entry.kind == RULING]
    if card_titled(name) is not None and rulings:
        return [Item(TABLE, each) for each in rulings]
    raise UnknownScenarioError(name, [*list_all(), *library.names()])


def read(item: Item) -> Position | Lesson | Session:
    """Return what an item shows; of a table in one line the session.

    Raises:
        PositionError: it cannot be read; it lists all mistakes.
    """
    if is_line(item.name):
        return session_line.opened(item.name, LINK)
    return library.load(item.name) if item.kind == TASKS else load(item.name)


class Show(Page):
    """Shows one item at a time, with its question and walks beside the table, and a row with the way on.

    ``box`` is the whole page as one widget.

    Raises:
        UnknownScenarioError: there is nothing of one of the names.
    """

    def __init__(self, names: Sequence[str], lang: str | None = None) -> None:
        super().__init__(lang)
        self.items, first = items(names)
        self.place = first
        """place in the list of what is shown"""
        self.app: App | None = None
        self.scenario_panel: ScenarioPanel | None = None
        self.task_panel: TaskPanel | None = None
        self.error: tuple[Item, PositionError] | None = None
        """what could not be read, in place of which its mistakes are shown"""
        self._apps: dict[str, App] = {}
        """an app for each kind of item"""
        self._handlers: Handlers = {
            "step": of_argument(lambda by: self._go(int(by))),
            "again": plain(lambda: self.open(self.place)),
        }
        self.row = DeskPanel("way", self._clicked)
        self.faults = DeskPanel("faults", self._clicked)
        self.box = ipywidgets.VBox()
        self.box.add_class("itut-show")
        self.open(first)

    # --- the list ---

    def open(self, place: int) -> None:
        """Show what is at a place of the list (clipped to it); if it cannot be read, show its mistakes."""
        self.place = min(max(place, 0), len(self.items) - 1)
        item, self.error = self.items[self.place], None
        try:
            found = read(item)
            if isinstance(found, Lesson):
                self._open_lesson(found)
            else:
                self._open_table(found, item)
        except PositionError as error:
            self.error = (item, error)
        self._arrange()

    def step(self, by: int) -> bool:
        """Go to the next task of a lesson, else to the next item; -1: to the one before. Return false at the end."""
        panel = self.task_panel
        if self.error is None and panel is not None and self._kind == TASKS:
            there = panel.place + by if panel.phase != ENDED else len(panel.lesson.tasks) + min(by, 0)
            if 0 <= there < len(panel.lesson.tasks):
                self._conceal_again()
                panel.goto(there)
                self._arrange()
                return True
        if not 0 <= self.place + by < len(self.items):
            return False
        self.open(self.place + by)
        return True

    @property
    def _kind(self) -> str:
        return self.items[self.place].kind

    # --- opening ---

    def _app(self, kind: str, make: Callable[[], App]) -> App:
        """Return the app for a kind of item; the first time it is made, and the row with the way on put above all."""
        if kind not in self._apps:
            app = self._apps[kind] = make()
            app.presenting = True
            app.on_list = self.step
            app.open_ruling = self.open_ruling
            app.open_line = self.open_line
            app.slot.children = (self.row, *app.slot.children)
            app.hub.observe(lambda _: self._app_speaks(), "language")
        app = self._apps[kind]
        app.lang = self._lang
        return app

    def _open_table(self, found: Position | Session, item: Item) -> None:
        if isinstance(found, Session):
            session, position = found, None
        else:
            position = found
            session = Session(
                position.game(),
                viewer=position.viewer if position.question is None else None,  # a ruling is shown with all cards open
                title=position.title.en,
                source=item.name,
            )
        entry = next((each for each in scenarios() if each.name == item.name), None)
        if TABLE in self._apps:
            self.app = self._app(TABLE, lambda: self._apps[TABLE])
            self._conceal_again()
            self.app.replace(session, position=position)
        else:
            self.app = self._app(TABLE, lambda: App(session, lang=self._lang, position=position, motion=False))
            panel = self.scenario_panel = ScenarioPanel(self.app, self._open_reading, lambda: None)
            self.app.on_restart = panel.restart
            self.app.on_curtain = self._curtain_moved
        assert self.scenario_panel is not None
        has_panel = position is not None and (position.question or position.text or position.lines)
        self.scenario_panel.show_scenario(position if has_panel else None, self._readings(entry))

    def _open_lesson(self, lesson: Lesson) -> None:
        position = lesson.position(lesson.tasks[0].position)
        if TASKS in self._apps:
            self.app = self._app(TASKS, lambda: self._apps[TASKS])
            assert self.task_panel is not None
            self._conceal_again()
            self.task_panel.take(lesson)
        else:
            session = Session(position.game(), viewer=position.viewer, title=position.title.en)
            self.app = self._app(TASKS, lambda: App(session, lang=self._lang, position=position, motion=False))
            self.task_panel = TaskPanel(self.app, lesson, Progress())
            self.app.on_restart = self._restart_lesson
            self.app.on_curtain = self._curtain_moved

    def _restart_lesson(self) -> None:
        """Start the lesson again for the next class, without the marks of the last."""
        assert self.task_panel is not None
        self.task_panel.progress = Progress()
        self.task_panel.restart()
        self._arrange()

    def _readings(self, entry: ScenarioEntry | None) -> tuple[ScenarioEntry, ...]:
        return others(entry, scenarios()) if entry is not None else ()

    def _open_reading(self, name: str) -> None:
        """Show the same question under another reading, at the same place of the list."""
        self.items[self.place] = Item(TABLE, name)
        self.open(self.place)

    def open_ruling(self, name: str) -> None:
        """Show a ruling that a panel names: it comes next in the list, so that one key leads back."""
        known = [item.name for item in self.items]
        entry = next((each for each in scenarios() if name in (each.name, each.id)), None)
        if entry is None:
            raise UnknownScenarioError(name, [each.name for each in scenarios()])
        if entry.name not in known:
            self.items.insert(self.place + 1, Item(TABLE, entry.name))
        self.open([item.name for item in self.items].index(entry.name))

    def open_line(self, line: str) -> None:
        """Show a table in one line that the address of the page holds: it comes next in the list."""
        self.items.insert(self.place + 1, Item(TABLE, line))
        self.open(self.place + 1)

    def _conceal_again(self) -> None:
        """Hide the answers of what comes."""
        if self.app is not None and self.app.presenting and not self.app.curtained:
            self.app.do("reveal")

    def _curtain_moved(self) -> None:
        if self.scenario_panel is not None:
            self.scenario_panel.show()
        self._arrange()

    # --- showing ---

    def _clicked(self, does: str, value: str = "") -> None:
        carry_out(self._handlers, does, value)

    def _go(self, by: int) -> None:
        if self.app is not None and self.error is None:
            self.app.do("next-in-list" if by == 1 else "previous-in-list")
        else:
            self.step(by)

    def _relabel(self) -> None:
        self._arrange()

    def _arrange(self) -> None:
        """Show the app or the mistakes, and the row with the way on."""
        m = messages_in(self._lang)
        for panel in (self.row, self.faults):
            panel.set_language(self._lang, m("show-label"))
        several = len(self.items) > 1 or self._kind == TASKS
        self.row.show(self._way() if several else [])
        self.row.is_empty = not several
        if self.error is not None:
            self.faults.show(self._mistakes(*self.error))
        wanted = (self.faults,) if self.error is not None or self.app is None else (self.app.box,)
        if self.box.children != wanted:
            self.box.children = wanted

    def _way(self) -> Nodes:
        m = messages_in(self._lang)
        place = m("show-place", n=self.place + 1, of=len(self.items))
        return [
            h(
                "div",
                {"class": "itut-steps itut-show-way", "key": "way"},
                elements.button(m("show-previous"), "step:-1", label=m("show-previous-label")),
                *([h("span", {"class": "itut-about", "key": "place"}, place)] if len(self.items) > 1 else []),
                elements.button(m("show-next"), "step:1", label=m("show-next-label")),
            )
        ]

    def _mistakes(self, item: Item, error: PositionError) -> Nodes:
        m = messages_in(self._lang)
        text = ""
        with suppress(PositionError):
            text = item.name if is_line(item.name) else text_of(Path(item.name))
        return [
            h(
                "div",
                {"class": "itut-notice", "role": "alert", "key": "mistakes"},
                heading(m("show-broken", name=item.label)),
                problems(error, self._lang, text),
                para(m("show-mend"), key="mend"),
            ),
            h(
                "div",
                {"class": "itut-steps", "key": "steps"},
                elements.button(m("show-again"), "again", primary=True),
                *(
                    [elements.button(m("show-next"), "step:1", label=m("show-next-label"))]
                    if len(self.items) > 1
                    else []
                ),
            ),
        ]

    def _ipython_display_(self) -> None:
        display(self.box, repr(self), Fallback(f"itut-{self.row.model_id}", words=""))

    def __repr__(self) -> str:
        return f"Show({[item.name for item in self.items]!r})"


def show(names: Sequence[str], lang: str | None = None) -> Show:
    """Return a show of lessons, scenarios, rulings, cards or files, by their names.

    Raises:
        UnknownScenarioError: there is nothing of one of the names.
    """
    return Show(names, lang)


def faults(names: Sequence[str]) -> list[WordedError]:
    """Return why some of what these names stand for cannot be shown.

    Raises:
        UnknownScenarioError: there is nothing of one of the names.
    """
    found: list[WordedError] = []
    for item in items(names)[0]:
        try:
            read(item)
        except PositionError as error:
            found.append(error)
    return found
