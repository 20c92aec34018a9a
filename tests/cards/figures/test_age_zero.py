"""The base cards of age 0: in no part of a game before they are introduced, base cards like any other after that."""

import io
import json

import pytest

from engine.cards.library import codes
from engine.explore.tree import OutcomeTree
from engine.explore.worlds import imagine
from engine.game import Game
from engine.lang.terms import STANDARD_ICONS
from engine.positions import PositionError, dump, from_line, loads, to_line
from engine.query import table as ask
from engine.run.actions import option_of
from engine.run.errors import SaveError
from engine.saves.write import seal
from tests.kit import Table, table
from tutor.cli.main import main

FIGURES = ("base", "figures")
PLAYERS = (
    "schema: innovation-position/1\nsets: [base, figures]\n"
    "players:\n- {name: Ann, board: {blue: [Tools]}}\n- {name: Bob, hand: [%s]}\n"
)


def introduced(t: Table | Game) -> bool:
    return ask.are_introduced(t.m if isinstance(t, Table) else t.machine, t.s if isinstance(t, Table) else t.state)


# --- before -------------------------------------------------------------------------------------------------


def test_no_game_begins_with_them() -> None:
    game = Game.new(("Ann", "Bob"), sets=FIGURES, seed=5)
    later = game.machine.catalogue.to_introduce
    assert len(later) == 15
    assert not set(later) & {card for zone in game.state.zones for card in zone}
    assert not introduced(game)
    assert ask.standard_icons(game.machine, game.state) == STANDARD_ICONS


def test_a_game_without_figures_knows_nothing_of_them() -> None:
    game = Game.new(("Ann", "Bob"))
    assert game.machine.catalogue.to_introduce == ()
    assert game.machine.zones.decks_of()[0] == -1
    assert len(ask.icon_totals(game.machine, game.state, 0)) == 7
    with pytest.raises(PositionError, match="Fire"):
        loads("schema: innovation-position/1\nplayers:\n- {name: Ann, hand: [Fire]}\n- {name: Bob}\n")
    with pytest.raises(PositionError, match="0"):
        loads("schema: innovation-position/1\nplayers:\n- {name: Ann, hand: [0]}\n- {name: Bob}\n")


# --- after --------------------------------------------------------------------------------------------------


def test_0_is_a_value_that_can_be_chosen_and_before_it_is_not() -> None:
    seats = {"green": "Mass Media", "hand": "Oars"}, {"score": "Calendar"}
    before = table(*seats).play("dogma Mass Media", "Oars", idle=False)
    assert set(before.options()) == {str(n) for n in range(1, 12)}
    after = table(*seats, decks={0: "Fire"}).play("dogma Mass Media", "Oars", idle=False)
    assert set(after.options()) == {str(n) for n in range(12)}


def test_scored_0s_are_worth_nothing_and_can_be_returned_by_their_value() -> None:
    t = table({"green": "Mass Media", "hand": "Oars"}, {"score": "Fire, Calendar"}, decks={0: "Knots"})
    assert t.points(1) == 2
    end = t.dogma("Mass Media", "Oars", "0")
    assert end.score(1) == {"Calendar"}
    assert end.deck(0) == ["Knots", "Fire"]


def test_for_each_value_begins_with_0() -> None:
    t = table(
        {"yellow": "Whatchamacallit"}, {}, decks={0: "Fire"}, sets=("base", "unseen", "figures"), actions=2, taken=1
    )
    assert "Fire" in t.play("dogma Whatchamacallit", idle=False).score(0)


def test_a_deck_of_0_can_be_junked_and_the_game_goes_on_with_1s() -> None:
    t = table({"blue": "Luna 3"}, {}, decks={0: "Fire, Knots"}, sets=("base", "artifacts", "figures"))
    end = t.dogma("Luna 3", "0")
    assert end.score(0) == {"Fire"}
    assert "Knots" in end.junk()
    assert end.deck(0) == []
    assert introduced(end)


def test_meat_is_an_icon_that_can_be_chosen_then() -> None:
    seats = {"blue": "Climatology"}, {"red": "Fire, Oars"}
    asked = table(*seats).play("dogma Climatology", idle=False)
    assert "meat" in asked.options()
    before = table(seats[0], {"red": "Archery"}).play("dogma Climatology", idle=False)
    assert "meat" not in before.options()
    assert asked.play("meat", idle=False).pile(1, "red") == ["Oars"]


def test_meat_stands_for_none_of_the_six_icons_of_empire() -> None:
    board = {
        "red": "Fire, Engineering, Metalworking",
        "yellow": "Skinning",
        "green": "Hunting",
    }
    t = table(board, {})
    assert t.icons(0, "meat") == 6
    assert "Empire" in t.play("draw").specials()


def test_the_highest_top_card_of_value_0_lets_a_0_be_drawn_and_is_told() -> None:
    t = table({"red": "Fire"}, {}, decks={0: "Knots"})
    end = t.play("draw")
    assert end.hand(0) == {"Knots"}
    assert end.facts("draw-value") == []
    (told,) = end.facts("draw-zero")
    assert told.cards == (t.m.catalogue.find("Fire"),)


def test_with_no_0_left_the_draw_goes_up_to_1_and_that_is_told() -> None:
    t = table({"red": "Fire"}, {}, decks={0: "", 1: "Oars"})
    end = t.play("draw")
    assert end.hand(0) == {"Oars"}
    (told,) = end.facts("draw-skips")
    assert (told.number("asked"), told.number("drawn")) == (0, 1)


def test_there_is_no_expansion_deck_of_0_so_sharing_draws_a_base_card() -> None:
    t = table({"green": "Foraging"}, {"yellow": "Fresh Water"}, decks={0: "Fire, Skinning, Knots"})
    end = t.play("dogma Foraging")
    assert end.free_draw
    assert end.hand(0) == {"Skinning", "Knots"}
    assert end.facts("draw-set-empty")


def test_a_dig_at_0_takes_no_artifact() -> None:
    t = table({"red": "Fire", "hand": "Trapping"}, {}, sets=("base", "artifacts", "figures"), taken=1)
    end = t.play("meld Trapping", idle=False)
    assert end.zone("display", 0) == set()
    assert [fact.number("why") for fact in end.facts("artifacts-dig-ignored")] == ["deck"]


def test_returned_ones_go_back_to_their_own_deck() -> None:
    t = table({"purple": "Tracking"}, {}, decks={0: "Fire, Knots"})
    assert t.dogma("Tracking", "Knots").deck(0) == ["Knots"]


# --- positions, saves, worlds -------------------------------------------------------------------------------


@pytest.mark.parametrize("held", ["Fire", "0"])
def test_a_position_with_one_of_them_has_the_deck(held: str) -> None:
    game = loads(PLAYERS % held).game()
    assert introduced(game)
    m, s = game.machine, game.state
    assert len(s.zones[m.zones.deck(0)]) == 14
    assert m.catalogue.age[s.zones[m.zones.hand(1)][0]] == 0


def test_a_position_without_has_none() -> None:
    assert not introduced(loads(PLAYERS % "Oars").game())
    assert "0:" not in dump(loads(PLAYERS % "Oars").game(), full=True).split("decks:")[1][:12]


@pytest.mark.parametrize(
    ("deck", "size"), [("[Fire, Knots]", 15), ("empty", 0), ("{count: 3}", 3), ("{exactly: [Tanning]}", 1)]
)
def test_a_position_that_speaks_of_their_deck_has_it(deck: str, size: int) -> None:
    game = loads(PLAYERS % "Oars" + f"decks: {{0: {deck}}}\n").game()
    m, s = game.machine, game.state
    assert introduced(game)
    assert len(s.zones[m.zones.deck(0)]) == size
    assert sum(m.catalogue.age[card] == 0 and card in m.catalogue.facts for card in s.zones[m.zones.out_of_play]) == (
        15 - size
    )


@pytest.mark.parametrize(
    "more", ["", "decks: {0: {count: 15}}\n", "decks: {0: [Fire, Knots]}\n", "decks: {0: empty}\n"]
)
@pytest.mark.parametrize("full", [False, True])
def test_positions_are_written_and_read_again(more: str, full: bool) -> None:
    state = loads(PLAYERS % "Oars" + more).state()
    assert loads(dump(state, full=full)).state() == state
    assert from_line(to_line(state, full=full)).state() == state


def test_a_save_that_holds_some_of_them_only_is_refused() -> None:
    end = table({"hand": "Bear Grylls"}, {}).play("meld Bear Grylls")
    text = end.game.save()
    assert Game.load(text).state == end.s
    data = json.loads(text)
    del data["sum"]
    data["zones"]["deck:base:0"] = data["zones"]["deck:base:0"].replace("knots ", "")
    with pytest.raises(SaveError, match="every card"):
        Game.load(seal(data))
    data["zones"] = {name: cards for name, cards in data["zones"].items() if name not in ("deck:base:0", "hand:0")}
    assert not introduced(Game.load(seal(data)))


def test_a_seat_imagines_only_what_it_cannot_know() -> None:
    end = table({"hand": "Bear Grylls"}, {}).play("meld Bear Grylls")
    (mine,) = end.s.zones[end.m.zones.hand(0)]
    for seed in range(5):
        world = imagine(end.m, end.s, 1, seed)
        assert world.zones[end.m.zones.hand(0)][0] in end.m.catalogue.to_introduce
        assert imagine(end.m, end.s, 0, seed).zones[end.m.zones.hand(0)] == (mine,)


def test_each_of_the_fifteen_can_come_when_they_are_introduced() -> None:
    t = table({"hand": "Bear Grylls"}, {})
    tree = OutcomeTree(t.game, (option_of(t.m, "meld", t.m.catalogue.find("Bear Grylls")),), seat=0)
    while tree.grow():
        pass
    assert tree.complete
    assert len(tree.end_of) == 15


# --- the catalogue ------------------------------------------------------------------------------------------


def printed(*words: str) -> str:
    out = io.StringIO()
    assert main(["card", "Fire", *words], out, io.StringIO()) == 0
    return out.getvalue()


@pytest.mark.parametrize(("language", "demand"), [("en", "I DEMAND"), ("uk", "Я ВИМАГАЮ")])
def test_the_command_shows_one_only_if_asked_to_look(language: str, demand: str) -> None:
    hidden = printed("--lang", language)
    assert demand not in hidden
    assert "--look" in hidden
    assert demand in printed("--look", "--lang", language)
    assert json.loads(printed("--json"))["printings"] == []
    assert json.loads(printed("--json", "--look"))["printings"] != []


def test_all_of_them_are_programmed() -> None:
    known = codes(4, FIGURES)
    assert {card for card in known.cards.to_introduce if card not in known.programmed} == set()
