"""Zhang Heng: before any claim a 3 is tucked, and what lies above it is scored."""

from tests.kit import table


def test_all_above_the_tucked_card_is_scored_by_its_owner() -> None:
    t = table(
        {"score": "Coal", "red": "Archery"},
        {"blue": "Zhang Heng, Tools", "red": "Oars"},
        decks={3: "Translation"},
        achievements="Sailing",
    )
    end = t.play("achieve 1")
    assert (end.pile(1, "blue"), end.score(1)) == (["Translation"], {"Zhang Heng", "Tools"})
    assert end.achievements(0) == {"Sailing"}


def test_his_own_claim_is_meant_too() -> None:
    t = table({"blue": "Zhang Heng", "score": "Coal"}, {}, decks={3: "Machinery"}, achievements="Sailing")
    end = t.play("achieve 1")
    assert (end.pile(0, "yellow"), end.score(0), end.achievements(0)) == (["Machinery"], {"Coal"}, {"Sailing"})


def test_of_two_karmas_the_claimant_picks_one() -> None:
    t = table({"purple": "Johannes Vermeer", "score": "Coal"}, {"blue": "Zhang Heng"}, achievements="Sailing, Calendar")
    asked = t.play("achieve 1", idle=False)
    assert asked.options() == ("zhang-heng", "johannes-vermeer")
    end = t.play("achieve 1", "Johannes Vermeer")  # a karma sets off none: what it achieves is not heard
    assert (end.achievements(0), end.pile(1, "blue")) == ({"Sailing", "Calendar"}, ["Zhang Heng"])


def test_under_another_card_he_does_nothing() -> None:
    t = table({"blue": "Tools, Zhang Heng", "score": "Coal"}, {}, decks={3: "Translation"}, achievements="Sailing")
    assert t.play("achieve 1").pile(0, "blue") == ["Tools", "Zhang Heng"]


def test_a_special_achievement_that_a_card_claims_is_a_claim() -> None:
    """Masonry makes the red pile three cards high and claims Monument; Zhang Heng's owner scores first."""
    t = table(
        {"red": "Oars, Metalworking", "yellow": "Masonry", "hand": "Archery"},
        {"blue": "Zhang Heng, Tools"},
        decks={3: "Translation"},
    )
    end = t.play("dogma Masonry", "Archery")
    assert end.achievements(0) == {"Monument"}
    assert (end.pile(1, "blue"), end.score(1)) == (["Translation"], {"Zhang Heng", "Tools"})


def test_one_that_is_claimed_at_the_end_of_an_action_too() -> None:
    """Ann has five top cards of 8 or more; of a player who scores first nothing is taken away."""
    t = table(
        {
            "red": "Flight",
            "yellow": "Antibiotics",
            "green": "Corporations",
            "blue": "Quantum Theory",
            "purple": "Socialism",
        },
        {"blue": "Zhang Heng, Pottery"},
        decks={3: "Translation"},
    )
    end = t.play("draw")
    assert end.achievements(0) == {"Universe"}
    assert (end.pile(1, "blue"), end.score(1)) == (["Translation"], {"Zhang Heng", "Pottery"})
    assert len(end.facts("karma-first")) == 1
    assert len(end.facts("special-met")) == 1
