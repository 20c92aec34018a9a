"""The parts of the panel of tasks: options, hints, answers, verdicts, the end of a lesson.

Pure functions from a task and an answer to nodes, which the panel puts together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from tutor.course import library
from tutor.course.folders import CONTENTS
from tutor.course.grading import ORDERED, Verdict, cited_rule
from tutor.course.progress import Progress, Standing
from tutor.course.task_run import Deviation
from tutor.course.task_text import authored, option_text
from tutor.course.tasks import Answer, Lesson, Task
from tutor.panels import elements
from tutor.panels.elements import link, para, row
from tutor.panels.error import own_words
from tutor.panels.html import Node, Nodes, h
from tutor.session import Session

if TYPE_CHECKING:
    from tutor.panels.app_text import AppText


@dataclass(slots=True)
class Judged:
    """An answer to a task and its verdict."""

    task: Task
    answer: Answer
    verdict: Verdict


def question(texts: AppText, task: Task, *, judged: bool = False) -> Node:
    """Return the question of a task; once it is ``judged``, quieter."""
    kind = "itut-task-judged" if judged else "itut-task-question"
    return para(texts.marked(authored(texts, task.question)), f"itut-asked {kind}", "question")


NUMBERS = ("decks", "counts")
"""kinds of options that are numbers: a digit chooses the option that it names, not the one at its place"""


def option_of_digit(task: Task, digit: int) -> str:
    """Return the option that a digit chooses: the one with this number, or at this place; empty if there is none."""
    for place, option in enumerate(task.options, start=1):
        if (option.id if option.kind in NUMBERS else str(place)) == str(digit):
            return option.id
    return ""


def options(texts: AppText, task: Task, answer: Answer, *, verdict: Verdict | None = None, retry: bool = False) -> Node:
    """Return the options as buttons; while they are asked about, digits choose them and the first takes focus.

    With a ``verdict``, each option says what it is: chosen and right, chosen and wrong, or not chosen; the right ones
    too, unless the learner may ``retry``. Only then they can be chosen again.
    """
    asked = verdict is None
    rows: list[Node] = []
    for number, option in enumerate(task.options):
        chosen = option.id in answer
        order = answer.index(option.id) + 1 if chosen and task.kind in ORDERED else 0
        key = _shortcut(option.id, option.kind, number)
        state = _option_state(task, option.id, answer, verdict, retry=retry) if verdict is not None else ""
        note = f"task-option-{state}" if state else ""
        open_ = asked or retry
        content = (
            h("span", {"aria-hidden": "true", "class": f"itut-mark itut-mark-{state}"})
            if state
            else h("kbd", {"aria-hidden": "true", "class": None if key else "itut-nokey"}, key or "•"),
            h(
                "span",
                {"class": "itut-option-text"},
                h("span", {"class": "itut-name"}, texts.marked(option_text(texts, option))),
            ),
            h(
                "span",
                {"aria-hidden": "true", "class": "itut-task-nth" + ("" if order else " itut-unseen")},
                texts.message("task-nth-chosen", n=order or len(answer) + 1),
            )
            if task.kind in ORDERED
            else "",
            h("span", {"class": "itut-option-note"}, texts.message(note)) if note else "",
        )
        looks = (
            "itut-option",
            "itut-picked" if chosen and asked else "",
            f"itut-option-{state}" if state else "",
            "itut-option-over" if verdict is not None and not state else "",
        )
        rows.append(
            elements.button(
                content,
                f"choose:{option.id}" if open_ else "",
                class_=" ".join(filter(None, looks)),
                key=f"choose-{task.id}-{option.id}",
                first=number == 0 and asked,
                pressed=chosen,
                off=not open_,
                shortcut=(key or "") if open_ else "",
            )
        )
    label = texts.message("task-options")
    return h("div", {"class": "itut-rows", "role": "group", "aria-label": label, "key": f"options-{task.id}"}, rows)


def _shortcut(option: str, kind: str, number: int) -> str | None:
    """Return the digit that chooses an option, if one does."""
    if kind in NUMBERS:
        return option if option in tuple("123456789") else None
    return str(number + 1) if number < 9 else None


def _option_state(task: Task, option: str, answer: Answer, verdict: Verdict, *, retry: bool) -> str:
    """Return how an option is marked after a verdict: ``right``, ``wrong``, ``given``, ``missed``, or not at all.

    Of a wrong answer of several options no single one is marked wrong before the right ones are shown.
    """
    chosen, several = option in answer, task.many or task.kind in ORDERED
    if verdict.correct is not False:
        return "right" if chosen else ""
    if retry:
        return ("given" if several else "wrong") if chosen else ""
    if option in verdict.right:
        return "right" if chosen else "missed"
    return "wrong" if chosen else ""


def dots(texts: AppText, lesson: Lesson, progress: Progress, place: int | None) -> Node:
    """Return the row of a lesson's tasks: each a button that goes to it, with its standing as shape and as name."""
    rows: list[Node] = []
    for number, task in enumerate(lesson):
        standing = progress.standing(lesson.id, task.id)
        name = texts.message(f"task-standing-{standing}", n=number + 1)
        number_ = str(number + 1) if standing is Standing.REPEAT else ""
        shape = h("span", {"aria-hidden": "true", "class": "itut-dot-shape"}, number_)
        rows.append(
            elements.button(
                shape, f"goto:{number}", class_=f"itut-dot itut-dot-{standing}", key=f"dot-{task.id}", label=name,
                title=name, current="step" if number == place else "",
            )
        )  # fmt: skip
    label = texts.message("task-standings")
    return h("div", {"class": "itut-dots", "role": "group", "aria-label": label, "key": "dots"}, rows)


def order(texts: AppText, task: Task, answer: Answer) -> Nodes:
    """Return the chosen options in order, for screen readers only."""
    if not answer:
        return []
    steps = [h("li", None, texts.marked(option_text(texts, task.option(each)))) for each in answer]
    label = texts.message("task-order-yours")
    return [
        h(
            "div",
            {"class": "itut-aloud", "key": "order"},
            label,
            h("ol", {"aria-label": label}, steps),
        )
    ]


def hints(texts: AppText, task: Task, number: int) -> Nodes:
    """Return the first ``number`` hints of a task."""
    return [
        para(
            [h("strong", None, texts.message("task-hint-nth", n=n)), " ", *texts.marked(authored(texts, hint))],
            "itut-task-hint itut-lit-words",
            f"hint-{n}",
            status=n == number,
        )
        for n, hint in enumerate(task.hints[:number], start=1)
    ]


def answer_text(texts: AppText, task: Task, answer: Answer) -> str:
    """Return the words of an answer, with marks."""
    words = [option_text(texts, task.option(each)) for each in answer]
    if task.kind in ORDERED:
        words = [texts.message("task-nth", n=n, what=text) for n, text in enumerate(words, start=1)]
    return texts.message("task-joined", all="; ".join(words)) if words else texts.message("task-nobody")


def answered(texts: AppText, task: Task, answer: Answer, message: str) -> Nodes:
    """Return an answer with a label before it."""
    text = answer_text(texts, task, answer)
    return [h("span", {"class": "itut-task-label"}, texts.message(message)), " ", *texts.marked(text)]


def deviation(texts: AppText, session: Session, found: Deviation) -> Nodes:
    """Return the notice about a choice that the task does not suppose: who chose, what, and what it supposes.

    Empty if the choice was an action: the task has its own text for that.
    """
    step = session.steps[found.step]
    request = step.request
    if request is None or request.kind == "action":
        return []

    def words(message: str, picked: Sequence[int]) -> Nodes:
        chosen = [texts.option(step.state, request, option) for option in picked]
        text = texts.message("task-joined", all="; ".join(chosen)) if chosen else texts.message("task-parted-nothing")
        return [h("span", {"class": "itut-task-label"}, texts.message(message)), " ", *texts.marked(text)]

    return [
        para(texts.nodes("task-parted", **texts.who(request.seat)), "itut-notice", "parted", status=True),
        para(words("task-parted-chosen", found.chosen), "itut-about", "parted-chosen"),
        para(words("task-parted-supposed", found.supposed), "itut-about", "parted-supposed"),
    ]


def verdict(texts: AppText, judged: Judged, *, retry: bool) -> Node:
    """Return a verdict with its reason and rule; before a ``retry`` it tells what was overlooked, not what is right."""
    task, passed = judged.task, judged.verdict
    kind = kind_of(passed)
    parts: Nodes = [
        para(
            [
                h("span", {"aria-hidden": "true", "class": f"itut-mark itut-mark-{kind}"}),
                h("strong", {"class": f"itut-task-{kind}"}, texts.message(f"task-verdict-{kind}")),
            ],
            "itut-task-verdict",
            "verdict",
        )
    ]
    several = task.many or task.kind in ORDERED
    if task.asks and passed.correct is not True and (several or passed.correct is None):
        parts.append(para(answered(texts, task, judged.answer, "task-you-said"), "itut-about", "said"))
    if task.asks and passed.correct is not True and not retry:
        parts.append(para(answered(texts, task, passed.right, "task-it-was"), "itut-about", "was"))
    if passed.reading is not None:
        switch, choice = passed.reading
        reading = texts.message(f"switch-{switch}-{choice}")
        parts.append(para(texts.nodes("task-undecided", reading=reading), "itut-about", "reading"))
    unforeseen = "task-unforeseen" if task.on_table else "task-unforeseen-look"
    text = authored(texts, passed.message) if passed.message is not None else texts.message(unforeseen)
    parts.append(para(texts.marked(text), "", "message"))
    if passed.correct is False and not retry and passed.message is not task.because:
        parts.append(para(texts.marked(authored(texts, task.because)), "", "because"))
    parts += rule(texts, passed, task)
    attributes = {
        "class": f"itut-task-told itut-task-told-{kind}",
        "key": f"told-{task.id}",
        "data-current": f"{task.id} {' '.join(judged.answer)} {retry}",  # a long panel scrolls to it
    }
    return h("div", attributes, parts)


def rule(texts: AppText, verdict: Verdict, task: Task) -> Nodes:
    """Return the rule behind a verdict with its citation."""
    cited = cited_rule(task, verdict)
    if cited is None:
        return []
    where = f" ({texts.game_text.rule(cited, texts.machine.setup.edition).citations[0]})"
    return [
        h(
            "p",
            {"class": "itut-rule itut-task-rule", "key": "rule"},
            h("span", {"class": "itut-rule-title"}, texts.marked(texts.message(f"rule-{cited}.title"))),
            h("span", {"class": "itut-where"}, where),
        )
    ]


def kind_of(verdict: Verdict) -> str:
    """Return ``right``, ``wrong`` or ``open``."""
    return {True: "right", False: "wrong", None: "open"}[verdict.correct]


def ended(texts: AppText, lesson: Lesson, progress: Progress) -> Nodes:
    """Return the end of a lesson: its tasks, what misled, the next lesson. One of its buttons is the primary one."""
    standings = {task.id: progress.standing(lesson.id, task.id) for task in lesson}
    solved = sum(standing is Standing.SOLVED for standing in standings.values())
    again = sum(standing is Standing.REPEAT for standing in standings.values())
    rows: list[Node] = []
    for place, task in enumerate(lesson):
        standing = standings[task.id]
        rows.append(
            h(
                "li",
                {"key": task.id},
                h(
                    "span",
                    {"aria-hidden": "true", "class": f"itut-dot-{standing}"},
                    h("span", {"class": "itut-dot-shape"}),
                ),
                " ",
                link(texts.marked(authored(texts, task.title)), f"goto:{place}", key=f"goto-{task.id}"),
                *([" ", texts.message(f"task-still-{standing}")] if standing is not Standing.SOLVED else []),
            )
        )
    content: Nodes = [
        *trouble(texts, progress),
        h("h2", {"class": "itut-heading", "key": "head"}, texts.message("task-ended")),
        para([texts.message("task-solved", n=solved, of=len(lesson.tasks))], "itut-asked", "solved"),
        h("ul", {"class": "itut-task-list itut-standings", "key": "list"}, rows),
    ]
    weak = {name for task in lesson for name in progress.of(lesson.id, task.id).misconceptions}
    if weak:
        truths = [texts.nodes(f"misconception-{name}.truth") for name in sorted(weak)]
        content.append(para([texts.message("task-practise")], "itut-about", "practise"))
        rows = [h("li", None, truth) for truth in truths]
        content.append(h("ul", {"class": "itut-task-list", "key": "weak"}, rows))
    if progress.hidden:
        content.append(para([texts.message("task-hidden")], "itut-about", "hidden"))
    content.append(para([texts.message("task-free")], "", "free"))
    found: list[Node] = []
    if again:
        found.append(button(texts, "repeat", "task-repeat", main=True, n=again))
    after = following(lesson.id)
    if after is not None:
        words = texts.message("lesson-next", title=authored(texts, after.title).partition(":")[0])
        class_ = "itut-button" + ("" if again else " itut-primary")
        attributes = {"class": class_, "href": f"{after.id}.ipynb", "key": "after", "data-first": not again}
        found.append(h("a", attributes, texts.marked(words)))
    found.append(h("a", {"class": "itut-link", "href": CONTENTS, "key": "map"}, texts.message("lesson-all")))
    content.append(row(found, "buttons"))
    content.append(para(link(texts.message("task-reset"), "reset"), "itut-apart", "apart"))
    return content


@cache
def following(name: str) -> Lesson | None:
    """Return the next lesson of the course, which is none ``aside``; ``None`` after the last and outside the course."""
    order = library.names()
    after = order[order.index(name) + 1 :] if name in order else []
    return next((lesson for lesson in map(library.load, after) if not lesson.aside), None)


def trouble(texts: AppText, progress: Progress, *, status: bool = False) -> Nodes:
    """Return the notices that a progress file was moved aside, and that progress is not saved at the moment."""
    found: Nodes = []
    if progress.aside is not None and progress.damage is not None:
        text = texts.message("task-progress-aside", file=str(progress.aside))
        words = [text, " ", own_words(progress.damage, texts.language)]
        found.append(para(words, "itut-notice", "aside", status=status))
    if progress.trouble is not None:
        text = texts.message("task-progress-trouble")
        words = [text, " ", own_words(progress.trouble, texts.language)]
        found.append(para(words, "itut-notice", "trouble", status=status))
    return found


def button(texts: AppText, act: str, message: str, *, main: bool = False, off: bool = False, **slots: int) -> Node:
    """Return a button for the command ``act``; the ``main`` one gets the panel's focus, an ``off`` one is disabled."""
    return elements.button(texts.message(message, **slots), act, primary=main, off=off)


def command(texts: AppText, act: str, message: str, **slots: int) -> Node:
    """Return a command beside the main ones, as a link."""
    return link(texts.message(message, **slots), act)


def more(commands: Sequence[Node]) -> Nodes:
    """Return the commands beside the main ones: a line of the text, which scrolls with it."""
    return [h("div", {"class": "itut-task-more", "key": "more"}, list(commands))] if commands else []
