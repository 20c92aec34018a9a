"""Achievements and the Junk show backs only, also to who saw the cards (4e base p. 33; rulings EXE-02, VER-04)."""

import pytest

from engine.explore import imagine
from engine.game import Game
from engine.positions import loads
from engine.query import sight
from engine.run import moves
from engine.seat.look import look
from engine.text.game_text import GameText
from engine.trace.recorder import Level
from tests.kit import Table, table


def shown(t: Table, word: str, viewer: int | None, owner: int = -1) -> list[str | None]:
    """The titles of the cards in a zone as a viewer sees them."""
    view = look(t.m, t.s, viewer)
    return [card.title for card in (view.players[owner].cards(word) if owner >= 0 else view.cards(word))]


def card(t: Table, title: str) -> int:
    return t.m.catalogue.find(title)


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_a_card_that_all_saw_is_a_back_in_the_junk_and_as_an_achievement(viewer: int) -> None:
    t = table(
        {"green": "Navigation", "red": "Oars", "hand": "Sailing"}, {"score": "Escapism"}, junk="", achievements=""
    )
    moves.reveal(t.m, t.s, 0, card(t, "Sailing"))
    moves.move(t.m, t.s, "junk", 0, card(t, "Navigation"), t.m.zones.out_of_play)
    moves.move(t.m, t.s, "junk", 0, card(t, "Sailing"), t.m.zones.out_of_play)
    moves.move(t.m, t.s, "achieve", 0, card(t, "Oars"), t.m.zones.achievements(0))
    moves.move(t.m, t.s, "achieve", 1, card(t, "Escapism"), t.m.zones.achievements(1))
    assert {*shown(t, "junk", viewer)} == {None}
    assert shown(t, "achievements", viewer, 0) == shown(t, "achievements", viewer, 1) == [None]
    assert {"Navigation", "Sailing"} <= {*shown(t, "junk", None)}, "who sees all sees them"


def test_nobody_follows_a_card_out_of_the_junk_by_its_back() -> None:
    t = table({"green": "Navigation"}, {}, {}, junk="")
    moves.move(t.m, t.s, "junk", 0, card(t, "Navigation"), t.m.zones.out_of_play)
    moves.move(t.m, t.s, "transfer", 1, card(t, "Navigation"), t.m.zones.hand(1))
    assert [shown(t, "hand", seat, 1) for seat in range(3)] == [[None], ["Navigation"], [None]]


def test_what_was_seen_stays_in_the_log_of_that_moment() -> None:
    t = table({"green": "Navigation", "hand": "Sailing"}, {}, junk="")
    t.m.set_level(Level.FULL)
    moves.move(t.m, t.s, "junk", 0, card(t, "Navigation"), t.m.zones.out_of_play)
    moves.move(t.m, t.s, "junk", 0, card(t, "Sailing"), t.m.zones.out_of_play)
    lines = [GameText("en", ("Ann", "Bob"), 1).event(t.m, entry) for entry in t.game.take_trace()]
    assert "Navigation" in str(lines[0])
    assert "Sailing" not in str(lines[1])


def test_a_card_shown_in_the_junk_is_a_back_again() -> None:
    t = table({}, {}, junk="Oars")
    moves.reveal(t.m, t.s, 0, card(t, "Oars"))
    assert not sight.knows(t.m, t.s, 0, card(t, "Oars"))


def test_who_leaves_leaves_backs() -> None:
    t = table({}, {"green": "Navigation"}, {}, junk="")
    t.game.concede(1)
    assert card(t, "Navigation") in t.s.zones[t.m.zones.out_of_play]
    assert {*shown(t, "junk", 0)} == {None}


def test_a_position_and_a_save_cannot_say_otherwise() -> None:
    """Nor can a save of an earlier version, in which the engine remembered."""
    t = table({"green": "Navigation"}, {}, junk="")
    moves.move(t.m, t.s, "junk", 0, card(t, "Navigation"), t.m.zones.out_of_play)
    t.s.seen[card(t, "Navigation")] = t.m.all_seats
    again = Game.load(t.game.save())
    assert again.state.seen[card(t, "Navigation")] == 0
    text = "schema: innovation-position/1\nplayers: [{name: A}, {name: B}]\njunk: [Oars]\nknown: {Oars: [A, B]}\n"
    laid = loads(text).state()
    assert laid.seen[card(t, "Oars")] == 0


def test_bots_imagine_them_anew() -> None:
    t = table({"red": "Oars"}, {"hand": "[1], [1], [1]"}, junk="")
    moves.move(t.m, t.s, "junk", 0, card(t, "Oars"), t.m.zones.out_of_play)
    worlds = [imagine(t.m, t.s, 0, seed) for seed in range(30)]
    assert any(world.where[card(t, "Oars")] != t.m.zones.out_of_play for world in worlds)


def test_special_achievements_stay_open() -> None:
    t = table({}, {})
    monument = t.m.catalogue.find("Monument")
    moves.move(t.m, t.s, "claim", 0, monument, t.m.zones.achievements(0))
    assert sight.knows(t.m, t.s, 1, monument)
