"""What the panel of tasks shows, in parts: options, hints, answers, verdicts, the end of a lesson.

Pure functions from a task and what was answered to nodes; the panel puts them together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from engine.rules import RULES, places_for
from tutor.course import library
from tutor.course.grading import ORDERED, Verdict
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.progress import Progress
from tutor.course.task_run import Parted
from tutor.course.task_text import authored, option_text
from tutor.course.tasks import Answer, Lesson, Task
from tutor.session import Session
from tutor.widgets.error_panel import own_words
from tutor.widgets.html import Node, Nodes, h

if TYPE_CHECKING:
    from tutor.widgets.app_text import AppText

LONG = 120
"""letters of a question that may have to be scrolled, so that its options and the hint are in sight"""


@dataclass(slots=True)
class Judged:
    """A verdict and the answer it was passed on."""

    task: Task
    answer: Answer
    verdict: Verdict


def question(speech: AppText, task: Task) -> Node:
    """Return the question of a task; a long one scrolls, so that its options and the hint stay in sight."""
    asked = authored(speech, task.question)
    class_ = "itut-asked itut-task-question" + (" itut-task-long" if len(asked) > LONG else "")
    return paragraph(speech.drawn(asked), class_, "question")


def options(speech: AppText, task: Task, answer: Answer, *, asked: bool) -> Node:
    """Return the options as buttons; while it is ``asked``, keys choose them and the first may have the focus."""
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
                    h("span", {"class": "itut-name"}, speech.drawn(option_text(speech, option))),
                ),
                h(
                    "span",
                    {"aria-hidden": "true", "class": "itut-task-nth" + ("" if order else " itut-unseen")},
                    speech.m("task-nth-chosen", n=order or len(answer) + 1),
                )
                if task.kind in ORDERED
                else None,
            )
        )
    label = speech.m("task-options")
    return h("div", {"class": "itut-rows", "role": "group", "aria-label": label, "key": f"options-{task.id}"}, rows)


def order(speech: AppText, task: Task, answer: Answer) -> Nodes:
    """Return the options that are chosen, in their order, for those who cannot see their numbers."""
    if not answer:
        return []
    steps = [h("li", None, speech.drawn(option_text(speech, task.option(each)))) for each in answer]
    label = speech.m("task-order-yours")
    return [
        h(
            "div",
            {"class": "itut-aloud", "key": "order"},
            label,
            h("ol", {"aria-label": label}, steps),
        )
    ]


def hints(speech: AppText, task: Task, number: int) -> Nodes:
    """Return the first hints of a task."""
    return [
        paragraph(
            [h("strong", None, speech.m("task-hint-nth", n=n)), " ", *speech.drawn(authored(speech, hint))],
            "itut-task-hint itut-lit-words",
            f"hint-{n}",
            status=n == number,
        )
        for n, hint in enumerate(task.hints[:number], start=1)
    ]


def said(speech: AppText, task: Task, answer: Answer) -> str:
    """Return an answer in words, with marks."""
    words = [option_text(speech, task.option(each)) for each in answer]
    if task.kind in ORDERED:
        words = [speech.m("task-nth", n=n, what=text) for n, text in enumerate(words, start=1)]
    return speech.m("task-joined", all="; ".join(words)) if words else speech.m("task-nobody")


def answered(speech: AppText, task: Task, answer: Answer, message: str) -> Nodes:
    """Return an answer with what it is called before it."""
    text = said(speech, task, answer)
    return [h("span", {"class": "itut-task-label"}, speech.m(message)), " ", *speech.drawn(text)]


def parted(speech: AppText, session: Session, found: Parted) -> Nodes:
    """Return that something was chosen which the task supposes otherwise: who chose, what, and what it supposes.

    Nothing, where it was an action: the task has words of its own for that.
    """
    step = session.steps[found.step]
    request = step.request
    if request is None or request.kind == "action":
        return []

    def words(message: str, picked: Sequence[int]) -> Nodes:
        chosen = [speech.option(step.state, request, option) for option in picked]
        text = speech.m("task-joined", all="; ".join(chosen)) if chosen else speech.m("task-parted-nothing")
        return [h("span", {"class": "itut-task-label"}, speech.m(message)), " ", *speech.drawn(text)]

    return [
        paragraph(speech.nodes("task-parted", **speech.who(request.seat)), "itut-notice", "parted", status=True),
        paragraph(words("task-parted-chosen", found.chosen), "itut-about", "parted-chosen"),
        paragraph(words("task-parted-supposed", found.supposed), "itut-about", "parted-supposed"),
    ]


def verdict(speech: AppText, told: Judged, *, several: bool, retry: bool) -> Node:
    """Return a verdict with its reason and rule.

    It is one of ``several``, or not; where the learner may ``retry``, what was right is not told yet.
    """
    task, passed = told.task, told.verdict
    kind = kind_of(passed)
    parts: Nodes = [
        paragraph(
            [
                h("strong", {"class": f"itut-task-{kind}"}, speech.m(f"task-verdict-{kind}")),
                " " if several else "",
                *(speech.drawn(authored(speech, task.title)) if several else []),
            ],
            "itut-task-verdict",
            "verdict",
        )
    ]
    if task.asks and passed.correct is not True:
        parts.append(paragraph(answered(speech, task, told.answer, "task-you-said"), "itut-about", "said"))
        if not retry:
            parts.append(paragraph(answered(speech, task, passed.right, "task-it-was"), "itut-about", "was"))
    if passed.reading is not None:
        switch, choice = passed.reading
        reading = speech.m(f"switch-{switch}-{choice}")
        parts.append(paragraph(speech.nodes("task-undecided", reading=reading), "itut-about", "reading"))
    text = authored(speech, passed.message) if passed.message is not None else speech.m("task-unforeseen")
    parts.append(paragraph(speech.drawn(text), "", "message"))
    if passed.correct is False and not retry and passed.message is not task.because:
        parts.append(paragraph(speech.drawn(authored(speech, task.because)), "", "because"))
    parts += rule(speech, passed, task)
    return h("div", {"class": f"itut-task-told itut-task-told-{kind}", "key": f"told-{task.id}"}, parts)


def rule(speech: AppText, verdict: Verdict, task: Task) -> Nodes:
    """Return the rule behind the verdict with its place: that which a misconception offends against, or the task's."""
    rules: Sequence[str] = task.rules
    if verdict.misconception:
        rules = MISCONCEPTIONS[verdict.misconception]
    if not rules:
        return []
    places = places_for(RULES[rules[0]], speech.machine.setup.edition, speech.language)
    where = f" ({cite(speech, places[0])})" if places else ""
    return [
        h(
            "p",
            {"class": "itut-rule itut-task-rule", "key": "rule"},
            h("span", {"class": "itut-rule-title"}, speech.drawn(speech.m(f"rule-{rules[0]}.title"))),
            h("span", {"class": "itut-where"}, where),
        )
    ]


def cite(speech: AppText, place: Any) -> str:
    """Return where a rule stands, as a citation."""
    document = speech.m(f"document-{place.document}.short")
    if place.page is None:
        return speech.m("cite-no-page", document=document, section=place.section)
    form = "cite-spread" if "-" in place.page else "cite"
    return speech.m(form, document=document, section=place.section, page=place.page.replace("-", "–"))


def kind_of(verdict: Verdict) -> str:
    """Return ``right``, ``wrong`` or ``open``."""
    return {True: "right", False: "wrong", None: "open"}[verdict.correct]


def ended(speech: AppText, lesson: Lesson, progress: Progress) -> Nodes:
    """Return what is shown when a lesson is over: its tasks, what is to be practised, the lesson after it."""
    solved = sum(progress.is_solved(lesson.id, task.id) for task in lesson)
    rows: list[Node] = []
    for place, task in enumerate(lesson):
        record = progress.of(lesson.id, task.id)
        mark = "✓" if record.solved else "–"
        again = {"class": "itut-link", "type": "button", "data-act": f"goto:{place}", "key": f"goto-{task.id}"}
        title = speech.drawn(authored(speech, task.title))
        rows.append(
            h(
                "li",
                {"key": task.id},
                h("span", {"aria-hidden": "true"}, mark),
                " ",
                h("button", again, title),
                *([" ", speech.m("task-not-solved")] if not record.solved else []),
            )
        )
    content: Nodes = [
        *trouble(speech, progress),
        h("h2", {"class": "itut-heading", "key": "head"}, speech.m("task-ended")),
        paragraph([speech.m("task-solved", n=solved, of=len(lesson.tasks))], "itut-asked", "solved"),
        h("ul", {"class": "itut-task-list", "key": "list"}, rows),
    ]
    weak = {name for task in lesson for name in progress.of(lesson.id, task.id).misconceptions}
    if weak:
        truths = [speech.nodes(f"misconception-{name}.truth") for name in sorted(weak)]
        content.append(paragraph([speech.m("task-practise")], "itut-about", "practise"))
        rows = [h("li", None, truth) for truth in truths]
        content.append(h("ul", {"class": "itut-task-list", "key": "weak"}, rows))
    if progress.hidden:
        content.append(paragraph([speech.m("task-hidden")], "itut-about", "hidden"))
    content.append(paragraph([speech.m("task-free")], "", "free"))
    after = following(lesson.id)
    if after is not None:
        words = speech.m("lesson-next", title=authored(speech, after.title).partition(":")[0])
        link = h("a", {"class": "itut-link", "href": f"{after.id}.ipynb", "key": "after"}, speech.drawn(words))
        content.append(paragraph([link], "", "next-lesson"))
    content.append(buttons([button(speech, "reset", "task-reset")]))
    return content


@cache
def following(name: str) -> Lesson | None:
    """Return the lesson of the course after the one of that name; ``None``: it is the last, or not of the course."""
    order = library.names()
    at = order.index(name) + 1 if name in order else len(order)
    return library.load(order[at]) if at < len(order) else None


def trouble(speech: AppText, progress: Progress, *, status: bool = False) -> Nodes:
    """Return what is told where a learner's progress cannot be kept."""
    if not progress.trouble:
        return []
    if progress.aside is not None:
        text = speech.m("task-progress-aside", file=str(progress.aside))
    else:
        text = speech.m("task-progress-trouble")
    return [
        paragraph([text, " ", own_words(progress.trouble, speech.language)], "itut-notice", "trouble", status=status)
    ]


def paragraph(children: Nodes | Sequence[Node], class_: str, key: str, *, status: bool = False) -> Node:
    """Return a paragraph; with ``status`` a screen reader says it when it comes."""
    return h("p", {"class": class_ or None, "key": key, "role": "status" if status else None}, list(children))


def buttons(found: Sequence[Node]) -> Node:
    """Return buttons in a row."""
    return h("div", {"class": "itut-steps", "key": "buttons"}, list(found))


def button(speech: AppText, act: str, message: str, *, main: bool = False, off: bool = False, **slots: int) -> Node:
    """Return a button that does ``act``; the main one has the focus when it comes to the panel."""
    attributes = {
        "class": "itut-button" + (" itut-primary" if main else ""),
        "type": "button",
        "data-act": act,
        "data-first": main and not off,
        "aria-disabled": "true" if off else None,
        "key": f"do-{act}",
    }
    return h("button", attributes, speech.m(message, **slots))
