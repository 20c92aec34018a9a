"""International Prototype Metre Bar: three cards of a value splay their colors up; so many cards of each win."""

from tests.kit import Table, table

NAME = "International Prototype Metre Bar"


def laid(drawn: str) -> Table:
    return table(
        {"green": NAME, "red": "Oars, Archery", "blue": "Tools, Writing"},
        {"yellow": "Masonry"},
        decks={2: drawn},
    )


def test_two_cards_of_each_color() -> None:
    t = laid("Construction, Calendar, Mathematics")
    assert t.dogma(NAME, "2").winners == (0,)


def test_one_color_has_another_number() -> None:
    end = laid("Construction, Calendar, Currency").dogma(NAME, "2", "Construction", "Calendar")
    assert end.winners is None
    assert (end.splay(0, "red"), end.splay(0, "blue")) == ("up", "up")
    assert end.hand(0) == set()
