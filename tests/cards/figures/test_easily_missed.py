"""Rules of Figures, and of several sets at once, that are easily missed or read backwards; each with its page (U).

Elsewhere: both draws and fading in ``test_rules_of_figures``, Decrees in ``test_decrees``, Auspice in ``test_auspice``,
age 0 in ``test_age_zero``, Figures that would be executed in ``test_executed``, how karmas step in in ``test_karmas``,
all sets together in ``tests/run/test_expansions.py``, the charts of what comes first in ``scenarios/rulings``.
"""

import pytest

from tests.kit import NONE, Table, empty, table

SIX = ("base", "echoes", "cities", "artifacts", "figures", "unseen")
WITH_ECHOES = ("base", "echoes", "figures")


def told(t: Table) -> list[str]:
    return [str(each.item.kind) for each in t.entries if hasattr(each.item, "kind")]


# --- the end of every action: fade, specials, victory (U16, U30; point 3) ---


def test_figures_fade_after_a_promoted_one_too() -> None:
    """A second top Figure comes by the promotion, which belongs to the Meld action."""
    t = table({"red": "Hammurabi", "hand": "Calendar", "forecast": "Sneferu"}, {}, sets=WITH_ECHOES)
    asked = t.play("meld Calendar", idle=False)
    assert set(asked.options()) == {"hammurabi", "sneferu"}
    assert t.play("meld Calendar", "Hammurabi").score(0) == {"Hammurabi"}


@pytest.mark.parametrize("timing", ["after-the-checks", "before-the-checks"])
def test_figures_fade_when_a_dogma_action_is_shared(timing: str) -> None:
    """Ben melds Sneferu beside Hammurabi as a sharer; the free Draw is Ann's (SHR-19 in both readings)."""
    t = table(
        {"red": "Road Building"},
        {"red": "Hammurabi", "purple": "Monotheism", "yellow": "Masonry", "hand": "Sneferu"},
        decks={1: "Oars"},
        further_decks={("figures", 2): "Plato"},
        switches={"free-draw-timing": timing},
    )
    end = t.play("dogma Road Building", idle=False)
    assert (end.decider(), set(end.options())) == (1, {"hammurabi", "sneferu"})
    assert (end.hand(0) == {"Plato"}) is (timing == "before-the-checks")
    done = t.play("dogma Road Building", "Hammurabi")
    assert done.score(1) == {"Hammurabi"}
    assert done.hand(0) == {"Plato"}


def test_a_figure_that_fades_can_bring_the_victory_that_is_looked_for_after_it() -> None:
    """Marie Curie counts an achievement for every value above 6 in the score pile; John Ericsson is a 7."""
    six = "[1], [2], [3], [4], [5], [6]"
    t = table({"blue": "Marie Curie", "red": "John Ericsson", "score": "[6]", "achievements": six}, {})
    assert t.play("draw", "John Ericsson").winners == (0,)
    assert t.play("draw", "Marie Curie").winners is None


# --- what a Meld action sets off, and what any meld does (U9, U20, U29; points 4, 12, 22) ---


def test_a_promoted_figure_is_melded_for_its_when_karma() -> None:
    t = table(
        {"hand": "Calendar", "forecast": "Alexander the Great"}, {"yellow": "Shennong, Masonry"}, sets=WITH_ECHOES
    )
    end = t.play("meld Calendar")
    assert end.score(0) == {"Shennong"}
    assert "echoes-no-free-dogma" in told(end)
    assert "echoes-nothing-follows" not in told(end), "his karma does"


def test_an_effect_that_melds_sets_off_a_when_karma_and_nothing_else() -> None:
    """Road Building melds Alexander onto itself, a 2: no dig, no City, no promotion."""
    t = table(
        {"red": "Road Building", "hand": "Alexander the Great", "forecast": "Tools"},
        {"yellow": "Shennong, Masonry"},
        sets=SIX,
    )
    end = t.play("dogma Road Building")
    assert end.score(0) == {"Shennong"}
    assert (end.zone("display", 0), end.hand(0), end.zone("forecast", 0)) == (set(), set(), {"Tools"})


# --- draws (U8, U21, U28; point 5) ---


@pytest.mark.parametrize("choice", ["any-card", "any-but-of-a-named-set"])
def test_a_figure_for_sharing_is_the_first_card_of_the_turn_under_both_readings(choice: str) -> None:
    """It is the rule about the draw that takes a Figure, and no effect names the set. Code of Laws draws nothing."""
    t = table(
        {"purple": "Code of Laws"},
        {"purple": "City States", "hand": "Mysticism"},
        decks={1: "Pottery"},
        further_decks={("figures", 1): "Homer", ("unseen", 1): "Maze"},
        sets=("base", "figures", "unseen"),
        switches={"first-card": choice},
    )
    assert t.play("draw").hand(0) == {"Maze"}
    assert t.play("dogma Code of Laws", "Mysticism", NONE, "draw").hand(0) == {"Homer", "Pottery"}


def test_where_figures_have_run_out_no_other_rule_is_asked() -> None:
    """EXP-02: the base card of the free Draw, with Echoes and The Unseen that would both apply."""
    t = table(
        {"purple": "Code of Laws"},
        {"purple": "City States", "hand": "Mysticism"},
        decks={1: "Pottery"},
        further_decks=empty("figures"),
        sets=("base", "echoes", "figures", "unseen"),
    )
    assert t.play("dogma Code of Laws", "Mysticism", NONE).hand(0) == {"Pottery"}


def test_a_returned_figure_lies_under_its_own_deck_and_does_not_refill_the_age() -> None:
    """U12, U21 (point 6): Agriculture returns Plato, a 2; of the base 2s none is left, so a 3 is drawn."""
    t = table(
        {"yellow": "Agriculture", "hand": "Plato", "red": "Optics"},
        {},
        decks={2: "", 3: "Paper, Compass"},
        further_decks={("figures", 2): "Cai Lun"},
    )
    end = t.dogma("Agriculture", "Plato")
    assert end.deck(2, "figures") == ["Cai Lun", "Plato"]
    assert end.score(0) == {"Paper"}


# --- achievements (U16, U21, U28; points 11, 30) ---


def test_a_decree_has_no_value_and_makes_no_achievement_cost_more() -> None:
    t = table({"blue": "Tools", "score": "[5]", "achievements": "War, Trade"}, {}, achievements="Oars")
    assert t.play("achieve achievement-1").values("achievements", 0).count(1) == 1


def test_a_duplicate_costs_double_and_draws_figures_all_the_same() -> None:
    t = table({"blue": "Tools", "score": "[5], [5]", "achievements": "Sailing"}, {}, achievements="Oars")
    assert len(t.play("achieve achievement-1").hand(1)) == 1
    poor = table({"blue": "Tools", "score": "[5], [4]", "achievements": "Sailing"}, {}, achievements="Oars")
    assert poor.refuses("achieve achievement-1")


# --- karmas and actions (U29; points 31, 32) ---


def test_a_free_dogma_action_is_neither_the_first_nor_the_second() -> None:
    """Plato waits for the Dogma action that is the first one; that of a promotion is none, and draws no line."""
    plato = {"purple": "Plato", "blue": "Tools"}
    first = table({**plato, "green": "The Wheel, Sailing"}, {}, achievements="Calendar")
    assert "karma-first" in told(first.dogma("The Wheel"))
    free = table(
        {**plato, "red": "Metalworking", "hand": "Calendar", "forecast": "The Wheel"},
        {},
        achievements="Mapmaking",
        sets=WITH_ECHOES,
    )
    end = free.play("meld Calendar")
    assert "echoes-free-dogma" in told(end)
    assert "karma-first" not in told(end)


def test_a_free_dogma_action_is_a_dogma_action_for_a_karma() -> None:
    """Alexander waits for any Dogma action."""
    t = table({"red": "Alexander the Great", "hand": "Calendar", "forecast": "The Wheel"}, {}, sets=WITH_ECHOES)
    end = t.play("meld Calendar", "dogma The Wheel")
    assert "karma-first" in told(end)
    assert len(end.score(0)) == 1


# --- limits (U20, U25; points 2, 8) ---


def test_a_full_forecast_leaves_drawn_cards_in_hand() -> None:
    """Trade foreshadows three; with a color splayed up two fit."""
    t = table(
        {"hand": "Fu Xi, Plato, Avicenna", "red": "Archery, Oars < up"},
        {},
        decks={2: "Calendar, Mapmaking, Fermenting"},
    )
    end = t.play("decree trade")
    assert end.zone("forecast", 0) == {"Calendar", "Mapmaking"}
    assert end.hand(0) == {"Fermenting"}
