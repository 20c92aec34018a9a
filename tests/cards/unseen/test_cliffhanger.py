"""Cliffhanger: a 4 of the safe is shown, and its color says what becomes of it; without one the next 4 goes there."""

import pytest

from engine.trace.events import Revealed, Showing
from tests.kit import Table, table


def laid(safe: str, **me: str) -> Table:
    return table(
        {"green": "Cliffhanger", "safe": safe, **me},
        {"red": "Coal"},
        further_decks={("unseen", 5): "Cabal"},
        decks={4: "Anatomy, Invention"},
        achievements="",
    )


def test_green_is_tucked() -> None:
    t = laid("Navigation")
    end = t.dogma("Cliffhanger")
    assert end.pile(0, "green") == ["Cliffhanger", "Navigation"]
    assert end.zone("safe", 0) == set()
    assert end.bystander(t, 1)


def test_purple_is_melded() -> None:
    end = laid("Reformation", purple="Mysticism").dogma("Cliffhanger")
    assert end.pile(0, "purple") == ["Reformation", "Mysticism"]


def test_red_is_achieved_without_a_point_or_a_top_card_of_its_value() -> None:
    end = laid("Gunpowder").dogma("Cliffhanger")
    assert end.points(0) == 0
    assert end.achievements(0) == {"Gunpowder"}


def test_yellow_is_scored() -> None:
    assert laid("Perspective").dogma("Cliffhanger").score(0) == {"Perspective"}


def test_blue_stays_and_a_5_is_drawn() -> None:
    end = laid("Experimentation").dogma("Cliffhanger")
    assert end.zone("safe", 0) == {"Experimentation"}
    assert end.hand(0) == {"Cabal"}


@pytest.mark.parametrize("safe", ["", "Paper, Banking"])
def test_without_a_4_the_next_one_is_safeguarded_unseen(safe: str) -> None:
    end = laid(safe).dogma("Cliffhanger")
    assert "Anatomy" in end.zone("safe", 0)
    assert end.deck(4) == ["Invention"]


def test_which_of_several_4s_is_chosen_blindly() -> None:
    asking = laid("Navigation, Gunpowder, Paper").play("dogma Cliffhanger", idle=False)
    assert len(asking.options()) == 2
    assert all(option.startswith("safe-of-1-4") for option in asking.options())
    end = asking.play(asking.options()[0])
    assert len(end.zone("safe", 0)) == 2


def test_a_full_safe_takes_no_more() -> None:
    end = laid("Paper, Compass, Medicine, Engineering, Education").dogma("Cliffhanger")
    assert end.deck(4) == ["Anatomy", "Invention"]
    assert len(end.zone("safe", 0)) == 5


def test_what_was_revealed_is_not_shown_once_more_for_each_color() -> None:
    end = laid("Experimentation").dogma("Cliffhanger")
    assert not end.facts("proves-condition")
    assert [entry.item.reason for entry in end.entries if isinstance(entry.item, Revealed)] == [Showing.REVEAL]
