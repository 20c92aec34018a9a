"""Musk's Tesla Roadster: the most scored cards win; else an 11 is drawn, and its color scored, or it is melded."""

from tests.kit import Table, table


def laid(mine: str, other: str, switch: str = "alone", **me: str) -> Table:
    return table(
        {"green": "Musk's Tesla Roadster", "score": mine, **me},
        {"yellow": "Masonry", "score": other},
        decks={11: "Hypersonics, Fusion"},
        switches={"most-when-tied": switch},
    )


def test_the_most_scored_cards_win() -> None:
    assert laid("Tools, Sailing", "Software").dogma("Musk's Tesla Roadster").winners == (0,)


def test_a_tie_by_two_readings() -> None:
    assert laid("Tools", "Software").dogma("Musk's Tesla Roadster").winners is None
    assert laid("Tools", "Software", "tied-too").dogma("Musk's Tesla Roadster").winners == (0,)


def test_its_color_is_scored_and_it_goes_back() -> None:
    end = laid("Tools", "Software, Oars").dogma("Musk's Tesla Roadster")
    assert end.score(0) == {"Tools", "Musk's Tesla Roadster"}
    assert end.deck(11) == ["Fusion", "Hypersonics"]


def test_a_color_that_is_not_there_is_melded() -> None:
    t = table(
        {"green": "Musk's Tesla Roadster"}, {"yellow": "Masonry", "score": "Oars"}, decks={11: "Fusion, Escapism"}
    )
    end = t.dogma("Musk's Tesla Roadster")
    assert end.pile(0, "red") == ["Fusion"]
    assert end.score(0) == set()
