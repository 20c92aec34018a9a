"""Lessons on older editions: tables of those editions, rules cited from their documents, printings word by word."""

import re
from pathlib import Path

import pytest

from engine.cards.facts import EDITIONS, card_catalogue
from engine.positions import load as position
from engine.rules import RULES, places_for
from engine.rules.documents import DOCUMENTS, FOURTH
from engine.run.machine import Machine
from engine.text.markup import to_plain
from engine.text.printings import CardPrinting, printings
from tests.conftest import ROOT
from tests.course.test_notebooks import text_of
from tutor.course import Lesson, Task, check, load
from tutor.course.grading import cited_rule
from tutor.course.printed import printed as as_markdown
from tutor.course.task_text import authored
from tutor.panels.app_text import AppText, catalogue

THIRD_EDITION, TWO_PRINTINGS = load("24-third-edition"), load("26-two-printings")
OLDER = [
    (lesson, task)
    for lesson in (THIRD_EDITION, TWO_PRINTINGS)
    for task in lesson
    if lesson.position(task.position).edition != FOURTH
]
TABLES = {name: position(f"lessons/two-printings-{name}") for name in ("fourth", "third", "first")}


def machine(lesson: Lesson, task: Task) -> Machine:
    return lesson.position(task.position).game().machine


def test_every_table_of_lesson_24_is_of_the_third_edition_and_has_no_switch_turned() -> None:
    for _, table in THIRD_EDITION.positions:
        assert (table.edition, table.switches) == (3, ())


def test_lesson_26_lays_one_table_three_times() -> None:
    assert sorted(table.edition for _, table in TWO_PRINTINGS.positions) == sorted(EDITIONS)
    laid = set()
    for table in TABLES.values():
        assert table.switches == ()
        cards = card_catalogue(table.edition)
        assert table.achievements is not None
        laid.add(
            (
                table.turn,
                tuple(
                    (
                        player.name,
                        tuple(tuple(cards.key[card] for card in pile.cards) for pile in player.piles),
                        tuple((zone.key, tuple(cards.key[item.card] for item in zone.items)) for zone in player.zones),
                    )
                    for player in table.players
                ),
                tuple((item.value, cards.key[item.card] if item.card >= 0 else "") for item in table.achievements[:9]),
                tuple((back, tuple(cards.key[card] for card in deck.top)) for back, deck in table.decks),
            )
        )
    assert len(laid) == 1


@pytest.mark.parametrize(("lesson", "task"), OLDER, ids=lambda each: each.id)
def test_a_verdict_cites_a_document_of_the_older_editions(lesson: Lesson, task: Task) -> None:
    table = lesson.position(task.position)
    for answer in (task.solution.answer, *(wrong.answer for wrong in task.wrong)):
        cited = cited_rule(task, check(task, table, answer))
        assert cited is not None
        assert table.edition in RULES[cited].editions
        place = places_for(RULES[cited], table.edition, "en")[0]
        assert DOCUMENTS[place.document].edition != FOURTH, (cited, place)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_question_quotes_the_card_as_its_own_edition_prints_it(language: str) -> None:
    quoted = {}
    for task in TWO_PRINTINGS:
        machine_ = machine(TWO_PRINTINGS, task)
        texts = AppText(machine_, language, ("1", "2"), None)
        if "{text-1:statistics}" in task.question.of(language):
            statistics = machine_.catalogue.find("statistics")
            effect = texts.card(statistics).effects[0].text
            assert effect in authored(texts, task.question)
            quoted[machine_.setup.edition] = effect
    assert quoted.keys() == set(EDITIONS)
    assert len(set(quoted.values())) == len(EDITIONS)


# --- the printings on the page -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize("key", ["statistics", "archery", "writing", "oars", "masonry"])
def test_both_texts_can_be_read_off_what_differs(language: str, key: str) -> None:
    words = catalogue(language)
    cards = card_catalogue(FOURTH)
    found = printings(words, cards.find(key))
    parts = re.split(r"(?m)^\*\*.*\n\n", as_markdown(words, cards.facts[cards.find(key)]))[1:]
    if len(found) == 1:
        assert [effects(parts[0])] == [told(found[0], language)]
        return
    assert len(parts) == len(found) - 1
    for part, before, after in zip(parts, found, found[1:], strict=False):
        assert effects(re.sub(r" ?\*\*[^*]+\*\*", "", part).replace("~~", "")) == told(before, language)
        assert effects(re.sub(r" ?~~[^~]+~~", "", part).replace("**", "")) == told(after, language)


def effects(markdown: str) -> list[str]:
    """The effects of a list in Markdown that are not empty; without capitals, which are those of the text after."""
    rows = [row.removeprefix("1.").strip() for row in markdown.strip().splitlines() if row]
    return [row.casefold() for row in rows if row]


def told(printing: CardPrinting, language: str) -> list[str]:
    assert printing.texts is not None
    return [to_plain(text, catalogue(language)).casefold() for _, text in printing.texts]


def test_a_card_without_a_program_in_some_edition_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    facts = card_catalogue(FOURTH).facts[card_catalogue(FOURTH).find("oars")]
    full, *_ = printings(catalogue("en"), facts.id)
    empty = CardPrinting((1,), facts, None)
    for found in ((full, empty), (empty, full), (empty,)):
        monkeypatch.setattr("tutor.course.printed.printings", lambda _words, _card, found=found: found)
        with pytest.raises(LookupError, match="oars"):
            as_markdown(catalogue("en"), facts)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_page_of_lesson_26_shows_what_differs(language: str) -> None:
    folder: Path = ROOT / "lessons" / ("uk" if language == "uk" else "")
    text = "\n".join(text_of(folder / "26-two-printings.ipynb"))
    cards = card_catalogue(FOURTH)
    for key in ("statistics", "archery", "writing"):
        assert as_markdown(catalogue(language), cards.facts[cards.find(key)]) in text
    assert text.count("~~") >= 6
