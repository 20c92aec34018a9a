"""Swiss Bank Account: an achievement of value the number of scored cards is hidden, cards like it scored; 6s."""

from tests.kit import table


def test_as_many_scored_cards_as_the_achievement_is_worth() -> None:
    t = table(
        {
            "green": "Swiss Bank Account",
            "score": "The Wheel, Monotheism",
            "hand": "Metalworking, Construction, Calendar",
        },
        {},
        achievements="Agriculture, Mathematics, Optics",
        further_decks={("unseen", 6): "Hiking"},
    )
    end = t.dogma("Swiss Bank Account")
    assert end.zone("safe", 0) == {"Mathematics"}
    assert end.score(0) == {"The Wheel", "Monotheism", "Construction", "Calendar"}
    assert end.hand(0) == {"Metalworking", "Hiking"}


def test_without_such_an_achievement_nothing_is_scored_but_the_6s_are_drawn() -> None:
    t = table(
        {"green": "Swiss Bank Account", "score": "The Wheel", "hand": "Construction", "safe": "Tools, Oars"},
        {},
        achievements="Mathematics, Optics",
        decks={6: "Canning"},
        further_decks={("unseen", 6): "Hiking"},
    )
    end = t.dogma("Swiss Bank Account")
    assert end.score(0) == {"The Wheel"}
    assert end.hand(0) == {"Construction", "Hiking", "Canning"}


def test_a_full_safe_hides_and_scores_nothing() -> None:
    t = table(
        {
            "green": "Swiss Bank Account, Sailing < up",
            "score": "The Wheel",
            "hand": "Archery",
            "safe": "Tools, Oars",
        },
        {},
        achievements="Agriculture",
    )
    end = t.dogma("Swiss Bank Account")
    assert end.zone("available") == {"Agriculture"}
    assert end.score(0) == {"The Wheel"}
    assert "Archery" in end.hand(0)
    assert len(end.hand(0)) == 3


def test_nothing_scored_asks_for_value_0() -> None:
    t = table({"green": "Swiss Bank Account", "hand": "Archery"}, {}, achievements="Agriculture")
    assert t.dogma("Swiss Bank Account").bystander(t, 0)
