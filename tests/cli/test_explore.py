"""The command `explore` in both languages: its table, filters, JSON, exit codes and errors."""

import json
from fractions import Fraction

import pytest

from tests.cli.test_cli import LANGUAGES, alone, run

__all__ = ["alone"]

STAGING = "lessons/staging"
CURRENCY = "inn1 4e 1=Ada 1/green=currency 1/hand=oars,tools 2=Ben 2/blue=writing seed=1"
OARS = "inn1 4e 1=Ada 1/red=oars 2=Ben 2/hand=tools seed=1"
SHOWN = {
    "en": [
        "What can follow Dogma: Writing",
        "From this seat: You",
        "Everything was looked at.",
        "probability 1 (100 %)",
    ],
    "uk": ["Що може статися після: Догма: «Писемність»", "Із цього місця: Ви", "Переглянуто все.", "імовірність 1"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_outcomes_of_an_action_are_a_table(language: str) -> None:
    ran = run("explore", STAGING, "--action", "dogma writing", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    place = 0
    for line in SHOWN[language]:
        place = ran.out.find(line, place)
        assert place >= 0, line


def test_a_filter_keeps_the_ends_with_their_probability() -> None:
    args = ("explore", STAGING, "--action", "dogma writing", "--card", "Calendar: You hand", "--json")
    data = json.loads(run(*args).out)
    assert data["schema"] == "innovation-explore/1"
    assert data["known"]
    assert data["complete"]
    (row,) = data["outcomes"]
    assert 0 < Fraction(row["probability"]) < 1
    assert row["moved"]["calendar"] == "hand:0"
    assert {"drawn": "calendar"} in row["line"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cut_off_says_so_in_words_and_by_the_exit_code(language: str) -> None:
    ran = run("explore", STAGING, "--action", "dogma writing", "--limit", "20", "--lang", language)
    assert ran.code == 1
    assert ("Cut off after 20 states" if language == "en" else "Зупинено після 20 станів") in ran.out
    assert ("Not looked at: 0 of 10 were" if language == "en" else "Не переглянуто: переглянуто") in ran.out or (
        "Not looked at" in ran.out
    )


def test_lines_say_who_decides_what() -> None:
    ran = run("explore", CURRENCY, "--action", "dogma currency", "--seat", "all")
    assert ran.code == 0
    assert "Ada: Oars" in ran.out
    assert "players decide" in ran.out
    assert "score 0 → 2" in ran.out


def test_the_rest_of_a_running_action_after_answers() -> None:
    whole = json.loads(run("explore", CURRENCY, "--action", "dogma currency", "--seat", "all", "--json").out)
    rest = json.loads(run("explore", CURRENCY, "--answers", "dogma currency", "--seat", "all", "--json").out)
    assert (rest["ways"], rest["ends"]) == (whole["ways"], whole["ends"])


def test_without_an_action_each_one_is_explored_whoever_does_it() -> None:
    ran = run("explore", STAGING)
    assert ran.code == 0
    for action in ("Draw a card: a [1]", "Dogma: Archery", "Dogma: Writing"):
        assert f"What can follow {action}" in ran.out
    one = run("explore", STAGING, "--action", "dogma writing").out.split("\n", 1)[1]
    assert one in ran.out
    data = run("explore", STAGING, "--json")
    assert [each["action"] for each in json.loads(data.out)["actions"]] == [
        ["draw"],
        ["dogma archery"],
        ["dogma writing"],
    ]
    assert run("explore", STAGING, "--json", "--workers", "2") == data


def test_one_action_cut_off_is_told_by_the_exit_code_of_all() -> None:
    ran = run("explore", STAGING, "--json", "--limit", "30")
    data = json.loads(ran.out)
    assert ran.code == 1
    assert not data["complete"]
    assert [each["complete"] for each in data["actions"]] == [True, False, False]


def test_an_action_of_a_hidden_card_is_not_named() -> None:
    ran = run("explore", "inn1 4e 1=Ada 1/hand=oars 2=Ben 2/hand=tools seed=1", "--seat", "2", "--json")
    assert ran.code == 1
    assert "oars" not in ran.out.casefold()
    assert len(json.loads(ran.out)["actions"]) == 2


def test_from_a_seat_nothing_is_counted_that_depends_on_hidden_cards() -> None:
    ran = run("explore", OARS, "--action", "dogma oars", "--seat", "1")
    assert ran.code == 1
    assert "depends on cards that cannot be seen from here" in ran.out
    assert "Ways" not in ran.out
    assert "Tools" not in ran.out
    assert run("explore", OARS, "--action", "dogma oars", "--seat", "all").code == 0


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--what-if",), "Say which action to explore, with --action: draw"),
        (("--action", "draw", "--limit", "9" * 5000), "--limit takes a number"),
        (("--action", "dogma archerie"), "archery"),
        (("--action", "draw", "--seat", "7"), "no seat 7"),
        (("--action", "draw", "--limit", "x"), "--limit takes a number"),
        (("--action", "draw", "--claims", "Ben"), "“Ben” is not of the form"),
        (("--action", "draw", "--claims", "Ben: World"), "No player “Ben”"),
        (("--action", "draw", "--claims", "You: Wurld"), "No card “Wurld”"),
        (("--action", "draw", "--card", "Oars: You pocket"), "No zone “pocket”"),
        (("--answers", "Nobody: draw"), "--answers, line 1"),
        (("--answers", "draw; foo"), "--answers, line 1, column 7: no option 'foo' here"),
        (("--action", "draw", "--then", "draw"), "--then says what would be played with --what-if"),
        (("--action", "draw", "--line", "writing"), "--line says what would be played with --what-if"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(args: tuple[str, ...], message: str) -> None:
    ran = run("explore", STAGING, *args)
    assert ran.code in (1, 2)
    assert message in ran.err
    assert not ran.out


WHAT_IF = {
    "en": [
        "The answer",
        "Opponent: shares (3 ≥ 3)",
        "It rests on this",
        "one [concept] fewer",
        "does not share (2 < 3)",
    ],
    "uk": ["Відповідь", "долучається (3 ≥ 3)", "На чому вона тримається", "на один", "не долучається (2 < 3)"],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_change_the_answer_is_told(language: str) -> None:
    ran = run("explore", STAGING, "--action", "dogma writing", "--what-if", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    place = 0
    for line in WHAT_IF[language]:
        place = ran.out.find(line, place)
        assert place >= 0, line


@pytest.mark.parametrize(("language", "fewer"), [("en", "Ada: one point fewer ("), ("uk", "Ada: на одне очко менше (")])
def test_one_point_fewer_is_told(language: str, fewer: str) -> None:
    line = "inn1 4e 1=Ada 1/red=archery 1/score=tools,sailing,oars,mysticism,pottery 2=Ben 2/blue=writing seed=3"
    ran = run("explore", line, "--action", "achieve 1", "--what-if", "--seat", "all", "--lang", language)
    assert ran.code == 0
    assert fewer in ran.out


def test_what_would_change_the_answer_as_json() -> None:
    data = json.loads(run("explore", STAGING, "--action", "dogma writing", "--what-if", "--json").out)
    assert data["schema"] == "innovation-what-if/1"
    assert data["complete"]
    assert data["stop"] == "hidden"
    assert data["unseen"]["same"]
    assert data["unseen"]["certain"]
    turning = [each for each in data["variations"] if each["turns"]]
    assert {(each["kind"], each["seat"]) for each in turning} == {("icon", 0), ("icon", 1)}
    assert all(each["changes"][0]["aspect"] == "verdict" for each in turning)


def test_a_scripted_line_is_an_answer_and_an_unknown_one_an_error() -> None:
    ran = run("explore", STAGING, "--what-if", "--line", "first-turns", "--seat", "all")
    assert ran.code == 0
    ran = run("explore", STAGING, "--what-if", "--line", "no-such-line")
    assert ran.code == 2
    assert "first-turns" in ran.err


def test_answers_after_the_action_belong_to_the_answer() -> None:
    ran = run(
        "explore", CURRENCY, "--action", "dogma currency", "--then", "oars", "--what-if", "--seat", "all", "--json"
    )
    data = json.loads(ran.out)
    assert [each["options"] for each in data["answers"]] == [["dogma currency"], ["oars"]]
