"""The rulings: what the README says of them is so, and what is undecided is there under every reading."""

import os
import re
from collections import defaultdict

import pytest

from engine.cards.facts import card_catalogue
from engine.editions import SWITCHES, switches
from engine.positions import Position, PositionError, load, loads, verify
from engine.rules import RULES
from engine.rules.documents import BASE_4E, BASE_4E_UK, FOURTH, ULTIMATE
from tests.conftest import ROOT

RULINGS = ROOT / "scenarios" / "rulings"
README = RULINGS / "README.md"
UPDATE = "UPDATE_GOLDEN" in os.environ
INDEX = re.compile(r"(<!-- index: .*? -->\n).*?(<!-- end of index -->)", flags=re.DOTALL)
FILES = {path.stem: load(path) for path in sorted(RULINGS.glob("*.yaml"))}
BASE = card_catalogue(FOURTH, ("base",))
TEXT = README.read_text(encoding="utf-8")


def reading(position: Position) -> tuple[str, str] | None:
    """The switch that the file sets, and how."""
    fixed = dict(position.switches)
    assert len(fixed) <= 1, f"{position.id} is about one switch"
    return next(iter(fixed.items()), None)


def ruling(stem: str) -> str:
    """The id of the ruling that a file tells: without the reading."""
    told = reading(FILES[stem])
    return stem.removesuffix(f"-{told[1]}") if told else stem


def index() -> str:
    """The table of all files."""
    rows = ["| ruling | what it tells | cards | undecided |", "|---|---|---|---|"]
    for stem, position in FILES.items():
        cards = ", ".join(BASE.title[card] for card in position.cards)
        told = reading(position)
        rows.append(
            f"| [{stem}]({stem}.yaml) | {position.title.en} | {cards} | {f'`{told[0]}`: {told[1]}' if told else ''} |"
        )
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
            readings[ruling(stem), told[0]].add(told[1])
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
    }
    other = {"parley": ("none",)}
    return [
        (stem, switch, choice)
        for stem, ids in noticing.items()
        for switch in ids
        for choice in other.get(switch, SWITCHES[switch].choices)
        if choice != SWITCHES[switch].default(FOURTH)
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
            assert f"{ruling(stem)}-{switches(FOURTH)[told[0]]}" in FILES
