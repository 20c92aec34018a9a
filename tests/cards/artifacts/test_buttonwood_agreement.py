"""Buttonwood Agreement: an 8 of one of three colors is scored and splays it up; any other costs its color."""

from tests.kit import Table, table


def laid() -> Table:
    return table(
        {"green": "Buttonwood Agreement", "red": "Oars, Archery < left", "score": "Coal, Metalworking, Tools"},
        {"yellow": "Agriculture"},
        decks={8: "Flight"},
    )


def test_one_of_the_three() -> None:
    t = laid()
    end = t.dogma("Buttonwood Agreement", ("red", "blue", "green"))
    assert end.score(0) == {"Coal", "Metalworking", "Tools", "Flight"}
    assert end.splay(0, "red") == "up"
    assert end.bystander(t, 1)


def test_none_of_the_three() -> None:
    end = laid().dogma("Buttonwood Agreement", ("yellow", "blue", "green"))
    assert end.score(0) == {"Tools"}
    assert end.hand(0) == {"Flight"}
    assert end.splay(0, "red") == "none"


def test_exactly_three_are_chosen() -> None:
    asking = laid().play("dogma Buttonwood Agreement", idle=False)
    assert asking.refuses(("red", "blue"))
    assert asking.refuses(("red", "blue", "green", "yellow"))
