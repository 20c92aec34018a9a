"""City draws (Ultimate p. 21 and 22): expansion rules 5, 6, 12 and 16."""

from __future__ import annotations

from collections.abc import Mapping

from engine.lang.terms import Color, Splay
from engine.run.verbs import splay
from tests.kit import NONE, Table, table

SETS = ("base", "cities")
ATHENS = {("cities", 1): "Athens, Troy", ("cities", 2): "Rome, Sparta", ("cities", 3): "Mecca, Venice"}


def laid(*players: Mapping[str, str], **more: object) -> Table:
    """Lay out a table with Cities, the decks of the first three ages known."""
    return table(*players, **{"sets": SETS, "further_decks": ATHENS, **more})  # type: ignore[arg-type]


def test_a_new_color_by_a_meld_action_draws_a_city_of_the_highest_top_cards_value() -> None:
    t = laid({"blue": "Calendar", "hand": "Oars"}, {"green": "Paper"})
    end = t.play("meld Oars")
    assert end.hand(0) == {"Rome"}
    (why,) = end.facts("cities-new-color")
    assert (why.number("color"), why.number("value"), why.rule) == (Color.RED, 2, "city-draw-new-color")


def test_the_melded_card_counts_as_a_top_card() -> None:
    assert laid({"blue": "Tools", "hand": "Engineering"}, {}).play("meld Engineering").hand(0) == {"Mecca"}


def test_a_color_that_is_there_draws_none() -> None:
    end = laid({"red": "Archery", "hand": "Oars"}, {}).play("meld Oars")
    assert end.hand(0) == set()


def test_with_a_city_in_hand_the_trigger_is_ignored_and_that_is_told() -> None:
    """CIT-01."""
    end = laid({"purple": "Mysticism", "hand": "Oars, Thebes, Carthage"}, {}).play("meld Oars")
    assert end.hand(0) == {"Thebes", "Carthage"}
    (why,) = end.facts("cities-city-in-hand")
    assert why.rule == "city-draw-one-in-hand"


def test_the_city_that_is_melded_is_in_hand_no_more() -> None:
    assert laid({"purple": "Mysticism", "hand": "Ephesus"}, {}).play("meld Ephesus").facts("cities-new-color") == []
    end = laid({"purple": "Mysticism", "hand": "Thebes"}, {}, decks={1: "Pottery"}).play("meld Thebes")
    assert end.hand(0) == {"Athens"}


def test_a_new_splay_draws_in_the_middle_of_an_effect() -> None:
    """Expansion rule 16: Philosophy's splay draws before its second effect scores."""
    t = laid({"purple": "Philosophy", "red": "Oars, Archery"}, {})
    asked = t.play("dogma Philosophy", "red", idle=False)
    assert asked.hand(0) == {"Rome"}
    end = asked.play("Rome")
    assert end.score(0) == {"Rome"}
    (why,) = asked.facts("cities-new-splay")
    assert (why.number("direction"), why.rule) == (Splay.LEFT, "city-draw-new-splay")


def test_who_shares_a_splay_draws_a_city_too() -> None:
    other = {"purple": "Code of Laws", "blue": "Writing", "red": "Engineering, Metalworking"}
    t = laid({"purple": "Philosophy", "red": "Oars, Archery"}, other)
    asked = t.play("dogma Philosophy", "red", idle=False)
    assert asked.hand(1) == {"Mecca"}, "at the value of the one who draws"


def test_the_one_who_splays_draws_also_on_the_board_of_another() -> None:
    t = laid({"blue": "Calendar"}, {"red": "Oars, Archery", "green": "Paper"})
    game = t.game.copy()
    assert splay.done(game.machine, game.state, 0, 1, Color.RED, Splay.LEFT)
    frame = game.state.frames[-1]
    assert (frame.program, frame.seat) == ("city-draw", 0)


def test_unsplaying_and_the_same_direction_draw_none() -> None:
    t = laid({"red": "Oars, Archery < left"}, {})
    before = len(t.s.frames)
    assert not splay.done(t.m, t.s, 0, 0, Color.RED, Splay.LEFT)
    assert splay.done(t.m, t.s, 0, 0, Color.RED, Splay.NONE)
    assert len(t.s.frames) == before


def test_a_new_direction_of_a_splayed_color_draws() -> None:
    t = laid({"red": "Oars, Archery < right", "purple": "Philosophy"}, {})
    assert t.play("dogma Philosophy", "red", NONE).hand(0) == {"Rome"}


def test_an_empty_deck_of_cities_gives_a_base_card() -> None:
    """Expansion rule 5 and EXP-02."""
    t = laid({"blue": "Calendar", "hand": "Oars"}, {}, further_decks={("cities", 2): ""}, decks={2: "Mapmaking"})
    end = t.play("meld Oars")
    assert end.hand(0) == {"Mapmaking"}
    assert end.facts("draw-set-empty")


def test_an_age_whose_base_deck_is_empty_is_skipped_for_cities_too() -> None:
    """Expansion rule 6: the cities of that age cannot be drawn."""
    t = laid({"blue": "Calendar", "hand": "Oars"}, {}, decks={2: ""})
    end = t.play("meld Oars")
    assert end.hand(0) == {"Mecca"}
    assert end.facts("draw-skips")


def test_past_the_last_age_a_city_draw_ends_the_game() -> None:
    """Ultimate p. 21."""
    t = laid({"blue": "Software", "hand": "Oars"}, {"score": "Tools"}, decks={10: "", 11: ""})
    assert t.play("meld Oars").winners == (1,)


def test_a_returned_city_goes_under_the_deck_of_its_set_and_refills_no_age() -> None:
    """Expansion rule 6."""
    t = laid({"hand": "Thebes", "green": "Sailing", "blue": "Pottery"}, {}, decks={1: "", 2: "Mapmaking"})
    end = t.dogma("Pottery", "Thebes")
    assert end.deck(1, "cities")[-1] == "Thebes"
    assert end.deck(1) == []


def test_nothing_of_this_is_asked_in_a_base_game() -> None:
    t = table({"purple": "Philosophy", "red": "Oars, Archery"}, {})
    assert not t.m.after_splay
    assert not t.m.after_move
    assert not t.m.after_leaving
    assert t.play("dogma Philosophy", "red").hand(0) == set()
