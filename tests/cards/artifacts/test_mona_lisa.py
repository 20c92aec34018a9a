"""Mona Lisa: a number and a color are named, five 4s drawn; if right, those cards are scored, else the hand goes."""

import pytest

from tests.kit import Table, table


def laid(**switches: str) -> Table:
    return table(
        {"yellow": "Mona Lisa", "red": "Archery, Construction", "hand": "Oars"},
        {"blue": "Tools"},
        decks={4: "Gunpowder, Anatomy, Navigation, Colonialism, Enterprise, Reformation"},
        switches=switches,
    )


def test_right() -> None:
    t = laid()
    end = t.dogma("Mona Lisa", "3", "red")
    assert end.score(0) == {"Oars", "Gunpowder", "Colonialism"}
    assert end.splay(0, "red") == "right"
    assert end.hand(0) == {"Anatomy", "Navigation", "Enterprise"}
    assert end.bystander(t, 1)


def test_wrong() -> None:
    end = laid().dogma("Mona Lisa", "2", "red", "Gunpowder", "Anatomy", "Navigation", "Colonialism")
    assert end.hand(0) == end.score(0) == set()
    assert end.splay(0, "red") == "none"


def test_none_of_a_color() -> None:
    """0 is a number, too: nothing is scored, and nothing lost."""
    end = laid().dogma("Mona Lisa", "0", "blue")
    assert end.score(0) == set()
    assert len(end.hand(0)) == 6


@pytest.mark.parametrize(("reading", "least"), [("from-zero", 0), ("from-one", 1)])
def test_the_numbers_that_can_be_chosen(reading: str, least: int) -> None:
    asking = laid(**{"number-choice": reading}).play("dogma Mona Lisa", idle=False)
    assert list(asking.options()) == [str(n) for n in range(least, 7)], "six cards at the most"
