"""The Decree action and the five Decrees (Ultimate p. 29-30; FIG-13)."""

import pytest

from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import Table, table

HAND = "Hammurabi, Plato, Avicenna, Oars"
"""Figures of the values 1, 2 and 3 (red, purple, yellow), and a base card"""


def decrees(t: Table) -> set[str]:
    return {each.removeprefix("decree ") for each in t.options() if each.startswith("decree ")}


def told(t: Table) -> list[str]:
    return [str(each.item.kind) for each in t.entries if isinstance(each.item, Fact)]


# --- which Decrees can be issued ---


def test_figures_of_three_values_allow_the_decrees_of_their_colors() -> None:
    assert decrees(table({"hand": HAND}, {})) == {"war", "rivalry", "expansion"}


@pytest.mark.parametrize(
    "hand",
    ["Hammurabi, Plato", "Hammurabi, Plato, Oars, Tools", "Hammurabi, Shennong, Plato", "Oars, Calendar, Paper", ""],
)
def test_fewer_values_or_base_cards_allow_none(hand: str) -> None:
    assert decrees(table({"hand": hand}, {})) == set()


def test_a_karma_allows_its_decree_with_any_two_figures() -> None:
    """U29: two of one value, neither of them red."""
    assert decrees(table({"red": "Sun Tzu", "hand": "Shennong, Huang Di"}, {})) == {"war"}
    assert decrees(table({"red": "Sun Tzu", "hand": "Shennong, Oars"}, {})) == set()


def test_a_covered_figure_and_another_players_allow_nothing() -> None:
    assert decrees(table({"red": "Archery, Sun Tzu < left", "hand": "Shennong, Huang Di"}, {})) == set()
    assert decrees(table({"hand": "Shennong, Huang Di"}, {"red": "Sun Tzu"})) == set()


def test_shakespeare_allows_any_decree_with_any_three_figures_and_his_own_with_two() -> None:
    every = {"war", "rivalry", "expansion", "trade", "advancement"}
    assert decrees(table({"purple": "William Shakespeare", "hand": "Shennong, Huang Di, Hammurabi"}, {})) == every
    assert decrees(table({"purple": "William Shakespeare", "hand": "Shennong, Huang Di"}, {})) == {"rivalry"}


# --- what it costs, and who is shown what ---


def test_the_whole_hand_is_junked_the_effect_executed_the_decree_claimed() -> None:
    t = table({"hand": HAND, "purple": "Mysticism, Code of Laws"}, {"red": "Archery", "hand": "Tools"})
    end = t.play("decree expansion")
    assert end.hand(0) == set()
    assert end.junk() >= {"Hammurabi", "Plato", "Avicenna", "Oars"}
    assert end.splay(0, "purple") == "up"
    assert end.achievements(0) == {"Expansion"}
    assert "Expansion" not in end.zone("decree-supply")
    assert end.bystander(t, 1)


def test_a_figure_of_the_color_is_shown_but_not_where_a_karma_allows_the_decree() -> None:
    shown = table({"hand": HAND}, {}).play("decree rivalry", idle=False)
    assert [shown.m.catalogue.title[fact.cards[0]] for fact in shown.facts("proves-fit")] == ["Plato"]
    spared = table({"purple": "William Shakespeare", "hand": HAND}, {}).play("decree rivalry", idle=False)
    assert not spared.facts("proves-fit")
    assert spared.facts("figures-decree-by-karma")


def test_it_is_an_action_of_the_turn_and_the_checks_come_after_it() -> None:
    t = table({"hand": HAND, "red": "Sun Tzu", "yellow": "Shennong, Masonry"}, {}, taken=1)
    end = t.play("decree expansion", "Shennong")
    assert end.score(0) == {"Shennong"}
    assert end.splay(0, "yellow") == "none"
    assert end.decider() == 1


# --- where the Decree lies ---


def test_ones_own_decree_acts_again_and_stays() -> None:
    t = table({"hand": HAND, "purple": "Mysticism, Code of Laws", "achievements": "Expansion"}, {})
    end = t.play("decree expansion")
    assert end.splay(0, "purple") == "up"
    assert end.achievements(0) == {"Expansion"}
    assert told(end).count("figures-decree-own") == 1


@pytest.mark.parametrize("teams", [None, (0, 1, 0, 1)])
def test_anothers_decree_goes_back_without_effect(teams: tuple[int, ...] | None) -> None:
    """A teammate's too: teammates are other players."""
    mine = {"hand": HAND, "purple": "Mysticism, Code of Laws"}
    t = table(mine, {}, {"achievements": "Expansion"}, {}, teams=teams)
    end = t.play("decree expansion")
    assert end.hand(0) == set()
    assert end.splay(0, "purple") == "none"
    assert end.achievements(0) == end.achievements(2) == set()
    assert "Expansion" in end.zone("decree-supply")
    assert told(end).count("figures-decree-of-another") == 1


def test_a_decree_counts_as_an_achievement_only_while_claimed() -> None:
    t = table(
        {"hand": HAND, "purple": "Mysticism, Code of Laws", "achievements": "War, Trade, Rivalry, [1], [2], [3]"}, {}
    )
    assert t.play("decree expansion").winners == (0,)
    assert t.play("draw").winners is None


def test_decrees_are_no_special_and_no_available_achievements() -> None:
    t = table({"hand": HAND}, {})
    assert t.zone("decree-supply") == {"War", "Expansion", "Trade", "Advancement", "Rivalry"}
    assert not t.specials() & t.zone("decree-supply")


@pytest.mark.parametrize(("choice", "again"), [("available-again", True), ("leave-the-game", False)])
def test_a_player_who_loses_gives_decrees_back_by_the_switch(choice: str, again: bool) -> None:
    """Point 7: as with Museums; one that is junked can be issued no more."""
    t = table({"hand": HAND}, {}, {"achievements": "War"}, switches={"leaving-specials": choice})
    game = t.game.copy()
    game.concede(2)
    assert ("War" in Table(game).zone("decree-supply")) is again
    assert ("war" in decrees(Table(game))) is again


# --- the five ---


def test_war_returns_all_top_cards_of_a_value_from_all_other_boards() -> None:
    t = table(
        {"hand": HAND, "red": "Archery"},
        {"red": "Metalworking", "blue": "Calendar, Tools"},
        {"yellow": "Masonry, Agriculture"},
    )
    end = t.play("decree war", "1", "Metalworking")
    assert end.pile(0, "red") == ["Archery"]
    assert end.pile(2, "yellow") == []
    assert (end.pile(1, "red"), end.pile(1, "blue")) == ([], ["Calendar", "Tools"])


def test_war_goes_on_until_no_such_top_card_is_left() -> None:
    """U12, "All cards": what comes to light is returned, too."""
    t = table({"hand": HAND}, {"yellow": "Masonry, Agriculture, Fermenting"})
    end = t.play("decree war", "1")
    assert end.pile(1, "yellow") == ["Fermenting"]


def test_war_strikes_teammates() -> None:
    t = table({"hand": HAND}, {}, {"red": "Metalworking"}, {}, teams=(0, 1, 0, 1))
    assert t.play("decree war", "1").pile(2, "red") == []


def test_expansion_splays_any_one_color_up() -> None:
    t = table({"hand": HAND, "purple": "Mysticism, Code of Laws", "blue": "Tools, Writing < left"}, {})
    assert t.play("decree expansion", "blue").splay(0, "blue") == "up"


def test_trade_foreshadows_three_cards_without_echoes() -> None:
    """Point 2: the forecast and its limit are there as soon as a card can use them."""
    t = table({"hand": "Fu Xi, Plato, Avicenna", "red": "Archery"}, {}, decks={2: "Calendar, Mapmaking, Fermenting"})
    end = t.play("decree trade")
    assert end.zone("forecast", 0) == {"Calendar", "Mapmaking", "Fermenting"}
    assert end.achievements(0) == {"Trade"}


def test_trade_keeps_what_finds_no_room_in_hand() -> None:
    t = table(
        {"hand": "Fu Xi, Plato, Avicenna", "red": "Archery, Oars < up"},
        {},
        decks={2: "Calendar, Mapmaking, Fermenting"},
    )
    end = t.play("decree trade")
    assert end.zone("forecast", 0) == {"Calendar", "Mapmaking"}
    assert end.hand(0) == {"Fermenting"}


def test_advancement_draws_two_higher() -> None:
    t = table({"hand": "Huang Di, Plato, Avicenna", "red": "Archery"}, {}, decks={3: "Paper"})
    assert t.play("decree advancement").hand(0) == {"Paper"}


def test_rivalry_returns_three_cards_and_all_top_figures_of_another() -> None:
    t = table(
        {"hand": HAND},
        {"score": "Tools", "red": "Gilgamesh, Archery", "blue": "Writing"},
        {"score": "Paper", "green": "Hatshepsut"},
    )
    end = t.play("decree rivalry", "player-2")
    assert end.score(1) == set()
    assert end.pile(1, "red") == ["Archery"]
    assert end.pile(1, "blue") == ["Writing"]
    assert end.bystander(t, 2)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_every_decree_is_read_from_its_program(language: str) -> None:
    t = table({}, {})
    words = GameText(language)
    for special in t.m.catalogue.specials:
        if special.effect is not None:
            (effect,) = words.card(t.m, special.id).effects
            assert effect.text[-1] == "."
            assert "⟦" not in effect.text


def test_without_figures_there_are_no_decrees() -> None:
    t = table({"hand": "Oars"}, {}, sets=("base",))
    assert not any(each.effect is not None for each in t.m.catalogue.specials)


def test_war_goes_on_beneath_a_card_for_which_a_karma_steps_in() -> None:
    """Napoleon melds and tucks Tools instead, and scores himself; Writing, which comes to light, is returned."""
    t = table(
        {"red": "Napoleon Bonaparte", "hand": "Shennong, Huang Di"}, {"blue": "Tools, Writing, Calendar, Pottery"}
    )
    end = t.play("decree war", 1)
    assert end.pile(0, "blue") == ["Tools"]
    assert end.score(0) == {"Napoleon Bonaparte"}
    assert end.pile(1, "blue") == ["Calendar", "Pottery"]
