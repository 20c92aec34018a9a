"""The rulings: what the README says of them is so, and what is undecided is there under every reading."""

import os
import re
from collections import defaultdict
from pathlib import Path

import pytest
import yaml

from engine.cards.facts import card_catalogue
from engine.editions import SWITCHES, switches
from engine.positions import Position, PositionError, load, loads, verify
from engine.rules import RULES
from engine.rules.documents import BASE_4E, BASE_4E_UK, FAQ1, FOURTH, HELP, THIRD_BOOK, ULTIMATE
from tests.conftest import ROOT

RULINGS = ROOT / "scenarios" / "rulings"
README = RULINGS / "README.md"
UPDATE = "UPDATE_GOLDEN" in os.environ
INDEX = re.compile(r"(<!-- index: .*? -->\n).*?(<!-- end of index -->)", flags=re.DOTALL)
FILES = {path.stem: load(path) for path in sorted(RULINGS.glob("*.yaml"), key=lambda path: path.stem)}
TEXT = README.read_text(encoding="utf-8")


def reading(position: Position) -> tuple[str, str] | None:
    """The switch that the file sets, and how."""
    fixed = dict(position.switches)
    assert len(fixed) <= 1, f"{position.id} is about one switch"
    return next(iter(fixed.items()), None)


def matter(stem: str) -> str:
    """What a file is about in its edition: its name without the reading."""
    told = reading(FILES[stem])
    return stem.removesuffix(f"-{told[1]}") if told else stem


def ruling(stem: str) -> str:
    """The id of the ruling that a file tells: without the reading and the edition."""
    return re.sub("-(3e|1e|first-edition)$", "", matter(stem))


def editions(position: Position) -> tuple[int, ...]:
    """The editions in which a file is played, its own first."""
    return (position.edition, *(other.edition for other in position.also_in))


def index() -> str:
    """The table of all files."""
    rows = ["| ruling | what it tells | editions | cards | undecided |", "|---|---|---|---|---|"]
    for stem, position in FILES.items():
        cards = ", ".join(card_catalogue(FOURTH, position.sets).title[card] for card in position.cards)
        told = reading(position)
        played = ", ".join(map(str, editions(position)))
        undecided = f"`{told[0]}`: {told[1]}" if told else ""
        rows.append(f"| [{stem}]({stem}.yaml) | {position.title.en} | {played} | {cards} | {undecided} |")
    return "\n".join(rows) + "\n"


def in_catalogue(stem: str) -> bool:
    return re.fullmatch(r"[a-z]{3}-\d\d", ruling(stem)) is not None


def test_every_file_is_in_the_index() -> None:
    text = INDEX.sub(lambda found: found[1] + "\n" + index() + "\n" + found[2], TEXT)
    if UPDATE:
        README.write_text(text, encoding="utf-8")
    assert text == README.read_text(encoding="utf-8"), "run again with UPDATE_GOLDEN=1"


def test_the_numbers_are_true() -> None:
    told = {ruling(stem).upper() for stem in FILES if in_catalogue(stem)}
    missing = re.findall(r"\b[A-Z]{3}-\d\d\b", TEXT.split("## Not here, and why")[1])
    assert len(missing) == len(set(missing))
    assert not told & set(missing)
    (all_, here, rest) = re.findall(r"catalogue of (\d+) entries .* Of these (\d+) are here; the other (\d+)", TEXT)[0]
    assert (int(all_), int(here), int(rest)) == (len(told) + len(missing), len(told), len(missing))


def test_what_is_undecided_is_there_under_every_reading() -> None:
    readings = defaultdict(set)
    for stem, position in FILES.items():
        if told := reading(position):
            assert stem.endswith(f"-{told[1]}"), f"{stem} should end with its reading"
            # which one it is the panel beside the table says, in the switch's own words
            assert "one of the readings is played here" in position.reasons[-1].en.lower(), stem
            assert "тут грають за одним із прочитань" in position.reasons[-1].uk.lower(), stem
            readings[matter(stem), told[0]].add(told[1])
    for (name, switch), choices in readings.items():
        assert choices == set(SWITCHES[switch].choices), f"{name} does not show every reading of {switch}"
    excused = set(re.findall(r"^\| `([a-z-]+)` \|", TEXT, flags=re.MULTILINE))
    undecided = {switch.id for switch in SWITCHES.values() if switch.undecided}
    assert {switch for _, switch in readings} | excused == undecided
    assert not {switch for _, switch in readings} & excused


@pytest.mark.parametrize("stem", FILES)
def test_it_says_what_it_must(stem: str) -> None:
    position = FILES[stem]
    for text in (position.title, position.question, position.answer, *position.reasons, *position.sources):
        assert text.en
        assert text.uk
        assert text.en != text.uk
        assert re.search("[а-щьюяєіїґ]", text.uk), f"no Ukrainian: {text.uk}"
        assert not re.search("[ыэъё]", text.uk), f"not Ukrainian: {text.uk}"
    assert position.reasons
    assert position.sources
    assert position.rules
    assert position.lines
    for line in position.lines:
        assert line.expect, f"{line.id} expects nothing"


CITED = (
    (BASE_4E, "en", r"4th edition base rulebook, pp?\. ([\d-]+) \((.*)\)"),
    (BASE_4E_UK, "uk", r"Правила базової гри четвертого видання, с\. ([\d-]+) \((.*)\); англійською с\. [\d-]+"),
    (ULTIMATE, "en", r"Innovation Ultimate rulebook, pp?\. ([\d-]+) \((.*?)(?:, (?:example|note))?\)"),
)
PLACES = {place for rule in RULES.values() for place in rule.places}


@pytest.mark.parametrize(("document", "language", "form"), CITED, ids=[document for document, *_ in CITED])
def test_what_is_cited_stands_there(document: str, language: str, form: str) -> None:
    known = {(place.page, place.section) for place in PLACES if place.document == document}
    cited = set()
    for position in FILES.values():
        for source in position.sources:
            found = re.fullmatch(form, source.of(language))
            cited |= {found.groups()} if found else set()
    assert len(cited) > 10
    wrong = sorted(cited - known)
    assert not wrong


OLDER = (
    (THIRD_BOOK, "en", r"3rd edition rulebook(?:, p\. (\d+))? \((.*?)\)(?:[:,] .*)?"),
    (THIRD_BOOK, "uk", r"Правила третього видання англійською(?:, с\. (\d+))? \((.*?)\)(?:[:,] .*)?"),
    (HELP, "en", r"Board Game Arena’s help for the 3rd edition()? \((.*)\)"),
    (HELP, "uk", r"Довідка Board Game Arena до третього видання()? \((.*)\)"),
    (FAQ1, "en", r"Publisher’s FAQ of July 2011, known at second hand()? \((.*?)(?:: .*)?\)"),
    (FAQ1, "uk", r"Відповіді видавця, липень 2011 року, відомі з переказу()? \((.*?)(?:: .*)?\)"),
)
OLDER_SOURCE = re.compile("3rd edition|Board Game Arena’s help|Publisher’s FAQ|The card .* of the (3rd|first) edition")
OF_CARDS = {"FAQs: Anatomy", "FAQs: Fission", "FAQs: Machinery", "FAQs: Measurement"}
"""entries on single cards, which no rule has"""


@pytest.mark.parametrize(("document", "language", "form"), OLDER, ids=[f"{doc}-{lang}" for doc, lang, _ in OLDER])
def test_what_is_cited_of_the_older_editions_stands_there(document: str, language: str, form: str) -> None:
    """These texts show no pages but one, so the heading is the place; the rulebook's own FAQs are named by card."""
    known = {place.section for place in PLACES if place.document == document} | OF_CARDS
    sources = [source.of(language) for position in FILES.values() for source in position.sources]
    cited = {found[2] for source in sources if (found := re.fullmatch(form, source))}
    assert len(cited) > 3
    wrong = sorted(cited - known)
    assert not wrong


@pytest.mark.parametrize("stem", FILES)
def test_a_file_of_an_older_edition_cites_its_documents(stem: str) -> None:
    position = FILES[stem]
    if min(editions(position)) < FOURTH:
        assert any(OLDER_SOURCE.match(source.en) for source in position.sources)


PLAYED = [(stem, position) for stem, one in FILES.items() for position in (one, *one.also_in)]


@pytest.mark.parametrize(
    ("stem", "position"), PLAYED, ids=[f"{stem}-in-{position.edition}" for stem, position in PLAYED]
)
def test_it_is_so_in_each_edition_that_it_names(stem: str, position: Position) -> None:
    assert not [f"{stem}: {problem}" for problem in verify(position)]


def test_each_ruling_of_an_older_edition_is_played_there(shared: Path) -> None:
    """As the catalogue has them; the README says which are not here, and why."""
    catalogue = yaml.safe_load((shared / "rulings" / "rulings.yaml").read_text(encoding="utf-8"))["entries"]
    played: defaultdict[str, set[int]] = defaultdict(set)
    for stem, position in FILES.items():
        played[ruling(stem).upper()].update(editions(position))
    missing = set()
    with_sets = {ruling(stem).upper() for stem, position in FILES.items() if position.sets != ("base",)}
    """played with sets whose older editions are not there"""
    for entry in catalogue:
        older = {int(edition[0]) for edition in entry["editions"] if edition in ("3e", "1e")}
        if not older <= played[entry["id"]] and entry["id"] not in with_sets:
            missing.add(entry["id"])
        if played[entry["id"]] and entry.get("edition_differences") and entry["id"] not in with_sets:
            assert played[entry["id"]] & {1, 3}, f"{entry['id']} is told for the fourth edition only"
    not_here = set(re.findall(r"\b[A-Z]{3}-\d\d\b", TEXT.split("## Not here, and why")[1]))
    assert missing <= not_here
    assert {entry["id"] for entry in catalogue if entry["sets"] == ["base"]} & missing == {"SET-01"}


def flips() -> list[tuple[str, str, str]]:
    """(file, switch, another choice) where a file of a printed rule should notice."""
    noticing = {
        "met-01": ("achievement-ages",),
        "shr-09": ("reveal-is-sharing",),
        "ach-03": ("specials-claimed",),
        "ach-05": ("special-ties",),
        "ach-06": ("monument",),
        "vic-01": ("achievement-win",),
        "par-01": ("parley",),
        "par-02": ("parley",),
        "shr-20": ("parley",),
        "ach-03-3e": ("specials-claimed",),
        "ach-05-3e": ("special-ties",),
        "ach-06-3e": ("monument",),
        "ach-07": ("monument",),
        "drw-04-3e": ("achievement-win", "specials-claimed"),
        "drw-05": ("achievement-win",),
        "met-01-3e": ("achievement-ages",),
        "shr-09-3e": ("reveal-is-sharing",),
        "vic-01-3e": ("achievement-win",),
        "vic-09-3e": ("out-of-play",),
    }
    other = {"parley": ("none",)}
    return [
        (stem, switch, choice)
        for stem, ids in noticing.items()
        for switch in ids
        for choice in other.get(switch, SWITCHES[switch].choices)
        if choice != SWITCHES[switch].default(FILES[stem].edition)
    ]


@pytest.mark.parametrize(("stem", "switch", "choice"), flips())
def test_it_fails_where_the_rule_is_another(stem: str, switch: str, choice: str) -> None:
    text = (RULINGS / f"{stem}.yaml").read_text(encoding="utf-8") + f"\nswitches: {{{switch}: {choice}}}\n"
    try:
        faults = list(verify(loads(text)))
    except PositionError as error:
        faults = list(error.problems)
    assert faults


def undecided_pairs() -> list[tuple[str, str, str]]:
    found = [(stem, *told) for stem, position in FILES.items() if (told := reading(position))]
    return [
        (stem, switch, other) for stem, switch, choice in found for other in SWITCHES[switch].choices if other != choice
    ]


@pytest.mark.parametrize(("stem", "switch", "other"), undecided_pairs())
def test_a_reading_fails_under_another(stem: str, switch: str, other: str) -> None:
    text = (RULINGS / f"{stem}.yaml").read_text(encoding="utf-8")
    changed = re.sub(rf'switches: {{{switch}: "?[a-z-]+"?}}', f'switches: {{{switch}: "{other}"}}', text)
    assert changed != text
    assert list(verify(loads(changed)))


def test_the_default_reading_is_among_them() -> None:
    for stem, position in FILES.items():
        if told := reading(position):
            assert f"{matter(stem)}-{switches(position.edition)[told[0]]}" in FILES
