"""Wernher Von Braun: the 9s or the 10s are junked before anybody draws a Figure; the junk counts as score."""

import pytest

from engine.query import sight
from engine.query.table import members
from tests.kit import empty, table


def test_the_junk_counts_as_score() -> None:
    t = table({"blue": "Wernher Von Braun", "score": "Oars"}, {}, junk="Calendar, Paper")
    junked = sum(t.m.catalogue.age[card] for card in t.s.zones[t.m.zones.out_of_play])
    assert t.points(0) == 1 + junked == 6
    assert t.points(1) == 0


def test_not_while_it_is_covered() -> None:
    assert table({"blue": "Tools, Wernher Von Braun < left"}, {}, junk="Calendar").points(0) == 0


@pytest.mark.parametrize("age", [9, 10])
def test_a_deck_is_junked_before_a_figure_is_drawn_for_an_achievement(age: int) -> None:
    t = table({"red": "Archery", "score": "[5]"}, {"blue": "Wernher Von Braun"}, achievements="Sailing")
    end = t.play("achieve achievement-1", age - 9)
    assert end.deck(age) == []
    assert len(end.hand(1)) == 1


def test_before_the_draw_for_sharing() -> None:
    """Writing is shared, so its activator draws a Figure."""
    t = table(
        {"blue": "Writing"},
        {"blue": "Wernher Von Braun"},
        decks={2: "Calendar, Mapmaking"},
        further_decks={("figures", 1): "Homer"},
    )
    end = t.play("dogma Writing", 1)
    assert end.hand(0) == {"Mapmaking", "Homer"}
    assert end.hand(1) == {"Calendar"}
    assert end.deck(10) == []


def test_an_ordinary_draw_junks_nothing() -> None:
    end = table({"blue": "Wernher Von Braun"}, {}).play("draw")
    assert end.deck(9)
    assert end.deck(10)


def test_nothing_if_a_base_card_would_be_drawn_as_there_are_no_figures_left() -> None:
    t = table(
        {"red": "Archery", "score": "[5]"},
        {"blue": "Wernher Von Braun"},
        achievements="Sailing",
        further_decks=empty("figures"),
    )
    end = t.play("achieve achievement-1")
    assert end.deck(9)
    assert len(end.hand(1)) == 1


@pytest.mark.parametrize(("reading", "seen"), [("where-it-counts", True), ("where-it-lies", False)])
def test_its_player_may_look_at_the_junk(reading: str, seen: bool) -> None:
    t = table({"blue": "Wernher Von Braun"}, {}, junk="Calendar", switches={"karma-looking": reading})
    card = t.m.catalogue.find("Calendar")
    assert sight.knows(t.m, t.s, 0, card) is seen
    assert not sight.knows(t.m, t.s, 1, card)


def test_only_cards_with_a_value_count() -> None:
    """The special achievements of a player who has lost lie in the Junk, too."""
    t = table({"blue": "Wernher Von Braun"}, {}, junk="Calendar, Monument")
    c, s = t.m, t.s
    assert {c.catalogue.title[card] for card in members(c, s, 0, ("score",))} == {"Calendar"}
