"""Both draws of Figures and fading (Ultimate p. 28, p. 30; points 30 and 35)."""

import pytest

from engine.cards.sets import silent_switches
from tests.kit import Table, table

FIGURE_1 = {("figures", 1): "Hammurabi, Shennong", ("figures", 2): "Plato"}


def told(t: Table) -> list[str]:
    return [str(each.item.kind) for each in t.entries if hasattr(each.item, "kind")]


def test_the_free_draw_for_sharing_is_a_figure() -> None:
    t = table({"blue": "Writing"}, {"blue": "Tools"}, decks={2: "Calendar, Mapmaking"}, further_decks=FIGURE_1)
    end = t.play("dogma Writing")
    assert end.hand(0) == {"Mapmaking", "Hammurabi"}
    assert end.hand(1) == {"Calendar"}
    assert end.facts("figures-for-sharing")


def test_a_draw_action_and_an_effect_draw_base_cards() -> None:
    t = table({"blue": "Writing"}, {}, decks={1: "Oars", 2: "Calendar"}, further_decks=FIGURE_1)
    assert t.play("draw").hand(0) == {"Oars"}
    assert t.play("dogma Writing").hand(0) == {"Calendar"}


def test_where_the_figures_deck_is_empty_a_base_card_is_drawn() -> None:
    t = table(
        {"blue": "Writing"},
        {"blue": "Tools"},
        decks={1: "Oars", 2: "Calendar, Mapmaking"},
        further_decks={("figures", 1): ""},
    )
    assert t.play("dogma Writing").hand(0) == {"Mapmaking", "Oars"}


def test_each_opponent_draws_clockwise_when_an_achieve_action_claims_a_standard_achievement() -> None:
    t = table(
        {"blue": "Writing", "score": "Coal"},
        {"blue": "Tools"},
        {"red": "Construction"},
        achievements="Sailing",
        further_decks=FIGURE_1,
    )
    end = t.play("achieve 1")
    assert (end.hand(0), end.hand(1), end.hand(2)) == (set(), {"Hammurabi"}, {"Plato"})


SECRET = {"blue": "Writing", "score": "Coal", "safe": "[1]"}


@pytest.mark.parametrize(("choice", "drawn"), [("not-drawn", 0), ("drawn", 1)])
def test_whether_a_secret_draws_figures_is_a_switch(choice: str, drawn: int) -> None:
    """FIG-03 b: a secret is no standard achievement, and the Achieve action claims it all the same."""
    t = table(SECRET, {"red": "Archery"}, sets=("base", "unseen", "figures"), switches={"figures-for-secrets": choice})
    end = t.play("achieve safe-of-1-1")
    assert len(end.hand(1)) == len(end.facts("figures-for-secret")) == drawn
    assert not end.facts("figures-for-achieving")
    assert end.values("achievements", 0) == [1]


@pytest.mark.parametrize("choice", ["not-drawn", "drawn"])
def test_a_standard_achievement_beside_a_secret_draws_them_under_both_readings(choice: str) -> None:
    t = table(
        {**SECRET, "score": "Coal, Banking"},
        {"red": "Archery"},
        sets=("base", "unseen", "figures"),
        achievements="Oars",
        switches={"figures-for-secrets": choice},
    )
    end = t.play("achieve achievement-1")
    assert len(end.hand(1)) == len(end.facts("figures-for-achieving")) == 1
    assert not end.facts("figures-for-secret")


def test_a_claim_by_an_effect_draws_none() -> None:
    """Point 30: U28 speaks of an Achieve action, and Masonry claims Monument by an effect."""
    t = table({"yellow": "Masonry", "red": "Oars, Archery, Coal"}, {"blue": "Tools"})
    end = t.dogma("Masonry")
    assert end.achievements(0) == {"Monument"}
    assert end.hand(1) == set()


def test_teammates_draw_none() -> None:
    t = table(
        {"blue": "Writing", "score": "Coal"},
        {"blue": "Tools"},
        {"red": "Archery"},
        {"green": "Sailing"},
        teams=(0, 1, 0, 1),
        achievements="Oars",
        further_decks={("figures", 1): "Hammurabi, Shennong"},
    )
    end = t.play("achieve 1")
    assert [end.hand(seat) for seat in range(4)] == [set(), {"Hammurabi"}, set(), {"Shennong"}]


def test_who_has_two_top_figures_scores_one_of_choice_at_the_end_of_any_action() -> None:
    t = table({"hand": "Tools"}, {"red": "Hammurabi", "yellow": "Shennong, Masonry", "green": "Fu Xi"})
    asked = t.play("meld Tools", idle=False)
    assert (asked.decider(), set(asked.options())) == (1, {"hammurabi", "shennong", "fu-xi"})
    end = t.play("meld Tools", "Shennong", "Fu Xi")
    assert end.score(1) == {"Shennong", "Fu Xi"}
    assert end.pile(1, "yellow") == ["Masonry"]


def test_a_figure_under_another_card_does_not_fade() -> None:
    t = table({"hand": "Tools"}, {"red": "Hammurabi", "yellow": "Masonry, Shennong < left"})
    assert t.play("meld Tools").score(1) == set()


def wonder(yellow: str) -> Table:
    """A board of five colors splayed right."""
    return table(
        {
            "red": "Hammurabi, Archery < right",
            "yellow": f"{yellow}, Masonry < right",
            "green": "The Wheel, Sailing < right",
            "blue": "Writing, Tools < right",
            "purple": "Mysticism, Code of Laws < right",
        },
        {},
    )


def test_fading_comes_before_special_achievements() -> None:
    """FIG-07: with the Figure goes the splay that Wonder asks for."""
    assert "Wonder" in wonder("Agriculture").play("draw").achievements(0)
    end = wonder("Shennong").play("draw", "Shennong", idle=False)
    assert "Wonder" not in end.achievements(0)
    assert end.splay(0, "yellow") == "none"


def test_a_karma_hears_that_a_fading_figure_is_scored() -> None:
    """Edward Jenner waits for any score: a 1 is junked for the Figure that fades."""
    t = table(
        {"hand": "Tools"},
        {"red": "Hammurabi", "yellow": "Edward Jenner"},
        achievements="Oars, Calendar",
    )
    end = t.play("meld Tools", "Hammurabi")
    assert end.score(1) == {"Hammurabi"}
    assert end.available() == {2}
    assert "karma-first" in told(end)


def test_switches_of_another_set_that_figures_ask_are_offered_with_figures_alone() -> None:
    """Jackie Chan asks about ties, Bear Grylls about displays; what only Artifacts asks is not offered."""
    asked = {"most-when-tied", "fission-display"}
    assert not asked & silent_switches(("base", "figures"))
    assert asked <= silent_switches(("base",))
    assert "seize-value" in silent_switches(("base", "figures"))
