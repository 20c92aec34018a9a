"""Karmas while somebody leaves the game, at its end, and where the same step hears several players."""

from engine.model.frames import KarmaFrame
from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import NONE, Table, empty, table


def conceded(t: Table, *answers: str, by: int) -> Table:
    """Play up to a question, and let a player leave there; the game goes on to the next question."""
    asked = t.play(*answers, idle=False)
    asked.game.concede(by)
    asked.game.run()
    asked.entries += asked.game.take_trace()
    return asked


def test_the_deed_goes_on_when_the_owner_of_the_karma_leaves() -> None:
    """P1's Greta Thunberg asks which card goes before P0's Dogma action."""
    t = table(
        {"green": "The Wheel"},
        {"yellow": "Greta Thunberg"},
        {"red": "Coal", "green": "Corporations"},
        decks={1: "Oars, Tools"},
    )
    end = conceded(t, "dogma The Wheel", by=1)
    assert end.s.out == (1,)
    assert end.hand(0) == {"Oars", "Tools"}
    assert end.pile(2, "red") == ["Coal"]


def test_who_leaves_while_a_karma_runs_takes_no_action_after_it() -> None:
    t = table(
        {"green": "The Wheel"},
        {"yellow": "Greta Thunberg"},
        {"red": "Coal", "green": "Corporations"},
        decks={1: "Oars, Tools"},
    )
    end = conceded(t, "dogma The Wheel", by=0)
    end.game.play("Coal")
    assert end.hand(0) == set()
    assert end.deck(1) == ["Oars", "Tools"]
    assert end.pile(2, "red") == []


def test_if_an_owner_leaves_the_choice_between_karmas_is_made_anew() -> None:
    """P1's and P2's karmas wait for the same Dogma action; without P1's there is nothing to choose."""
    t = table(
        {"red": "Archery"},
        {"green": "J.P. Morgan"},
        {"green": "Augustus Caesar"},
        decks={1: "Tools"},
    )
    asked = t.play("dogma Archery", idle=False)
    assert asked.s.frames[-1].program == KarmaFrame.program
    end = conceded(t, "dogma Archery", by=1)
    assert end.pile(2, "blue") == ["Tools"]  # Augustus Caesar's, and nobody was asked


def test_if_the_one_who_chooses_leaves_no_karma_runs_for_the_deed() -> None:
    t = table({"red": "Archery"}, {"green": "J.P. Morgan"}, {"green": "Augustus Caesar"}, decks={1: "Tools"})
    end = conceded(t, "dogma Archery", by=0)
    assert end.s.out == (0,)
    assert end.deck(1) == ["Tools"]


def test_several_who_would_not_share_are_heard_one_by_one() -> None:
    """P1 shares by his icons, P2 by Sargon of Akkad, who pays for it once."""
    t = table(
        {"blue": "Writing"},
        {"blue": "Mathematics"},
        {"green": "Sargon of Akkad"},
        achievements="Tools, Clothing",
        decks={2: "Calendar, Mapmaking, Philosophy, Currency"},
        further_decks=empty("figures"),
    )
    end = t.dogma("Writing", "achievement-1-1")
    assert len(end.facts("karma-instead")) == 1
    assert end.available() == {1}
    assert end.hand(1) == {"Calendar"}
    assert end.hand(2) == {"Mapmaking"}


def test_the_game_may_end_in_a_karma() -> None:
    """A karma's draw past the last age ends it like any other; Jackie Chan does not hear that."""
    t = table(
        {"blue": "Susan Blackmore", "green": "The Wheel", "score": "Oars"},
        {"red": "Jackie Chan", "purple": "Mysticism"},
        decks=dict.fromkeys(range(1, 12), "") | {1: "Tools, Archery, Clothing, Pottery"},
        further_decks=empty("figures"),
        achievements="",
    )
    end = t.dogma("The Wheel")
    assert end.winners == (0,)
    assert end.pile(1, "red") == ["Jackie Chan"]


def test_where_achievements_win_at_once_a_win_waits_for_the_karma() -> None:
    t = table(
        {"blue": "Software", "score": "Fusion", "achievements": "Tools, Construction, Paper, Gunpowder, Coal, Canning"},
        {"red": "Jackie Chan", "score": "Hypersonics, Astrogeology"},
        achievements="Metalworking",
        switches={"achievement-win": "immediately"},
    )
    end = t.play("achieve 1")
    assert end.winners == (1,)
    assert len(end.facts("karma-first")) == 1


def test_an_effect_that_repeats_itself_is_heard_once() -> None:
    """Oars goes on as one effect as long as cards come: its beginning is what the karma hears."""
    t = table(
        {"red": "Oars", "purple": "Enterprise"},
        {"blue": "Tools", "red": "Max Verstappen", "hand": "Currency, Mapmaking"},
    )
    end = t.dogma("Oars", NONE, "Currency")
    assert len(end.facts("karma-first")) == 1


def test_the_log_is_true_in_both_languages() -> None:
    t = table({"green": "The Wheel"}, {"blue": "Grace Hopper"}, decks={1: "Oars, Tools", 10: "Robotics"})
    end = t.dogma("The Wheel")
    facts = [entry for entry in end.entries if isinstance(entry.item, Fact)]
    english = [GameText("en", ("Ann", "Ben")).fact(end.m, each).sentence for each in facts]
    told = "Ann would not draw a card for sharing after a Dogma action; the karma of Grace Hopper on Ben’s board comes"
    assert f"{told} first." in english
    ukrainian = [GameText("uk", ("Анна", "Бен")).fact(end.m, each).sentence for each in facts]
    assert any("лишитися після дії догми без добору" in each for each in ukrainian)
