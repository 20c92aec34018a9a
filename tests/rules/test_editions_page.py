"""``docs/editions.md`` against the switches and the rules; ``UPDATE_GOLDEN=1`` writes its tables anew."""

import os
import re
from collections.abc import Callable

import pytest

from engine.editions import SWITCHES, Switch
from engine.rules import RULES, Rule, places_for
from engine.rules.documents import FIRST, FOURTH, THIRD
from engine.text.game_text import GameText
from tests.conftest import ROOT

PAGE = ROOT / "docs" / "editions.md"
WORDS = GameText("en")


def switch_row(switch: Switch) -> str:
    """Return the row of a switch."""
    title = WORDS.switch(switch.id).title
    note = " (undecided)" if switch.undecided else ""
    note += f" (waits for {switch.waits_for})" if switch.waits_for else ""
    return (
        f"| {title}{note} | `{switch.id}` | {switch.first} | {switch.third} | {switch.fourth} "
        f"| {'; '.join(switch.sources)} |"
    )


def switch_table() -> str:
    """Return the table of all switches."""
    rows = ["| difference | switch | first | third | fourth | documents |", "|---|---|---|---|---|---|"]
    return "\n".join((*rows, *map(switch_row, SWITCHES.values()))) + "\n"


def rule_row(rule: Rule) -> str:
    """Return the row of a rule of the older editions."""
    editions = {(FIRST, THIRD): "first, third", (FIRST,): "first", (THIRD,): "third"}[rule.editions]
    instead = ", ".join(f"`{each}`" for each in rule.replaces)
    place = places_for(rule, rule.editions[-1], "en")[0]
    document = WORDS.message(f"document-{place.document}.short")
    return f"| {WORDS.rule(rule.id).title} | `{rule.id}` | {editions} | {instead} | {document}, {place.section} |"


def rule_table() -> str:
    """Return the table of the rules that the fourth edition has not."""
    rows = ["| rule | id | editions | in the place of | place |", "|---|---|---|---|---|"]
    return "\n".join((*rows, *(rule_row(rule) for rule in RULES.values() if FOURTH not in rule.editions))) + "\n"


@pytest.mark.parametrize(("name", "table"), [("switches", switch_table), ("rules", rule_table)])
def test_a_table_is_what_the_engine_has(name: str, table: Callable[[], str]) -> None:
    between = re.compile(rf"(<!-- {name}: begin -->\n).*?(<!-- {name}: end -->)", re.DOTALL)
    before = PAGE.read_text(encoding="utf-8")
    assert len(between.findall(before)) == 1
    after = between.sub(lambda found: found[1] + table() + found[2], before)
    if os.environ.get("UPDATE_GOLDEN"):
        PAGE.write_text(after, encoding="utf-8")
    assert after == PAGE.read_text(encoding="utf-8"), "run again with UPDATE_GOLDEN=1"


def test_the_page_names_no_switch_that_there_is_not() -> None:
    helps = PAGE.read_text(encoding="utf-8").split("## What the help says")[1].split("## Rules of")[0]
    named = re.findall(r"`([a-z-]+)`", helps)
    assert len(named) > 8
    assert set(named) <= SWITCHES.keys()
    for switch in map(SWITCHES.__getitem__, named):
        assert any(source.startswith(("help", "third")) for source in switch.sources), switch.id
