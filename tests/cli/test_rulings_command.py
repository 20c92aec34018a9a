"""``rulings``, ``position`` and ``new``: what they print and write, in both languages, and their exit codes."""

import json
from pathlib import Path

import pytest

from engine.positions import check, load, loads, to_line
from engine.rules import RULES
from tests.cli.test_cli import LANGUAGES, run
from tutor.cli.new import KINDS
from tutor.desk.headings import rules_under
from tutor.desk.search import rules_on


def ids(*args: str) -> list[str]:
    ran = run("rulings", *args, "--json")
    assert not ran.err
    return [each["id"] for each in json.loads(ran.out)["rulings"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_brings_its_ruling_and_one_is_printed_with_answer_and_places(language: str) -> None:
    ran = run("rulings", "Machinery", "--lang", language)
    assert ran.code == 0
    assert ran.out.splitlines()[0].startswith("dem-14")
    position = load("rulings/dem-15")
    shown = run("rulings", "--show", "DEM-15", "--lang", language)
    assert shown.code == 0
    assert position.answer is not None
    for text in (position.answer, *position.reasons, *position.sources):
        assert text.of(language) in shown.out
    assert position.answer.of(language) not in ran.out


def test_misspelt_words_are_mended_and_that_is_said() -> None:
    right, wrong = run("rulings", "free draw"), run("rulings", "free drow")
    assert wrong.out.splitlines()[0] == "Did you mean: free draw (that was searched for)"
    assert wrong.out.splitlines()[1:] == right.out.splitlines()
    data = json.loads(run("rulings", "free drow", "--json").out)
    assert (data["query"], data["searched"]) == ("free drow", "free draw")


def test_each_option_narrows() -> None:
    everything = ids()
    for args, fits in (
        (("--card", "Machinery"), lambda each: "Machinery" in each["cards"]),
        (("--card", "Механізми"), lambda each: "Machinery" in each["cards"]),
        (("--rule", "free-draw"), lambda each: "free-draw" in each["rules"]),
        (("--keyword", "junked"), lambda each: set(each["rules"]) & set(rules_under("Junk", keyword=True))),
        (("--edition", "1"), lambda each: 1 in each["editions"]),
        (("--set", "cities"), lambda each: "cities" in each["sets"]),
        (("--set", "base"), lambda each: each["sets"] == ["base"]),
        (("--page", "28"), lambda each: set(each["rules"]) & set(rules_on(28))),
    ):
        found = json.loads(run("rulings", *args, "--json").out)["rulings"]
        assert 0 < len(found) < len(everything), args
        assert all(fits(each) for each in found), args
    assert not set(ids("--card", "Machinery")) & set(ids("--set", "cities"))
    assert ids("--rule", "free-draw", "--keyword", "junk") == []


def test_what_is_undecided_names_every_reading() -> None:
    shown = json.loads(run("rulings", "--show", "dem-12-all-or-nothing", "--json").out)["ruling"]
    assert shown["certainty"] == "undecided"
    assert shown["readings"] == {"exactly": "all-or-nothing"}
    assert shown["other_readings"] == ["dem-12-as-many-as-possible"]
    assert "The other reading (dem-12-as-many-as-possible)" in run("rulings", "--show", "dem-12-all-or-nothing").out
    decided = json.loads(run("rulings", "--show", "ach-02", "--json").out)["ruling"]
    assert decided["certainty"] == "rulebook"
    assert decided["other_editions"] == {"ach-02-3e": [3, 1]}
    assert set(decided["citations"]) <= set(RULES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_found_ends_with_one_and_a_wrong_word_with_two(language: str) -> None:
    assert run("rulings", "qwertyuiop", "--lang", language).code == 1
    for args in (
        ("--card", "Machinry"),
        ("--keyword", "jnk"),
        ("--rule", "free-drow"),
        ("--set", "citys"),
        ("--page", "one"),
        ("--edition", "2"),
        ("--show", "dem-99"),
    ):
        ran = run("rulings", *args, "--lang", language)
        assert (ran.code, ran.out) == (2, ""), args
        assert len(ran.err.splitlines()) == 1


# --- position -----------------------------------------------------------------------------------------------


def test_a_position_is_converted_both_ways() -> None:
    line = run("position", "lessons/staging").out.strip()
    assert line == to_line(load("lessons/staging").game())
    sheet = run("position", line).out
    assert to_line(loads(sheet).game()) == line
    assert run("position", line, "--line").out.strip() == line
    both = run("position", "lessons/staging", "--yaml", "--line").out
    assert both.endswith(line + "\n")
    assert both.startswith("schema: innovation-position/1")


def test_answers_are_played_first_and_the_middle_of_an_action_is_refused() -> None:
    after = run("position", "lessons/staging", "--answers", "You: draw").out.strip()
    game = load("lessons/staging").game()
    game.play("draw")
    assert after == to_line(game)
    assert run("position", "lessons/staging", "--answers", "You: dogma Archery").code == 1
    assert run("position", "lessons/stagin").code == 2


# --- new ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_new_file_passes_check_and_is_not_written_over(kind: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "My own.yaml"
    ran = run("new", kind, str(file), "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    text = file.read_text(encoding="utf-8")
    assert text.count("\n# ") > 3
    assert run("check", str(file)).code == 0
    again = run("new", kind, str(file), "--lang", language)
    assert (again.code, again.out) == (2, "")
    assert file.read_text(encoding="utf-8") == text


def test_a_new_ruling_is_checked_by_playing(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    text = run("new", "ruling").out
    file.write_text(text.replace("shared: [Ben]", "shared: []"), encoding="utf-8")
    assert check(file)
    ran = run("check", str(file))
    assert ran.code == 1


def test_the_table_may_come_from_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    assert run("new", "scenario", str(file), "--at", "lessons/demand").code == 0
    assert load(file).game().state.key() == load("lessons/demand").game().state.key()
    assert run("check", str(file)).code == 0
    line = to_line(load("lessons/staging").game())
    assert run("new", "ruling", str(tmp_path / "other.yaml"), "--at", line).code == 0
    assert run("check", str(tmp_path / "other.yaml")).code == 0
    assert run("new", "task", "--at", line).code == 2
    assert run("new", "rule").code == 2
