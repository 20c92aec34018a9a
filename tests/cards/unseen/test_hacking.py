"""Hacking: an opponent's two highest secrets and two highest scored cards are mine; he melds his two lowest."""

from tests.kit import table


def test_two_highest_secrets_two_highest_scored_and_the_two_lowest_are_melded() -> None:
    t = table(
        {"blue": "Hacking"},
        {"safe": "Oars, Coal, Fission", "score": "Archery, Calendar, Optics, Flight, Gunpowder"},
        {"purple": "The Internet", "safe": "Tools"},
    )
    end = t.dogma("Hacking")
    assert end.zone("safe", 0) == {"Coal", "Fission"}
    assert end.zone("safe", 1) == {"Oars"}
    assert end.score(0) == {"Flight", "Gunpowder"}
    assert (end.pile(1, "red"), end.pile(1, "blue")) == (["Archery"], ["Calendar"])
    assert end.score(1) == {"Optics"}
    assert end.bystander(t, 2), "he has as many avatars"


def test_as_many_as_there_are() -> None:
    end = table({"blue": "Hacking"}, {"safe": "Oars", "score": "Flight"}).dogma("Hacking")
    assert end.zone("safe", 0) == {"Oars"}
    assert end.score(0) == {"Flight"}
    assert end.pile(1, "red") == []
