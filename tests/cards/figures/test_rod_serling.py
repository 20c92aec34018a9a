"""Rod Serling: who would do something with a card of a value below 4 loses instead."""

import pytest

from tests.kit import Table, table

ROD = {"purple": "Rod Serling"}


def loses(t: Table, *play: str) -> bool:
    """Whether the first player leaves the game."""
    end = t.play(*play)
    assert end.facts("karma-instead")
    return 0 in end.s.out


def test_a_draw_action_loses_by_the_value_of_the_deck() -> None:
    assert loses(table({"red": "Oars"}, ROD, {}), "draw")
    assert table({"red": "Oars"}, ROD).play("draw").winners == (1,)


def test_a_draw_from_the_4s_is_none() -> None:
    assert not table({"red": "Gunpowder"}, ROD).play("draw").facts("karma-instead")


def test_the_deck_decides_and_not_the_value_that_was_asked_for() -> None:
    """With no 1, 2 and 3 left a card of value 4 is drawn."""
    t = table({"red": "Oars"}, ROD, decks={1: "", 2: "", 3: ""})
    assert not t.play("draw").facts("karma-instead")


def test_melds_lose_below_4_only() -> None:
    assert loses(table({"hand": "Paper"}, ROD, {}), "meld Paper")
    assert not table({"hand": "Gunpowder"}, ROD, {}).play("meld Gunpowder").facts("karma-instead")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_return_loses(seats: int) -> None:
    """Chemistry draws and scores a 6, then returns a card of the score pile."""
    t = table({"blue": "Chemistry", "score": "Tools"}, ROD, *[{}] * (seats - 2), decks={6: "Canning"})
    end = t.dogma("Chemistry", "Tools")
    assert end.facts("karma-instead")
    assert end.s.out == (0,)
    assert end.winners == (None if seats == 3 else (1,))


def test_another_card_may_be_returned() -> None:
    t = table({"blue": "Chemistry", "score": "Tools"}, ROD, decks={6: "Canning"})
    assert not t.dogma("Chemistry", "Canning").facts("karma-instead")


def test_of_what_is_drawn_and_scored_both_are_heard() -> None:
    t = table({"yellow": "Agriculture", "hand": "Paper, Gunpowder"}, ROD, {}, decks={4: "Invention", 5: "Coal"})
    assert not t.dogma("Agriculture", "Gunpowder").facts("karma-instead")
    assert t.dogma("Agriculture", "Paper").s.out == (0,)


def test_a_transfer_loses_the_one_who_would_transfer() -> None:
    """Compass demands a top card with a leaf that is not green."""
    for title, lost in (("Statistics", ()), ("Machinery", (1,))):
        t = table({"green": "Compass", "blue": "Encyclopedia"}, {"yellow": title}, ROD)
        assert t.dogma("Compass").s.out == lost


def test_a_tuck_loses() -> None:
    tuck = {"purple": "Reformation, Lighting < right", "hand": "Tools"}
    assert table(tuck, ROD, {}).dogma("Reformation", "Tools").s.out == (0,)


def test_a_junked_achievement_loses_by_its_value() -> None:
    """Nobody is vulnerable to Archery here; its second effect junks an available 1 or 2."""
    t = table({"red": "Archery"}, {**ROD, "red": "Metalworking"}, achievements="Tools")
    assert t.dogma("Archery").winners == (0,)  # who shares is first, and loses


def test_who_lost_executes_no_more_and_the_others_go_on() -> None:
    """P2 shares Writing first: a 2 is below 4, so it is out, and then P0 is."""
    t = table({"blue": "Writing"}, ROD, {"blue": "Mathematics"})
    end = t.dogma("Writing")
    assert end.s.out == (2, 0)
    assert end.winners == (1,)


def test_the_owner_loses_like_anybody() -> None:
    end = table({**ROD, "red": "Oars"}, {}, {}).play("draw")
    assert end.facts("karma-instead") == []  # Rod Serling is his highest top card, so a 9 is drawn
    lost = table({**ROD, "hand": "Oars"}, {}, {}).play("meld Oars")
    assert lost.s.out == (0,)
