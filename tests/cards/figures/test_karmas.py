"""The machine of karmas (Ultimate p. 15, p. 28-29): first and instead, chains, choices, who is meant, what is told."""

from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import Table, empty, table


def told(t: Table, language: str = "en") -> list[str]:
    words = GameText(language, ("Ann", "Ben"))
    return [words.fact(t.m, each).sentence for each in t.entries if isinstance(each.item, Fact)]


def test_no_karma_sets_off_another() -> None:
    """U28, Karma Chains: Su Song melds due to his karma, so no karma that waits for melds hears it."""
    t = table({"green": "Su Song", "yellow": "Che Guevara", "hand": "Oars"}, {}, decks={3: "Medicine", 9: "Computers"})
    end = t.play("meld Oars", "Su Song")
    assert end.score(0) == set()
    assert len(end.facts("karma-first")) == 1


def test_of_several_the_current_player_picks_one_and_the_others_are_ignored() -> None:
    """Also of another player's: both wait for any Dogma with a castle here."""
    t = table(
        {"red": "Archery", "green": "J.P. Morgan"},
        {"green": "Augustus Caesar"},
        decks={1: "Tools"},
    )
    asked = t.play("dogma Archery", idle=False)
    assert (asked.decider(), asked.options()) == (0, ("augustus-caesar", "jp-morgan"))
    assert t.play("dogma Archery", "Augustus Caesar").pile(1, "blue") == ["Tools"]


def test_if_you_do_ignores_what_stood_in() -> None:
    """FIG-05: what Martin Scorsese's karma did is not the meld that the card speaks of."""
    t = table({"purple": "Martin Scorsese", "blue": "Mathematics", "hand": "Tools"}, {}, decks={2: "Calendar"})
    plain = t.play("dogma Mathematics", "Tools")
    assert plain.pile(0, "blue") == ["Calendar", "Mathematics"]


def test_a_figure_under_another_card_does_nothing() -> None:
    t = table({"yellow": "Masonry, Sneferu", "hand": "Oars"}, {}, decks={2: "Construction"})
    assert t.play("meld Oars").pile(0, "red") == ["Oars"]


def test_a_free_draw_action_is_heard_as_a_draw_action() -> None:
    """U29, Note: Carl Friedrich Gauss draws a 7 before the free Draw, too."""
    t = table(
        {"blue": "Carl Friedrich Gauss", "green": "The Wheel"},
        {"green": "Sailing", "red": "Metalworking"},
        decks={1: "Oars, Archery, Tools, Clothing", 6: "Canning", 7: "Railroad"},
        further_decks=empty("figures"),
    )
    end = t.play("dogma The Wheel")
    assert end.free_draw
    assert end.hand(0) >= {"Railroad", "Canning"}


def test_what_steps_in_is_told_with_who_would_do_what() -> None:
    t = table({"yellow": "Sneferu", "hand": "Oars"}, {}, decks={2: "Construction"})
    end = t.play("meld Oars")
    assert "Ann would meld a card; the karma of Sneferu on Ann’s board comes first." in told(end)
    instead = table({"red": "Archery"}, {"yellow": "Edward Jenner", "hand": "Oars"}).play("dogma Archery", idle=False)
    assert "Ben would execute a demand; the karma of Edward Jenner on Ben’s board takes its place." in told(instead)
    assert any("Ben має виконати вимогу" in each for each in told(instead, "uk"))


def test_a_figure_cannot_be_chosen_for_a_dogma() -> None:
    t = table({"yellow": "Sneferu", "green": "The Wheel"}, {})
    assert [each for each in t.options() if each.startswith("dogma")] == ["dogma the-wheel"]
