"""Alexander The Great: Figures of others are scored when he is melded, and a 2 before each Dogma action."""

from tests.kit import table


def test_when_he_is_melded_all_opponents_top_figures_are_scored() -> None:
    t = table({"hand": "Alexander the Great"}, {"blue": "Archimedes, Tools", "green": "Fu Xi"})
    end = t.play("meld Alexander the Great")
    assert end.score(0) == {"Archimedes", "Fu Xi"}
    assert end.pile(1, "blue") == ["Tools"]


def test_a_figure_that_comes_to_light_goes_too() -> None:
    """All of them: until no such card remains (Ultimate p. 28); what is no Figure ends it."""
    players = {"hand": "Alexander the Great"}, {"blue": "Archimedes, Huang Di, Tools, Daedalus"}
    end = table(*players).play("meld Alexander the Great")
    assert end.score(0) == {"Archimedes", "Huang Di"}
    assert end.pile(1, "blue") == ["Tools", "Daedalus"]
    safe = table(*players, switches={"uncovered-top-cards": "safe"}).play("meld Alexander the Great")
    assert safe.score(0) == {"Archimedes"}


def test_a_2_is_scored_first_and_without_one_he_goes() -> None:
    t = table({"red": "Alexander the Great", "green": "The Wheel"}, {}, decks={2: "Calendar", 1: "Oars, Archery"})
    end = t.play("dogma The Wheel")
    assert end.score(0) == {"Calendar"}
    assert end.pile(0, "red") == ["Alexander the Great"]
    gone = table(
        {"red": "Alexander the Great", "green": "The Wheel"}, {}, decks={2: "", 3: "Paper", 1: "Oars, Archery"}
    )
    assert gone.play("dogma The Wheel").score(0) == {"Paper", "Alexander the Great"}
