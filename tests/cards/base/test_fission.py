"""Fission: a red 10 junks all cards but achievements and ends the dogma; else a top card is returned and a 10 drawn.

Sources: VIC-09, VIC-10; 4e base p. 11, 16-17, 19 (Verification).
"""

import pytest

from engine.game import Game
from engine.positions import PositionError, from_line, to_line
from engine.seat.look import look
from engine.text.game_text import GameText
from engine.trace.events import Fact, Moved
from tests.kit import Table, table


def three(tens: str, eleven: str = "Escapism") -> Table:
    """Lay out: seats 1 and 2 are vulnerable."""
    return table(
        {"red": "Fission, Oars", "score": "[9]", "achievements": "Gunpowder", "hand": "Paper"},
        {"green": "The Wheel, Sailing < left", "hand": "Coal", "achievements": "Canal Building"},
        {"blue": "Pottery", "score": "Calendar"},
        decks={10: tens, 11: eleven},
    )


def test_a_red_card_junks_everything_but_achievements_and_the_dogma_is_complete() -> None:
    t = three("Robotics, Stem Cells, Databases")
    end = t.dogma("Fission")
    for seat in range(3):
        assert all(end.pile(seat, color) == [] for color in ("red", "yellow", "green", "blue", "purple"))
        assert (end.hand(seat), end.score(seat)) == (set(), set())
    assert [end.achievements(seat) for seat in range(3)] == [{"Gunpowder"}, {"Canal Building"}, set()]
    assert end.deck(10) == ["Stem Cells", "Databases"]  # seat 2 is not demanded of, effect 2 is skipped
    assert end.deck(11) == ["Escapism"]
    assert end.available() == t.available()
    assert end.specials() == t.specials()
    assert end.splay(1, "green") == "none"
    assert end.winners is None
    assert len(end.facts("dogma-complete")) == 1


def test_a_red_card_of_the_second_victim_takes_the_first_ones_draw_along() -> None:
    t = three("Stem Cells, Robotics, Databases")
    end = t.dogma("Fission")
    assert (end.hand(1), end.hand(2)) == (set(), set())
    assert {"Stem Cells", "Robotics"} <= end.junk() - t.junk()
    assert end.deck(10) == ["Databases"]


def test_a_card_that_is_not_red_is_kept_and_the_second_effect_follows() -> None:
    t = three("Stem Cells, Databases, Software")
    end = t.dogma("Fission", "The Wheel")
    assert end.hand(1) == {"Coal", "Stem Cells"}
    assert end.hand(2) == {"Databases"}
    assert end.pile(1, "green") == ["Sailing"]
    assert end.splay(1, "green") == "none"
    assert end.deck(1)[-1] == "The Wheel"
    assert end.hand(0) == {"Paper", "Software"}
    assert end.pile(0, "red") == ["Fission", "Oars"]
    assert end.junk() == t.junk()
    assert not end.free_draw


def test_top_cards_of_all_boards_can_be_returned_but_not_fission_nor_covered_ones() -> None:
    t = table(
        {"red": "Fission, Oars", "yellow": "Agriculture"},
        {"green": "The Wheel, Sailing"},
        {"blue": "Pottery, Tools"},
        decks={10: "Stem Cells, Databases, Software"},
    ).play("dogma Fission", idle=False)
    assert t.decider() == 0
    assert t.options() == ("agriculture", "the-wheel", "pottery")
    assert t.refuses(())


def test_the_11_drawn_for_an_empty_10_counts() -> None:
    end = three("", "Fusion, Escapism").dogma("Fission")
    assert end.pile(0, "red") == []
    assert end.deck(11) == ["Escapism"]


def test_with_nothing_to_return_a_10_is_drawn_all_the_same() -> None:
    end = table({"red": "Fission"}, {"hand": "Coal"}, decks={10: "Stem Cells, Databases"}).dogma("Fission")
    assert end.pile(0, "red") == ["Fission"]
    assert end.hand(0) == {"Databases"}
    assert end.hand(1) == {"Coal", "Stem Cells"}


def test_as_much_efficiency_is_immune_and_shares_the_second_effect() -> None:
    t = table(
        {"red": "Fission", "yellow": "Agriculture"},
        {"blue": "Quantum Theory"},
        decks={10: "Robotics, Databases", 9: "Genetics"},
    )
    end = t.dogma("Fission", "Agriculture")  # seat 1; then seat 0 has but one card to return
    assert end.asked[1][0].seat == 1
    assert end.asked[1][1] == ("agriculture", "quantum-theory")
    assert (end.hand(1), end.pile(1, "blue")) == ({"Robotics"}, [])  # a red card kept: no demand
    assert end.free_draw
    assert end.hand(0) == {"Databases", "Genetics"}


# --- the third and the first edition -----------------------------------------------------------------------


COLORS = ("red", "yellow", "green", "blue", "purple")


@pytest.mark.editions(3, 1)
def test_a_red_10_removes_hands_boards_and_score_piles_from_the_game() -> None:
    """Third edition: Keywords: Remove; FAQs (9): only achievements remain. The dogma action is complete."""
    t = three("Robotics, Stem Cells, Databases", "")
    end = t.dogma("Fission")
    for seat in range(3):
        assert all(end.pile(seat, color) == [] for color in COLORS)
        assert (end.hand(seat), end.score(seat)) == (set(), set())
    assert [end.achievements(seat) for seat in range(3)] == [{"Gunpowder"}, {"Canal Building"}, set()]
    assert end.deck(10) == ["Stem Cells", "Databases"]  # seat 2 is not demanded of, effect 2 is skipped
    assert (end.available(), end.specials()) == (t.available(), t.specials())
    assert end.zone("box") - t.zone("box") >= {"Fission", "Oars", "Paper", "The Wheel", "Pottery", "Robotics"}
    assert len(end.facts("dogma-complete")) == 1
    assert end.winners is None


@pytest.mark.editions(3, 1)
def test_the_game_goes_on_with_what_is_left() -> None:
    """Whoever has no top card draws from the lowest deck that has cards (rules notes; help, end of "Dogma")."""
    t = three("Robotics, Databases", "").dogma("Fission")
    gone = t.zone("box")
    assert t.options()[0] == "draw"
    assert not any(option.startswith(("meld", "dogma")) for option in t.options())
    top = t.deck(1)[0]
    after = t.play("draw", idle=False)
    assert after.hand(0) == {top}
    assert after.zone("box") == gone


@pytest.mark.editions(3, 1)
def test_what_is_removed_is_never_called_junk() -> None:
    end = three("Robotics, Stem Cells", "").dogma("Fission")
    m, view = end.m, look(end.m, end.s, 1)
    assert view.out_of_play.word == "box"
    assert all(card.title is None for card in view.out_of_play.cards)  # backs, to everybody
    assert "junk" not in {zone.word for zone in view.zones}
    moved = [entry.item for entry in end.entries if isinstance(entry.item, Moved) and entry.item.verb == "remove"]
    assert len(moved) == 10
    assert all(m.zones.word[item.target] == "box" for item in moved)
    for language, words in (("en", ("junk",)), ("uk", ("непотр", "скида", "скину"))):
        text = GameText(language, ("Ivy", "Bob", "Cleo"), 1)
        said = [text.event(m, entry) for entry in end.entries if not isinstance(entry.item, Fact)]
        said += [text.fact(m, entry).sentence for entry in end.entries if isinstance(entry.item, Fact)]
        said += [str(text.card(m, m.catalogue.find("Fission"))), to_line(end.s, full=True), Game(end.s).save()]
        for word in words:
            assert not [each for each in said if each is not None and word in each.casefold()]


@pytest.mark.editions(3, 1)
def test_a_position_with_a_box_is_read_back() -> None:
    t = table(
        {"red": "Fission", "hand": "Paper"}, {"hand": "Coal"}, decks={10: "Robotics, Stem Cells"}, achievements=""
    )
    end = t.dogma("Fission")
    line = to_line(end.s, full=True)
    assert "box=" in line
    back = from_line(line).game()
    assert {
        back.machine.catalogue.title[card] for card in back.state.zones[back.machine.zones.out_of_play]
    } == end.zone("box")
    with pytest.raises(PositionError, match="junk"):
        from_line(line.replace("box=", "junk="))


@pytest.mark.editions(3, 1)
def test_a_card_that_is_not_red_stays_in_hand_and_the_second_effect_follows() -> None:
    """Only the third edition then draws a 10."""
    t = three("Stem Cells, Databases, Software", "")
    end = t.dogma("Fission", "The Wheel")
    assert (end.hand(1), end.hand(2)) == ({"Coal", "Stem Cells"}, {"Databases"})
    assert end.pile(1, "green") == ["Sailing"]
    assert end.deck(1)[-1] == "The Wheel"
    assert end.hand(0) == ({"Paper", "Software"} if end.m.setup.edition == 3 else {"Paper"})
    assert end.zone("box") == t.zone("box")


@pytest.mark.editions(3, 1)
def test_fission_itself_and_covered_cards_cannot_be_returned() -> None:
    t = three("Stem Cells, Databases, Software", "").play("dogma Fission", idle=False)
    assert t.options() == ("the-wheel", "pottery")
    assert t.refuses(())


@pytest.mark.parametrize(
    ("edition", "choice", "verb", "word"), [(3, "junk", "remove", "junk"), (4, "removed", "junk", "box")]
)
def test_where_the_cards_go_is_a_switch(edition: int, choice: str, verb: str, word: str) -> None:
    t = table(
        {"red": "Fission"}, {"hand": "Coal"}, decks={10: "Robotics"}, edition=edition, switches={"out-of-play": choice}
    )
    end = t.dogma("Fission")
    assert end.zone(word) - t.zone(word) == {"Fission", "Coal", "Robotics"}
    verbs = {entry.item.verb for entry in end.entries if isinstance(entry.item, Moved)}
    assert verbs == {"draw", "junk" if word == "junk" else "remove"}
