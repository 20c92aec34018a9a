"""Astronomy: draw and show 6s, melding green and blue ones; Universe if all other top cards are 6 or higher."""

import pytest

from engine.trace.events import Revealed
from tests.kit import table

pytestmark = pytest.mark.editions(4, 3, 1)


def test_green_and_blue_are_melded_and_another_color_is_kept_and_ends_it() -> None:
    t = table(
        {"purple": "Astronomy", "yellow": "Statistics"},
        {"hand": "Oars"},
        decks={6: "Atomic Theory, Classification, Metric System, Canning, Encyclopedia"},
    )
    end = t.dogma("Astronomy")
    assert end.pile(0, "blue") == ["Atomic Theory"]
    assert end.pile(0, "green") == ["Metric System", "Classification"]
    assert end.hand(0) == {"Canning"}
    shown = [entry.item for entry in end.entries if isinstance(entry.item, Revealed)]
    assert [(end.m.catalogue.title[each.card], each.reason) for each in shown] == [
        (title, "reveal") for title in ("Atomic Theory", "Classification", "Metric System", "Canning")
    ]
    assert end.deck(6) == ["Encyclopedia"]
    assert end.achievements(0) == set()
    assert end.bystander(t, 1)


def test_verdicts_are_locked_but_boards_are_looked_at_when_the_effect_comes() -> None:
    """SHR-03: A gains concept in the first effect, B shares the second all the same and claims Universe first."""
    t = table(
        {"purple": "Astronomy", "yellow": "Statistics"},
        {"green": "Classification"},
        decks={6: "Canning, Atomic Theory, Emancipation, Democracy"},
    )
    end = t.dogma("Astronomy")
    assert end.hand(1) == {"Canning"}
    assert end.pile(0, "blue") == ["Atomic Theory"]
    assert (end.achievements(0), end.achievements(1)) == (set(), {"Universe"})
    assert end.free_draw
    assert end.hand(0) == {"Emancipation", "Democracy"}


@pytest.mark.parametrize(
    ("board", "claimed"),
    [
        ({"red": "Coal", "yellow": "Vaccination"}, False),
        ({"red": "Industrialization", "yellow": "Vaccination"}, True),
        ({"red": "Explosives, Oars < left"}, True),
        ({"red": "Oars, Explosives"}, False),
    ],
)
def test_every_top_card_but_the_purple_one_must_be_6_or_higher(board: dict[str, str], claimed: bool) -> None:
    """Astronomy itself is a 5 and purple; covered cards do not matter."""
    t = table({"purple": "Astronomy", **board}, {}, decks={6: "Canning"})
    end = t.dogma("Astronomy")
    assert end.achievements(0) == ({"Universe"} if claimed else set())


@pytest.mark.parametrize(("reading", "claimed"), [("holds", True), ("fails", False)])
def test_with_no_other_top_card_it_depends_on_the_reading(reading: str, claimed: bool) -> None:
    """ACH-13: no rulebook tells whether "all" of none holds."""
    t = table({"purple": "Astronomy, Mysticism"}, {}, decks={6: "Canning"}, switches={"all-of-none": reading})
    end = t.dogma("Astronomy")
    assert end.achievements(0) == ({"Universe"} if claimed else set())
    assert end.hand(0) == {"Canning"}


def test_universe_is_not_taken_from_whoever_has_it() -> None:
    t = table({"purple": "Astronomy"}, {"achievements": "Universe"}, decks={6: "Canning"})
    end = t.dogma("Astronomy")
    assert (end.achievements(0), end.achievements(1)) == (set(), {"Universe"})
