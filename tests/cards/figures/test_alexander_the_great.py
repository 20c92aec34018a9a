"""Alexander The Great: Figures of others are scored when he is melded, and a 2 before each Dogma action."""

from tests.kit import table


def test_when_he_is_melded_all_opponents_top_figures_are_scored() -> None:
    t = table({"hand": "Alexander the Great"}, {"blue": "Archimedes, Tools", "green": "Fu Xi"})
    end = t.play("meld Alexander the Great")
    assert end.score(0) == {"Archimedes", "Fu Xi"}
    assert end.pile(1, "blue") == ["Tools"]


def test_a_2_is_scored_first_and_without_one_he_goes() -> None:
    t = table({"red": "Alexander the Great", "green": "The Wheel"}, {}, decks={2: "Calendar", 1: "Oars, Archery"})
    end = t.play("dogma The Wheel")
    assert end.score(0) == {"Calendar"}
    assert end.pile(0, "red") == ["Alexander the Great"]
    gone = table(
        {"red": "Alexander the Great", "green": "The Wheel"}, {}, decks={2: "", 3: "Paper", 1: "Oars, Archery"}
    )
    assert gone.play("dogma The Wheel").score(0) == {"Paper", "Alexander the Great"}
