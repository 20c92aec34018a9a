"""Publications: splay yellow or blue up; then put a special achievement into the junk, or take one out of it."""

import pytest

from engine.lang.terms import Color
from engine.run.choices import is_closed
from engine.seat.visible import visible_entries
from engine.trace.events import Chosen, Rearranged
from tests.kit import NONE, table

SPECIALS = {"Monument", "Empire", "World", "Wonder", "Universe"}


def test_only_yellow_or_blue_with_two_cards_or_more_can_be_splayed_up() -> None:
    t = table(
        {
            "red": "Oars, Archery",
            "yellow": "Canning, Masonry < left",
            "green": "Sailing, Paper",
            "blue": "Publications, Tools",
            "purple": "Mysticism, Philosophy",
        },
        {"yellow": "Agriculture, Fermenting"},
    )
    asking = t.play("dogma Publications", idle=False)
    assert set(asking.options()) == {"yellow", "blue"}
    end = asking.play("yellow", NONE)
    assert [end.splay(0, color) for color in ("red", "yellow", "green", "blue", "purple")] == [
        "none",
        "up",
        "none",
        "none",
        "none",
    ]
    assert end.pile(0, "yellow") == ["Canning", "Masonry"]
    assert end.bystander(t, 1)
    assert end.specials() == SPECIALS


def test_the_splay_may_be_declined_and_one_card_cannot_be_splayed() -> None:
    t = table({"blue": "Publications", "yellow": "Canning, Masonry"}, {})
    asking = t.play("dogma Publications", idle=False)
    assert asking.options() == ("yellow",)
    end = asking.play(NONE, NONE)
    assert end.bystander(t, 0, 1)


def test_junking_one_available_special_achievement() -> None:
    t = table({"blue": "Publications"}, {"achievements": "Empire"})
    asking = t.play("dogma Publications", "option-1", idle=False)
    assert set(asking.options()) == {"monument", "world", "wonder", "universe"}, "a claimed one is not available"
    end = asking.play("World")
    assert end.specials() == {"Monument", "Wonder", "Universe"}
    assert end.titles(end.m.zones.specials_out_of_play) == ["World"]
    assert end.achievements(1) == {"Empire"}
    assert end.achievements(0) == set()
    assert end.available() == t.available(), "standard ones stay"


def test_making_a_junked_special_achievement_available_again() -> None:
    t = table({"blue": "Publications"}, {}, junk="Tools")
    junked = t.dogma("Publications", "option-1", "Wonder")
    asking = junked.play("dogma Publications", idle=False)
    assert asking.options() == ("option-1", "option-2")
    end = asking.play("option-2")
    assert end.specials() == SPECIALS
    assert end.titles(end.m.zones.specials_out_of_play) == []
    assert "Tools" in end.junk(), "other junk is not touched"
    assert end.bystander(t, 0, 1)


def test_both_may_be_declined() -> None:
    t = table({"blue": "Publications"}, {})
    end = t.dogma("Publications", NONE)
    assert end.specials() == SPECIALS
    assert end.bystander(t, 0, 1)


def test_with_no_special_in_the_junk_the_second_choice_does_nothing() -> None:
    """Golden rule (4e base p. 18)."""
    t = table({"blue": "Publications"}, {}, junk="Tools")
    end = t.dogma("Publications", "option-2")
    assert end.specials() == SPECIALS
    assert "Tools" in end.junk()
    assert end.bystander(t, 0, 1)


def test_a_special_made_available_is_claimed_at_the_end_of_that_action_from_the_left() -> None:
    """CRD-12: A has twelve efficiency and so has B; B, to A's left, is first (4e base p. 28)."""
    twelve = {"red": "Fission", "green": "Satellites, Databases < up", "purple": "Railroad", "blue": "Publications"}
    other = {"blue": "Rocketry, Quantum Theory, Computers, Software < aslant"}
    alone = table(twelve, {}).dogma("Publications", "option-1", "World")
    assert alone.icons(0, "efficiency") == 12
    assert alone.achievements(0) == set(), "it was in the junk when the action ended"
    back = alone.dogma("Publications", "option-2")
    assert back.achievements(0) == {"World"}

    both = table(twelve, {**other, "purple": "The Internet", "yellow": "Canning"})
    junked = both.dogma("Publications", "option-1", "World")
    assert junked.icons(1, "efficiency") < 12
    rivals = table(twelve, {**other, "purple": "Lighting", "green": "Bicycle"})
    assert rivals.icons(1, "efficiency") == 12
    end = rivals.dogma("Publications", "option-1", "World").dogma("Publications", "option-2")
    assert (end.achievements(0), end.achievements(1)) == (set(), {"World"})


# --- the third and the first edition -----------------------------------------------------------------------


@pytest.mark.editions(3, 1)
def test_one_color_may_be_rearranged_from_the_top_down_and_stays_splayed() -> None:
    """FAQs (7): the splay direction of the rearranged pile is retained (SPL-08)."""
    t = table(
        {"blue": "Publications, Tools, Writing < left", "red": "Oars, Archery", "green": "Sailing", "hand": "Coal"},
        {"red": "Construction, Gunpowder"},
    )
    asking = t.play("dogma Publications", idle=False)
    assert asking.options() == ("red", "blue")  # a single card has no other order
    picking = asking.play("blue", idle=False)
    assert picking.options() == ("tools", "writing", "publications")
    assert (picking.decider(), picking.refuses(())) == (0, True)
    rest = picking.play("Writing", idle=False)
    assert rest.options() == ("tools", "publications")
    assert t.icons(0, "concept") == 2
    end = rest.play("Publications", NONE)
    assert end.icons(0, "concept") == 3  # Writing shows two now, Publications one
    assert end.pile(0, "blue") == ["Writing", "Publications", "Tools"]
    assert end.splay(0, "blue") == "left"
    assert [fact.rule for fact in end.facts("splay-stays")] == ["splay-rearranged"]
    assert end.pile(0, "red") == ["Oars", "Archery"]
    assert end.hand(0) == {"Coal"}
    assert end.bystander(t, 1)
    told = [entry.item for entry in end.entries if isinstance(entry.item, Rearranged)]
    assert [(item.seat, item.owner, item.color) for item in told] == [(0, 0, Color.BLUE)]


@pytest.mark.editions(3, 1)
def test_the_same_order_again_is_nothing_done() -> None:
    t = table({"blue": "Publications", "red": "Oars, Archery"}, {})
    end = t.dogma("Publications", "red", "Oars")
    assert end.bystander(t, 0, 1)
    assert not [entry for entry in end.entries if isinstance(entry.item, Rearranged)]


@pytest.mark.editions(3, 1)
def test_rearranging_may_be_declined_and_then_yellow_or_blue_splayed_up() -> None:
    t = table({"blue": "Publications, Tools", "red": "Oars, Archery", "yellow": "Canning, Masonry"}, {})
    asking = t.play("dogma Publications", NONE, idle=False)
    assert set(asking.options()) == {"yellow", "blue"}
    end = asking.play("yellow")
    assert end.splay(0, "yellow") == "up"
    assert end.pile(0, "red") == ["Oars", "Archery"]


@pytest.mark.editions(3, 1)
def test_without_two_cards_of_a_color_nothing_is_asked() -> None:
    t = table({"blue": "Publications", "red": "Oars"}, {})
    end = t.dogma("Publications")
    assert end.bystander(t, 0, 1)
    assert len(end.facts("nothing-to-rearrange")) == 1


@pytest.mark.editions(3, 1)
def test_a_sharer_rearranges_its_own_board_and_that_earns_the_free_draw() -> None:
    t = table(
        {"blue": "Publications", "red": "Oars, Archery"},
        {"purple": "Philosophy", "yellow": "Canning, Masonry"},
        decks={7: "Bicycle"},
    )
    end = t.dogma("Publications", "yellow", "Masonry", NONE, NONE)
    assert end.asked[1][0].seat == 1
    assert end.pile(1, "yellow") == ["Masonry", "Canning"]
    assert end.free_draw
    assert end.hand(0) == {"Bicycle"}


@pytest.mark.editions(3, 1)
def test_where_boards_are_not_open_others_are_not_told_the_covered_cards() -> None:
    t = table({"blue": "Publications, Tools, Writing"}, {}, switches={"board-information": "visible-only"})
    asking = t.play("dogma Publications", "blue", idle=False)
    request = asking.s.request
    assert request is not None
    assert is_closed(asking.m, asking.s, 1, request)
    assert not is_closed(asking.m, asking.s, 0, request)
    end = asking.play("Writing", "Tools", NONE)
    shown = [entry.item for entry in visible_entries(end.m, end.entries, 1) if isinstance(entry.item, Chosen)]
    assert [(item.options, item.picked) for item in shown if item.kind == "order"] == [((), ())] * 2
    opened = table({"blue": "Publications, Tools, Writing"}, {}, switches={"board-information": "open"})
    asking = opened.play("dogma Publications", "blue", idle=False)
    assert asking.s.request is not None
    assert not is_closed(asking.m, asking.s, 1, asking.s.request)
