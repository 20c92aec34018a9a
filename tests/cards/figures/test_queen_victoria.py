"""Queen Victoria: a Figure of any score pile is scored or made available before a score."""

from tests.kit import Table, table


def laid(mine: str = "", theirs: str = "Hammurabi, Paper") -> Table:
    return table(
        {"purple": "Queen Victoria", "yellow": "Agriculture", "hand": "Oars", "score": mine},
        {"score": theirs},
        decks={2: "Calendar"},
        achievements="Writing",
    )


def test_it_is_scored() -> None:
    end = laid().dogma("Agriculture", "Oars", "option-1")
    assert (end.score(0), end.score(1)) == ({"Hammurabi", "Calendar"}, {"Paper"})


def test_it_becomes_an_available_achievement() -> None:
    end = laid().dogma("Agriculture", "Oars", "option-2")
    assert (end.score(0), end.score(1)) == ({"Calendar"}, {"Paper"})
    assert end.zone("available") == {"Writing", "Hammurabi"}


def test_of_several_one_is_chosen_ones_own_too() -> None:
    asked = laid(mine="Plato").play("dogma Agriculture", "Oars", idle=False)
    assert len(asked.options()) == 2


def test_without_a_figure_nothing_comes_first() -> None:
    end = laid(theirs="Paper").dogma("Agriculture", "Oars")
    assert (end.score(0), end.score(1)) == ({"Calendar"}, {"Paper"})
