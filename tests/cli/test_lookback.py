"""The command `lookback` in both languages: turning points, JSON, both kinds of saved games, errors."""

import json
from pathlib import Path

import pytest

from tests.cli.test_cli import LANGUAGES, alone, run
from tests.test_lookback import MISSED, played
from tutor.cli.saved_file import BYTES
from tutor.session import Session

__all__ = ["alone"]

HEAD = {
    "en": ["A guess.", "Turning points: 1.", "1. In the game: ", "Best: Achieve", "10-victory"],
    "uk": ["Це здогад.", "Переломних моментів: 1.", "1. У партії: ", "Найкраще: ", "10-victory"],
}


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game in which Ada missed a win."""
    file = tmp_path / "game.json"
    file.write_text(played(*MISSED).dumps(), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_missed_win_is_named_with_what_was_better_and_the_lessons(language: str, saved: Path) -> None:
    ran = run("lookback", str(saved), "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    place = 0
    for line in HEAD[language]:
        place = ran.out.find(line, place)
        assert place >= 0, line


def test_json_is_the_same_for_one_worker_and_for_two_and_for_a_game_of_play(saved: Path, tmp_path: Path) -> None:
    few = ("--games", "3", "--json")
    one = json.loads(run("lookback", str(saved), *few).out)
    assert one["schema"] == "innovation-lookback/1"
    assert (one["guess"], one["games"], one["turns"], one["seat"]) == (True, 3, 6, 0)
    (point,) = one["points"]
    assert point["turning"] is False, "three games prove nothing"
    assert point["best"] == ["achieve achievement-6"]
    assert point["played"] == ["draw"]
    assert {len(each["answer"]) for each in point["answers"]} == {1}
    assert all(0 <= each["chance"] <= 1 for each in one["decisions"])
    assert json.loads(run("lookback", str(saved), *few, "--workers", "2").out) == one
    terminal = tmp_path / "terminal.json"
    session = json.loads(saved.read_text(encoding="utf-8"))
    terminal.write_text(json.dumps({"schema": "innovation-play/1", "session": session}), encoding="utf-8")
    assert json.loads(run("lookback", str(terminal), *few).out) == one


def test_a_seat_that_decided_nothing_is_said_and_is_exit_code_one(saved: Path) -> None:
    ran = run("lookback", str(saved), "--seat", "2")
    assert (ran.code, ran.err) == (1, "")
    assert "no decision of this seat" in ran.out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--bot", "gredy"), "greedy"),
        (("--games", "0"), "--games takes a number from 1"),
        (("--turns", "x"), "--turns takes a number from 0"),
        (("--seat", "3"), "from 1 to 2"),
        (("--workers", "2", "--scheduler", "tcp://localhost:1"), "not both"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(args: tuple[str, ...], message: str, saved: Path) -> None:
    ran = run("lookback", str(saved), *args)
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err


def test_a_file_that_is_no_saved_game_is_refused(tmp_path: Path, saved: Path) -> None:
    assert run("lookback", str(tmp_path / "none.json")).code == 2
    whole = saved.read_text(encoding="utf-8")
    for text in ("", "[]", "{}", '{"schema": "innovation-play/1"}', whole.replace("draw", "drew"), whole[:-9]):
        file = tmp_path / "broken.json"
        file.write_text(text, encoding="utf-8")
        ran = run("lookback", str(file))
        assert (ran.code, ran.out) == (2, ""), text[:60]
        assert len(ran.err.splitlines()) == 1


def test_whose_it_is_must_be_said_where_all_cards_are_open(tmp_path: Path) -> None:
    session: Session = played("draw")
    session.viewer = None
    file = tmp_path / "open.json"
    file.write_text(session.dumps(), encoding="utf-8")
    assert "--seat" in run("lookback", str(file)).err


def test_a_file_longer_than_a_saved_game_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "long.json"
    with file.open("wb") as opened:
        opened.truncate(BYTES + 1)
    for args in (("lookback", str(file)), ("play", "--load", str(file))):
        ran = run(*args)
        assert (ran.code, ran.out) == (2, "")
        assert "longer than" in ran.err
