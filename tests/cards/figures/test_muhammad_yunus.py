"""Muhammad Yunus: for the bottom green card, everybody else has fewer of every icon in a Dogma action."""

from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import empty, table

YUNUS = {"green": "Muhammad Yunus, Sailing"}


def test_in_anothers_action_the_owner_shares_without_any_icon() -> None:
    t = table(
        {"blue": "Writing"},
        YUNUS,
        decks={2: "Calendar, Mapmaking"},
        further_decks=empty("figures"),
    )
    end = t.dogma("Writing", "yes")
    assert end.hand(1) == {"Calendar"}
    assert end.free_draw
    assert end.pile(1, "green") == ["Muhammad Yunus"]


def test_in_his_owners_action_all_others_are_vulnerable() -> None:
    t = table(
        {**YUNUS, "red": "Archery"},
        {"red": "Metalworking", "hand": "Software"},
        {"purple": "Mysticism", "hand": "Robotics"},
        decks={1: "Tools, Oars"},
    )
    assert not t.dogma("Archery", "no").hand(0) & {"Software", "Robotics"}
    end = t.dogma("Archery", "yes")
    assert end.hand(0) >= {"Software", "Robotics"}


def test_between_two_others_nothing_changes() -> None:
    for theirs, drawn in (({"blue": "Mathematics"}, {"Mapmaking"}), ({"green": "Currency"}, set())):
        t = table({"blue": "Writing"}, YUNUS, theirs, decks={2: "Calendar, Mapmaking, Philosophy"})
        end = t.dogma("Writing", "yes")
        assert end.hand(1) == {"Calendar"}
        assert end.hand(2) == drawn


def test_it_lasts_for_the_action_only() -> None:
    t = table({"blue": "Writing"}, {"green": "Muhammad Yunus, Sailing, Clothing"})
    once = t.dogma("Writing", "yes")
    again = once.dogma("Writing", "no")
    assert not any(fact.seat == 1 and fact.number("majority") == 1 for fact in again.facts("shares"))


def test_declined_it_does_nothing() -> None:
    t = table({"blue": "Writing"}, {**YUNUS, "yellow": "Masonry"}, decks={2: "Calendar, Mapmaking"})
    end = t.dogma("Writing", "no")
    assert end.hand(1) == set()


def test_he_may_go_himself() -> None:
    t = table({"red": "Archery"}, {"green": "Muhammad Yunus", "hand": "Software"}, decks={1: "Tools"})
    end = t.dogma("Archery", "yes")
    assert end.pile(1, "green") == []
    assert end.hand(1) == {"Software"}


def test_the_single_most_of_an_icon_is_his_owners() -> None:
    """Bioengineering's second effect: the single player with the most leaves wins, if anybody has fewer than three."""
    t = table(
        {**YUNUS, "blue": "Bioengineering"},
        {"yellow": "Stem Cells, Antibiotics, Fermenting < right", "purple": "Socialism"},
    )
    assert t.dogma("Bioengineering", "yes", "Socialism").winners == (0,)
    assert t.dogma("Bioengineering", "no", "Socialism").winners == (1,)


def test_the_reason_is_told_in_both_languages() -> None:
    t = table({"blue": "Writing"}, YUNUS)
    end = t.dogma("Writing", "yes")
    for language, part in (("en", "sole majority"), ("uk", "одноосібну більшість")):
        words = GameText(language, ("Ann", "Ben"))
        told = [words.fact(end.m, entry).sentence for entry in end.entries if isinstance(entry.item, Fact)]
        assert sum(part in each for each in told) == 2
        if language == "en":
            assert "Ben has the sole majority of every icon by a karma, so Ben shares." in told
