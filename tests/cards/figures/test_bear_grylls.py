"""Bear Grylls: all cards but achievements and decks are junked, and the base cards of age 0 come into the game."""

import pytest

from engine.positions.line import from_line, to_line
from engine.seat.look import look
from engine.trace.events import Moved
from tests.kit import table

WITH_ARTIFACTS = ("base", "figures", "artifacts")


def test_all_cards_but_achievements_and_decks_are_junked() -> None:
    t = table(
        {"hand": "Bear Grylls, Oars", "blue": "Archimedes, Tools < left", "score": "Calendar", "achievements": "[2]"},
        {"red": "Archery", "hand": "Writing", "score": "Paper", "achievements": "[1]"},
    )
    end = t.play("meld Bear Grylls")
    gone = {"Bear Grylls", "Oars", "Archimedes", "Tools", "Calendar", "Archery", "Writing", "Paper"}
    assert end.junk() == gone
    assert len(end.achievements(0)) == len(end.achievements(1)) == 1
    assert end.available() == t.available()
    assert [len(end.deck(age)) for age in range(1, 12)] == [len(t.deck(age)) for age in range(1, 12)]
    assert end.s.splays == [0] * len(t.s.splays)


def test_fifteen_cards_come_in_and_a_0_is_drawn() -> None:
    t = table({"hand": "Bear Grylls"}, {})
    assert t.deck(0) == []
    end = t.play("meld Bear Grylls")
    assert len(end.deck(0)) == 14
    assert end.values("hand", 0) == [0]
    assert set(end.deck(0)) | end.hand(0) == {t.m.catalogue.title[card] for card in t.m.catalogue.to_introduce}
    (told,) = end.facts("introduced")
    assert (told.holds, told.number("count")) == (True, 15)


def test_the_deck_is_shuffled_by_the_games_own_random_numbers() -> None:
    t = table({"hand": "Bear Grylls"}, {})
    first = t.play("meld Bear Grylls").deck(0)
    t.s.rng += 1
    assert t.play("meld Bear Grylls").deck(0) != first
    assert first != sorted(first)


def test_melded_again_he_brings_no_second_deck() -> None:
    t = table({"hand": "Bear Grylls, Oars", "red": "Fire"}, {"hand": "Knots"}, decks={0: "Tanning, Tracking"})
    end = t.play("meld Bear Grylls")
    assert end.hand(0) == {"Tanning"}
    assert end.deck(0) == ["Tracking"]
    assert {"Fire", "Knots", "Oars", "Bear Grylls"} <= end.junk()
    (told,) = end.facts("introduced")
    assert (told.holds, told.number("count")) == (False, 0)


def test_a_meld_by_an_effect_brings_them_too_and_the_effect_goes_on() -> None:
    t = table({"yellow": "Domestication", "hand": "Bear Grylls"}, {})
    end = t.dogma("Domestication")
    assert end.junk() == {"Domestication", "Bear Grylls"}
    assert end.values("hand", 0) == [0, 1]


def test_drawn_or_scored_he_does_nothing() -> None:
    t = table({"yellow": "Shelter"}, {"hand": "Bear Grylls"})
    end = t.dogma("Shelter")
    assert end.score(1) == {"Bear Grylls"}
    assert end.facts("introduced") == []


def test_after_it_a_draw_of_no_value_draws_a_0_and_before_a_1() -> None:
    t = table({"hand": "Bear Grylls"}, {})
    before = t.play("draw")
    assert before.values("hand", 0) == [1, 11]
    assert before.facts("draw-skips") == []
    after = t.play("meld Bear Grylls", "draw")
    assert after.values("hand", 0) == [0, 0]
    assert after.facts("draw-skips") == []


def test_before_it_nobody_sees_anything_of_age_0_and_after_it_a_deck() -> None:
    t = table({"hand": "Bear Grylls"}, {})
    before = look(t.m, t.s, None)
    assert min(deck.age for deck in before.decks) == 1
    assert "meat" not in [icon.word for icon in before.icons]
    end = t.play("meld Bear Grylls")
    after = look(end.m, end.s, None)
    assert after.base_decks[0].age == 0
    assert after.base_decks[0].count == 14
    assert [deck.age for deck in after.decks if deck.set == "figures"] == [*range(1, 12)]
    assert "meat" in [icon.word for icon in after.icons]


def test_the_game_after_it_is_written_as_a_line_and_read_again() -> None:
    end = table({"hand": "Bear Grylls"}, {}).play("meld Bear Grylls")
    again = from_line(to_line(end.game)).state()
    assert again.zones == end.s.zones
    assert again.rng == end.s.rng


@pytest.mark.parametrize("display", ["junked", "kept"])
@pytest.mark.parametrize("museums", ["junked", "kept"])
def test_artifacts_on_display_and_in_museums_go_as_by_fission(display: str, museums: str) -> None:
    t = table(
        {"hand": "Bear Grylls", "display": "Mask of Warka"},
        {"museums": "Jiskairumoko Necklace"},
        sets=WITH_ARTIFACTS,
        switches={"fission-display": display, "fission-museums": museums},
        taken=1,
    )
    end = t.play("meld Bear Grylls", idle=False)
    assert ("Mask of Warka" in end.junk()) is (display == "junked")
    assert ("Jiskairumoko Necklace" in end.junk()) is (museums == "junked")


def test_a_museum_is_no_card_that_goes() -> None:
    """Only the Artifact is junked; the Museum beneath it goes back to the supply (VIC-11)."""
    t = table(
        {"hand": "Bear Grylls"},
        {"museums": "Jiskairumoko Necklace, Museum 1"},
        sets=WITH_ARTIFACTS,
        switches={"fission-museums": "junked"},
        taken=1,
    )
    end = t.play("meld Bear Grylls", idle=False)
    junked = [entry.item for entry in end.entries if isinstance(entry.item, Moved) and entry.item.verb == "junk"]
    titles = [end.m.catalogue.title[item.card] for item in junked]
    assert "Jiskairumoko Necklace" in titles
    assert "Museum 1" not in titles
    assert "Museum 1" in end.zone("museum-supply")
