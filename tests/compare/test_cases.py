"""Every difference between editions that the rulings catalogue and lesson 24 know is found, with what is behind it."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.compare import Comparison, Differs, compare, read_answers, settings
from engine.editions import SWITCHES
from engine.positions import Position, find, loads
from engine.positions.files import text_of

HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = yaml.safe_load((HERE / "cases.yaml").read_text(encoding="utf-8"))
WITHOUT: dict[str, str] = yaml.safe_load((HERE / "without.yaml").read_text(encoding="utf-8"))
KEYS = {
    *("id", "rulings", "scenario", "position", "editions", "switch", "line", "answers"),
    *("differs", "switches", "cards", "left_out", "together"),
}
EDITIONS_NAMED = re.compile(r"\b(3rd|third|first|1st)[ -]ed|\b[13]e\b|\b[13]e/", re.IGNORECASE)


def played(case: dict[str, Any]) -> tuple[Position, Comparison]:
    """The comparison of a case."""
    path = find(case["scenario"]) if "scenario" in case else None
    text = text_of(path) if path is not None else case["position"]
    position = loads(text, "case")
    name, *choices = case.get("switch", [""])
    pair, _ = settings(position, case["editions"], {name: choices} if name else {})
    answers = read_answers(case["answers"], position, "answers") if "answers" in case else ()
    return position, compare(text, pair, line=case.get("line", ""), answers=answers, source="case")


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_it_is_found(case: dict[str, Any]) -> None:
    assert set(case) <= KEYS
    _, found = played(case)
    assert found.differs is not None
    if "differs" in case:
        assert found.differs is Differs(case["differs"])
    titles = [found.sides[0].game.machine.catalogue.title[card] for card in found.cards]
    assert (list(found.switches), titles) == (case.get("switches", []), case.get("cards", []))
    assert sum(len(side.carried.left_out) for side in found.sides) == case.get("left_out", 0) or "scenario" in case
    assert found.alone is not case.get("together", False)
    for side in found.sides:
        assert (side.thing is None) is (found.differs is Differs.TABLE)
    if found.switches:
        assert any(side.rules for side in found.sides), "the rules behind it are named"


def test_every_case_is_one_of_a_kind() -> None:
    assert len({case["id"] for case in CASES}) == len(CASES)


def test_every_switch_on_which_base_games_of_the_editions_differ_is_named() -> None:
    named = {name for case in CASES for name in (*case.get("switches", ()), *case.get("switch", ())[:1])}
    differing = {
        switch.id
        for switch in SWITCHES.values()
        if len({switch.default(edition) for edition in (4, 3, 1)}) > 1 and not switch.waits_for
    }
    assert not differing - named - UNSEEN.keys(), "write a case, or say here why there can be none"
    assert not named & UNSEEN.keys()


UNSEEN = {
    "avatar-icon": "no rule asks for it: the icons that cards print decide (case the-internet)",
    "splay-aslant": "what is splayed so is left out (case aslant)",
    "short-first-turn": "the choices differ from five players on, and only the fourth edition is for five",
    "board-information": "it changes what a seat may look at, and nothing that happens",
    "board-counts": "it changes what a player may ask, and nothing that happens",
    "self-service-at-zero": "the text of Self Service is another one in the older editions",
    "teammate-is-other-player": "of the older editions' cards that say so; the third edition has opponents instead",
    "coal": "the choice is among texts of the fourth edition",
    "most-players": "a table for five cannot be there in the older editions at all (test_carry.py)",
    "team-formation": "such teams cannot be there in the older editions at all",
}
"""Switches with other defaults that no case can show, and why."""


def test_the_three_rules_of_lesson_24_are_among_them() -> None:
    named = {name for case in CASES if "lesson-24" in case["rulings"] for name in case["switches"]}
    assert named == {"specials-claimed", "achievement-ages", "reveal-is-sharing"}


def test_the_catalogue_is_covered(shared: Path) -> None:
    catalogue = yaml.safe_load((shared / "rulings" / "rulings.yaml").read_text(encoding="utf-8"))
    named = {ruling for case in CASES for ruling in case["rulings"]}
    told = set()
    for entry in catalogue["entries"]:
        words = " ".join(str(entry.get(key, "")) for key in ("title", "answer", "tutor_use"))
        only_old = not {"4e", "ultimate"} & set(entry["editions"])
        if entry.get("edition_differences") or only_old or EDITIONS_NAMED.search(words):
            told.add(entry["id"])
    assert not told - named - WITHOUT.keys()
    assert not named & WITHOUT.keys()
