"""Secret Santa: each opponent melds a card out of my score pile; I score three 10s."""

from tests.kit import table

TENS = "Robotics, Databases, Software, A.I."
UNSEEN = {("unseen", 10): "Cryptocurrency, Hacking"}


def test_an_opponent_melds_one_of_my_scored_cards_by_his_own_choice() -> None:
    t = table(
        {"red": "Secret Santa", "score": "Oars, Calendar"},
        {"green": "Sailing"},
        {"blue": "Physics"},
        decks={10: TENS},
        further_decks=UNSEEN,
    )
    asked = t.play("dogma Secret Santa", idle=False)
    assert asked.decider() == 1
    end = t.dogma("Secret Santa", "score-of-1-2")
    assert end.pile(1, "blue") == ["Calendar"]
    assert end.score(0) == {"Oars", "Hacking", "Software"} | {"A.I."}
    assert end.score(2) == {"Cryptocurrency", "Robotics", "Databases"}, "he has as many light bulbs, and shares first"


def test_an_empty_score_pile_has_no_presents() -> None:
    t = table(
        {"red": "Secret Santa"},
        {"green": "Sailing"},
        decks={10: TENS},
        further_decks=UNSEEN,
    )
    end = t.dogma("Secret Santa")
    assert end.bystander(t, 1)
    assert end.score(0) == {"Cryptocurrency", "Robotics", "Databases"}
