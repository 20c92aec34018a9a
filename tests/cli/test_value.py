"""The command `value` in both languages: ranking, JSON, workers, errors."""

import json
import sys

import pytest

from tests.cli.test_cli import LANGUAGES, alone, run

__all__ = ["alone"]

FEW = ("value", "lessons/staging", "--games", "4", "--bot", "random")
HEAD = {
    "en": [
        "if all play on like the bot “Random”. A guess.",
        "Games of each answer: 4",
        "1. ",
        " of the games are won",
        "2. ",
    ],
    "uk": ["Це здогад.", "Партій на кожну відповідь: 4", "1. ", "2. "],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_are_ranked_and_marked_as_a_guess(language: str) -> None:
    ran = run(*FEW, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    place = 0
    for line in HEAD[language]:
        place = ran.out.find(line, place)
        assert place >= 0, line


def test_json_is_the_same_for_one_worker_and_for_two() -> None:
    one = json.loads(run(*FEW, "--json").out)
    assert one["schema"] == "innovation-value/1"
    assert one["guess"] is True
    assert {tuple(each["answer"]) for each in one["answers"]} == {("draw",), ("dogma archery",), ("dogma writing",)}
    assert all(each["games"] == 4 and 0 <= each["share"] <= 1 < 1 + each["error"] for each in one["answers"])
    assert json.loads(run(*FEW, "--json", "--workers", "2").out) == one


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (("--bot", "gredy"), "greedy"),
        (("--games", "0"), "--games takes a number from 1"),
        (("--workers", "2", "--scheduler", "tcp://localhost:1"), "not both"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(args: tuple[str, ...], message: str) -> None:
    ran = run(*FEW, *args)
    assert (ran.code, ran.out) == (2, "")
    assert message in ran.err


def test_without_dask_a_scheduler_is_refused_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    ran = run(*FEW, "--scheduler", "tcp://localhost:8786")
    assert ran.code == 2
    assert "innovation-tutor[cluster]" in ran.err
