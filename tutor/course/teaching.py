"""Which lessons teach some rules: read from the rules that the lessons' tasks name, and the headings they stand under.

A task names few rules, and a game brings up others from the same page of the rulebook. So a rule that no task names
counts for those that stand under one of its headings.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from engine.positions.position import Bilingual
from engine.rules import RULES
from engine.rules.documents import FOURTH
from tutor.course.folders import SOURCE, lessons
from tutor.panels.lookback import LessonLink

NEAR = 0.5
"""what a rule under the same heading counts beside the rule itself"""
MOST = 2
"""lessons that are named"""
_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Taught(NamedTuple):
    title: Bilingual
    share: Mapping[str, float]
    """rule -> the share of the lesson's tasks that name it"""


def teaching(
    rules: Iterable[str], edition: int = FOURTH, *, most: int = MOST, folder: Path | None = None
) -> list[LessonLink]:
    """Return the lessons that teach some rules of an edition, the best first, at most so many; there may be none.

    A rule counts the more the fewer lessons name it, and a lesson the more of its tasks name the rule.

    Raises:
        NoLessonsError: the lessons are missing.
    """
    taught = _taught(folder or lessons())
    named: dict[str, set[str]] = defaultdict(set)
    for name, lesson in taught.items():
        for rule in lesson.share:
            if rule in RULES and edition in RULES[rule].editions:
                named[rule].add(name)
    counts: dict[str, dict[str, float]] = defaultdict(dict)
    for rule in sorted(set(rules) & RULES.keys()):
        for other, weight in _near(rule, named).items():
            for name in named[other]:
                count = weight * taught[name].share[other] / len(named[other])
                counts[name][other] = max(count, counts[name].get(other, 0.0))
    ranked = sorted(counts, key=lambda name: (-sum(counts[name].values()), name))
    return [
        LessonLink(name, taught[name].title, tuple(sorted(counts[name], key=lambda rule: (-counts[name][rule], rule))))
        for name in ranked[:most]
    ]


def _near(rule: str, named: Iterable[str]) -> dict[str, float]:
    """Return the rules of lessons that are about a rule, with what each counts: itself, else those under a heading."""
    named = set(named)
    if rule in named:
        return {rule: 1.0}
    headings = {(place.document, place.section) for place in RULES[rule].places}
    found = [
        other
        for other in sorted(named)
        if headings & {(place.document, place.section) for place in RULES[other].places}
    ]
    return {other: NEAR / len(found) for other in found}


@cache
def _taught(folder: Path) -> Mapping[str, _Taught]:
    """Return what every lesson for learners teaches, by its name; its tasks are not checked, as a test does that."""
    found = {}
    for path in sorted((folder / SOURCE).glob("*.yaml")):
        data: Any = yaml.load(path.read_text(encoding="utf-8"), Loader=_Loader)  # noqa: S506 (a safe loader)
        if data.get("aside"):
            continue
        tasks = data["tasks"]
        share: dict[str, float] = defaultdict(float)
        for task in tasks:
            for rule in task["rules"]:
                share[rule] += 1 / len(tasks)
        found[path.stem] = _Taught(Bilingual(**data["title"]), dict(share))
    return found
