"""The parts of the panel of tasks: options, hints, answers, verdicts, the end of a lesson.

Pure functions from a task and an answer to nodes, which the panel puts together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from tutor.course import library
from tutor.course.grading import ORDERED, Verdict, cited_rule
from tutor.course.progress import Progress
from tutor.course.task_run import Deviation
from tutor.course.task_text import authored, option_text
from tutor.course.tasks import Answer, Lesson, Task
from tutor.panels.error import own_words
from tutor.panels.html import Node, Nodes, h
from tutor.session import Session

if TYPE_CHECKING:
    from tutor.panels.app_text import AppText

LONG = 120
"""length from which a question scrolls, so that its options and hints stay visible"""


@dataclass(slots=True)
class Judged:
    """An answer to a task and its verdict."""

    task: Task
    answer: Answer
    verdict: Verdict


def question(texts: AppText, task: Task) -> Node:
    """Return the question of a task; a long one scrolls, so that its options and hints stay visible."""
    asked = authored(texts, task.question)
    class_ = "itut-asked itut-task-question" + (" itut-task-long" if len(asked) > LONG else "")
    return paragraph(texts.marked(asked), class_, "question")


def options(texts: AppText, task: Task, answer: Answer, *, asked: bool) -> Node:
    """Return the options as buttons; while the question is ``asked``, digits choose them and the first takes focus."""
    rows: list[Node] = []
    for number, option in enumerate(task.options):
        chosen = option.id in answer
        order = answer.index(option.id) + 1 if chosen and task.kind in ORDERED else 0
        key = str(number + 1) if number < 9 and asked else ""
        rows.append(
            h(
                "button",
                {
                    "class": "itut-option" + (" itut-picked" if chosen else ""),
                    "type": "button",
                    "data-act": f"choose:{option.id}",
                    "data-first": number == 0 and asked,
                    "key": f"choose-{task.id}-{option.id}",
                    "aria-pressed": "true" if chosen else "false",
                    "aria-keyshortcuts": key or None,
                },
                h("kbd", {"aria-hidden": "true", "class": "" if key else "itut-nokey"}, key or "•"),
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
                else None,
            )
        )
    label = texts.message("task-options")
    return h("div", {"class": "itut-rows", "role": "group", "aria-label": label, "key": f"options-{task.id}"}, rows)


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
        paragraph(
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
        paragraph(texts.nodes("task-parted", **texts.who(request.seat)), "itut-notice", "parted", status=True),
        paragraph(words("task-parted-chosen", found.chosen), "itut-about", "parted-chosen"),
        paragraph(words("task-parted-supposed", found.supposed), "itut-about", "parted-supposed"),
    ]


def verdict(texts: AppText, judged: Judged, *, several: bool, retry: bool) -> Node:
    """Return a verdict with its reason and rule.

    ``several``: add the task's title, as there are several verdicts. ``retry``: the right answer is not shown yet.
    """
    task, passed = judged.task, judged.verdict
    kind = kind_of(passed)
    parts: Nodes = [
        paragraph(
            [
                h("strong", {"class": f"itut-task-{kind}"}, texts.message(f"task-verdict-{kind}")),
                " " if several else "",
                *(texts.marked(authored(texts, task.title)) if several else []),
            ],
            "itut-task-verdict",
            "verdict",
        )
    ]
    if task.asks and passed.correct is not True:
        parts.append(paragraph(answered(texts, task, judged.answer, "task-you-said"), "itut-about", "said"))
        if not retry:
            parts.append(paragraph(answered(texts, task, passed.right, "task-it-was"), "itut-about", "was"))
    if passed.reading is not None:
        switch, choice = passed.reading
        reading = texts.message(f"switch-{switch}-{choice}")
        parts.append(paragraph(texts.nodes("task-undecided", reading=reading), "itut-about", "reading"))
    text = authored(texts, passed.message) if passed.message is not None else texts.message("task-unforeseen")
    parts.append(paragraph(texts.marked(text), "", "message"))
    if passed.correct is False and not retry and passed.message is not task.because:
        parts.append(paragraph(texts.marked(authored(texts, task.because)), "", "because"))
    parts += rule(texts, passed, task)
    return h("div", {"class": f"itut-task-told itut-task-told-{kind}", "key": f"told-{task.id}"}, parts)


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
    """Return the end of a lesson: its tasks, what to practise, the next lesson."""
    solved = sum(progress.is_solved(lesson.id, task.id) for task in lesson)
    rows: list[Node] = []
    for place, task in enumerate(lesson):
        record = progress.of(lesson.id, task.id)
        mark = "✓" if record.solved else "–"
        again = {"class": "itut-link", "type": "button", "data-act": f"goto:{place}", "key": f"goto-{task.id}"}
        title = texts.marked(authored(texts, task.title))
        rows.append(
            h(
                "li",
                {"key": task.id},
                h("span", {"aria-hidden": "true"}, mark),
                " ",
                h("button", again, title),
                *([" ", texts.message("task-not-solved")] if not record.solved else []),
            )
        )
    content: Nodes = [
        *trouble(texts, progress),
        h("h2", {"class": "itut-heading", "key": "head"}, texts.message("task-ended")),
        paragraph([texts.message("task-solved", n=solved, of=len(lesson.tasks))], "itut-asked", "solved"),
        h("ul", {"class": "itut-task-list", "key": "list"}, rows),
    ]
    weak = {name for task in lesson for name in progress.of(lesson.id, task.id).misconceptions}
    if weak:
        truths = [texts.nodes(f"misconception-{name}.truth") for name in sorted(weak)]
        content.append(paragraph([texts.message("task-practise")], "itut-about", "practise"))
        rows = [h("li", None, truth) for truth in truths]
        content.append(h("ul", {"class": "itut-task-list", "key": "weak"}, rows))
    if progress.hidden:
        content.append(paragraph([texts.message("task-hidden")], "itut-about", "hidden"))
    content.append(paragraph([texts.message("task-free")], "", "free"))
    after = following(lesson.id)
    if after is not None:
        words = texts.message("lesson-next", title=authored(texts, after.title).partition(":")[0])
        link = h("a", {"class": "itut-link", "href": f"{after.id}.ipynb", "key": "after"}, texts.marked(words))
        content.append(paragraph([link], "", "next-lesson"))
    content.append(buttons([button(texts, "reset", "task-reset")]))
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
        found.append(paragraph(words, "itut-notice", "aside", status=status))
    if progress.trouble is not None:
        text = texts.message("task-progress-trouble")
        words = [text, " ", own_words(progress.trouble, texts.language)]
        found.append(paragraph(words, "itut-notice", "trouble", status=status))
    return found


def paragraph(children: Nodes | Sequence[Node], class_: str, key: str, *, status: bool = False) -> Node:
    """Return a paragraph; with ``status`` a screen reader speaks it when it appears."""
    return h("p", {"class": class_ or None, "key": key, "role": "status" if status else None}, list(children))


def buttons(found: Sequence[Node]) -> Node:
    """Return buttons in a row."""
    return h("div", {"class": "itut-steps", "key": "buttons"}, list(found))


def button(texts: AppText, act: str, message: str, *, main: bool = False, off: bool = False, **slots: int) -> Node:
    """Return a button for the command ``act``; the ``main`` one gets the panel's focus, an ``off`` one is disabled."""
    attributes = {
        "class": "itut-button" + (" itut-primary" if main else ""),
        "type": "button",
        "data-act": act,
        "data-first": main and not off,
        "aria-disabled": "true" if off else None,
        "key": f"do-{act}",
    }
    return h("button", attributes, texts.message(message, **slots))
