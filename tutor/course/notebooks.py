"""Builds notebooks from the lessons' sources: one Markdown file for both languages of each lesson.

A source is jupytext's Markdown. A line ``<!-- en -->`` or ``<!-- uk -->`` begins a part for that language only,
``<!-- both -->`` ends it. ``{{lang}}`` is the language, ``{{name}}`` the lesson's name, ``{{lessons}}`` a list of all
lessons with summaries, ``{{studies}}`` one of all studies, ``{{study}}`` the summary of the page's own study,
``{{ways}}`` and ``{{next}}`` links to neighbouring pages, ``{{traps:a,b}}`` rows of a table with the truth about
misconceptions and the tasks that test them, ``{{printings:oars}}`` what each edition prints on a card and what differs
(``printed``), ``{{picture:card}}`` a picture (``pictures``), drawn into a file in the folder ``pictures``. A code cell
with output is marked ``tags=["shows"]``; its output is not saved or compared. All other cells must have no output, so
that they can assert what the lesson claims.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from engine.cards.facts import EDITIONS, card_catalogue
from engine.model.cards import CardFacts
from engine.positions.position import Bilingual
from engine.positions.problems import Problem
from engine.text.messages import Messages
from tutor.course import library, studies
from tutor.course.folders import CONTENTS, SOURCE, lessons
from tutor.course.misconceptions import MISCONCEPTIONS
from tutor.course.pictures import PICTURES, alt_text, picture
from tutor.course.printed import printed
from tutor.course.study import Study
from tutor.course.study_file import load_study
from tutor.course.task_file import loads_tasks
from tutor.course.tasks import Lesson

LANGUAGES = {"en": "", "uk": "uk"}
"""folder of each language's notebooks, below that of the lessons"""
MARK = re.compile(r"<!--\s*(en|uk|both)\s*-->")
HOLE = re.compile(r"\{\{([^{}]*)\}\}")
DRAWN = "pictures"
"""folder of the pictures, beside the lessons"""
TRAPS_NAMED = 3
"""maximum number of tasks listed for one misconception"""
SHOWS = "shows"
NOT_COMPARED = "nbval-ignore-output"
PAGE = "innovation_tutor"
"""metadata of a page of ours, for the extension in ``tutor/cli/jupyter/labextensions``: the name, whether it is a
lesson, and the words shown while it starts"""
METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


class SourceError(ValueError):
    """A lesson's source cannot be built."""

    code = "bad-source"

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def sources(folder: Path) -> list[Path]:
    """Return the sources of all notebooks, in order; that of a study stands beside its file."""
    return [*sorted((folder / SOURCE).glob("*.md")), *sorted((folder / SOURCE / studies.STUDIES).glob("*.md"))]


def target(folder: Path, source: Path, language: str) -> Path:
    """Return the notebook of a source in a language."""
    return folder / LANGUAGES[language] / f"{source.stem}.ipynb"


def build_all(folder: Path | None = None) -> dict[Path, str]:
    """Return path -> text for every notebook and picture.

    Raises:
        SourceError: a source cannot be built.
        ModuleNotFoundError: jupytext is not installed; only authors of lessons need it.
    """
    where = folder or lessons()
    return {
        target(where, source, language): build(source, language, where)
        for source in sources(where)
        for language in LANGUAGES
    } | {
        where / DRAWN / f"{name}-{language}.svg": picture(name, language) + "\n"
        for name in PICTURES
        for language in LANGUAGES
    }


def out_of_step(folder: Path | None = None) -> list[Path]:
    """Return the notebooks and pictures that differ from their sources, are missing, or have no source."""
    where = folder or lessons()
    wanted = build_all(where)
    there = {path for sub in LANGUAGES.values() for path in (where / sub).glob("*.ipynb")}
    there.update((where / DRAWN).glob("*.svg"))
    wrong = [path for path, text in wanted.items() if path not in there or path.read_text(encoding="utf-8") != text]
    return sorted([*wrong, *(there - wanted.keys())])


def write_all(folder: Path | None = None) -> list[Path]:
    """Write every notebook that differs from its source; return the written paths."""
    written = []
    for path, text in build_all(folder).items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            written.append(path)
    return written


def build(source: Path, language: str, folder: Path) -> str:
    """Return the text of one notebook.

    Raises:
        SourceError: the source cannot be built.
    """
    import jupytext

    text = "".join(_of_language(source, language, folder))
    notebook = jupytext.reads(text, fmt="md")
    return json.dumps(_plain(notebook, source.stem, language, folder), ensure_ascii=False, indent=1) + "\n"


def _of_language(source: Path, language: str, folder: Path) -> Iterator[str]:
    """Yield the lines of a source for one language."""
    current = "both"
    seen: dict[str, int] = {"en": 0, "uk": 0}
    for number, line in enumerate(source.read_text(encoding="utf-8").splitlines(keepends=True), start=1):
        mark = MARK.fullmatch(line.strip())
        if mark:
            current = mark[1]
            if current in seen:
                seen[current] += 1
            continue
        if "<!--" in line and re.search(r"<!--\s*\w{2,4}\s*-->", line):
            raise SourceError(Problem(source.name, number, 1, f"no such mark: {line.strip()[:60]}"))
        if current in ("both", language):
            yield _filled(line, source, number, language, folder)
    if seen["en"] != seen["uk"]:
        message = f"{seen['en']} parts in English but {seen['uk']} in Ukrainian"
        raise SourceError(Problem(source.name, 0, 0, message))


def _filled(line: str, source: Path, number: int, language: str, folder: Path) -> str:
    def fill(match: re.Match[str]) -> str:
        match match[1]:
            case "lang":
                return language
            case "name":
                return source.stem
            case "ways":
                return _ways(source.stem, language, folder)
            case "next":
                return _next(source.stem, language, folder)
            case "lessons":
                return _listed(language, folder)
            case "studies":
                return _studies(language, folder)
            case "study" if source.stem in studies.names(folder):
                return _study(source.stem, folder).summary.of(language)
            case other if other.startswith("traps:") and set(ids := other[6:].split(",")) <= MISCONCEPTIONS.keys():
                return _traps(ids, language, folder)
            case other if other.startswith("printings:") and (key := other[10:]) in (cards := _cards()):
                return printed(_words(language), cards[key])
            case other if other.startswith("picture:") and (name := other[8:]) in PICTURES:
                where = f"{'../' if LANGUAGES[language] else ''}{DRAWN}/{name}-{language}.svg"
                return f"![{alt_text(name, language)}]({where})"
            case other:
                raise SourceError(Problem(source.name, number, match.start() + 1, f"nothing to put in for {other!r}"))

    return HOLE.sub(fill, line)


def _listed(language: str, folder: Path) -> str:
    """Return a Markdown list of all lessons with summaries."""
    rows = []
    for name in library.names(folder):
        title, summary = _heads(name, folder)
        rows.append(f"1. [{title.of(language)}]({name}.ipynb) — {summary.of(language)}")
    return "\n".join(rows)


def _studies(language: str, folder: Path) -> str:
    """Return a Markdown list of all studies with summaries."""
    found = {name: _study(name, folder) for name in studies.names(folder)}
    return "\n".join(
        f"- [{study.title.of(language)}]({name}.ipynb) — {study.summary.of(language)}" for name, study in found.items()
    )


def _traps(ids: Iterable[str], language: str, folder: Path) -> str:
    """Return rows of a table: the misconception, the truth, and the first tasks that test it."""
    words = _words(language)
    met: dict[str, list[str]] = {}
    for name in library.names(folder):
        for number, task in enumerate(_lesson(name, folder), start=1):
            for each in {wrong.misconception for wrong in task.wrong}:
                met.setdefault(each, []).append(f"[{int(name[:2])}.{number}]({name}.ipynb)")
    return "\n".join(
        f"| {words.message(f'misconception-{each}')} | {words.message(f'misconception-{each}.truth')} "
        f"| {' '.join(met[each][:TRAPS_NAMED])} |"
        for each in ids
    )


def _ways(name: str, language: str, folder: Path) -> str:
    """Return links to the contents, the previous lesson and the other language, and how to run the page."""
    words = _words(language)
    order = library.names(folder)
    before = [each for each in order[: order.index(name)] if not _lesson(each, folder).aside][-1:]
    return " · ".join(
        [
            f"[{words.message('lesson-all')}]({CONTENTS})",
            *(
                f"[{words.message('lesson-back', title=_title(each, language, folder))}]({each}.ipynb)"
                for each in before
            ),
            f"[{words.message('lesson-other-language')}]({'..' if LANGUAGES[language] else 'uk'}/{name}.ipynb)",
        ]
    ) + (f"\n\n*{words.message('lesson-run')}*" if name != order[0] else "")


def _next(name: str, language: str, folder: Path) -> str:
    """Return a link to the next lesson, or to the contents after the last one."""
    words = _words(language)
    order = library.names(folder)
    for each in order[order.index(name) + 1 :]:
        if not _lesson(each, folder).aside:
            return f"[{words.message('lesson-next', title=_title(each, language, folder))}]({each}.ipynb)"
    return f"[{words.message('lesson-all')}]({CONTENTS})"


def _title(name: str, language: str, folder: Path) -> str:
    """Return a lesson's title up to its colon."""
    return _heads(name, folder)[0].of(language).partition(":")[0]


@cache
def _cards() -> Mapping[str, CardFacts]:
    """Return the cards of the base set by key, as the latest edition prints them."""
    return {card.key: card for card in card_catalogue(EDITIONS[0]).cards}


@cache
def _words(language: str) -> Messages:
    return Messages(language, files("tutor") / "locales")


def _heads(name: str, folder: Path) -> tuple[Bilingual, Bilingual]:
    """Return a lesson's title and summary."""
    lesson = _lesson(name, folder)
    return lesson.title, lesson.summary


def _lesson(name: str, folder: Path) -> Lesson:
    return _read((folder / SOURCE / f"{name}.yaml").read_text(encoding="utf-8"), f"{name}.yaml")


def _study(name: str, folder: Path) -> Study:
    path = studies.path_of(name, folder)
    return _read_study(path, path.read_text(encoding="utf-8"))


@cache
def _read_study(path: Path, _text: str) -> Study:
    """Read a study; cached by its path and its text."""
    return load_study(path)


@cache
def _read(text: str, source: str) -> Lesson:
    """Read a lesson; cached by its text."""
    return loads_tasks(text, source)


def _plain(notebook: Any, stem: str, language: str, folder: Path) -> dict[str, Any]:
    """Return a notebook as plain data with stable cell ids and nothing that differs between builds.

    The code that opens what a page shows is hidden: a reader comes for the table.
    """
    cells = []
    for number, cell in enumerate(notebook.cells, start=1):
        metadata = dict(cell.metadata)
        tags = [NOT_COMPARED if tag == SHOWS else tag for tag in metadata.pop("tags", [])]
        if tags:
            metadata["tags"] = tags
        if NOT_COMPARED in tags:
            metadata.setdefault("jupyter", {"source_hidden": True})
        if cell.cell_type == "markdown":
            metadata["editable"] = False  # keys meant for the table must not change the text
        made: dict[str, Any] = {"cell_type": cell.cell_type}
        if cell.cell_type == "code":
            made["execution_count"] = None
        made |= {"id": f"{stem}-{number}", "metadata": metadata}
        if cell.cell_type == "code":
            made["outputs"] = []
        made["source"] = cell.source.strip("\n").splitlines(keepends=True)
        cells.append(made)
    words = _words(language)
    page: dict[str, Any] = {
        "page": stem,
        "lesson": stem in library.names(folder),
        "waits": words.message("lesson-waits"),
        "below": words.message("lesson-below"),
    }
    return {"cells": cells, "metadata": METADATA | {PAGE: page}, "nbformat": 4, "nbformat_minor": 5}
