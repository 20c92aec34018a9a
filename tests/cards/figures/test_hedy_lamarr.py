"""Hedy Lamarr: special achievements require one less of everything; a color is splayed up before a claim."""

import pytest

from engine.lang.words import (
    INDUSTRY,
    TOPS,
    any_color,
    at_least,
    both,
    equals,
    fewer,
    highest,
    icon_kinds,
    icons,
    number_of,
    value,
)
from engine.query.eligibility import special_progress
from engine.query.karma_links import eased
from engine.seat.look import look
from tests.kit import table

GREEN = {"green": "Hedy Lamarr"}


def progress(t: object, title: str, seat: int = 0) -> tuple[int, int] | None:
    return special_progress(t.m, t.s, seat, t.m.catalogue.find(title))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("title", "needed"), [("Monument", 3), ("Empire", 5), ("World", 11), ("Wonder", 4), ("Universe", 4)]
)
def test_one_fewer_is_needed(title: str, needed: int) -> None:
    t = table(GREEN, {})
    found, other = progress(t, title), progress(t, title, 1)
    assert found is not None
    assert other is not None
    assert (found[1], other[1]) == (needed, needed + 1)


def test_the_table_shows_what_each_player_needs() -> None:
    t = table(GREEN, {})
    shown = {special.name: special for special in look(t.m, t.s, 0).specials}
    assert (shown["Empire"].need_of(0), shown["Empire"].need_of(1), shown["Empire"].needed) == (5, 6, 6)
    plain = look((other := table({}, {})).m, other.s, 0).specials
    assert all(not special.needs for special in plain)


def test_what_must_not_be_there_stays() -> None:
    """Folklore: an 8 and no industry; Mystery: a 9 and fewer than five colors. Only the 8 and the 9 are lower."""
    eights = both(at_least(value(highest(TOPS)), 8), equals(icons(INDUSTRY), 0))
    assert eased(eights) == both(at_least(value(highest(TOPS)), 7), equals(icons(INDUSTRY), 0))
    nines = both(at_least(value(highest(TOPS)), 9), fewer(number_of(any_color), 5))
    assert eased(nines) == both(at_least(value(highest(TOPS)), 8), fewer(number_of(any_color), 5))
    assert eased(at_least(icon_kinds(3), 6)) == at_least(icon_kinds(2), 5)


def test_universe_with_four_top_cards_of_7() -> None:
    """The Figure is a 9; three others of value 7 do."""
    t = table({**GREEN, "red": "Combustion", "yellow": "Refrigeration", "purple": "Railroad", "blue": "Tools"}, {})
    end = t.play("draw")
    assert "Universe" in end.achievements(0)
    assert end.facts("specials-eased")


def test_not_with_three_and_not_for_others() -> None:
    t = table({**GREEN, "red": "Combustion", "yellow": "Refrigeration", "blue": "Tools"}, {})
    assert "Universe" not in t.play("draw").achievements(0)
    other = table({"red": "Combustion", "yellow": "Refrigeration", "purple": "Railroad", "blue": "Tools"}, GREEN)
    assert "Universe" not in other.play("draw").achievements(0)


def test_empire_with_five_kinds_of_two() -> None:
    """Industry, efficiency, prosperity and concept twice each, and authority once: then twice."""
    four = {**GREEN, "red": "Coal", "yellow": "Michelangelo", "purple": "Niccolo Machiavelli", "blue": "Tools"}
    t = table(four, {})
    icons = ("industry", "efficiency", "prosperity", "concept", "authority", "health")
    found = progress(t, "Empire")
    assert found is not None
    assert found[0] == sum(t.icons(0, icon) >= 2 for icon in icons)
    assert found[0] < 5
    assert sum(t.icons(0, icon) >= 3 for icon in icons) < found[0]


def test_a_color_is_splayed_up_before_a_claim() -> None:
    t = table({**GREEN, "blue": "Tools, Writing", "score": "[5]"}, {}, achievements="Archery")
    end = t.play("achieve achievement-1")
    assert end.splay(0, "blue") == "up"
    assert end.values("achievements", 0) == [1]


def test_others_claims_set_off_nothing() -> None:
    t = table({"blue": "Tools, Writing", "score": "[5]"}, {**GREEN, "red": "Archery, Oars"}, achievements="Sailing")
    end = t.play("achieve achievement-1")
    assert (end.splay(0, "blue"), end.splay(1, "red")) == ("none", "none")


def test_a_special_achievement_is_a_claim_too() -> None:
    """Universe with four top cards; a color is splayed up first."""
    mine = {**GREEN, "red": "Combustion", "yellow": "Refrigeration", "purple": "Railroad", "blue": "Tools, Writing"}
    end = table(mine, {}, specials="Universe").play("draw")
    assert "Universe" in end.achievements(0)
    assert end.splay(0, "blue") == "up"
