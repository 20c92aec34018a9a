"""Endorse (Ultimate p. 23): expansion rule 19."""

from __future__ import annotations

from collections.abc import Mapping

from engine.model.frames import ActionFrame, TurnFrame
from engine.query.running import running_action, running_turn
from engine.run.actions import kind_of
from engine.trace.events import Began, Span
from tests.kit import NONE, Table, table

SETS = ("base", "cities")


def laid(*players: Mapping[str, str], **more: object) -> Table:
    """Lay out a table with Cities."""
    return table(*players, sets=SETS, **more)  # type: ignore[arg-type]


def executions(t: Table) -> list[tuple[int, int]]:
    """Return (seat, effect) of every execution on the way."""
    began = [entry.item for entry in t.entries if isinstance(entry.item, Began)]
    return [(item.seat, item.number) for item in began if item.what is Span.EXECUTION]


def endorsable(t: Table) -> set[str]:
    return {option.removeprefix("endorse ") for option in t.options() if option.startswith("endorse")}


# --- when it can be done ------------------------------------------------------------------------------------


def test_it_needs_a_top_city_with_the_featured_icon_and_a_card_of_at_most_its_value() -> None:
    """Linzi, a 1, shows authority and prosperity; The Wheel features authority, Sailing prosperity, Writing concept."""
    board = {"green": "The Wheel", "yellow": "Linzi", "blue": "Writing"}
    assert endorsable(laid({**board, "hand": "Oars"}, {})) == {"the-wheel"}
    assert endorsable(laid({**board, "hand": "Calendar"}, {})) == set(), "a 2 is too high"
    assert endorsable(laid(board, {})) == set(), "there is nothing to pay"
    covered = {**board, "yellow": "Agriculture, Linzi < up", "hand": "Oars"}
    assert endorsable(laid(covered, {})) == set(), "no top city"
    other = laid({"green": "The Wheel", "hand": "Oars"}, {"yellow": "Linzi"})
    assert endorsable(other) == set(), "no city of one's own"


def test_a_search_icon_counts_as_the_featured_icon() -> None:
    """Thebes: prosperity and concept in the slots, a search for concept; Damascus: its only authority is the search."""
    assert endorsable(laid({"green": "The Wheel", "yellow": "Damascus", "hand": "Oars"}, {})) == {"the-wheel"}


def test_the_city_itself_and_its_price_are_foreseen() -> None:
    t = laid({"green": "The Wheel", "yellow": "Linzi", "red": "Sparta", "hand": "Oars, Calendar, Paper"}, {})
    m, find = t.m, t.m.catalogue.find
    found = kind_of(m, "endorse").prices
    assert found is not None
    title = m.catalogue.title
    prices = {title[city]: {title[card] for card in pay} for city, pay in found(m, t.s, 0, find("The Wheel"))}
    assert prices == {"Linzi": {"Oars"}, "Sparta": {"Oars", "Calendar"}}


def test_it_is_done_once_a_turn_and_is_one_of_its_actions() -> None:
    t = laid({"green": "The Wheel", "yellow": "Linzi", "hand": "Oars, Archery"}, {})
    end = t.play("endorse The Wheel", "Oars")
    turn = running_turn(end.s)
    assert turn is not None
    assert turn.vars[TurnFrame.ACTIONS_TAKEN] == 1
    assert endorsable(end) == set()
    assert "dogma the-wheel" in end.options()


# --- what it does -------------------------------------------------------------------------------------------


def test_each_effect_is_executed_twice_in_a_row_and_the_card_is_junked() -> None:
    t = laid(
        {"green": "The Wheel", "yellow": "Linzi", "hand": "Oars"}, {}, decks={1: "Archery, Tools, Sailing, Clothing"}
    )
    end = t.play("endorse The Wheel")
    assert end.hand(0) == {"Archery", "Tools", "Sailing", "Clothing"}
    assert "Oars" in end.junk()
    assert [fact.rule for fact in end.facts("endorsed-again")] == ["endorse-effect"]
    assert executions(end) == [(0, 0), (0, 0)]


def test_the_city_and_the_card_are_chosen_if_there_are_several() -> None:
    t = laid({"green": "The Wheel", "yellow": "Linzi", "red": "Sparta", "hand": "Oars, Calendar, Paper"}, {})
    asked = t.play("endorse The Wheel", idle=False)
    assert asked.game.request is not None
    assert (asked.game.request.purpose, set(asked.options())) == ("endorse-city", {"linzi", "sparta"})
    paying = asked.play("Sparta", idle=False)
    assert paying.game.request is not None
    assert (paying.game.request.purpose, set(paying.options())) == ("endorse-pay", {"oars", "calendar"})
    end = paying.play("Calendar")
    assert "Calendar" in end.junk()
    assert len(end.hand(0)) == 2 + 4


def test_demands_go_round_the_table_twice_and_sharers_execute_once() -> None:
    """CIT-05: Gunpowder endorsed with Lisbon; B is vulnerable, C shares. One free Draw at most."""
    t = laid(
        {"red": "Gunpowder", "yellow": "Lisbon", "hand": "Calendar"},
        {"green": "The Wheel", "yellow": "Masonry"},
        {"red": "Colonialism", "yellow": "Steam Engine, Fermenting"},
        {"red": "Archery", "yellow": "Domestication"},
        switches={"parley": "none"},
        decks={2: "Mapmaking, Philosophy, Monotheism, Canal Building", 4: "Anatomy, Perspective"},
    )
    assert [t.icons(seat, "industry") for seat in range(4)] == [4, 0, 4, 0]
    end = t.play("endorse Gunpowder", "Masonry", "Archery")
    assert executions(end) == [(1, 0), (3, 0), (1, 0), (3, 0), (2, 1), (0, 1), (0, 1)]
    assert end.score(0) == {"Masonry", "Archery", "The Wheel", "Domestication", "Philosophy", "Monotheism"}
    assert end.score(2) == {"Mapmaking"}
    assert end.hand(0) == {"Anatomy"}, "one free Draw"
    (second,) = end.facts("demanded-again")
    assert (second.number("seats"), second.rule) == ((1, 3), "endorse-demand")


def test_the_condition_of_a_demand_is_looked_at_each_time() -> None:
    """DEM-04: City States endorsed with Thebes; the second demand finds fewer than four authority."""
    t = laid(
        {"purple": "City States", "red": "Thebes", "hand": "Pottery"},
        {"purple": "Monotheism", "yellow": "Domestication"},
        decks={1: "Tools, Oars"},
    )
    assert t.icons(1, "authority") == 5
    asked = t.play("endorse City States", idle=False)
    assert set(asked.options()) == {"monotheism", "domestication"}
    end = asked.play("Domestication")
    assert end.pile(0, "yellow") == ["Domestication"]
    assert len(end.hand(1)) == 1
    assert executions(end)[-1] == (1, 0)


def test_a_single_free_draw_for_sharing() -> None:
    t = laid(
        {"green": "The Wheel", "yellow": "Linzi", "hand": "Oars"},
        {"red": "Archery, Metalworking < up", "yellow": "Masonry", "purple": "City States"},
        decks={1: "Tools, Sailing, Clothing, Pottery, Writing, Code of Laws, Mysticism, Agriculture"},
    )
    assert t.icons(1, "authority") >= t.icons(0, "authority")
    end = t.play("endorse The Wheel")
    assert len(end.hand(1)) == 2
    assert len(end.hand(0)) == 4 + 1
    assert executions(end) == [(1, 0), (0, 0), (0, 0)]


def test_an_effect_that_ends_the_dogma_is_not_begun_a_second_time() -> None:
    """Fission ends the Dogma action: no effect of it is executed again."""
    board = {"red": "Fission", "yellow": "Guadalajara", "hand": "Oars"}
    t = laid(board, {"green": "The Wheel"}, decks={10: "Robotics, Software, A.I."})
    end = t.play("endorse Fission")
    assert end.facts("dogma-complete")
    assert executions(end) == [(1, 0)]


# --- with a Parley ------------------------------------------------------------------------------------------


def distant(hand: str) -> Table:
    return laid(
        {"yellow": "Linzi", "hand": hand},
        {"blue": "Tools"},
        {"green": "The Wheel"},
        {"blue": "Pottery"},
        decks={1: "Clothing, Sailing, Code of Laws, Mysticism, Writing"},
    )


def test_a_distant_players_card_costs_a_parley_and_the_endorsing() -> None:
    t = distant("Oars, Archery")
    assert endorsable(t) == {"the-wheel"}
    asked = t.play("endorse The Wheel", idle=False)
    assert asked.game.request is not None
    assert asked.game.request.purpose == "parley-activate"
    end = asked.play("Archery")
    assert "Oars" in end.junk()
    assert end.deck(1)[-1] == "Archery"
    assert len(end.hand(0)) == 4


def test_with_one_card_in_hand_both_cannot_be_paid() -> None:
    assert endorsable(distant("Oars")) == set()
    assert "dogma the-wheel" in distant("Oars").options()


def test_the_only_card_that_can_pay_is_not_given_for_the_parley() -> None:
    end = distant("Oars, Calendar").play("endorse The Wheel")
    assert "Oars" in end.junk()
    assert end.deck(2)[-1] == "Calendar"


# --- while it runs ------------------------------------------------------------------------------------------


def test_the_running_action_says_that_it_is_endorsed_and_whether_it_is_the_second_time() -> None:
    board = {"purple": "Philosophy", "red": "Oars, Archery", "green": "Sailing, The Wheel", "blue": "Frankfurt"}
    asked = laid({**board, "hand": "Tools, Clothing"}, {}).play("endorse Philosophy", "Tools", idle=False)
    seen = []
    while asked.game.request is not None and asked.game.request.purpose != "turn":
        action = running_action(asked.s)
        assert action is not None
        seen.append((asked.m.catalogue.title[action.vars[ActionFrame.ENDORSED_WITH]], action.vars[ActionFrame.AGAIN]))
        asked = asked.play(NONE, idle=False)
    assert seen == [("Frankfurt", False), ("Frankfurt", True)] * 2


def test_a_karma_that_hears_of_the_parley_may_take_the_city_and_the_action_goes_on() -> None:
    """Peter the Great scores the bottom green card before a return, and achieves the next: the city to endorse with."""
    t = table(
        {
            "red": "Peter The Great",
            "green": "Babylon, Sailing",
            "blue": "Tools",
            "hand": "Oars, Archery",
            "score": "[10]",
        },
        {"yellow": "Domestication"},
        {"blue": "Writing"},
        {"yellow": "Masonry"},
        sets=("base", "cities", "figures"),
        decks={2: "Calendar"},
    )
    end = t.play("endorse Writing", "Oars")
    assert end.score(0) >= {"Sailing"}
    (fact,) = end.facts("cities-not-endorsed")
    assert (fact.rule, fact.holds, fact.seat) == ("endorse-pay", False, 0)
    assert not end.facts("cities-endorsed")
    assert end.hand(0) == {"Archery", "Calendar"}, "nothing was junked"
    assert executions(end) == [(0, 0)]
