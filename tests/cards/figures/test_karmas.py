"""The machine of karmas (Ultimate p. 15, p. 28-29): first and instead, chains, choices, who is meant, what is told."""

from engine.text.game_text import GameText
from engine.trace.events import Fact
from tests.kit import Table, empty, table
from tutor.session import Session


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


def steps(t: Table, answer: str) -> list[tuple[set[str], str]]:
    """Return for each step that follows an answer the kinds of facts told there, and what is asked."""
    session = Session(t.game.copy())
    session.play(answer)
    found = []
    while True:
        kinds = {str(entry.item.kind) for entry in session.step.entries if isinstance(entry.item, Fact)}
        found.append((kinds, session.request.kind if session.request is not None else ""))
        if session.request is not None:
            return found
        session.into()


def test_a_karma_that_has_nothing_to_do_is_a_line_and_no_step() -> None:
    """Duke Ellington stands in for every fading; what he spares is told with what is asked next."""
    t = table({"purple": "Duke Ellington", "red": "Sun Tzu", "hand": "Writing"}, {})
    assert steps(t, "meld Writing")[-1] == ({"karma-spares"}, "action")
    assert len(steps(t, "meld Writing")) == 2
    plain = table({"purple": "Duke Ellington", "hand": "Writing"}, {})
    assert len(steps(plain, "meld Writing")) == 2
    end = t.play("meld Writing")
    assert "Ann would fade a Figure; the karma of Duke Ellington on Ann’s board takes its place." in told(end)
    assert "Ann має дати постаті згаснути" in " ".join(told(end, "uk"))


def test_so_is_one_whose_only_condition_does_not_hold() -> None:
    """Pelé waits for every score, and would win by two colors only."""
    t = table({"yellow": "Masonry", "purple": "Pelé", "red": "Metalworking"}, {}, decks={1: "Archery, Sailing"})
    end = t.play("dogma Metalworking")
    assert [fact.kind for fact in end.facts("karma-condition")] == ["karma-condition"]
    assert end.facts("karma-first") == []
    (said,) = [each for each in told(end) if "Pelé" in each]
    assert said.startswith("Ann would score a card; the karma of Pelé on Ann’s board acts on that only “if ")
    assert any("діє при цьому, лише «якщо " in each for each in told(end, "uk"))
    plain = table({"yellow": "Masonry", "red": "Metalworking"}, {}, decks={1: "Archery, Sailing"})
    assert len(steps(t, "dogma Metalworking")) == len(steps(plain, "dogma Metalworking"))


def test_one_that_prevents_something_with_a_card_is_a_step() -> None:
    """Florence Nightingale does nothing either, and the card stays where it is."""
    t = table({"red": "The Pirate Code", "green": "Sailing"}, {"yellow": "Florence Nightingale", "score": "Tools"})
    assert ({"karma-instead"}, "") in steps(t, "dogma The Pirate Code")
