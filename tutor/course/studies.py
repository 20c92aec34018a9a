"""The studies by name: those that come with the tutor, and files; and their entries in the list of scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path

from engine.cards.facts import card_catalogue
from engine.cards.sets import BASE, set_names
from engine.model.names import shown
from engine.positions import Position, PositionError
from engine.positions.files import text_of
from engine.positions.problems import hint_or_all
from engine.text.errors import WordedError
from engine.text.messages import phrase
from tutor.course.folders import SOURCE, lessons
from tutor.course.study import LineChapter, Study, TableChapter
from tutor.course.study_file import StudyError, is_study, load_study
from tutor.scenario_index import OWN, STUDY, ScenarioEntry, entries

STUDIES = "studies"
"""name of the folder with the studies, inside that of the lessons' sources"""


DOGMA = "dogma"
"""how the id of an option begins that is a Dogma action; the key of its card follows"""


class UnknownStudyError(WordedError, LookupError):
    """There is no study with this name."""

    code = "unknown-study"

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(phrase("error-no-study", name=shown(name), hint=hint_or_all(name, known)))


def names(folder: Path | None = None) -> list[str]:
    """Return the names of the studies that come with the tutor."""
    return sorted(path.stem for path in ((folder or lessons()) / SOURCE / STUDIES).glob("*.yaml"))


def path_of(name: str | Path, folder: Path | None = None) -> Path:
    """Return the file of a study, by its name or as a file.

    Raises:
        UnknownStudyError: there is no study and no file with this name.
    """
    path = Path(name)
    if path.suffix in (".yaml", ".yml") and path.is_file():
        return path
    known = names(folder)
    if str(name) not in known:
        raise UnknownStudyError(str(name), known)
    return (folder or lessons()) / SOURCE / STUDIES / f"{name}.yaml"


def load(name: str | Path, folder: Path | None = None) -> Study:
    """Return a study by its name (``a-settled-argument``) or file.

    Raises:
        UnknownStudyError: there is no study and no file with this name.
        StudyError: the file has errors; it lists all of them.
    """
    return load_study(path_of(name, folder))


# --- in the list of scenarios -------------------------------------------------------------------------------


def listed(own: Path | None = None) -> tuple[ScenarioEntry, ...]:
    """Return every study and scenario that comes with the tutor, then those in the user's folder."""
    return (*_coming(), *(_own(each) if each.kind == OWN else each for each in entries(own)))


@cache
def _coming() -> tuple[ScenarioEntry, ...]:
    """Return the entries of the studies that come with the tutor."""
    return tuple(_entry(load(name), f"{STUDIES}/{name}", path_of(name), STUDY) for name in names())


def _own(entry: ScenarioEntry) -> ScenarioEntry:
    """Return the entry of a file in the user's folder, read as a study if it says that it is one."""
    if entry.fine:
        return entry
    with suppress(PositionError):  # it cannot be read at all, as the entry says already
        if not is_study(text_of(entry.path)):
            return entry
        try:
            return _entry(load_study(entry.path), entry.name, entry.path, OWN)
        except StudyError as error:
            return replace(entry, study=True, fault=error)
    return entry


def _entry(study: Study, name: str, path: Path, kind: str) -> ScenarioEntry:
    """Return what the list says of a study: its summary, and the cards, rules, editions and sets of its chapters."""
    tables = list(_tables(study))
    rules = [rule for lesson in study.lessons for task in lesson for rule in task.rules]
    rules += [
        rule for chapter in study.chapters if isinstance(chapter, TableChapter) for rule in chapter.position.rules
    ]
    edition, *others = dict.fromkeys(table.edition for table in tables)
    sets = {name for table in tables for name in table.sets}
    return ScenarioEntry(
        name,
        path,
        kind,
        title=study.title,
        question=study.summary,
        cards=tuple(dict.fromkeys(_cards(study))),
        rules=tuple(dict.fromkeys(rules)),
        edition=edition,
        reading=(),
        reasons=tuple(chapter.title for chapter in study.chapters),
        sets=(BASE, *(name for name in set_names() if name in sets and name != BASE)),
        also_in=tuple(others),
        study=True,
    )


def _tables(study: Study) -> Iterator[Position]:
    """Yield the tables of a study, in order."""
    for chapter in study.chapters:
        if isinstance(chapter, TableChapter | LineChapter):
            yield chapter.position
        else:
            yield from (chapter.lesson.position(task.position) for task in chapter.lesson)


def _cards(study: Study) -> Iterator[int]:
    """Yield the cards that a study is about: those of its rulings, and those that its lines activate."""
    for chapter in study.chapters:
        if isinstance(chapter, TableChapter):
            yield from chapter.position.cards
        elif isinstance(chapter, LineChapter):
            catalogue = card_catalogue(chapter.position.edition, chapter.position.sets)
            activated = {f"{DOGMA} {card.key}": card.id for card in catalogue.cards}
            yield from (activated[pick] for picks in chapter.play for pick in picks if pick in activated)
