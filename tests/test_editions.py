"""The switches: defaults, overrides, errors, and their words."""

import re
from pathlib import Path

import pytest
import yaml
from fluent.syntax import FluentParser, ast

import engine.cards  # noqa: F401 (the switches of the sets are there once these are registered)
from engine.cards import figures
from engine.editions import (
    SWITCHES,
    ULTIMATE,
    Switch,
    SwitchError,
    UnknownChoiceError,
    UnknownEditionError,
    UnknownSwitchError,
    switches,
)
from engine.rules import RULES
from engine.rules.documents import EDITIONS
from tests.conftest import ROOT


def catalogue(language: str) -> dict[str, ast.Message]:
    """The messages of all switches, those of sets included."""
    found: dict[str, ast.Message] = {}
    files = [ROOT / "engine" / "text" / "locales" / language / "switches.ftl"]
    files += sorted((ROOT / "engine" / "cards").glob(f"*/locales/{language}/*.ftl"))
    for path in files:
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
        found |= {each.id.name: each for each in messages if each.id.name.startswith("switch-")}
    return found


def text(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))


@pytest.mark.parametrize("switch", SWITCHES.values(), ids=lambda switch: switch.id)
def test_a_switch_is_whole(switch: Switch) -> None:
    assert re.fullmatch(r"[a-z]+(-[a-z]+)*", switch.id)
    assert len(set(switch.choices)) == len(switch.choices) >= 2
    assert {switch.default(edition) for edition in EDITIONS} <= set(switch.choices)
    assert switch.rules
    assert set(switch.rules) <= set(RULES)
    assert switch.sources
    if len({switch.default(edition) for edition in EDITIONS}) == 1 and not switch.undecided:
        # Decided and everywhere alike: then documents of one edition must differ.
        assert switch.id in {"alphabet", "achievements-minimum", "extra-achievement", "team-goal", "coal"}


def test_an_edition_without_a_default_of_its_own_starts_from_the_first_choice() -> None:
    switch = Switch(id="x", choices=("left", "right"), rules=("win-card",), sources=("x",))
    assert [switch.default(edition) for edition in EDITIONS] == ["left"] * 3
    other = Switch(id="x", choices=("left", "right"), third="right", rules=("win-card",), sources=("x",))
    assert (other.first, other.third, other.fourth) == ("left", "right", "left")


@pytest.mark.parametrize(
    ("edition", "expected"),
    [
        (1, {"last-age": "10", "score-tie": "shared-victory", "parley": "none", "board-information": "visible-only"}),
        (3, {"last-age": "10", "score-tie": "draw", "specials-claimed": "immediately", "reveal-is-sharing": "yes"}),
        (
            4,
            {
                "last-age": "11",
                "monument": "four-demands",
                "specials-claimed": "end-of-action",
                "reveal-is-sharing": "no",
            },
        ),
    ],
)
def test_defaults_by_edition(edition: int, expected: dict[str, str]) -> None:
    chosen = switches(edition)
    assert set(chosen) == set(SWITCHES)
    assert {name: chosen[name] for name in expected} == expected


def test_one_switch_can_be_set() -> None:
    changed = switches(4, self_service_at_zero="does-not-win")
    assert {name for name, choice in switches(4).items() if changed[name] != choice} == {"self-service-at-zero"}
    assert switches(4, **{"self-service-at-zero": "does-not-win"}) == changed


def test_the_rulebook_of_ultimate_is_a_set_of_overrides() -> None:
    chosen = switches(4, **ULTIMATE)
    assert chosen["parley"] == "always"
    assert all(switches(4)[name] != choice for name, choice in ULTIMATE.items())


def test_a_setting_cannot_be_changed_afterwards() -> None:
    with pytest.raises(TypeError):
        switches(4)["coal"] = "top-card-twice"  # type: ignore[index]


@pytest.mark.parametrize(
    ("edition", "overrides", "error", "words"),
    [
        (2, {}, UnknownEditionError, "no edition 2; there are 1, 3, 4"),
        (4, {"lastage": "11"}, UnknownSwitchError, "no switch 'lastage'; did you mean 'last-age'?"),
        (
            4,
            {"parley": "allways"},
            UnknownChoiceError,
            "switch 'parley' has no choice 'allways'; did you mean 'always'?",
        ),
        (4, {"last_age": "?"}, UnknownChoiceError, "switch 'last-age' has no choice '?' (choices: 10, 11)"),
    ],
)
def test_errors_name_the_switch_and_the_nearest(
    edition: int, overrides: dict[str, str], error: type[SwitchError], words: str
) -> None:
    with pytest.raises(error, match=re.escape(words)):
        switches(edition, **overrides)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_switch_and_choice_is_worded(language: str) -> None:
    messages = catalogue(language)
    expected = []
    every = {**SWITCHES, **{switch.id: switch for switch in figures.SET.switches}}  # which is not registered yet
    for switch in every.values():
        expected += [f"switch-{switch.id}", *(f"switch-{switch.id}-{choice}" for choice in switch.choices)]
    assert sorted(messages) == sorted(expected)
    for switch in every.values():
        question = messages[f"switch-{switch.id}"]
        assert [attribute.id.name for attribute in question.attributes] == ["title"]
        assert text(question.value).endswith("?")
        for choice in switch.choices:
            assert text(messages[f"switch-{switch.id}-{choice}"].value).endswith(".")


def test_rulings_exist(shared: Path) -> None:
    path = shared / "rulings" / "rulings.yaml"
    known = {entry["id"] for entry in yaml.safe_load(path.read_text(encoding="utf-8"))["entries"]}
    for switch in SWITCHES.values():
        assert set(switch.rulings) <= known, switch.id


def test_every_open_ruling_of_the_base_game_has_a_switch(shared: Path) -> None:
    path = shared / "rulings" / "rulings.yaml"
    entries = yaml.safe_load(path.read_text(encoding="utf-8"))["entries"]
    open_rulings = {e["id"] for e in entries if e["confidence"] == "low" and "base" in e["sets"]}
    assert open_rulings <= {ruling for switch in SWITCHES.values() if switch.undecided for ruling in switch.rulings}


def test_every_switch_is_asked_for_or_says_what_it_waits_for() -> None:
    engine = Path(__file__).parents[1] / "engine"
    code = "".join(path.read_text(encoding="utf-8") for path in engine.rglob("*.py") if path.name != "editions.py")
    unused = {switch.id for switch in SWITCHES.values() if f'"{switch.id}"' not in code}
    assert unused == {switch.id for switch in SWITCHES.values() if switch.waits_for}
