"""A game in the terminal: a transcript that reads well, whole games, commands, bad input, saves, the input's end."""

import itertools
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from engine.cards.sets import most_players, set_names
from engine.positions import load
from engine.query.sight import knows
from tests.cli.test_cli import Ran, alone, run
from tutor.cli.play import SCHEMA
from tutor.session import Session

__all__ = ["alone"]
GOLDEN = Path(__file__).parent / "golden"
SCRIPT = (
    "1", "1", "2", "why", "table", "card Pottery", "rules draw-highest-top", "3", "1", "1", "2", "1", "1", "log 5",
    "2", "2", "1", "2", "?", "1", "1", "2", "1", "undo", "quit",
)  # fmt: skip


class Typed:
    """An input that comes a line at a time, from something that may have no end."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines: Iterator[str] = iter(lines)

    def readline(self) -> str:
        line = next(self.lines, None)
        return "" if line is None else f"{line}\n"

    def isatty(self) -> bool:
        return False


def play(monkeypatch: pytest.MonkeyPatch, lines: Iterable[str], *args: str, language: str = "en") -> Ran:
    monkeypatch.setattr(sys, "stdin", Typed(lines))
    return run("play", "--lang", language, *args)


def anything() -> Iterator[str]:
    """Answers of which one or another always is legal."""
    return itertools.cycle(("2", "1", "1 2", "1 2 3", "3", "1 2 3 4", "1 3"))


# --- reads well ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_game_reads_well(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """Read the files when they change; they are the test's point."""
    ran = play(monkeypatch, SCRIPT, "--bots", "greedy", "--seed", "3", "--name", "Ann", language=language)
    assert (ran.code, ran.err) == (0, "")
    golden = GOLDEN / f"play-{language}.txt"
    if not golden.exists():
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(ran.out, encoding="utf-8")
        pytest.fail(f"{golden.name} was made: read it")
    assert ran.out == golden.read_text(encoding="utf-8")


# --- whole games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "args"),
    [
        ("random", ("--seed", "1")),
        ("greedy,random", ("--seed", "2", "--seat", "3")),
        ("random,random,random", ("--seed", "3", "--seat", "2", "--teams", "1,2,1,2")),
        ("random,random,random,random", ("--seed", "4", "--lang", "uk")),
    ],
)
def test_a_whole_game(monkeypatch: pytest.MonkeyPatch, bots: str, args: tuple[str, ...]) -> None:
    ran = play(monkeypatch, anything(), "--bots", bots, *args)
    assert (ran.code, ran.err) == (0, "")
    assert not ran.out.endswith("> "), "it ends with the result, not with a question"
    last = ran.out.splitlines()[-1].casefold()
    assert any(word in last for word in ("win", "won", "draw", "перем", "нічи")), last


def test_bots_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    args = ("--watch", "--bots", "greedy,searching", "--seed", "5", "--answers", "5")
    ran = play(monkeypatch, (), *args)
    assert ran.code == 0
    assert "> " not in ran.out
    assert "Searcher draws a [1]: " in ran.out, "who watches sees every card"
    assert ran.out == play(monkeypatch, (), *args).out


def test_hidden_cards_stay_hidden(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What you cannot know at the end, the bot's hand for one, is named nowhere, whatever is looked up."""
    file = tmp_path / "game.json"
    looking = ["table", "why", "log 99"]
    lines = ["1", *looking, "1", *looking, "1", *looking, f"save {file}", "quit"]
    ran = play(monkeypatch, lines, "--bots", "random", "--seed", "3")
    session = Session.loads(json.dumps(json.loads(file.read_text(encoding="utf-8"))["session"]))
    m, s = session.machine, session.state
    unseen = {m.catalogue.title[card.id] for card in m.catalogue.cards if not knows(m, s, 0, card.id)}
    assert any(m.catalogue.title[card] in unseen for card in s.zones[m.zones.hand(1)])
    assert "Random draws a [1].\n" in ran.out
    assert not [title for title in unseen if title in ran.out]


# --- commands -----------------------------------------------------------------------------------------------


def test_bad_input_is_told_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "9",
        "-1",
        "foo",
        "tabel",
        "1 1",
        "1 2",
        "0",
        "",
        "²",
        "1" * 30,
        "card",
        "card Wrting",
        "rules nope",
        "save",
    ]
    ran = play(monkeypatch, lines, "--bots", "random", "--seed", "3")
    assert (ran.code, ran.err) == (0, "")
    for said in (
        "There is no option 9 here; they go up to 2.",
        "“-1” is neither",
        "“foo” is neither",
        "Did you mean “table”?",
        "An option can be chosen only once.",
        "Choose one option.",
        "“²” is neither",
        "Say which: card and a name.",
        "did you mean “Writing”?",
        "No rule “nope”",
        "Say where: save and the name of a file.",
        "The input has ended, and the game with it.",
    ):
        assert said in ran.out, said
    assert ran.out.count("Choose the card with which you begin") == 2, "the empty line asks again"


def test_help_lists_every_command(monkeypatch: pytest.MonkeyPatch) -> None:
    for language in ("en", "uk"):
        out = play(monkeypatch, ["help"], "--bots", "random", language=language).out
        for command in ("why", "table", "card", "rules", "log", "undo", "save", "quit"):
            assert f"\n  {command}" in out


def test_undo_goes_back_decision_by_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["undo", "1", "1", "1", "undo", "undo", "undo", "undo", "2", "quit"]
    ran = play(monkeypatch, lines, "--bots", "greedy", "--seed", "3")
    assert ran.out.count("Back to your decision before.") == 3
    assert ran.out.count("You have not decided anything yet") == 2
    assert "You meld The Wheel." in ran.out.rpartition("Back to")[2]


def test_saved_and_loaded_it_goes_on_alike(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first, rest = list(itertools.islice(anything(), 30)), list(itertools.islice(anything(), 30, 70))
    args = ("--bots", "greedy,random", "--seed", "6")
    whole = play(monkeypatch, [*first, *rest], *args)
    saved = play(monkeypatch, [*first, f"save {file}", "quit"], *args)
    assert "Saved." in saved.out
    loaded = play(monkeypatch, rest, "--load", str(file))
    assert loaded.code == 0
    told = loaded.out.partition("> ")[2]
    assert len(told) > 1000
    assert whole.out.endswith(told)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert data["schema"] == SCHEMA
    assert Session.loads(json.dumps(data["session"])).viewer == 0


def test_what_would_never_end_is_told_and_something_else_can_be_chosen(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    play(monkeypatch, [f"save {file}"], "--bots", "greedy")
    circle = Session(load(Path(__file__).parents[1] / "robustness" / "endless" / "near-field-comm.yaml").game())
    data = json.loads(file.read_text(encoding="utf-8")) | {"session": json.loads(circle.dumps())}
    file.write_text(json.dumps(data), encoding="utf-8")
    ran = play(monkeypatch, ["2", "3", "undo", "1", "quit"], "--load", str(file))
    assert (ran.code, ran.err) == (0, "")
    told, _, after = ran.out.partition("goes on without end: the same table comes again and again")
    assert "Choose a value" in told
    assert "You draw" in after


DAMAGES = (b"", b"{}", b"[1]", b"[" * 100_000, b"\xff\xfe", b'{"schema": "innovation-play/1"}')


@pytest.mark.parametrize("damage", [*DAMAGES, {"bots": ["", "", "greedy"]}, {"seconds": 1e99}, {"bots": ["", "x"]}])
def test_a_damaged_save_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, damage: bytes | dict[str, object]
) -> None:
    file = tmp_path / "game.json"
    play(monkeypatch, ["1", f"save {file}"], "--bots", "greedy")
    if isinstance(damage, dict):
        damage = json.dumps(json.loads(file.read_text(encoding="utf-8")) | damage).encode()
    file.write_bytes(damage)
    ran = play(monkeypatch, (), "--load", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "holds no saved game" in ran.err
    assert "None" not in ran.err


def test_why_a_save_is_refused_is_told_in_the_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"schema": "innovation-play/9"}', encoding="utf-8")
    ran = play(monkeypatch, (), "--load", str(file), "--lang", "uk")
    assert ran.err.endswith("це не збереження цієї версії: його схема 'innovation-play/9', а не 'innovation-play/1'\n")
    file.write_text("{}", encoding="utf-8")
    assert play(monkeypatch, (), "--load", str(file), "--lang", "uk").err.endswith(
        "збереження пошкоджено: це не гра; відкрийте давніше збереження або почніть знову\n"
    )


def test_a_save_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran = play(monkeypatch, [f"save {tmp_path / 'no' / 'game.json'}", "1"], "--bots", "random")
    assert ran.code == 0
    assert "No such file" in ran.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "clever"), "No bot “clever”: random, greedy, searching"),
        (("--bots", "gredy"), "did you mean “greedy”?"),
        (("--bots", "random,random,random,random,random"), "has 2 to 5 players, not 6"),
        (("--watch", "--bots", "random"), "has 2 to 5 players, not 1"),
        (
            ("--bots", "random,random,random,random", "--edition", "3"),
            "the third edition has 2 to 4 players, not 5; --edition 4 is for up to 5, and --switches most-players=5",
        ),
        (("--bots", "random,random,random,random,random", "--edition", "1"), "has 2 to 4 players, not 6"),
        (("--bots", "random,random", "--teams", "1,2,1", "--edition", "3"), "has no such teams as “1,2,1”"),
        (("--seat", "3"), "--seat takes a number from 1 to 2, not “3”"),
        (("--seat", "1.5"), "--seat takes a number"),
        (("--seed", "x"), "--seed takes a number"),
        (("--seconds", "nan"), "--seconds takes a number"),
        (("--answers", "0"), "--answers takes a number"),
        (("--teams", "1,1"), "does not fit 2 players"),
        (("--teams", "1,2,3"), "does not fit 2 players"),
        (("--edition", "2"), "No edition “2”"),
        (("--switches", "team-gaol=six"), "did you mean “team-goal”?"),
        (("--switches", "team-goal=seven"), "not “seven”"),
        (("--load", "nowhere.json"), "No file nowhere.json"),
    ],
)
def test_bad_options_are_one_clear_line(monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], said: str) -> None:
    ran = play(monkeypatch, (), *args)
    assert ran.code == 2
    assert ran.out == ""
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("language", ["en", "uk"])
@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--edition", "4"), {"en": "Fourth edition\n", "uk": "Четверте видання\n"}),
        (("--edition", "3"), {"en": "Third edition\n", "uk": "Третє видання\n"}),
        (
            ("--edition", "1", "--switches", "coal=top-card-twice"),
            {"en": "First edition, except for: Coal\n", "uk": "Перше видання, але інакше: Вугільна промисловість\n"},
        ),
    ],
)
def test_a_game_says_its_edition_and_a_resumed_one_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: tuple[str, ...], said: dict[str, str], language: str
) -> None:
    file = str(tmp_path / "game.json")
    ran = play(monkeypatch, ["1", f"save {file}"], "--bots", "random", "--seed", "5", *args, language=language)
    assert (ran.code, ran.err) == (0, "")
    assert said[language] in ran.out
    again = play(monkeypatch, [], "--load", file, language=language)
    assert again.out.startswith(said[language])


@pytest.mark.parametrize("edition", ["3", "1"])
@pytest.mark.parametrize("bots", ["random,greedy", "greedy,random,random,greedy"])
def test_bots_play_an_older_edition_to_its_end(monkeypatch: pytest.MonkeyPatch, edition: str, bots: str) -> None:
    ran = play(monkeypatch, (), "--watch", "--bots", bots, "--seed", "11", "--edition", edition)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"wins|win\b|draw", ran.out.splitlines()[-1])


@pytest.mark.parametrize("edition", ["3", "1"])
def test_a_person_plays_an_older_edition(monkeypatch: pytest.MonkeyPatch, edition: str) -> None:
    lines = itertools.islice(anything(), 150)
    ran = play(monkeypatch, lines, "--bots", "random", "--seed", "4", "--edition", edition)
    assert (ran.code, ran.err) == (0, "")
    assert "⟦" not in ran.out


def test_more_players_than_an_older_edition_is_for_play_by_a_switch(monkeypatch: pytest.MonkeyPatch) -> None:
    args = ("--edition", "3", "--switches", "most-players=5", "--bots", "random,random,random,random")
    ran = play(monkeypatch, (), *args)
    assert (ran.code, ran.err) == (0, "")
    assert "Third edition, except for: Most players\n" in ran.out


def test_readings_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(monkeypatch, [f"save {file}"], "--bots", "random", "--switches", "team-goal=six, score-tie=shared-victory")
    session = Session.loads(json.dumps(json.loads(file.read_text(encoding="utf-8"))["session"]))
    assert session.machine.switches["score-tie"] == "shared-victory"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The sets: Base, Cities, The Unseen. 7 achievements win."),
        ("uk", "Набори: Базовий, Міста, Незриме. Для перемоги треба 7 досягнень."),
    ],
)
def test_a_game_with_sets_says_so_and_how_many_achievements_win(
    monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    more = ("--sets", "unseen, cities", "--bots", "random,random", "--seed", "3")
    ran = play(monkeypatch, ("table", "quit"), *more, language=language)
    assert (ran.code, ran.err) == (0, "")
    assert said in ran.out
    assert "(0 of 5)" in ran.out or "(0 із 5)" in ran.out, "the safe and its limit"


def test_seven_play_with_two_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    bots = ",".join(["random"] * 6)
    ran = play(monkeypatch, ("quit",), "--sets", "unseen,cities", "--bots", bots, "--seed", "3")
    assert (ran.code, ran.err) == (0, "")
    assert "3 achievements win" in ran.out
    eight = play(monkeypatch, (), "--sets", "unseen,cities", "--bots", f"{bots},random")
    assert eight.code == 2
    assert "2 to 7 players, not 8" in eight.err
    six = play(monkeypatch, (), "--sets", "unseen", "--bots", bots)
    most = most_players(set_names())
    assert f"each set added with --sets is for one more, up to {most}" in six.err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--sets", "unsen"), "No set “unsen”; did you mean “unseen”?"),
        (("--sets", "unseen", "--edition", "3"), "The third edition has no set “unseen”"),
    ],
)
def test_a_set_that_there_is_not_is_one_clear_line(
    monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], said: str
) -> None:
    ran = play(monkeypatch, (), *args)
    assert ran.code == 2
    assert said in ran.err
