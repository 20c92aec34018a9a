"""Hitchhiking: another player puts a card on my board and makes all my choices while I execute it."""

from engine.game import Game
from engine.run.options import option_ids
from engine.trace.events import Moved
from tests.kit import NONE, Table, empty, table


def laid(theirs: str, **mine: str) -> Table:
    return table({"green": "Hitchhiking", **mine}, {"hand": theirs}, {"hand": "Optics"})


def test_the_other_chooses_the_card_and_decides_for_me() -> None:
    """Agriculture returns a card of my hand for a scored card one higher: whether, and which, is not mine to say."""
    t = laid("Agriculture, Oars", hand="Tools, Paper, Fission")
    asked = t.play("dogma Hitchhiking", "player-2", idle=False)
    assert asked.decider() == 1
    assert set(asked.options()) == {"agriculture", "oars"}
    driven = t.play("dogma Hitchhiking", "player-2", "Agriculture", idle=False)
    assert driven.decider() == 1, "the other player decides"
    assert {"tools", "paper", "fission"} <= set(driven.options()), "and sees my hand"
    end = t.dogma("Hitchhiking", "player-2", "Agriculture", "Fission")
    assert end.pile(0, "yellow") == ["Agriculture"]
    assert end.hand(0) == {"Tools", "Paper"}
    assert len(end.score(0)) == 1
    assert end.hand(1) == {"Oars"}
    assert end.bystander(t, 2)


def test_an_empty_hand_gives_no_ride() -> None:
    end = laid("").dogma("Hitchhiking", "player-2")
    assert end.pile(0, "yellow") == []
    assert not end.facts("decides-for")


# --- drawing base cards only ------------------------------------------------------------------------------------------


def hiker(given: str, hand: str = "", **more: str) -> Table:
    return table(
        {"green": "Hitchhiking", "hand": hand, **more},
        {"hand": given},
        {"red": "Oars"},
        decks={1: "Sailing, Metalworking", 2: "Calendar, Mapmaking, Construction"},
        further_decks=empty("unseen"),
    )


def test_that_player_picks_the_card_and_you_execute_it() -> None:
    t = hiker("Writing, Archery")
    asked = t.play("dogma Hitchhiking", "player-2", idle=False)
    assert asked.decider() == 1
    assert asked.options() == ("archery", "writing")
    end = t.dogma("Hitchhiking", "player-2", "Writing")
    assert end.pile(0, "blue") == ["Writing"]
    assert end.hand(0) == {"Calendar"}
    assert end.hand(1) == {"Archery"}
    assert end.bystander(t, 2)
    (moved,) = (e.item for e in end.entries if isinstance(e.item, Moved) and e.item.verb == "transfer")
    assert moved.seat == 1
    (fact,) = end.facts("decides-for")
    assert (fact.seat, dict(fact.numbers)["decider"]) == (0, 1)


def test_that_player_makes_every_decision_and_sees_your_cards() -> None:
    t = hiker("Pottery", hand="Agriculture, Optics, Tools")
    agriculture = t.m.catalogue.find("Agriculture")
    assert not t.s.seen[agriculture] >> 1 & 1
    asked = t.play("dogma Hitchhiking", "player-2", idle=False)
    assert asked.game.request is not None
    assert asked.decider() == 1
    assert asked.game.request.purpose == "return"
    assert option_ids(asked.m, asked.s, 1) == ("agriculture", "tools", "optics")
    assert option_ids(asked.m, asked.s, 2) == ()
    end = t.dogma("Hitchhiking", "player-2", ("Agriculture", "Tools"), "Tools")
    assert "Optics" in end.hand(0)
    assert len(end.score(0)) == 1


def test_the_decider_may_decline_for_you() -> None:
    end = hiker("Agriculture", hand="Tools").dogma("Hitchhiking", "player-2", NONE)
    assert end.hand(0) == {"Tools"}


def test_without_a_card_to_give_nothing_is_executed() -> None:
    t = hiker("")
    end = t.dogma("Hitchhiking", "player-2")
    assert not end.facts("decides-for")
    assert end.bystander(t, 0, 1, 2)


def test_a_self_execution_within_is_decided_by_that_player_too() -> None:
    t = table(
        {"green": "Hitchhiking", "hand": "Optics"},
        {"hand": "Computers"},
        decks={10: "Stem Cells"},
        further_decks=empty("unseen"),
    )
    asked = t.play("dogma Hitchhiking", idle=False)
    assert asked.decider() == 1
    assert asked.game.request is not None
    assert asked.game.request.card == t.m.catalogue.find("Stem Cells")
    assert t.dogma("Hitchhiking", "yes").score(0) == {"Optics"}


def test_a_card_without_effects_is_transferred_and_does_nothing() -> None:
    t = table({"green": "Hitchhiking"}, {"hand": "Battleship Yamato"}, sets=("base", "unseen", "artifacts"))
    end = t.dogma("Hitchhiking")
    assert end.pile(0, "red") == ["Battleship Yamato"]
    assert end.facts("no-effects")


def test_when_the_decider_leaves_you_decide_yourself() -> None:
    t = hiker("Pottery", hand="Agriculture, Optics, Tools")
    game = t.play("dogma Hitchhiking", "player-2", idle=False).game
    game.concede(1)
    again = Table(game)
    assert again.decider() == 0
    assert again.game.request is not None
    assert again.game.request.purpose == "return"
    loaded = Game.load(game.save())
    assert loaded.state == game.state


def test_when_the_giver_leaves_the_effect_goes_on_without() -> None:
    t = hiker("Writing, Archery")
    game = t.play("dogma Hitchhiking", "player-2", idle=False).game
    game.concede(1)
    assert game.request is not None
    assert game.request.purpose == "turn"


def test_the_deed_of_another_player_for_you_is_no_self_execution() -> None:
    # SHR-17 the other way: what is done inside a self-execution counts for no free Draw, but this was done before one
    t = table(
        {"green": "Hitchhiking", "hand": "Battleship Yamato"},
        {"blue": "Computers"},
        sets=("base", "unseen", "artifacts"),
        switches={"sharing-by-self-execution": "does-not-count"},
    )
    end = t.dogma("Hitchhiking")
    assert end.pile(1, "red") == ["Battleship Yamato"]
    assert end.free_draw
