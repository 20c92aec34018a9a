"""Cryptocurrency: the score pile goes back, a 10 is scored for each value that was in it; red may go up."""

from tests.kit import NONE, table

TENS = "Robotics, Databases, Software"


def test_each_different_value_scores_a_10() -> None:
    t = table(
        {"green": "Cryptocurrency", "score": "Oars, Tools, Calendar, Paper"},
        {"blue": "Writing", "score": "Optics"},
        decks={10: TENS},
        further_decks={("unseen", 10): "Hacking"},
    )
    end = t.dogma("Cryptocurrency", "Oars")
    assert end.score(0) == {"Hacking", "Robotics", "Databases"}
    assert end.bystander(t, 1)


def test_an_empty_score_pile_scores_nothing_and_red_may_go_up() -> None:
    t = table({"green": "Cryptocurrency", "red": "Oars, Archery"}, {"blue": "Writing"}, decks={10: TENS})
    end = t.dogma("Cryptocurrency", "red")
    assert end.score(0) == set()
    assert end.splay(0, "red") == "up"
    assert t.dogma("Cryptocurrency", NONE).splay(0, "red") == "none"
