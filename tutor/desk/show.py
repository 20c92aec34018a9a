"""A show: lessons, tasks, scenarios, rulings and the chapters of studies, one at a time, in a list walked by keys.

It is made for a class, or for the reader of a study. What is open stays inside: the next task, lesson or ruling comes
to the same place, so full screen and class mode last.
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
from tutor.course import library, studies
from tutor.course.bookmark import Bookmark, Place
from tutor.course.lesson_panel import ENDED, TaskPanel
from tutor.course.line_panel import LinePanel
from tutor.course.progress import Progress, Standing
from tutor.course.study import Chapter, LineChapter, Study, TableChapter, TasksChapter
from tutor.course.study_file import is_study_file
from tutor.course.task_file import is_tasks
from tutor.course.tasks import Lesson
from tutor.desk.elements import DeskPanel, messages_in, problems
from tutor.desk.scenario_panel import ScenarioPanel
from tutor.desk.search import card_titled, others, search
from tutor.desk.share import Share
from tutor.page import Page
from tutor.panels import elements
from tutor.panels.elements import heading, para
from tutor.panels.html import Node, Nodes, h
from tutor.scenario_index import RULING, ScenarioEntry, scenarios
from tutor.session import Session
from tutor.widgets.fallback import Fallback, display

TABLE, TASKS, LINE, STUDY = "table", "tasks", "line", "study"
LINK = "link"
"""what errors call a table in one line"""
CHAPTER = "chapter"
"""the phase of a place that is a chapter of a study"""
Content = Position | Lesson | LineChapter | Study


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to show."""

    kind: str
    """``table``: a scenario or ruling; ``tasks``: a lesson or a file of tasks; ``line``: a line of a study; ``study``:
    a whole one, whose chapters come in its place when it is opened"""
    name: str
    """its name, the path of a file, or a table in one line"""
    content: Content | None = None
    """what it is, where that was read already: a chapter of a study"""


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
        kind = TASKS if is_tasks(path) else STUDY if is_study_file(path) else TABLE
        return [Item(kind, str(path.absolute()))]
    if name in studies.names():
        return [Item(STUDY, name)]
    if name in library.names():
        return [Item(TASKS, name)]
    entry = next((entry for entry in scenarios() if name in (entry.name, entry.id)), None)
    if entry is not None:
        return [Item(TABLE, entry.name)]
    rulings = [found.entry.name for found in search(name, scenarios()) if found.entry.kind == RULING]
    if card_titled(name) is not None and rulings:
        return [Item(TABLE, each) for each in rulings]
    raise UnknownScenarioError(name, [*list_all(), *library.names(), *studies.names()])


def read(item: Item) -> Content | Session:
    """Return what an item shows; of a table in one line the session.

    Raises:
        PositionError: it cannot be read; it lists all mistakes.
    """
    if item.content is not None:
        return item.content
    if is_line(item.name):
        return session_line.opened(item.name, LINK)
    if item.kind == STUDY:
        return studies.load(item.name)
    return library.load(item.name) if item.kind == TASKS else load(item.name)


def chapters(study: Study) -> list[Item]:
    """Return the chapters of a study as items."""
    found = []
    for chapter in study.chapters:
        match chapter:
            case TasksChapter():
                found.append(Item(TASKS, chapter.id, chapter.lesson))
            case TableChapter():
                found.append(Item(TABLE, chapter.name, chapter.position))
            case LineChapter():
                found.append(Item(LINE, chapter.id, chapter))
    return found


class Show(Page):
    """Shows one item at a time, with its question and walks beside the table, and a row with the way on.

    ``box`` is the whole page as one widget.

    Raises:
        UnknownScenarioError: there is nothing of one of the names.
    """

    def __init__(
        self,
        names: Sequence[str],
        lang: str | None = None,
        *,
        presenting: bool = True,
        progress: Progress | None = None,
    ) -> None:
        """``presenting``: before a class; ``progress``: where a single reader's is saved."""
        super().__init__(lang)
        self.presenting = presenting
        self.progress = progress if progress is not None else Progress()
        self.study: Study | None = None
        """the study whose chapters are shown; ``None``: there is none among what is shown, or several"""
        self.listed = False
        """whether the list of chapters is unfolded"""
        self.items, first = items(names)
        self.place = first
        """place in the list of what is shown"""
        self.app: App | None = None
        self.scenario_panel: ScenarioPanel | None = None
        self.share: Share | None = None
        """below a table; what a lesson or a line asks about is handed out nowhere"""
        self.task_panel: TaskPanel | None = None
        self.line_panel: LinePanel | None = None
        self.error: tuple[Item, PositionError] | None = None
        """what could not be read, in place of which its mistakes are shown"""
        self._apps: dict[str, App] = {}
        """an app for each kind of item"""
        self._handlers: Handlers = {
            "step": of_argument(lambda by: self._go(int(by))),
            "again": plain(lambda: self.open(self.place)),
            "chapters": plain(self._list_chapters),
            "chapter": of_argument(lambda place: self._open_chapter(int(place))),
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
            match read(item):
                case Study() as study:
                    self._open_study(study)
                    return
                case Lesson() as lesson:
                    self._open_lesson(lesson)
                case LineChapter() as line:
                    self._open_line(line)
                case position:
                    self._open_table(position, item)
        except PositionError as error:
            self.error = (item, error)
        self._keep_place()
        self._arrange()

    def _open_study(self, study: Study) -> None:
        """Put the chapters of a study in its place in the list, and open that at which its reader was last."""
        found = chapters(study)
        whole = len(self.items) == 1
        self.items[self.place : self.place + 1] = found
        if whole:
            self.study = study
            last = self._bookmark.read() if self._bookmark is not None else None
            ids = [chapter.id for chapter in study.chapters]
            if last is not None and last.phase == CHAPTER and last.task in ids:
                self.place = ids.index(last.task)
        self.open(self.place)

    @property
    def _bookmark(self) -> Bookmark | None:
        """Where the chapter of a single reader is saved, if it is."""
        path = self.progress.path if not self.progress.hidden else None
        if self.study is None or self.presenting or path is None:
            return None
        return Bookmark(path.parent, self.study.id)

    def _keep_place(self) -> None:
        if self._bookmark is not None and self.study is not None and self.place in self._chapter_places:
            chapter = self.study.chapters[self._chapter_places.index(self.place)]
            self._bookmark.keep(Place(chapter.id, CHAPTER))

    @property
    def _chapter_places(self) -> list[int]:
        """The places of the study's chapters in the list, among which a ruling may have been opened."""
        return [place for place, item in enumerate(self.items) if item.content is not None]

    def _open_chapter(self, place: int) -> None:
        self.listed = False
        self._conceal_again()
        self.open(place)

    def _list_chapters(self) -> None:
        self.listed = not self.listed
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
            app.presenting = self.presenting
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
                # before a class a ruling is shown with all cards open
                viewer=position.viewer if position.question is None or not self.presenting else None,
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
            self.share = Share(self.app)
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
            self.task_panel = TaskPanel(self.app, lesson, self.progress, keeps_place=False)
            if self.presenting:
                self.app.on_restart = self._restart_lesson
            self.app.on_curtain = self._curtain_moved

    def _open_line(self, chapter: LineChapter) -> None:
        if LINE in self._apps:
            self.app = self._app(LINE, lambda: self._apps[LINE])
            assert self.line_panel is not None
            self._conceal_again()
            self.line_panel.leads_on = self.place + 1 < len(self.items)
            self.line_panel.take(chapter)
            return
        session, table = chapter.session(), chapter.table
        self.app = self._app(LINE, lambda: App(session, lang=self._lang, position=table, motion=False))
        self.line_panel = LinePanel(self.app, chapter, self.progress)
        self.line_panel.leads_on = self.place + 1 < len(self.items)
        self.app.on_curtain = self._curtain_moved
        if self.presenting:
            self.app.on_restart = self.line_panel.restart
        self.app.on_step(lambda _: self._arrange())  # what is solved shows in the list of chapters

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
        chapter = self.items[self.place].content is not None
        self.items[self.place] = Item(TABLE, name, load(name) if chapter else None)
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
        self.row.show([*self._way(), *self._chapters()] if several else [])
        self.row.is_empty = not several
        if self.error is not None:
            self.faults.show(self._mistakes(*self.error))
        wanted: tuple[ipywidgets.Widget, ...] = (self.faults,)
        if self.error is None and self.app is not None:
            below = (self.share,) if self._kind == TABLE and self.share is not None else ()
            wanted = (self.app.box, *below)
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

    def _chapters(self) -> Nodes:
        """Return the title of the study and, unfolded, its chapters; each leads there and says whether it is solved."""
        if self.study is None:
            return []
        m = messages_in(self._lang)
        title = h("strong", {"key": "study"}, self.study.title.of(self._lang))
        toggle = elements.button(
            m("study-fold" if self.listed else "study-chapters"), "chapters", key="chapters", expanded=self.listed
        )
        content: Nodes = [h("div", {"class": "itut-steps", "key": "study-head"}, title, toggle)]
        if self.listed:
            listed = enumerate(zip(self._chapter_places, self.study.chapters, strict=True), start=1)
            rows = [h("li", {"key": f"li-{place}"}, self._chapter(n, place, each)) for n, (place, each) in listed]
            label = m("study-chapters")
            content.append(h("ul", {"class": "itut-chapters", "aria-label": label, "key": "chapter-list"}, rows))
        return content

    def _chapter(self, number: int, place: int, chapter: Chapter) -> Node:
        m, lang = messages_in(self._lang), self._lang
        if isinstance(chapter, TableChapter) and chapter.position.answer is not None:
            title = m("study-ruling", id=chapter.position.id.upper())  # its title may be the answer
        else:
            title = chapter.title.of(lang)
        message = "study-chapter-done" if self._is_solved(chapter) else "study-chapter"
        label = m("study-chapter-done-label", n=number, title=title) if self._is_solved(chapter) else ""
        current = "step" if place == self.place else ""
        words = m(message, n=number, title=title)
        return elements.button(
            words, f"chapter:{place}", class_="itut-link", key=f"chapter-{place}", label=label, current=current
        )

    def _is_solved(self, chapter: Chapter) -> bool:
        """Whether a chapter asks something, and all of it was answered rightly."""
        if isinstance(chapter, TableChapter):
            return False
        tasks = chapter.lesson if isinstance(chapter, TasksChapter) else chapter.questions
        standings = {self.progress.standing(tasks.id, task.id) for task in tasks}
        return standings == {Standing.SOLVED}

    def _mistakes(self, item: Item, error: PositionError) -> Nodes:
        m, text = messages_in(self._lang), ""
        if is_line(item.name):
            text, broken, mend = item.name, m("show-broken-link"), m("show-mend-link")
        else:
            broken, mend = m("show-broken", name=Path(item.name).name), m("show-mend")
            with suppress(PositionError):
                text = text_of(Path(item.name))
        return [
            h(
                "div",
                {"class": "itut-notice", "role": "alert", "key": "mistakes"},
                heading(broken),
                problems(error, self._lang, text),
                para(mend, key="mend"),
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


def study(name: str | Path, lang: str | None = None, *, progress: Progress | None = None) -> Show:
    """Open a study by its name (``"a-settled-argument"``) or file for a single reader, at the chapter last read.

    Raises:
        UnknownStudyError: there is no study and no file with this name.
    """
    return Show(
        [str(studies.path_of(name))],
        lang,
        presenting=False,
        progress=progress if progress is not None else Progress.open(),
    )


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
