"""Philosopher's Stone: as many cards are scored as the returned one is worth; a deck is junked."""

from tests.kit import table


def test_two_are_scored_and_their_sum_is_junked() -> None:
    t = table(
        {"green": "Philosopher's Stone", "hand": "Calendar, Oars, Optics, Tools"},
        {"yellow": "Agriculture"},
        decks={4: "Gunpowder, Anatomy", 3: "Medicine"},
    )
    end = t.dogma("Philosopher's Stone", "Calendar", ("Oars", "Optics"))
    assert end.score(0) == {"Oars", "Optics"}
    assert end.hand(0) == {"Tools"}
    assert end.deck(4) == []
    assert end.deck(3) == ["Medicine"]
    assert end.bystander(t, 1)


def test_as_many_as_there_are() -> None:
    t = table({"green": "Philosopher's Stone", "hand": "Coal, Oars"}, {"yellow": "Agriculture"}, decks={1: "Tools"})
    end = t.dogma("Philosopher's Stone", "Coal")
    assert end.score(0) == {"Oars"}
    assert end.deck(1) == []


def test_no_deck_is_worth_so_much() -> None:
    t = table({"green": "Philosopher's Stone", "hand": "Calendar, Coal, Canning, Optics"}, {"yellow": "Agriculture"})
    end = t.dogma("Philosopher's Stone", "Calendar", ("Coal", "Canning"))
    assert all(end.deck(age) for age in range(1, 11))


def test_nothing_returned_nothing_scored() -> None:
    t = table({"green": "Philosopher's Stone"}, {"yellow": "Agriculture"})
    assert t.dogma("Philosopher's Stone").bystander(t, 0, 1)
