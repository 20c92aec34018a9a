"""What random games have found (``tests/soak.py``, ``tests/denials.py``), each as a table of its own."""

import pytest

from engine.trace.events import Fact
from tests.kit import Table, table


def told_by(t: Table, kind: str) -> list[str]:
    """Return the programs whose steps told facts of a kind."""
    return [entry.at.program for entry in t.entries if isinstance(entry.item, Fact) and entry.item.kind == kind]


@pytest.mark.parametrize("sets", [("base", "artifacts"), ("base", "artifacts", "figures")], ids="-".join)
def test_a_junked_museum_or_decree_is_no_special_achievement(sets: tuple[str, ...]) -> None:
    """Publications makes special achievements available; who has left had others (Ultimate p. 12)."""
    t = table({"blue": "Publications"}, {}, {"achievements": "Museum 1, Empire"}, sets=sets)
    t.game.concede(2)
    assert {"Museum 1", "Empire"} <= t.zone("junked-specials")
    end = t.play("dogma Publications", "option-2", idle=False)
    assert "Empire" in end.specials()
    assert "Museum 1" in end.zone("junked-specials")


def test_publications_runs_where_there_is_a_box_and_no_junk() -> None:
    t = table({"blue": "Publications"}, {}, switches={"out-of-play": "removed"})
    assert t.dogma("Publications", "option-2").specials() == t.specials()


def test_what_is_shown_after_a_meld_is_shown_by_the_card_that_melds() -> None:
    """Classification shows the hand where no card of the color is left, before Bear Grylls’ karma runs."""
    t = table({"green": "Classification", "hand": "Bear Grylls, Oars"}, {"blue": "Tools"})
    end = t.play("dogma Classification", "Bear Grylls", idle=False)
    assert "Bear Grylls" in end.junk()
    assert told_by(end, "proves-none-fits") == ["classification/0"]


def test_that_no_11_is_left_is_told_after_the_karma_that_comes_first() -> None:
    """John Ericsson’s player draws a 7 before each draw; the denial holds of all that is told after it."""
    t = table(
        {"blue": "Computers", "score": "Coal"},
        {"red": "John Ericsson"},
        decks={7: "Lighting, Railroad, Sanitation", 10: "Robotics, Databases, Software", 11: ""},
    )
    kinds = [str(entry.item.kind) for entry in t.dogma("Computers").entries if isinstance(entry.item, Fact)]
    missing = kinds.index("chain-none-left")
    assert kinds[missing - 1] == "karma-first"
    assert "karma-first" not in kinds[missing:]


def test_a_card_that_is_shown_twice_is_one_to_choose() -> None:
    """Blackmail shows the hand and then the score pile; by Michelangelo’s karma the hand is in both."""
    t = table(
        {"green": "Blackmail"},
        {"yellow": "Michelangelo", "hand": "Oars, Tools, Writing", "score": "Calendar"},
        sets=("base", "unseen", "figures"),
    )
    asking = t.play("dogma Blackmail", "Oars", idle=False)
    assert sorted(asking.options()) == ["calendar", "oars", "tools", "writing"]


def test_where_the_current_player_has_left_the_next_one_picks_among_karmas() -> None:
    t = table(
        {"blue": "Tools"},
        {"red": "Hammurabi", "green": "Sargon of Akkad"},
        {"yellow": "Cai Lun", "purple": "Rod Serling"},
    )
    end = t.play("draw", "Hammurabi", idle=False)
    assert end.s.out == (0,), "Rod Serling lets whoever would draw so low a card lose"
    assert end.s.request is not None
    assert (end.s.request.seat, end.s.request.purpose) == (1, "karma")


def test_who_leaves_with_the_cards_of_an_exchange_that_a_karma_took_leaves_no_trace_of_them() -> None:
    """P2's Yi Sun-Sin has tucked both cards, and P2 leaves while his karma asks which top card is scored."""
    t = table(
        {"yellow": "Medicine", "red": "Archery", "score": "Tools"},
        {"purple": "Mysticism", "score": "Oars"},
        {"red": "Yi Sun-Sin"},
    )
    asked = t.play("dogma Medicine", idle=False)
    assert asked.decider() == 2
    asked.game.concede(2)
    asked.game.run()
    assert {"Tools", "Oars"} <= asked.junk()
    assert asked.score(0) == asked.score(1) == set()
