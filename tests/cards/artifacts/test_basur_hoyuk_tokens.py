"""Basur Hoyuk Tokens: a 4 is drawn; if my top card of its color comes before it in the alphabet, it and my score go."""

import pytest

from tests.kit import Table, table


def laid(mine: str, drawn: str) -> Table:
    return table(
        {"blue": "Basur Hoyuk Tokens", "red": mine, "score": "Oars, Tools"},
        {"green": "Sailing"},
        decks={4: drawn},
    )


def test_mine_comes_first() -> None:
    """Colonialism before Gunpowder."""
    t = table(
        {"blue": "Basur Hoyuk Tokens", "red": "Colonialism", "score": "Oars, Calendar"},
        {"green": "Compass"},
        decks={4: "Gunpowder, Anatomy"},
    )
    end = t.dogma("Basur Hoyuk Tokens")
    assert end.score(0) == end.hand(0) == set()
    assert end.deck(4) == ["Anatomy", "Gunpowder"]
    assert end.bystander(t, 1)


@pytest.mark.parametrize(("mine", "drawn"), [("Optics", "Gunpowder"), ("", "Gunpowder"), ("Archery", "Anatomy")])
def test_mine_comes_later_or_there_is_none_of_its_color(mine: str, drawn: str) -> None:
    end = laid(mine, drawn).dogma("Basur Hoyuk Tokens")
    assert end.score(0) == {"Oars", "Tools"}
    assert end.hand(0) == {drawn}


def test_itself_among_blue_cards() -> None:
    """“Basur ...” comes before “Experimentation”."""
    t = table({"blue": "Basur Hoyuk Tokens", "score": "Oars"}, {"green": "Compass"}, decks={4: "Experimentation"})
    assert t.dogma("Basur Hoyuk Tokens").score(0) == set()
