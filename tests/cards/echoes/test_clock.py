"""Clock: the fullest color is splayed; all cards of the number of visible cards are taken, and an achievement goes."""

from tests.kit import NONE, Table, table


def laid() -> Table:
    return table(
        {"purple": "Clock", "red": "Oars, Archery, Metalworking", "blue": "Tools, Writing < left"},
        {"hand": "Calendar, Paper, Sailing", "score": "Mathematics, Construction"},
        achievements="Masonry, Fermenting, Machinery",
    )


def test_the_demander_chooses_the_color_that_counts() -> None:
    asking = laid().play("dogma Clock", NONE, idle=False)
    assert (asking.decider(), asking.options()) == (0, ("red", "blue", "purple"))
    end = asking.play("blue")
    assert end.score(0) == {"Calendar", "Mathematics", "Construction"}
    assert (end.hand(1), end.score(1)) == ({"Paper", "Sailing"}, set())
    assert end.available() == {1, 3}


def test_the_fullest_color_is_splayed_first_and_then_counts_more() -> None:
    end = laid().dogma("Clock", "red", "red")
    assert end.splay(0, "red") == "right"
    assert end.score(0) == {"Paper"}
    assert end.available() == {1, 2}


def test_an_unsplayed_color_counts_one() -> None:
    end = laid().dogma("Clock", NONE, "purple")
    assert end.score(0) == {"Sailing"}
    assert end.available() == {2, 3}
