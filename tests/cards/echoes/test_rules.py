"""The rules of Echoes, each with its place in Ultimate: expansion rules 5, 7, 8, 9 and 21."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.cards.sets import set_names
from engine.positions import PositionError, dump, loads
from engine.query import limits
from engine.run import draws, endings
from tests.kit import Table, table

SETS = ("base", "echoes")
TWO_FOURS = {"blue": "Experimentation", "purple": "Enterprise"}


def laid(*players: Mapping[str, str], sets: tuple[str, ...] = SETS, **more: object) -> Table:
    return table(*players, sets=sets, **more)  # type: ignore[arg-type]


def set_drawn(area: Mapping[str, str], *, sets: tuple[str, ...] = SETS, **more: object) -> tuple[str, int]:
    """Return the back of the card that a Draw action draws."""
    t = laid(area, {}, sets=sets, **more)
    end = t.play("draw")
    zone = t.m.zones.hand(0)
    (card,) = {*end.s.zones[zone]} - {*t.s.zones[zone]}
    return t.m.catalogue.back[card]


# --- the draw rule (Ultimate p. 24, Drawing Echoes Cards; ECH-01) ---------------------------------------------


def test_the_examples_of_the_rulebook() -> None:
    assert set_drawn({"green": "Compass", "purple": "Philosophy"}) == ("echoes", 3)
    assert set_drawn(TWO_FOURS) == ("base", 4)
    assert set_drawn({"red": "Oars"}) == ("echoes", 1)


def test_an_empty_board_has_no_highest_top_card() -> None:
    assert set_drawn({}) == ("base", 1)


def test_lower_cards_of_one_value_do_not_matter() -> None:
    assert set_drawn({"green": "Compass", "red": "Oars", "blue": "Tools"}) == ("echoes", 3)


def test_covered_cards_do_not_matter() -> None:
    assert set_drawn({"green": "Compass, Sailing", "red": "Engineering, Oars"}) == ("base", 3)


def test_it_holds_for_draws_by_effects_and_is_asked_for_each_card() -> None:
    """Whatever the draw is for (U24: "for any reason"), and by the board as it is then."""
    end = laid({"blue": "Writing"}, {}).dogma("Writing")
    assert {end.m.catalogue.back[end.m.catalogue.find(title)] for title in end.hand(0)} == {("echoes", 2)}
    (why,) = end.facts("echoes-single-highest")
    assert (why.number("value"), why.number("n"), why.rule) == (1, 2, "draw-echoes")
    # Sailing draws and melds a 1; the free action after it sees two top 1s.
    after = laid({"green": "Sailing"}, {}, further_decks={("echoes", 1): "Bell"}).play("dogma Sailing", "draw")
    assert after.pile(0, "purple") == ["Bell"]
    assert len(after.facts("echoes-single-highest")) == 1


def test_the_age_is_found_by_the_base_decks() -> None:
    """Ultimate p. 21: an age is empty by its base deck alone."""
    assert set_drawn({"red": "Oars"}, decks={1: ""}) == ("echoes", 2)


def test_an_empty_echoes_deck_gives_a_base_card_and_no_other_rule_is_asked() -> None:
    """Ultimate p. 21, EXP-02: the first card of the turn would be an Unseen one, but no other rule is asked."""
    with_unseen = ("base", "echoes", "unseen")
    assert set_drawn({"red": "Oars"}, sets=with_unseen, further_decks={("echoes", 1): ""}) == ("base", 1)
    assert set_drawn(TWO_FOURS, sets=with_unseen) == ("unseen", 4)


def test_echoes_come_before_the_unseen() -> None:
    """Ultimate p. 8: Figures, then Echoes, then Unseen."""
    assert set_drawn({"red": "Oars"}, sets=("base", "unseen", "echoes")) == ("echoes", 1)
    names = set_names()
    assert names.index("echoes") < names.index("unseen"), "the rules are asked in this order"


def test_a_draw_of_a_named_set_is_not_replaced() -> None:
    """Ultimate p. 21: a City drawn for a new color is a City, though the single highest top card asks for Echoes."""
    t = laid({"blue": "Tools", "hand": "Compass"}, {}, sets=("base", "echoes", "cities"))
    end = t.play("meld Compass")
    (card,) = end.s.zones[end.m.zones.hand(0)]
    assert end.m.catalogue.back[card] == ("cities", 3)


def test_what_a_draw_will_take_is_known_before_it() -> None:
    t = laid({"green": "Compass"}, {})
    found = draws.foretell(t.m, t.s, 0, 3)
    assert (found.age, found.set) == (3, "echoes")


# --- the forecast (Ultimate p. 25; p. 7) ----------------------------------------------------------------------


@pytest.mark.parametrize(("splay", "limit"), [("", 5), (" < left", 4), (" < right", 3), (" < up", 2), (" < aslant", 1)])
def test_the_limit_follows_the_best_splay(splay: str, limit: int) -> None:
    t = laid({"red": f"Oars, Archery{splay}"}, {})
    assert limits.limit(t.m, t.s, 0, "forecast") == limit


def test_its_owner_may_look_and_nobody_else() -> None:
    t = laid({"forecast": "Tools"}, {})
    assert t.m.zones.lookers()[t.m.zones.of("forecast", 0)] == 1, "seat 0 alone"


def test_who_loses_junks_the_forecast() -> None:
    """Expansion rule 7: everything."""
    t = laid({"forecast": "Tools", "red": "Oars"}, {}, {})
    endings.leave(t.m, t.s, 0, "concede")
    assert "Tools" in t.junk()


def test_a_position_has_forecasts_and_is_written_as_it_was_read() -> None:
    t = laid({"red": "Oars", "forecast": "Tools, Bell"}, {"forecast": "[3]"})
    written = dump(t.game)
    assert "forecast: [" in written
    read = loads(written).game()
    assert [read.state.zones[t.m.zones.of("forecast", seat)] for seat in (0, 1)] == [
        t.s.zones[t.m.zones.of("forecast", seat)] for seat in (0, 1)
    ]
    game = read.copy()
    game.play("draw")
    assert dump(game) != written


def test_in_the_middle_of_a_promotion_it_is_a_save_and_no_position() -> None:
    t = laid({"hand": "Compass", "forecast": "Tools, Oars"}, {}).play("meld Compass", idle=False)
    with pytest.raises(PositionError):
        dump(t.game)
