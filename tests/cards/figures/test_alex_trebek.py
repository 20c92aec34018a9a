"""Alex Trebek: before a draw, without a Figure in hand, a named Figure is looked for in one deck of Figures."""

from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import table

ALEX = {"yellow": "Alex Trebek"}
SEVENS = {("figures", 7): "Charles Darwin, Rowland Hill, Queen Victoria"}


def test_the_named_figure_is_taken_and_the_deck_shuffled() -> None:
    t = table(ALEX, {}, decks={10: "Software"}, further_decks=SEVENS)
    end = t.play("draw", "Rowland Hill", 7)
    assert end.hand(0) == {"Rowland Hill", "Software"}
    assert sorted(end.deck(7, "figures")) == ["Charles Darwin", "Queen Victoria"]
    assert end.s.rng != t.s.rng


def test_in_another_deck_it_is_not_found() -> None:
    t = table(ALEX, {}, decks={10: "Software"}, further_decks=SEVENS)
    end = t.play("draw", "Rowland Hill", 8)
    assert end.hand(0) == {"Software"}
    assert end.deck(7, "figures") == ["Charles Darwin", "Rowland Hill", "Queen Victoria"]


def test_any_figure_can_be_named_wherever_it_is() -> None:
    t = table(ALEX, {"hand": "Homer", "red": "Jackie Chan"}, decks={10: "Software"}, further_decks=SEVENS)
    asked = t.play("draw", idle=False)
    assert len(asked.options()) == 115
    assert "homer" in asked.options()
    end = t.play("draw", "Homer", 1)
    assert end.hand(1) == {"Homer"}
    assert end.hand(0) == {"Software"}


def test_with_a_figure_in_hand_nothing_is_named() -> None:
    t = table({**ALEX, "hand": "Homer"}, {}, decks={10: "Software"})
    assert not t.play("draw").facts("karma-first")


def test_each_draw_is_heard_until_a_figure_is_in_hand() -> None:
    t = table({**ALEX, "green": "The Wheel"}, {}, decks={1: "Tools, Oars"}, further_decks=SEVENS)
    end = t.dogma("The Wheel", "Homer", 7, "Queen Victoria", 7)
    assert end.hand(0) == {"Tools", "Oars", "Queen Victoria"}


def test_another_players_draw_does_nothing() -> None:
    t = table({"red": "Oars"}, ALEX, decks={1: "Tools"})
    assert not t.play("draw").facts("karma-first")


def test_all_know_the_card_that_was_found_and_nobody_the_order_of_the_deck() -> None:
    end = table(ALEX, {}, decks={10: "Software"}, further_decks=SEVENS).play("draw", "Rowland Hill", 7)
    found = end.m.catalogue.find("Rowland Hill")
    assert end.s.seen[found] == end.m.all_seats
    assert all(end.s.seen[card] == 0 for card in end.s.zones[end.m.zones.deck(7, "figures")])


def test_to_name_a_card_tells_nobody_where_it_is() -> None:
    t = table(ALEX, {"hand": "Homer"}, further_decks=SEVENS)
    words = GameText("en", ("Ann", "Ben"))
    end = t.play("draw", "Homer", 7)
    told = [words.fact(end.m, each).sentence for each in end.entries if isinstance(each.item, Fact)]
    assert "Homer is not in the Figures deck of value 7; Ann shuffles that deck." in told
