"""Shelter: a card from hand is scored, and with fewer scored cards than the demander has one loses."""

from tests.kit import table


def test_with_as_many_scored_cards_one_stays() -> None:
    t = table({"yellow": "Shelter", "score": "Tools"}, {"hand": "Oars"})
    end = t.dogma("Shelter")
    assert end.score(1) == {"Oars"}
    assert end.winners is None


def test_with_fewer_one_loses() -> None:
    t = table({"yellow": "Shelter", "score": "Tools, Writing"}, {"hand": "Oars"})
    assert t.dogma("Shelter").winners == (0,)


def test_cards_count_and_not_their_values() -> None:
    t = table({"yellow": "Shelter", "score": "Tools, Writing"}, {"hand": "Oars", "score": "[10]"})
    end = t.dogma("Shelter")
    assert end.winners is None
    assert len(end.score(1)) == 2


def test_without_a_hand_the_score_piles_are_compared_all_the_same() -> None:
    t = table({"yellow": "Shelter"}, {})
    assert t.dogma("Shelter").winners is None
    behind = table({"yellow": "Shelter", "score": "Tools"}, {})
    assert behind.dogma("Shelter").winners == (0,)


def test_who_shows_as_much_authority_is_immune() -> None:
    t = table({"yellow": "Shelter", "score": "Tools"}, {"red": "Archery", "hand": "Oars"})
    assert t.dogma("Shelter").bystander(t, 1)
