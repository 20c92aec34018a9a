"""Auspice: the avatar in place of the featured icon (Ultimate p. 15, p. 28; point 34)."""

import pytest

from engine.explore.hidden import may_read_hidden
from engine.run import actions
from engine.seat.look import look
from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import Table, empty, table

WITH_CITIES = ("base", "cities", "figures")


def ways(t: Table, key: str) -> set[str]:
    return {each.removesuffix(f" {key}") for each in t.options() if each.endswith(f" {key}")}


def told(t: Table) -> list[str]:
    return [str(each.item.kind) for each in t.entries if isinstance(each.item, Fact)]


def archery(**more: str) -> Table:
    """Ann features castles with Archery; Ben has more castles than she, and no avatar."""
    return table(
        {"red": "Archery", "yellow": "Sneferu", "hand": "Tools", **more},
        {"purple": "Code of Laws", "yellow": "Masonry", "red": "Metalworking", "hand": "Oars"},
        decks={1: "Sailing, Writing"},
        further_decks=empty("figures"),
    )


def test_a_top_figure_that_shows_the_featured_icon_allows_it() -> None:
    assert ways(archery(), "archery") == {"dogma", "auspice"}


@pytest.mark.parametrize("yellow", ["Shennong", "Agriculture, Sneferu < left", "Agriculture", ""])
def test_another_icon_a_covered_figure_or_a_base_card_does_not(yellow: str) -> None:
    """Shennong shows leaves; a base card is no Figure."""
    assert ways(archery(yellow=yellow), "archery") == {"dogma"}


def test_another_players_figure_does_not() -> None:
    t = table({"red": "Archery"}, {"yellow": "Sneferu"})
    assert ways(t, "archery") == {"dogma"}


def test_the_avatar_decides_who_shares_and_who_is_vulnerable() -> None:
    """By castles (3 against more) Ben would be no victim of the demand; by avatars (0 against 1) he is."""
    plain, auspiced = archery().play("dogma archery"), archery().play("auspice archery", idle=False)
    assert not any(fact.seat == 1 for fact in plain.facts("vulnerable"))
    (fact,) = auspiced.facts("vulnerable")
    assert (fact.seat, fact.number("own"), fact.number("leader")) == (1, 0, 1)
    assert auspiced.facts("figures-auspice")


def test_equal_avatars_share() -> None:
    t = table(
        {"blue": "Writing", "purple": "Plato"},
        {"green": "Hatshepsut"},
        decks={2: "Calendar, Mapmaking, Fermenting"},
        further_decks=empty("figures"),
    )
    end = t.play("auspice writing")
    assert (end.hand(0), end.hand(1)) == ({"Mapmaking", "Fermenting"}, {"Calendar"})
    assert t.play("dogma writing").hand(1) == set()


def test_it_is_no_action_of_its_own() -> None:
    t = archery()
    end = t.play("auspice archery", "Oars")
    assert end.game.request is not None
    assert "auspice archery" in end.options()


def test_words_of_option_action_and_icon_follow_the_avatar() -> None:
    end = archery().play("auspice archery", idle=False)
    for language, option, icon in (
        ("en", "Auspice: Archery", "[avatar] counts in place of its icon"),
        ("uk", "Під егідою", "рахуються [avatar]"),
    ):
        words = GameText(language, ("Ann", "Ben"))
        t = archery()
        assert t.game.request is not None
        labels = [words.option(t.m, t.s, t.game.request, each) for each in t.game.request.options]
        assert any(option in each for each in labels)
        lines = [words.event(end.m, each) or "" for each in end.entries if not isinstance(each.item, Fact)]
        assert any(icon in each for each in lines)


def test_the_view_counts_avatars_while_it_runs() -> None:
    end = archery().play("auspice archery", idle=False)
    view = look(end.m, end.s, 0)
    assert view.featured is not None
    assert view.featured.word == "avatar"
    assert (1, "vulnerable", 0, 1) in view.verdicts


def test_what_a_seat_may_read_follows_the_avatar() -> None:
    """By castles the demand meets nobody, so nothing hidden is read; by avatars it looks into Ben's hand."""
    t = archery()
    numbers = {word: actions.option_of(t.m, word, t.m.catalogue.find("Archery")) for word in ("dogma", "auspice")}
    assert may_read_hidden(t.m, t.s, (numbers["auspice"],), 0)


# --- with Endorse and Parley, and karmas ---


def endorsing() -> Table:
    """A city that shows light bulbs, a Figure that shows them, a hand to pay with."""
    return table(
        {"blue": "Writing", "purple": "Plato", "red": "Athens", "hand": "Oars"},
        {"yellow": "Masonry"},
        sets=WITH_CITIES,
        decks={2: "Calendar, Mapmaking, Fermenting"},
        further_decks=empty("figures"),
    )


def test_a_dogma_can_be_endorsed_and_auspiced_at_once() -> None:
    t = endorsing()
    assert ways(t, "writing") == {"dogma", "endorse", "auspice", "auspice-endorse"}
    end = t.play("auspice-endorse writing")
    assert end.hand(0) == {"Calendar", "Mapmaking"}
    assert "Oars" in end.junk()
    kinds = told(end)
    assert kinds.index("cities-endorsed") < kinds.index("figures-auspice") < kinds.index("acts-last")


def test_a_karma_that_waits_for_a_dogma_comes_after_them() -> None:
    """U15, Dogma Action Triggers: what is paid is gone before Homer draws."""
    t = table(
        {"blue": "Writing", "purple": "Homer", "red": "Athens", "hand": "Oars"},
        {},
        sets=WITH_CITIES,
        decks={2: "Calendar, Mapmaking, Fermenting"},
        further_decks=empty("figures"),
    )
    end = t.play("endorse writing")
    kinds = told(end)
    assert kinds.index("cities-endorsed") < kinds.index("karma-first") < kinds.index("acts-last")
    assert end.pile(0, "blue") == ["Writing", "Calendar"]


def test_a_parley_is_paid_before_such_a_karma_stands_in() -> None:
    """Confucius stands in for a Dogma with a distant card, and what the Parley cost is not given back."""
    t = table(
        {"purple": "Confucius", "hand": "Oars"},
        {},
        {"red": "Archery"},
        {},
    )
    end = t.play("dogma archery", idle=False)
    assert end.hand(0) == set()
    assert end.facts("karma-instead")


CASTLES = {"red": "Archery", "purple": "Confucius", "yellow": "Sneferu"}


@pytest.mark.parametrize(("choice", "stands_in"), [("who-takes-part", True), ("featured-icon", False)])
def test_whether_karmas_find_the_avatar_is_a_switch(choice: str, *, stands_in: bool) -> None:
    """Confucius stands in for a Dogma by castles."""
    t = table(CASTLES, {}, switches={"auspice-changes": choice})
    end = t.play("auspice archery", idle=False)
    assert bool(end.facts("karma-instead")) is stands_in
    assert end.facts("figures-auspice")
    assert table(CASTLES, {}).play("dogma archery", idle=False).facts("karma-instead")


def test_a_free_dogma_after_a_promotion_may_be_auspiced() -> None:
    """U28 by its wording: our reading, as for Endorse."""
    t = table(
        {"red": "Metalworking", "yellow": "Sneferu", "forecast": "Archery", "hand": "Oars"},
        {},
        sets=("base", "echoes", "figures"),
    )
    asked = t.play("meld Oars", idle=False)
    assert asked.options() == ("dogma archery", "auspice archery")


def test_a_parley_comes_before_an_auspice() -> None:
    """A distant player's card by Parley, with a top Figure of one's own that shows its icon."""
    t = table({"yellow": "Sneferu", "hand": "Oars"}, {}, {"red": "Archery"}, {})
    assert ways(t, "archery") == {"dogma", "auspice"}
    end = t.play("auspice archery", idle=False)
    kinds = told(end)
    assert kinds.index("parley-activate") < kinds.index("figures-auspice") < kinds.index("acts-last")
    assert "Oars" not in end.hand(0)
