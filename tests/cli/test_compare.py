"""The command `compare` in both languages: what it prints, its JSON as docs/compare.md describes it, its errors."""

import json
import re
from pathlib import Path

import pytest

from engine.positions import list_all, load, to_line
from tests.cli.test_cli import LANGUAGES, alone, run
from tests.conftest import ROOT
from tutor.cli.compare import JSON

__all__ = ["alone"]

STAGING = "scenarios/lessons/staging.yaml"
DOCUMENT = (ROOT / "docs" / "compare.md").read_text(encoding="utf-8")
PAGE = {
    "en": [
        "Side by side: Fourth edition | Third edition",
        "Fourth edition, only here: the available achievements: [10]",
        "Archery: your opponent is vulnerable (archery)",
        "The same on both sides:",
        "  You: dogma archery",
        "First difference: one side asks, the other goes on.",
        "Fourth edition:",
        "You execute effect 2 of Archery.",
        "Third edition:",
        "You decide. Choose an action (2 of 2).",
        "Why: No free Draw action: Archery only demands",
        "Behind it is what Archery prints:",
        "2. Junk an available achievement of value 1 or 2.",
        "What differs in the third edition from the fourth edition",
        "2. [-Junk an available achievement of value 1 or 2.-]",
        "Rule, Third edition: Demands earn none",
    ],
    "uk": [
        "Поруч: Четверте видання | Третє видання",
        "Однаково з обох боків:",
        "Перша відмінність: з одного боку є питання, з іншого гра йде далі.",
        "Ви застосовуєте ефект 2 картки «Стрільба з лука».",
        "Причина — надруковане на картці «Стрільба з лука»:",
        "Що в третьому виданні інакше, ніж у четвертому виданні",
        "Правило, Третє видання: За вимоги бонусу немає",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_prints_the_first_difference_in_order(language: str) -> None:
    ran = run("compare", STAGING, "--line", "archery", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    place = 0
    for line in PAGE[language]:
        place = ran.out.find(line, place)
        assert place >= 0, line


def test_two_readings_of_a_switch() -> None:
    ran = run("compare", "rulings/ifd-03-in-full", "--switch", "if-you-do=in-full,anything")
    assert "Fourth edition (if-you-do: in-full) | Fourth edition (if-you-do: anything)" in ran.out
    assert "Behind it: “If you do” (if-you-do)." in ran.out
    assert "No document decides this for every edition." in ran.out
    assert "Any part of the previous sentence is enough." in ran.out
    assert ran.out.count("(4e rulebook, If Clauses/“If you do”, p. 19)") == 2, "each rule of both sides once"


READINGS_OF_A_SET = {
    "en": [
        "Side by side: Fourth edition (blacklight-without-a-splay: draws) | ",
        "  Ada: dogma blacklight",
        "First difference: something else happens.",
        "You draw a [9]: Consulting.",
        "Behind it: Blacklight without a splay (blacklight-without-a-splay).",
        "No document decides this for every edition.",
        "No: the 9 goes with the splay.",
        "Rule: The Golden Rule",
    ],
    "uk": [
        "Поруч: Четверте видання (blacklight-without-a-splay: draws) | ",
        "  Ада: dogma blacklight",
        "Перша відмінність",
        "Причина: «Чорне світло» без розгортання (blacklight-without-a-splay).",
        "Ні: 9 добирають лише разом із розгортанням.",
        "Правило: Золоте правило",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_readings_of_a_set(language: str) -> None:
    switch = "blacklight-without-a-splay=draws,draws-nothing"
    ran = run("compare", "rulings/uns-05-draws", "--switch", switch, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    place = 0
    for line in READINGS_OF_A_SET[language]:
        place = ran.out.find(line, place)
        assert place >= 0, line


def test_editions_with_a_reading_for_both_sides() -> None:
    ran = run("compare", STAGING, "--editions", "4,3", "--switch", "may-cost=in-full", "--answers", "draw")
    assert "Side by side: Fourth edition | Third edition" in ran.out
    assert "may-cost" not in ran.out


def test_one_can_look_past_a_difference() -> None:
    four = "inn1 4e 1=Ann 1/purple=philosophy 1/hand=1 2=Ben 3=Cem 3/blue=writing 4=Dan"
    first = run("compare", four, "--answers", "draw").out
    assert "First difference: a question has other options." in first
    assert 'play it alike on both sides: --switch "parley=none"' in first
    past = run("compare", four, "--answers", "draw", "--switch", "parley=none;monument-turn=own-turn").out
    assert "Parley" not in past
    assert "Nothing differs in what happens: after 1 answer" in past


def test_other_answers_than_those_of_the_lines() -> None:
    ran = run("compare", STAGING, "--answers", "draw; draw")
    assert "  You: draw\n  You: draw" in ran.out or "  You: draw\n  Opponent: draw" in ran.out
    assert "Nothing differs in what happens: after 2 answers" in ran.out
    assert "First difference: the table itself." in ran.out


def test_a_position_as_one_line_is_tried_out() -> None:
    ran = run("compare", "inn1 4e 1=Ann 1/red=archery 2=Ben 2/blue=writing")
    assert "First difference: one side asks, the other goes on." in ran.out
    assert re.search(r"Found after \d+ answers? w", ran.out)


def test_the_position_s_own_reading_is_set_aside() -> None:
    ran = run("compare", "inn1 4e 1=Ann 2=Ben switches/reveal-is-sharing=yes", "--answers", "draw")
    assert "The position’s own reading of reveal-is-sharing is set aside: here the editions differ." in ran.out


def test_what_is_left_out_is_said_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text("schema: innovation-position/1\nplayers:\n  - {name: Ann, hand: [Climatology, 11, 1]}\n  - Ben\n")
    ran = run("compare", str(file), "--answers", "draw")
    assert ran.out.count("Third edition has no place for this, so it is left out on both sides: mine.yaml, line 3") == 2


def test_what_the_viewer_cannot_see_stays_hidden(tmp_path: Path) -> None:
    """As in ``explain``: the viewer is not shown which cards another player chooses among, or draws."""
    file = tmp_path / "mine.yaml"
    file.write_text(
        "schema: innovation-position/1\nplayers:\n"
        "  - {name: Ann, board: {red: [Archery]}}\n"
        "  - {name: Ben, board: {blue: [Writing]}, hand: [Pottery]}\n"
        "decks: {1: [Agriculture]}\n"
    )
    ran = run("compare", str(file), "--answers", "dogma Archery; Ben: Pottery")
    assert "Ben: a choice of which you cannot see the cards" in ran.out
    assert "Agriculture" not in ran.out


@pytest.mark.parametrize(
    ("language", "title", "asked"),
    [
        ("en", "A position in one line", "  You decide. Choose a value."),
        ("uk", "Позиція одним рядком", "  Вирішуєте ви. Виберіть значення."),
    ],
)
def test_one_line_is_called_so_and_one_value_is_asked_for(language: str, title: str, asked: str) -> None:
    line = "inn1 4e 1=Ann 1/yellow=statistics 2=Ben 2/score=5,5,8"
    printed = run("compare", line, "--lang", language).out.splitlines()
    assert printed[0] == title
    assert asked in printed
    assert json.loads(run("compare", line, "--json", "--lang", language).out)["title"] == title


# --- as JSON ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_json(language: str) -> None:
    data = json.loads(run("compare", STAGING, "--line", "archery", "--json", "--lang", language).out)
    assert data["schema"] == JSON == "innovation-compare/1"
    assert data["differs"] == "presence"
    assert data["lines"] == ["archery"]
    assert data["answers"][-1] == {"seat": 0, "options": ["dogma archery"]}
    one, other = data["sides"]
    assert (one["edition"], other["edition"]) == (4, 3)
    assert one["question"] is None
    assert one["event"]["type"] == "Began"
    assert one["event"]["text"]
    assert other["event"] is None
    assert other["question"]["purpose"] == "turn"
    assert other["reasons"][0]["kind"] == "no-free-draw-only-demands"
    assert other["rules"][0]["citations"]
    (card,) = data["cause"]["cards"]
    assert card["key"] == "archery"
    assert [len(texts) for texts in card["texts"]] == [2, 1]
    assert data["table"]["decks"] == [["deck:base:11"], []]


def test_as_json_a_switch_and_what_was_tried() -> None:
    line = to_line(load("rulings/ifd-03-in-full").game())
    data = json.loads(run("compare", line, "--switch", "if-you-do=in-full,anything", "--json").out)
    (switch,) = data["cause"]["switches"]
    assert (switch["id"], switch["choices"], switch["undecided"]) == ("if-you-do", ["in-full", "anything"], True)
    assert data["cause"]["alone"]
    assert data["tried"]["limit"] >= data["tried"]["answers"] > 0
    assert data["lines"] == []


def keys_of(data: object, path: str = "") -> set[str]:
    """All keys of the data's own shape, without those of events and facts, which are explained elsewhere."""
    if isinstance(data, list):
        return {key for each in data for key in keys_of(each, path)}
    if not isinstance(data, dict) or "at" in data:
        return set()
    return {key for key, value in data.items() for key in (key, *keys_of(value))}


def test_the_document_names_every_key() -> None:
    runs = (("compare", STAGING, "--line", "archery"), ("compare", "lessons/late-game", "--line", "fewest"))
    found: set[str] = set()
    for args in runs:
        ran = run(*args, "--json")
        if ran.code == 0:
            found |= keys_of(json.loads(ran.out))
    found -= {switch for switch in found if "-" in switch}
    assert found
    described = set(re.findall(r"`(\w+)`", DOCUMENT))
    assert not found - described


# --- all scenarios, errors ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(list_all()))
def test_every_scenario_can_be_compared_or_it_is_said_why_not(name: str) -> None:
    ran = run("compare", name)
    assert ran.code in (0, 2)
    assert bool(ran.err) is (ran.code == 2)
    if ran.code:
        assert re.search("no program yet|left out on both sides|cannot be there", ran.err), ran.err
    assert "was not found" not in ran.out, "a difference that nothing explains"


USAGE = [
    (["compare"], "needs to be told more"),
    (["compare", "stagin"], "did you mean 'lessons/staging'"),
    (["compare", "scenarios"], "No file scenarios"),
    (["compare", STAGING, "--editions", "4,2"], "“4,2” names no two editions: give two of 4, 3, 1"),
    (["compare", STAGING, "--editions", "4,3,1"], "names no two editions"),
    (["compare", STAGING, "--editions", "4,4"], "both sides would be the same"),
    (["compare", STAGING, "--switch", "if-you-dos=in-full,anything"], "did you mean “if-you-do”"),
    (["compare", STAGING, "--switch", "if-you-do=in-full,all"], "“if-you-do” can be in-full, anything, not “all”"),
    (["compare", STAGING, "--switch", "alphabet=english,displayed-language"], "No reading “alphabet” can be chosen"),
    (["compare", STAGING, "--switch", "if-you-do=anything,anything"], "both sides would be the same"),
    (["compare", STAGING, "--line", "writin"], "did you mean “writing”"),
]


@pytest.mark.parametrize(
    ("args", "message"), USAGE, ids=lambda value: "-".join(value) if isinstance(value, list) else ""
)
def test_what_cannot_be_compared_is_one_clear_line(args: list[str], message: str) -> None:
    ran = run(*args)
    assert ran.code == 2
    assert message in ran.err
    assert ran.err.count("\n") == 1
    assert run(*args, "--lang", "uk").code == 2


def test_an_answer_that_does_not_fit_is_said_with_its_place() -> None:
    ran = run("compare", STAGING, "--answers", "draw; Nobody: draw")
    assert ran.code == 1
    assert "--answers, line 1, column 7: no player 'Nobody'" in ran.err
