"""The five special achievements of Cities, claimed at once: expansion rule 20; CIT-08."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.trace.events import Moved, Revealed
from tests.kit import Table, table

SETS = ("base", "cities")


def laid(*players: Mapping[str, str], **more: object) -> Table:
    """Lay out a table with Cities."""
    return table(*players, sets=SETS, **more)  # type: ignore[arg-type]


def order(t: Table) -> list[str]:
    """Return what was done to cards, in order."""
    return [entry.item.verb for entry in t.entries if isinstance(entry.item, Moved)]


@pytest.mark.parametrize(
    ("color", "pile", "splay", "city", "special"),
    [
        ("green", "Compass, Paper", "left", "Baghdad", "Tradition"),
        ("green", "Compass, Sailing", "right", "Bombay", "Repute"),
        ("green", "Compass, Sailing", "up", "Sydney", "Fame"),
    ],
)
def test_an_arrow_on_a_color_splayed_so_already(color: str, pile: str, splay: str, city: str, special: str) -> None:
    t = laid({color: f"{pile.replace('Paper', 'Mapmaking')} < {splay}", "hand": city, "blue": "Tools"}, {})
    end = t.play(f"meld {city}")
    assert special in end.achievements(0)
    assert end.splay(0, color) == splay
    assert order(end)[:2] == ["meld", "claim"], "before the icons of the city act"
    (why,) = end.facts("cities-melded-on-splay")
    assert why.rule == special.lower()
    assert end.facts("splay-same"), "the arrow finds the color splayed so already, and draws no City"
    assert not end.facts("cities-new-splay")


@pytest.mark.parametrize("splay", ["", " < right", " < up"])
def test_not_on_a_color_splayed_otherwise(splay: str) -> None:
    t = laid({"green": f"Compass, Mapmaking{splay}", "hand": "Baghdad", "blue": "Tools"}, {})
    end = t.play("meld Baghdad")
    assert end.achievements(0) == set()
    assert end.splay(0, "green") == "left"


def test_by_any_meld_not_only_by_a_meld_action() -> None:
    """CIT-08: melded by an effect. The arrow does not act then, as that takes a Meld action."""
    t = laid({"red": "Road Building", "green": "Sailing, Mapmaking < left", "hand": "Baghdad"}, {})
    end = t.play("dogma Road Building")
    assert "Tradition" in end.achievements(0)
    assert not end.facts("cities-arrow")


def test_it_is_claimed_once() -> None:
    t = laid(
        {"green": "Compass, Mapmaking < left", "hand": "Baghdad", "blue": "Tools"},
        {"achievements": "Tradition"},
    )
    end = t.play("meld Baghdad")
    assert end.achievements(0) == set()
    assert not end.facts("cities-melded-on-splay")


@pytest.mark.parametrize(
    ("paid", "special"), [("Stockholm", "Glory"), ("Shanghai", "Victory"), ("Kyiv", None), ("Oars", None)]
)
def test_a_flag_or_a_fountain_junked_from_hand_by_endorsing(paid: str, special: str | None) -> None:
    t = laid({"purple": "Services", "yellow": "Guadalajara", "hand": paid}, {})
    end = t.play("endorse Services", idle=False)
    assert paid in end.junk()
    assert end.achievements(0) == ({special} if special else set())
    shown = [entry.item for entry in end.entries if isinstance(entry.item, Revealed)]
    assert [(item.card, item.reason) for item in shown] == [(end.m.catalogue.find(paid), "fits")] * bool(special)
    if special:
        assert end.facts("cities-junked-banner")[0].rule == special.lower()


def test_not_from_a_board_and_not_by_a_return() -> None:
    """Expansion rule 20: from hand. Pottery returns, Fission junks what is on boards."""
    returned = laid({"blue": "Pottery", "hand": "Stockholm"}, {}).dogma("Pottery", "Stockholm")
    assert returned.achievements(0) == set()
    fission = laid({"red": "Fission", "yellow": "Shanghai"}, {"blue": "Tools"}, decks={10: "Robotics, Software"})
    end = fission.dogma("Fission")
    assert "Victory" in end.specials()


def test_they_are_among_the_specials_with_rules_of_their_own() -> None:
    t = laid({}, {})
    mine = [special for special in t.m.catalogue.specials if special.set == "cities"]
    assert [special.title for special in mine] == ["Tradition", "Repute", "Fame", "Glory", "Victory"]
    assert [special.rule for special in mine] == [special.key for special in mine]
    assert all(special.condition is None for special in mine), "nobody claims one at the end of an action"
