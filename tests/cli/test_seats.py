"""How many play, and in which teams, is what the edition says; ``play`` tells it in the language."""

import pytest

from tests.cli.test_play import play


@pytest.mark.parametrize(
    ("language", "edition", "bots", "said"),
    [
        ("en", "3", 4, "A game has two to four players, not 5"),
        ("uk", "1", 4, "У партії від двох до чотирьох гравців, а не 5"),
        ("en", "4", 5, "A game has two to five players, not 6"),
        ("uk", "4", 5, "У партії від двох до п’яти гравців, а не 6"),
    ],
)
def test_more_players_than_the_edition_has(
    monkeypatch: pytest.MonkeyPatch, language: str, edition: str, bots: int, said: str
) -> None:
    ran = play(monkeypatch, (), "--edition", edition, "--bots", ",".join(["random"] * bots), language=language)
    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize(
    ("language", "said"), [("en", "edition 3 has teams in a game of four only"), ("uk", "у 3-му виданні в командах")]
)
def test_other_teams_than_the_edition_has(monkeypatch: pytest.MonkeyPatch, language: str, said: str) -> None:
    args = ("--edition", "3", "--bots", "random,random", "--teams", "1,2,1")
    ran = play(monkeypatch, (), *args, language=language)
    assert ran.code == 2
    assert said in ran.err
    free = play(monkeypatch, ("quit",), *args, "--switches", "team-formation=any", language=language)
    assert (free.code, free.err) == (0, "")
