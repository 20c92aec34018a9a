"""A study or lesson on paper: a worksheet with its tables and questions and room to write, and its answers.

Pure functions, from what was read to HTML for A4 that needs no network. A question is printed without what follows it.
Where the next question needs that, or shows totals that it asks for, it begins a new page, and the sheet says that its
pages are handed out one by one; what follows the last question of a line stands with the answers. Whether the words of
one question tell the answer of another cannot be known.
"""

from __future__ import annotations

import html
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files
from itertools import chain

from engine.game import Game
from engine.positions import Bilingual, Position
from engine.text.telling.events import runs
from tutor.course import lesson_view
from tutor.course.grading import ORDERED, check, cited_rule, start_of
from tutor.course.lesson_panel import totals_asked
from tutor.course.study import At, Chapter, LineChapter, Study, TableChapter, TasksChapter, places
from tutor.course.task_run import meant
from tutor.course.task_text import authored, impersonal, option_text
from tutor.course.tasks import Answer, Lesson, Task
from tutor.desk import export
from tutor.desk.elements import messages_in
from tutor.panels.app_text import AppText
from tutor.panels.concealed import Concealed
from tutor.panels.html import Node, Nodes, h, to_html
from tutor.panels.step_view import StepView
from tutor.scene.fonts import face
from tutor.scene.svg import to_svg
from tutor.session import Session
from tutor.widgets.styles import page_tokens

WIDTH = 900.0
"""width of a drawn table; on A4 its letters are then some 7 points high"""
LINES, REASON_LINES = 4, 2
"""lines to write on where there are no options, and where there are some"""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sheet, which is not broken over two pages: text, a drawn table, a question."""

    before: Nodes
    """what is said before the table"""
    text: Nodes
    """what is said or asked below it"""
    table: str = ""
    """the SVG picture of a table; empty: none"""
    breaks: bool = False
    """whether it begins a page, as it shows what a question before it asks"""
    lines: int = 0
    """lines to write on"""
    cards: tuple[str, ...] = ()
    """the texts of the cards whose fronts the table shows, as HTML"""
    answer: Nodes | None = None
    """what the answers say of it; ``None``: it asks nothing"""


def of_lesson(lesson: Lesson) -> Study:
    """Return a lesson as a study of one chapter."""
    return Study(lesson.id, lesson.source, lesson.title, lesson.summary, (TasksChapter(lesson.id, lesson),))


def of_position(name: str, position: Position) -> Study:
    """Return a scenario as a study of one chapter."""
    return Study(position.id, name, position.title, Bilingual(""), (TableChapter(name, name, position),))


def worksheet(study: Study, language: str) -> str:
    """Return the worksheet of a study as a page of HTML in a language."""
    m = messages_in(language)
    head = h(
        "header",
        None,
        h("p", {"class": "blank"}, m("sheet-name")),
        h("p", {"class": "blank"}, m("sheet-date")),
        h("h1", None, study.title.of(language)),
        h("p", None, study.summary.of(language)) if any(study.summary) else None,
    )
    chapters = list(_chapters(study, language))
    one_by_one = any(part.breaks for _, parts in chapters for part in parts)
    number, body = 0, [to_html(head)]
    cards: dict[str, None] = {}
    if one_by_one:
        body.append(to_html(h("p", {"class": "how"}, m("sheet-one-by-one"))))
    for title, parts in chapters:
        if title != study.title.of(language):  # a lesson has the title of the sheet
            body.append(to_html(h("h2", None, title)))
        for part in parts:
            number += part.answer is not None
            body.append(_part(part, number))
            cards |= dict.fromkeys(part.cards)
    if cards:
        body.append(to_html(h("h2", {"class": "breaks"} if one_by_one else None, m("sheet-cards"))))
        body.append(f'<div class="cards">{"".join(sorted(cards))}</div>')
    return _page(study.title.of(language), body, language)


def answers(study: Study, language: str) -> str:
    """Return the answers to the worksheet of a study as a page of HTML in a language, under the same numbers."""
    m = messages_in(language)
    title = m("sheet-answers", title=study.title.of(language))
    number, body = 0, [to_html(h("h1", None, title))]
    for chapter, parts in _chapters(study, language):
        rows: Nodes = []
        for part in parts:
            if part.answer is not None:
                number += 1
                rows.append(h("section", {"class": "part"}, h("p", {"class": "number"}, str(number)), part.answer))
        if rows:
            body.append(to_html([h("h2", None, chapter), *rows]))
    if not number:
        body.append(to_html(h("p", None, m("sheet-no-questions"))))
    return _page(title, body, language)


# --- the page -----------------------------------------------------------------------------------------------


def _page(title: str, body: Sequence[str], language: str) -> str:
    style = (files("tutor.desk") / "worksheet.css").read_text(encoding="utf-8")
    m = messages_in(language)
    footer = to_html(h("footer", None, m("sheet-made"), " ", m("picture-credit")))
    policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'"
    return "\n".join(
        [
            f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{html.escape(policy)}">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{html.escape(title)}</title>\n<style>{face()}\n{page_tokens()}\n{style}</style>\n</head>\n<body>",
            *body,
            f"{footer}\n</body>\n</html>\n",
        ]
    )


def _part(part: Part, number: int) -> str:
    kind = "part breaks" if part.breaks else "part"
    asked = to_html(h("p", {"class": "number"}, str(number))) if part.answer is not None else ""
    table = f'<div class="table">{part.table}</div>' if part.table else ""
    room = to_html([h("div", {"class": "write"}) for _ in range(part.lines)])
    return f'<section class="{kind}">{to_html(part.before)}{table}{asked}{to_html(part.text)}{room}</section>'


# --- the chapters -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Table:
    """The table that a task is asked on."""

    task: Task
    position: Position
    session: Session
    """at the table; with what is played before it, where the task begins at the end of its solution"""
    played_on: int
    """number of answers that lead from the position to the table"""

    def gives_away(self, other: _Table, hidden: Collection[str]) -> bool:
        """Return whether this table, with such totals hidden, shows what the question on the other one asks."""
        if self.session.state.key() == other.session.state.key():
            return not set(totals_asked(other.task)).issubset(hidden)
        return self.position == other.position and other.played_on < self.played_on


def _tables(lesson: Lesson) -> list[_Table]:
    """Return the tables of a lesson's tasks."""
    found = []
    for task in lesson:
        position = lesson.position(task.position)
        session = Session(start_of(task, position), viewer=position.viewer)
        played = task.solution.play if task.start == "here" else ()
        for answer in played:
            session.play(meant(session.request, answer), run=True)
        found.append(_Table(task, position, session, len(task.after) + len(played)))
    return found


def _in_order_of_play(chapters: Sequence[Chapter]) -> list[Chapter]:
    """Return the chapters with the single tasks from one position in the order in which its play comes to them.

    Else a page that is handed out earlier would show what a later one asks. They change places among each other only.
    """
    found = list(chapters)
    single = [
        (place, _tables(chapter.lesson)[0])
        for place, chapter in enumerate(chapters)
        if isinstance(chapter, TasksChapter) and len(chapter.lesson.tasks) == 1
    ]
    for place, table in single:
        row = [(at, each) for at, each in single if each.position == table.position]
        ordered = sorted(row, key=lambda one: one[1].played_on)
        at = [at for at, _ in row].index(place)
        found[place] = chapters[ordered[at][0]]
    return found


def _chapters(study: Study, language: str) -> Iterator[tuple[str, list[Part]]]:
    """Yield the title and the parts of every chapter."""
    chapters = _in_order_of_play(study.chapters)
    tables = [_tables(chapter.lesson) if isinstance(chapter, TasksChapter) else [] for chapter in chapters]
    to_come = list(chain.from_iterable(tables))
    page: list[_Table] = []
    for chapter, of_tasks in zip(chapters, tables, strict=True):
        match chapter:
            case TasksChapter():
                yield chapter.title.of(language), list(_tasks(of_tasks, to_come, page, language))
            case LineChapter():
                yield chapter.title.of(language), list(_line(chapter, language))
            case TableChapter():
                answer = chapter.position.answer is not None  # then the title may be the answer
                title = messages_in(language)("study-ruling", id=chapter.position.id.upper())
                yield (title if answer else chapter.title.of(language)), list(_scenario(chapter.position, language))


def _tasks(tables: Sequence[_Table], to_come: list[_Table], page: list[_Table], language: str) -> Iterator[Part]:
    """Yield the tasks of a chapter; a table that stays is drawn once, and one that gives an answer away begins a page.

    ``to_come`` are the tables of all tasks from these on, whose totals are hidden as long as they are asked for;
    ``page`` those of the page so far. Both are brought up to date.
    """
    drawn: tuple[object, ...] = ()
    for table in tables:
        task, session, position = table.task, table.session, table.position
        texts = impersonal(session.machine, position, language)
        state = session.state.key()
        hidden = {name for each in to_come if each.session.state.key() == state for name in totals_asked(each.task)}
        del to_come[0]
        breaks = any(table.gives_away(other, hidden) for other in page)
        page[:] = [*([] if breaks else page), table]
        shown = (state, tuple(sorted(hidden)))
        again, drawn = shown == drawn and not breaks, shown
        before = _played(session, texts, range(1, len(session.steps)))
        yield replace(
            _asked(task, position, session, texts, before=before, totals=shown[1], table=not again), breaks=breaks
        )


def _line(chapter: LineChapter, language: str) -> Iterator[Part]:
    """Yield a line: its text, what is said and asked on the way, and what is played in between.

    What is said and played after the last question is part of its answer.
    """
    position = chapter.position
    session = chapter.session()
    texts = impersonal(session.machine, position, language)
    for answer in chapter.play:
        session.play(meant(session.request, answer), run=True)
    found = places(session)
    for each in chapter.notes:
        session.annotations[found[each.at]] = each.of(language)
    before: Nodes = [h("p", None, texts.marked(authored(texts, chapter.text)))] if any(chapter.text) else []
    printed, asked = 0, False
    last: Part | None = None
    for at, index in found.items():
        note, task = chapter.note(at), chapter.question(at)
        if note is None and task is None and at not in (At(0), max(found)):
            continue
        session.cursor = index
        before += _played(session, texts, [step for step in session.path() if printed < step <= index])
        comment = note.of(language).comment if note is not None else ""
        before += [h("p", None, texts.marked(line)) for line in comment.splitlines()]
        breaks, printed = asked, index
        if last is not None:  # it goes to the answers
            continue
        asked = task is not None
        if task is not None:
            part = replace(_asked(task, position, session, texts, before=before), breaks=breaks)
            if at < max(chapter.asked):
                yield part
            else:
                last = part
        elif at == At(0) or (note is not None and note.marks):
            yield Part(before, [], _drawn(session, texts), breaks=breaks, cards=_cards(session, texts))
        elif before:
            yield Part(before, [], breaks=breaks)
        before = []
    if last is not None:
        yield replace(last, answer=[*(last.answer or []), *before])


def _scenario(position: Position, language: str) -> Iterator[Part]:
    """Yield a scenario: its table, and its question with its answer."""
    session = Session(position.game(), viewer=position.viewer)
    texts = impersonal(session.machine, position, language)
    text = [h("p", None, texts.marked(each.of(language))) for each in (position.text,) if each is not None]
    if position.question is None:
        yield Part(text, [], _drawn(session, texts), cards=_cards(session, texts))
        return
    question = h("p", {"class": "question"}, texts.marked(position.question.of(language)))
    answer: Nodes = []
    if position.answer is not None:
        answer.append(h("p", {"class": "right"}, texts.marked(position.answer.of(language))))
    answer += [h("p", None, texts.marked(each.of(language))) for each in position.reasons]
    answer += [h("p", {"class": "where"}, texts.marked(each.of(language))) for each in position.sources]
    table = _drawn(session, texts, Concealed(outcome=True))
    yield Part(text, [question], table, lines=LINES, cards=_cards(session, texts), answer=answer)


# --- a question ---------------------------------------------------------------------------------------------


def _asked(
    task: Task,
    position: Position,
    session: Session,
    texts: AppText,
    *,
    before: Nodes,
    totals: tuple[str, ...] | None = None,
    table: bool = True,
) -> Part:
    """Return a question with its options and room to write; ``before`` is what is said first.

    ``totals`` are not drawn; ``None``: those that the question asks for.
    """
    m = texts.message
    text: Nodes = [h("p", {"class": "question"}, texts.marked(authored(texts, task.question)))]
    if task.now is not None and not task.asks:
        text.append(h("p", None, texts.marked(authored(texts, task.now))))
    if task.kind in ORDERED:
        text.append(h("p", {"class": "how"}, m("sheet-order")))
    elif task.many:
        text.append(h("p", {"class": "how"}, m("task-many-how")))
    boxes = [
        h("li", None, h("span", {"class": "box", "aria-hidden": "true"}), texts.marked(option_text(texts, option)))
        for option in task.options
    ]
    if boxes:
        text.append(h("ul", {"class": "options"}, boxes))
    hidden = totals_asked(task) if totals is None else totals
    drawn = _drawn(session, texts, Concealed(outcome=True, totals=hidden)) if table else ""
    lines = REASON_LINES if task.options else LINES
    return Part(before, text, drawn, lines=lines, cards=_cards(session, texts), answer=_answer(task, position, texts))


def _answer(task: Task, position: Position, texts: AppText) -> Nodes:
    """Return what the answers say of a question: what is right and why, its rule, and words for wrong answers."""
    if task.asks:
        verdict = check(task, position, task.solution.answer)
        found: Nodes = [h("p", {"class": "right"}, texts.marked(lesson_view.answer_text(texts, task, verdict.right)))]
    else:
        verdict = None
        found = [h("p", {"class": "right"}, texts.marked(_way(task, position, texts)))]
    found.append(h("p", None, texts.marked(authored(texts, task.because))))
    rule = task.rules[0] if verdict is None and task.rules else cited_rule(task, verdict) if verdict else None
    if rule:
        text = texts.game_text.rule(rule, texts.machine.setup.edition)
        found.append(h("p", {"class": "where"}, texts.marked(text.title), ": ", text.citations[0]))
    rows = [_wrong(texts, task, wrong.answer, authored(texts, wrong.message)) for wrong in task.wrong]
    return [*found, h("ul", {"class": "wrong"}, rows)] if rows else found


def _wrong(texts: AppText, task: Task, answer: Answer, message: str) -> Node:
    return h(
        "li",
        None,
        h("em", None, texts.marked(lesson_view.answer_text(texts, task, answer))),
        " ",
        texts.marked(message),
    )


def _way(task: Task, position: Position, texts: AppText) -> str:
    """Return the answers that reach a goal, in words."""
    game, words = Game(start_of(task, position).state, machine_=texts.machine.fork()), []
    for answer in task.solution.play:
        request = game.request
        given = meant(request, answer)
        if request is not None:
            words += [texts.option(game.state, request, option) for option in game.parse(given) or ()]
        game.play(given)
    return texts.message("sheet-way", all="; ".join(words))


def _played(session: Session, texts: AppText, steps: Sequence[int]) -> Nodes:
    """Return what happened in some steps of a session, as far as its viewer may see it."""
    entries = [entry for index in steps for entry in session.visible_entries(session.steps[index])]
    sentences = [
        text for _, entry, count in runs(session.machine, tuple(entries)) if (text := texts.event(entry, count))
    ]
    if not sentences:
        return []
    rows = [h("li", None, texts.marked(each)) for each in sentences]
    return [h("p", {"class": "how"}, texts.message("sheet-played")), h("ul", {"class": "played"}, rows)]


def _drawn(session: Session, texts: AppText, concealed: Concealed | None = None) -> str:
    return to_svg(export.picture(StepView.of(session), texts, WIDTH, concealed or Concealed()))


def _cards(session: Session, texts: AppText) -> tuple[str, ...]:
    """Return the titles and texts of the cards whose fronts the viewer sees, as HTML; no picture has room for them."""
    catalogue = session.machine.catalogue
    fronts = (card.card for card in StepView.of(session).cards.values() if card.card is not None)
    found = []
    for card in sorted(card for card in fronts if not catalogue.is_special(card)):
        title = h("strong", None, texts.card_title(card), " ", texts.marked(f"[{catalogue.age[card]}]"))
        effects = [h("li", None, texts.marked(effect.text)) for effect in texts.card(card).effects]
        found.append(to_html(h("div", {"class": "card"}, title, h("ol", None, effects))))
    return tuple(found)
