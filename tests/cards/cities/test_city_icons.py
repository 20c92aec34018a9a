"""What the icons of a melded city do, each with its place in Ultimate: expansion rules 4, 6, 12, 13, 16 and 17."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.cards.cities.rules.icons import immediate
from engine.cards.facts import card_catalogue
from engine.lang.terms import Search
from engine.model.cards import CardCatalogue
from engine.run import after_meld
from engine.run.options import option_ids
from tests.kit import Table, table

SETS = ("base", "cities")


def laid(*players: Mapping[str, str], **more: object) -> Table:
    """Lay out a table with Cities."""
    return table(*players, sets=SETS, **more)  # type: ignore[arg-type]


def cards() -> CardCatalogue:
    return card_catalogue(4, SETS)


# --- six slots (notes on the facts, 3; expansion rule 10) ---------------------------------------------------


def test_a_splay_shows_of_a_city_what_it_shows_of_any_card_and_left_both_right_slots() -> None:
    """Sparta: authority industry authority authority, junk in the top middle."""
    shown = []
    for direction in ("left", "right", "up", "aslant"):
        t = laid({"red": f"Oars, Sparta < {direction}"}, {})
        oars = laid({"red": "Oars"}, {})
        shown.append((t.icons(0, "authority") - oars.icons(0, "authority"), t.icons(0, "industry")))
    assert shown == [(1, 0), (1, 1), (2, 1), (3, 1)]


def test_a_search_icon_counts_as_its_icon_and_in_the_top_middle_is_seen_on_the_top_card_only() -> None:
    """Ultimate p. 22: it also counts as a standard icon of its type. Uruk: three authority and the search."""
    assert laid({"yellow": "Uruk"}, {}).icons(0, "authority") == 4
    aslant = laid({"yellow": "Agriculture, Uruk < aslant"}, {})
    assert aslant.icons(0, "authority") == 3


def test_every_immediate_icon_of_the_set_is_one_that_acts_and_at_most_two_are_on_a_city() -> None:
    """Ultimate p. 22: each city has up to two special icons."""
    found = {card.title: immediate(card.slots) for card in cards().cards if card.set == "cities"}
    assert len(found) == 115
    assert max(map(len, found.values())) == 2
    words = {each.word for icons in found.values() for each in icons if not isinstance(each, Search)}
    assert words == {"plus", "junk", "uplift", "unsplay", "left", "right", "up"}
    assert [each.word for each in found["Hong Kong"]] == ["up", "uplift"]


# --- plus, uplift (Ultimate p. 22; CIT-10) ------------------------------------------------------------------


def test_plus_draws_one_higher_than_the_city() -> None:
    t = laid({"blue": "Tools", "red": "Oars", "hand": "Athens"}, {}, decks={2: "Calendar, Mapmaking"})
    end = t.play("meld Athens")
    assert end.hand(0) == {"Calendar"}
    assert end.facts("cities-plus")[0].number("value") == 2


def test_two_pluses_draw_two_and_the_top_one_goes_first() -> None:
    t = laid({"yellow": "Statistics", "hand": "Lisbon"}, {}, decks={5: "Coal", 6: "Canning"})
    end = t.play("meld Lisbon")
    assert end.hand(0) == {"Coal", "Canning"}, "the second 5 is drawn from the next deck that is not empty"


def test_uplift_junks_the_base_deck_first_and_draws_then() -> None:
    """Expansion rule 17: junk first. The deck of cities of that value stays (rule 6)."""
    t = laid({"green": "Sailing", "hand": "Babylon"}, {}, decks={2: "Calendar, Mapmaking", 3: "Paper, Compass"})
    cities = t.deck(2, "cities")
    end = t.play("meld Babylon")
    assert {"Calendar", "Mapmaking"} <= end.junk()
    assert end.hand(0) == {"Paper"}
    assert end.deck(2, "cities") == cities
    kinds = [kind for entry in end.entries if (kind := str(getattr(entry.item, "kind", ""))).startswith("cities-up")]
    assert kinds == ["cities-uplift", "cities-uplift-draws"]


def test_uplift_near_the_end_of_time_ends_the_game() -> None:
    """CIT-10: Hong Kong, a 9, with the 11s gone; here the arrow has acted before, as it is the top icon of the card."""
    t = laid({"purple": "Services", "hand": "Hong Kong"}, {"score": "Tools"}, decks={11: ""})
    end = t.play("meld Hong Kong")
    assert end.winners == (1,)
    assert end.deck(10) == []


# --- junk ---------------------------------------------------------------------------------------------------


def test_junk_takes_an_available_standard_achievement_of_the_citys_value() -> None:
    t = laid({"blue": "Tools", "hand": "Troy"}, {}, achievements="Oars, Calendar")
    end = t.play("meld Troy")
    assert "Oars" in end.junk()
    assert end.available() == {2}


def test_junk_does_nothing_without_such_an_achievement() -> None:
    """Specials have no value (expansion rule 11), so none of them is junked."""
    t = laid({"blue": "Tools", "hand": "Troy"}, {}, achievements="Calendar")
    end = t.play("meld Troy")
    assert end.facts("cities-junk-none")
    assert end.specials() == t.specials()
    assert end.available() == {2}


def test_of_several_achievements_of_one_value_the_player_chooses() -> None:
    t = laid({"blue": "Tools", "hand": "Troy"}, {}, achievements="Oars, Archery, Calendar")
    asked = t.play("meld Troy", idle=False)
    assert asked.game.request is not None
    assert (asked.game.request.purpose, len(asked.options())) == ("junk", 2)
    end = asked.play(asked.options()[0])
    assert end.available() == {1, 2}
    assert len(end.junk() & {"Oars", "Archery"}) == 1


# --- search (Ultimate p. 22; CIT-04) ------------------------------------------------------------------------


def test_search_reveals_as_many_as_the_value_takes_what_fits_and_returns_the_rest_in_any_order() -> None:
    decks = {3: "Paper, Translation, Engineering, Compass"}
    t = laid({"purple": "Philosophy", "hand": "Mecca"}, {}, decks=decks)  # a search for health
    asked = t.play("meld Mecca", idle=False)
    assert set(asked.options()) == {"paper", "translation", "engineering"}
    end = asked.play("translation", "engineering")
    assert end.hand(0) == set()
    assert end.deck(3) == ["Compass", "Translation", "Engineering", "Paper"]


def test_search_takes_into_hand_and_that_is_no_draw() -> None:
    decks = {1: "Archery, Tools"}
    t = laid({"yellow": "Agriculture", "hand": "Linzi"}, {}, decks=decks)
    end = t.play("meld Linzi")
    assert end.hand(0) == {"Archery"}, "it shows authority; a 1 reveals one card"
    verbs = [getattr(entry.item, "verb", "") for entry in end.entries]
    assert "take" in verbs
    assert "draw" not in verbs
    assert end.deck(1) == ["Tools"]


@pytest.mark.parametrize(("deck", "taken", "left"), [("Mapmaking", set(), ["Mapmaking"]), ("", set(), [])])
def test_search_never_goes_up_an_age(deck: str, taken: set[str], left: list[str]) -> None:
    """Rome, a 2, searches for concept: of a deck of one it reveals one, of an empty one nothing."""
    t = laid({"purple": "Mysticism", "hand": "Rome"}, {}, decks={2: deck, 3: "Paper, Translation"})
    end = t.play("meld Rome")
    assert end.hand(0) == taken
    assert end.deck(2) == left
    assert end.deck(3) == ["Paper", "Translation"]
    assert bool(end.facts("cities-search-empty")) == (deck == "")


def test_all_see_what_a_search_reveals_and_may_know_what_is_returned() -> None:
    t = laid({"purple": "Philosophy", "hand": "Mecca"}, {}, decks={3: "Paper, Translation, Engineering, Compass"})
    asked = t.play("meld Mecca", idle=False)
    assert set(option_ids(asked.m, asked.s, 1)) == set(asked.options()), "the cards are open"


# --- arrows, unsplay ----------------------------------------------------------------------------------------


def test_an_arrow_splays_and_its_city_comes_before_that_of_a_new_color() -> None:
    """Expansion rule 16."""
    t = laid({"red": "Archery", "blue": "Tools", "hand": "Delhi"}, {}, further_decks={("cities", 3): "Mecca, Venice"})
    end = t.play("meld Delhi")
    assert end.splay(0, "red") == "left"
    assert end.hand(0) == {"Mecca"}
    assert end.facts("cities-new-splay")[0].number("value") == 3
    assert not end.facts("cities-new-color")


def test_an_arrow_on_a_color_of_its_own_splays_nothing_and_the_new_color_draws() -> None:
    """CIT-02."""
    t = laid({"purple": "Philosophy", "hand": "Baghdad"}, {}, further_decks={("cities", 3): "Mecca, Venice"})
    end = t.play("meld Baghdad")
    assert end.splay(0, "green") == "none"
    assert end.facts("splay-too-few")
    assert end.facts("cities-new-color")
    assert end.hand(0) == {"Mecca"}


def test_unsplay_acts_on_the_boards_of_all_opponents_and_draws_no_city() -> None:
    t = laid(
        {"red": "Oars, Archery < left", "hand": "Seoul"},
        {"red": "Metalworking, Road Building < right"},
        {"red": "Optics"},
        {"red": "Coal, Gunpowder < up"},
        teams=(0, 1, 0, 1),
    )
    end = t.play("meld Seoul")
    assert [end.splay(seat, "red") for seat in range(4)] == ["up", "none", "none", "none"]
    assert len(end.facts("cities-new-splay")) == 1, "for the arrow; unsplaying draws none"


def test_unsplay_spares_teammates_and_says_when_there_is_nothing_to_do() -> None:
    t = laid(
        {"blue": "Tools", "hand": "Warsaw"},
        {"blue": "Writing"},
        {"red": "Coal, Gunpowder < up"},
        {},
        teams=(0, 1, 0, 1),
    )
    end = t.play("meld Warsaw")
    assert end.splay(2, "red") == "up"
    assert end.facts("cities-unsplay-none")


# --- after a Meld action (Ultimate p. 9; expansion rules 4 and 12) ------------------------------------------


def test_a_meld_by_an_effect_sets_nothing_off() -> None:
    """TRG-01: no icons of the city, no City for the new color."""
    t = laid({"green": "Clothing", "hand": "Athens"}, {"green": "Sailing", "red": "Optics"}, decks={1: "Tools"})
    end = t.dogma("Clothing")
    assert end.pile(0, "red") == ["Athens"]
    assert end.hand(0) == set()
    assert not end.facts("cities-plus")
    assert not end.facts("cities-new-color")


def test_once_the_card_is_no_top_card_the_rest_is_skipped_and_told() -> None:
    """Ultimate p. 9: skip any remaining triggers."""
    t = laid({"blue": "Tools", "red": "Archery", "hand": "Athens, Oars"}, {}, decks={2: "Calendar"})
    game = t.game.copy()
    m = game.machine
    icons, draw = m.meld_rules.values()

    def cover(m_: object, s: object, seat: int, card: int) -> None:
        oars = m.catalogue.find("Oars")
        pile = m.zones.pile(0, m.catalogue.color[oars])
        game.state.zones[m.hand_of[0]] = ()
        game.state.zones[pile] = (oars, *game.state.zones[pile])
        game.state.where[oars] = pile

    covering = after_meld.MeldRule(word="dig", place=after_meld.Place.DIG, applies=lambda *_: True, perform=cover)
    last = after_meld.MeldRule(word="city-draw", place=draw.place, applies=lambda *_: True, perform=draw.perform)
    m.meld_rules = {"dig": covering, "city-draw": last}
    game.play("meld Athens")
    end = Table(game, list(game.take_trace()))
    (skipped,) = end.facts("set-off-skipped")
    assert skipped.number("left") == ("city-draw",)
    assert not end.facts("cities-new-color")
    assert [icons.place, draw.place] == sorted([icons.place, draw.place])


def test_what_a_meld_sets_off_has_the_order_of_the_chart() -> None:
    """Ultimate p. 9: city icons, City draw, dig or seize, "When" karma, promotion."""
    assert [place.name for place in after_meld.Place] == ["CITY_ICONS", "CITY_DRAW", "DIG", "WHEN_KARMA", "PROMOTION"]
    rules = laid({}, {}).m.meld_rules
    assert list(rules) == ["city-icons", "city-draw"]
    assert table({}, {}).m.meld_rules == {}, "a base game knows nothing of it"


# --- no Dogma (Ultimate p. 22; expansion rule 13) -----------------------------------------------------------


def test_a_city_cannot_be_chosen_for_a_dogma_nor_by_a_parley() -> None:
    t = laid({"red": "Athens", "hand": "Tools"}, {}, {"red": "Thebes", "blue": "Writing"}, {})
    assert {option for option in t.options() if option.startswith("dogma")} == {"dogma writing"}


def test_a_city_that_is_to_be_executed_does_nothing() -> None:
    t = laid({"green": "Self Service", "red": "Athens"}, {"achievements": "Oars"})
    end = t.dogma("Self Service")
    (fact,) = end.facts("no-effects")
    assert fact.rule == "city-no-dogma"
    assert end.hand(0) == set()


def test_the_draw_of_an_icon_is_a_draw_like_any_other() -> None:
    """Expansion rule 5: with The Unseen it is the first card of the turn; what a search takes is none (CIT-04)."""
    sets, decks = ("base", "cities", "unseen"), {("unseen", 2): "Password"}
    plus = table({"red": "Oars", "hand": "Athens"}, {}, sets=sets, further_decks=decks).play("meld Athens")
    assert plus.hand(0) == {"Password"}
    assert plus.facts("unseen-first-card")
    rome = {"purple": "Mysticism", "hand": "Rome"}
    search = table(rome, {}, sets=sets, further_decks=decks, decks={2: "Calendar, Philosophy, Currency"}).play(
        "meld Rome"
    )
    assert search.hand(0) == {"Calendar", "Philosophy"}
    assert search.play("draw").hand(0) == {"Calendar", "Philosophy", "Password"}


def test_a_city_draw_is_not_replaced_by_an_unseen_card() -> None:
    """Expansion rule 5: a draw from a named set is not replaced."""
    sets, decks = ("base", "cities", "unseen"), {("unseen", 1): "Myth", ("cities", 1): "Thebes"}
    end = table({"blue": "Tools", "hand": "Oars"}, {}, sets=sets, further_decks=decks).play("meld Oars")
    assert end.hand(0) == {"Thebes"}
    assert not end.facts("unseen-first-card")
