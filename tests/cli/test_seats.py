"""How many play, and in which teams, is what the edition says; ``play`` tells it in the language."""

import pytest

from tests.cli.test_play import play


@pytest.mark.parametrize(
    ("language", "edition", "bots", "said"),
    [
        ("en", "3", 4, "A game of the third edition has 2 to 4 players, not 5; --edition 4 is for up to 5"),
        ("uk", "1", 4, "У партії за першим виданням від 2 до 4 гравців, а не 5; з --edition 4 може грати до 5"),
        ("en", "4", 5, "A game of the fourth edition has 2 to 5 players, not 6"),
        ("uk", "4", 5, "У партії за четвертим виданням від 2 до 5 гравців, а не 6"),
    ],
)
def test_more_players_than_the_edition_has(
    monkeypatch: pytest.MonkeyPatch, language: str, edition: str, bots: int, said: str
) -> None:
    ran = play(monkeypatch, (), "--edition", edition, "--bots", ",".join(["random"] * bots), language=language)
    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The third edition has no such teams as “1,2,1”, only two pairs"),
        ("uk", "За третім виданням не буває таких команд, як «1,2,1», лише дві пари"),
    ],
)
def test_other_teams_than_the_edition_has(monkeypatch: pytest.MonkeyPatch, language: str, said: str) -> None:
    args = ("--edition", "3", "--bots", "random,random", "--teams", "1,2,1")
    ran = play(monkeypatch, (), *args, language=language)
    assert ran.code == 2
    assert said in ran.err
    free = play(monkeypatch, ("quit",), *args, "--switches", "team-formation=any", language=language)
    assert (free.code, free.err) == (0, "")
