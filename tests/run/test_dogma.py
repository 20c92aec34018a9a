"""Sharing, demands, locking in, and the free Draw (4e base p. 14-19)."""

import pytest

from engine.lang.terms import Icon
from engine.query.eligibility import eligibility
from engine.trace.events import Chosen, Fact
from tests.kit import NONE, Table, table

STAGING = ({"red": "Archery", "blue": "Writing, Alchemy"}, {"purple": "Philosophy", "green": "Sailing, The Wheel"})


def test_writing_in_the_rulebooks_example() -> None:
    t = table(*STAGING, decks={1: "Tools", 2: "Calendar, Currency"})
    end = t.dogma("Writing")
    assert end.hand(1) == {"Calendar"}, "the sharer draws first"
    assert end.hand(0) == {"Currency", "Tools"}, "the free Draw takes a 1: it looks at top cards, not at the hand"
    assert end.free_draw


def test_archery_in_the_rulebooks_example() -> None:
    t = table(*STAGING, decks={1: "Tools"}, achievements="Pottery, Mapmaking, Education")
    end = t.play("dogma Archery", "achievement-1")
    assert end.hand(0) == {"Tools"}
    assert end.hand(1) == set()
    assert end.available() == {2, 3}
    assert not end.free_draw, "executing a demand is no sharing"
    assert end.facts("no-free-draw-nobody-shared")
    (fact,) = end.facts("vulnerable")
    assert (fact.seat, fact.number("own"), fact.number("leader")) == (1, 0, 2)


def test_nought_to_nought_shares() -> None:
    t = table({"purple": "Philosophy", "green": "Clothing"}, {"red": "Archery"}, decks={1: "Oars, Pottery, Sailing"})
    assert t.icons(1, "health") == 0
    assert not t.dogma("Clothing").facts("shares")
    t = table({"green": "Navigation"}, {"red": "Colonialism"})
    assert (t.icons(0, "prosperity"), t.icons(1, "prosperity")) == (3, 0)
    facts = eligibility(t.m, t.s, 0, Icon.AVATAR)
    assert [(fact.kind, fact.number("own"), fact.number("leader")) for fact in facts] == [
        ("shares", 0, 0),
        ("acts-last", 0, 0),
    ]


def test_equal_counts_share_and_one_fewer_does_not() -> None:
    # Writing 2 concept; Tools 2; Archery 1
    assert table({"blue": "Writing"}, {"blue": "Tools"}).dogma("Writing").free_draw
    assert not table({"blue": "Writing"}, {"red": "Archery"}).dogma("Writing").free_draw


def test_sharers_go_clockwise_from_the_left_and_the_activator_last() -> None:
    t = table(
        {"blue": "Writing"},
        {"purple": "Philosophy"},
        {"blue": "Tools"},
        decks={2: "Calendar, Currency, Mapmaking", 1: "Oars"},
    )
    end = t.dogma("Writing")
    assert (end.hand(1), end.hand(2), end.hand(0)) == ({"Calendar"}, {"Currency"}, {"Mapmaking", "Oars"})


def test_two_sharers_earn_one_free_draw() -> None:
    t = table({"blue": "Writing"}, {"purple": "Philosophy"}, {"blue": "Tools"})
    assert len(t.dogma("Writing").facts("free-draw")) == 1


def test_every_player_finishes_an_effect_before_the_next_begins() -> None:
    t = table(
        {"purple": "Philosophy", "blue": "Writing, Tools < right", "hand": "Oars"},
        {"purple": "Education", "blue": "Experimentation, Pottery", "hand": "Sailing"},
    )
    end = t.play("dogma Philosophy", "blue", "blue", "sailing", "oars")
    assert [request.seat for request, _ in end.asked] == [0, 1, 0, 1, 0]
    assert (end.splay(0, "blue"), end.splay(1, "blue")) == ("left", "left")
    assert (end.score(0), end.score(1)) == ({"Oars"}, {"Sailing"})


def test_verdicts_are_locked_when_icons_change_on_the_way() -> None:
    # Philosophy's splay gives its owner more concept than the sharer has; he shares the second effect all the same.
    t = table(
        {"purple": "Philosophy", "blue": "Experimentation, Writing"},
        {"purple": "Education", "blue": "Calendar", "hand": "Sailing"},
        {"blue": "Tools", "hand": "Pottery"},
    )
    # 6 to 4 and 2: nobody shares. With seat 0's pile unsplayed and Writing on top it is 5 to 4.
    assert not t.dogma("Philosophy", "blue").facts("shares")
    t = table(
        {"purple": "Philosophy", "green": "Paper, Compass, Sailing"}, {"purple": "Education", "green": "Invention"}
    )
    before = t.icons(0, "concept"), t.icons(1, "concept")
    assert before == (5, 5)
    end = t.play("dogma Philosophy", "green")
    assert end.icons(0, "concept") == 5
    assert len(end.facts("shares")) == 1


def test_a_sharer_by_the_lock_stays_one_after_the_demand_took_his_icons() -> None:
    # City States' sibling: Gunpowder takes an authority card; the industry verdicts of effect 2 are those of the start.
    t = table(
        {"red": "Gunpowder"},
        {"red": "Colonialism", "yellow": "Masonry"},
        {"yellow": "Canning"},
        decks={2: "Calendar, Currency, Mapmaking", 4: "Anatomy"},
    )
    end = t.dogma("Gunpowder")
    assert [fact.seat for fact in end.facts("shares")] == [1, 2]
    assert not end.facts("vulnerable")


def test_a_declined_may_earns_no_free_draw() -> None:
    t = table({"yellow": "Agriculture", "hand": "Oars"}, {"blue": "Pottery", "hand": "Sailing"})
    end = t.dogma("Agriculture", NONE, NONE)
    assert not end.free_draw
    assert end.facts("no-free-draw-nothing-done")


def test_a_reveal_alone_earns_no_free_draw_in_the_fourth_edition_but_in_the_third() -> None:
    # Specialization: the sharer reveals a card of a colour that no opponent has on top.
    for choice, earned in (("no", False), ("yes", True)):
        t = table(
            {"purple": "Specialization"},
            {"red": "Industrialization, Coal", "hand": "Sailing"},
            switches={"reveal-is-sharing": choice},
        )
        assert t.icons(1, "industry") == 2
        assert t.dogma("Specialization").free_draw is earned


def test_an_impossible_splay_earns_no_free_draw() -> None:
    t = table({"purple": "Philosophy"}, {"purple": "Education"})
    end = t.dogma("Philosophy")
    assert end.facts("splay-too-few")
    assert not end.free_draw


def test_the_free_draw_may_end_the_game() -> None:
    t = table(
        {"blue": "Writing", "purple": "Whataboutism"},
        {"purple": "Philosophy", "blue": "Experimentation"},
        decks={11: "", 2: "Calendar, Currency"},
    )
    end = t.dogma("Writing")
    assert end.winners is not None


def test_the_free_draw_is_no_action_of_the_turn() -> None:
    end = table({"blue": "Writing"}, {"purple": "Philosophy"}).dogma("Writing")
    assert end.decider() == 0


def test_a_demand_is_decided_by_the_player_it_is_made_on() -> None:
    t = table({"red": "Gunpowder"}, {"red": "Archery", "yellow": "Masonry"})
    asked = t.play("dogma Gunpowder", idle=False)
    assert asked.decider() == 1
    assert set(asked.options()) == {"archery", "masonry"}


def test_a_dogma_may_be_taken_although_it_does_nothing() -> None:
    t = table({"green": "Navigation"}, {})
    end = t.dogma("Navigation")
    assert end.bystander(t, 0, 1)


def test_a_forced_choice_from_a_hand_is_seen_by_its_owner_only() -> None:
    t = table({"purple": "Philosophy"}, {"hand": "Oars"})
    end = table({"red": "Archery"}, {}, decks={1: "Tools"}).dogma("Archery")
    forced = [entry.item for entry in end.entries if isinstance(entry.item, Chosen) and entry.item.forced]
    assert forced
    assert all(choice.seen >> choice.seat & 1 for choice in forced)
    assert [choice.seen for choice in forced if choice.options == (t.m.catalogue.find("Tools"),)] == [0b10]


def free_draw_reason(end: Table) -> tuple[str, str, dict[str, object]]:
    """The fact about the free Draw action: kind, rule and numbers."""
    (fact,) = [each.item for each in end.entries if "free-draw" in getattr(each.item, "kind", "")]
    assert isinstance(fact, Fact)
    return str(fact.kind), fact.rule, dict(fact.numbers)


@pytest.mark.parametrize("edition", [4, 3])
def test_only_a_teammate_shared(edition: int) -> None:
    """SHR-14: a teammate is no opponent (4e base p. 31; third edition, Team Rules)."""
    t = table(
        {"blue": "Writing"}, {"green": "The Wheel"}, {"purple": "Philosophy"}, {}, teams=(0, 1, 0, 1), edition=edition
    )
    end = t.dogma("Writing")
    assert len(end.hand(2)) == 1
    assert not end.free_draw
    assert free_draw_reason(end) == ("no-free-draw-only-teammates", "teams-free-draw", {"sharers": (2,)})


def test_an_opponent_who_did_nothing_is_the_reason_before_a_teammate_who_did() -> None:
    t = table(
        {"yellow": "Agriculture", "hand": "Oars"},
        {"blue": "Pottery", "hand": "Sailing"},
        {"yellow": "Anatomy", "hand": "Tools"},
        {},
        teams=(0, 1, 0, 1),
    )
    end = t.dogma("Agriculture", NONE, "Tools", "Oars")
    assert free_draw_reason(end) == ("no-free-draw-nothing-done", "free-draw", {"sharers": (1,)})


def test_of_a_card_that_only_demands_nothing_can_be_shared() -> None:
    """DEM-22: an opponent with enough icons is not affected, and shares nothing (4e base p. 19)."""
    end = table({"purple": "Whataboutism"}, {"blue": "Writing", "green": "Banking"}).dogma("Whataboutism")
    assert end.facts("shares")
    assert free_draw_reason(end) == ("no-free-draw-only-demands", "free-draw-only-sharing", {})


def test_who_only_revealed_is_named_with_the_rule_of_the_edition() -> None:
    """SHR-09."""
    sides = {"purple": "Specialization"}, {"red": "Machine Tools", "hand": "Writing"}
    end = table(*sides).dogma("Specialization")
    assert free_draw_reason(end) == (
        "no-free-draw-only-revealed",
        "free-draw-reveal-does-not-count",
        {"sharers": (1,)},
    )
    end = table(*sides, switches={"reveal-is-sharing": "yes"}).dogma("Specialization")
    assert free_draw_reason(end) == (
        "free-draw",
        "free-draw-reveal-counts-3e",
        {"sharers": (1,), "deeds": ("reveal",), "revealed": ()},
    )


def test_of_a_card_drawn_and_revealed_the_draw_counts() -> None:
    """SHR-10: Metalworking draws and reveals a 1."""
    t = table({"red": "Metalworking"}, {"red": "Archery", "yellow": "Masonry"}, decks={1: "Writing, Sailing, Tools"})
    end = t.dogma("Metalworking")
    assert free_draw_reason(end) == (
        "free-draw",
        "free-draw",
        {"sharers": (1,), "deeds": ("draw",), "revealed": (1,)},
    )


def test_who_shares_only_effects_that_never_came_has_not_shared() -> None:
    """Fission ends its action in the demand; its second effect is executed by nobody."""
    t = table({"red": "Fission"}, {}, {"blue": "Rocketry"}, decks={10: "Robotics"})
    end = t.dogma("Fission")
    assert end.facts("shares")
    assert free_draw_reason(end)[0] == "no-free-draw-nobody-shared"
