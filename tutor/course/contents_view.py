"""The map of the lessons: a hexagon for each, what to go on with, what is due, what misled, the studies.

Pure content of a panel.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, cos, pi, sin
from typing import TYPE_CHECKING

from tutor.course.lesson_view import trouble
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.progress import Progress, Standing
from tutor.course.study import Study
from tutor.course.task_text import authored
from tutor.course.tasks import Lesson
from tutor.panels.elements import para
from tutor.panels.html import Node, Nodes, h, path_data
from tutor.scene.pictograms import pictogram
from tutor.scene.primitives import Segment

if TYPE_CHECKING:
    from tutor.panels.app_text import AppText

CHAPTERS = {
    "table": 1, "dogma": 5, "winning": 9, "finer": 13, "rare": 17, "company": 21, "editions": 24, "expansions": 27,
}  # fmt: skip
"""chapter -> number of its first lesson"""
PICTURES = (
    "The Wheel", "Code of Laws", "Enterprise", "Pottery", "Sailing", "Oars", "Philosophy", "Tools", "Monument",
    "Self Service", "Domestication", "Empire", "Construction", "Masonry", "Bicycle", "Compass", "Databases",
    "Space Traffic", "Clothing", "Robotics", "Navigation", "Feudalism", "Fission", "Alchemy", "Education",
    "Printing Press", "Padlock", "Athens", "Bell", "Holy Grail", "Gilgamesh", "William Shakespeare",
    "Alexander the Great",
)  # fmt: skip
"""the card whose pictogram stands for a lesson, by its number; a later lesson has none"""
MISLED = 3
"""maximum number of misconceptions named beside the map"""
MINUTES_A_QUESTION = 0.75
"""time for a question of practice"""


@dataclass(frozen=True, slots=True)
class LessonStanding:
    """How a lesson stands with a learner."""

    lesson: Lesson
    solved: int
    repeat: int
    last: str
    """day of the last try in it; empty: none"""

    @property
    def tasks(self) -> int:
        """Number of its tasks."""
        return len(self.lesson.tasks)

    @property
    def state(self) -> str:
        """``solved`` (all its tasks), ``repeat`` (some), ``begun`` or ``open``."""
        if self.solved == self.tasks:
            return "solved"
        if self.repeat:
            return "repeat"
        return "begun" if self.solved else "open"

    @property
    def left(self) -> int:
        """Number of its tasks that were never answered."""
        return self.tasks - self.solved - self.repeat


def standings(lessons: Sequence[Lesson], progress: Progress) -> list[LessonStanding]:
    """Return how every lesson stands."""
    found = []
    for lesson in lessons:
        each = [progress.standing(lesson.id, task.id) for task in lesson]
        last = max((progress.of(lesson.id, task.id).last for task in lesson), default="")
        found.append(LessonStanding(lesson, each.count(Standing.SOLVED), each.count(Standing.REPEAT), last))
    return found


def going_on(found: Sequence[LessonStanding]) -> LessonStanding | None:
    """Return the lesson to go on with: the one last begun that has open tasks, else the next after those done.

    ``None``: no lesson of the course has an open task.
    """
    course = [each for each in found if each.left and not each.lesson.aside]
    begun = [each for each in course if each.left < each.tasks]
    if begun:
        return max(begun, key=lambda each: each.last)
    latest = max((each.lesson.number for each in found if each.last), default=0)
    return next((each for each in course if each.lesson.number > latest), course[0] if course else None)


def contents(texts: AppText, lessons: Sequence[Lesson], studies: Mapping[str, Study], progress: Progress) -> Nodes:
    """Return the map and what stands beside it; ``studies`` are by the names of their pages."""
    found = standings(lessons, progress)
    on = going_on(found)
    head = texts.message("map-solved", n=sum(each.solved for each in found), of=sum(each.tasks for each in found))
    title = h("h2", None, texts.message("map-label"))
    return [
        *trouble(texts, progress),
        h("div", {"class": "itut-map-head", "key": "head"}, title, h("span", {"class": "itut-about"}, head)),
        h(
            "div",
            {"class": "itut-map-body", "key": "body"},
            h("div", {"class": "itut-map-chapters", "key": "chapters"}, list(_chapters(texts, found, on))),
            h("div", {"class": "itut-map-side", "key": "side"}, _side(texts, found, on, studies, progress)),
        ),
    ]


def _chapters(texts: AppText, found: Sequence[LessonStanding], on: LessonStanding | None) -> Iterator[Node]:
    bounds = [*CHAPTERS.items(), ("", 10_000)]
    for (name, first), (_, after) in pairwise(bounds):
        held = [each for each in found if first <= each.lesson.number < after]
        if held:
            yield h(
                "section",
                {"class": f"itut-chapter itut-chapter-{name}", "key": name},
                h("h3", None, texts.message(f"map-chapter-{name}")),
                h("ol", {"class": "itut-hexagons"}, [_lesson(texts, each, present=each is on) for each in held]),
            )


def _lesson(texts: AppText, each: LessonStanding, *, present: bool) -> Node:
    """Return a lesson's hexagon: a link with its name and how it stands."""
    number, title = each.lesson.number, short_title(texts, each.lesson)
    name = texts.message(
        f"map-lesson-{each.state}", number=number, title=title, n=each.solved, of=each.tasks, again=each.repeat
    )
    card = PICTURES[number - 1] if number <= len(PICTURES) else ""
    outline = pictogram(card) if card else None
    share = round(100 * each.solved / each.tasks)
    shapes: Nodes = [h("path", {"class": "itut-hexagon-back", "d": _HEXAGON})]
    if share:
        shapes.append(
            h(
                "path",
                {"class": "itut-hexagon-ring", "d": _HEXAGON, "pathLength": "100", "stroke-dasharray": f"{share} 100"},
            )
        )
    if present:
        shapes.append(h("path", {"class": "itut-hexagon-outer", "d": _OUTER}))
    if outline is not None:
        shapes.append(h("path", {"class": "itut-hexagon-picture", "d": path_data(_placed(outline))}))
    badge: Node = ""
    if each.state == "solved":
        badge = h("span", {"aria-hidden": "true", "class": "itut-mark itut-mark-right"})
    elif each.state == "repeat":
        badge = h("span", {"aria-hidden": "true", "class": "itut-map-again"}, str(each.repeat))
    link = {
        "class": f"itut-hexagon itut-hexagon-{each.state}" + (" itut-hexagon-present" if present else ""),
        "href": f"{each.lesson.id}.ipynb",
        "aria-label": name,
        "title": texts.spoken(authored(texts, each.lesson.summary)),
        "aria-current": "step" if present else None,
        "key": f"link-{each.lesson.id}",
    }
    return h(
        "li",
        {"key": each.lesson.id},
        h(
            "a",
            link,
            h("svg", {"viewBox": "0 0 100 100", "aria-hidden": "true"}, shapes),
            h("span", {"aria-hidden": "true", "class": "itut-hexagon-number"}, str(number)),
            badge,
            h("span", {"aria-hidden": "true", "class": "itut-hexagon-name"}, title),
        ),
    )


def _side(
    texts: AppText,
    found: Sequence[LessonStanding],
    on: LessonStanding | None,
    studies: Mapping[str, Study],
    progress: Progress,
) -> Nodes:
    """Return, in this order: go on, due today, what misled you, studies, or."""
    content: Nodes = []
    due = [name for name in progress.due() if name in MISCONCEPTIONS]
    if on is not None:
        minutes = max(1, round(on.lesson.minutes * on.left / on.tasks))
        fresh = on.left == on.tasks
        place = texts.message("map-begin" if fresh else "map-place", number=on.lesson.number, left=on.left, of=on.tasks)
        content.append(
            _part(
                texts, "on",
                h("p", {"class": "itut-map-title"}, short_title(texts, on.lesson)),
                h("p", None, place, " ", texts.message("map-minutes", n=minutes)),
                _link(f"{on.lesson.id}.ipynb", texts.message("map-start" if fresh else "map-go-on"), main=True),
            )
        )  # fmt: skip
    if due:
        words = texts.message("map-due-count", n=len(due), minutes=ceil(len(due) * MINUTES_A_QUESTION))
        practise = _link("practice.ipynb", texts.message("practice-begin"), main=on is None)
        content.append(_part(texts, "due", h("p", {"class": "itut-map-title"}, words), practise))
    misled = [
        name
        for name, _ in progress.misconceptions().most_common()
        if name in MISCONCEPTIONS and not progress.is_mastered(name)
    ]
    again = [each for each in found if each.repeat]
    if misled or again:
        rows = [_belief(texts, name) for name in misled[:MISLED]]
        more = len(misled) - MISLED
        parts: Nodes = [para(texts.message("map-thought")), h("ul", {"class": "itut-map-misled"}, rows)] if rows else []
        if more > 0:
            parts.append(para([texts.message("map-more", n=more)], "itut-about", "more"))
        if again:
            parts.append(para([texts.message("map-again", n=sum(each.repeat for each in again))], "", "again"))
            for each in again[:MISLED]:
                label = texts.message("map-repeat", title=short_title(texts, each.lesson), n=each.repeat)
                parts.append(_link(f"{each.lesson.id}.ipynb", label))
        content.append(_part(texts, "misled", *parts))
    if studies:
        content.append(_part(texts, "studies", *(_study(texts, *each, progress) for each in studies.items())))
    others = [
        h(
            "p",
            {"key": name},
            _link(f"{name}.ipynb", texts.message(f"map-or-{name}"), plain=True),
            " ",
            texts.message(f"map-or-{name}.about"),
        )
        for name in ("play", "explorer", "practice", "puzzles")
    ]
    content.append(_part(texts, "or", *others))
    if progress.hidden:
        content.append(para([texts.message("task-hidden")], "itut-about", "hidden"))
    return content


HEADINGS = {"on": "map-on", "due": "map-due", "misled": "map-misled", "studies": "map-studies", "or": "map-or"}
"""part beside the map -> message of its heading"""


def _part(texts: AppText, name: str, *children: Node) -> Node:
    heading = h("h3", {"class": "itut-map-part"}, texts.message(HEADINGS[name]))
    return h("section", {"class": f"itut-map-section itut-map-of-{name}", "key": name}, heading, list(children))


def _study(texts: AppText, name: str, study: Study, progress: Progress) -> Node:
    """Return a link to a study, how many of its questions are answered rightly, and what it is about."""
    asked = [(lesson.id, task.id) for lesson in study.lessons for task in lesson]
    solved = sum(progress.standing(*task) is Standing.SOLVED for task in asked)
    about: Nodes = [texts.message("map-study-solved", n=solved, of=len(asked)), " "] if solved else []
    title = _link(f"{name}.ipynb", study.title.of(texts.language), plain=True)
    return h("p", {"key": name}, title, " ", about, study.summary.of(texts.language))


def _belief(texts: AppText, name: str) -> Node:
    """Return a false belief, marked as one, and what holds instead."""
    false = h("s", None, texts.nodes(f"misconception-{name}"))
    return h("li", {"key": name}, false, " ", h("b", None, texts.nodes(f"misconception-{name}.truth")))


def _link(where: str, words: str, *, main: bool = False, plain: bool = False) -> Node:
    class_ = "itut-link" if plain else "itut-button" + (" itut-primary" if main else "")
    return h("a", {"class": class_, "href": where, "key": f"to-{where}", "data-first": main}, words)


def short_title(texts: AppText, lesson: Lesson) -> str:
    """Return a lesson's title up to its colon."""
    return authored(texts, lesson.title).partition(":")[0]


def _hexagon(radius: float) -> str:
    """Return the outline of a hexagon in a box of 100, from its upper corner clockwise."""
    angles = [pi * (place / 3 - 0.5) for place in range(6)]
    return "M" + "L".join(f"{50 + radius * cos(angle):.1f} {50 + radius * sin(angle):.1f}" for angle in angles) + "Z"


_HEXAGON, _OUTER = _hexagon(42), _hexagon(48.5)


def _placed(outline: tuple[Segment, ...]) -> tuple[Segment, ...]:
    """Return a pictogram of a unit box in the middle of the hexagon, above its number."""
    return tuple(
        (op, tuple(value * 38 + (24 if i % 2 else 31) for i, value in enumerate(values))) for op, values in outline
    )
