"""Liquid Fire: a card by the victim's highest bonus goes to the forecast; a red one costs the whole hand."""

from tests.kit import Table, empty, table


def laid(deck: str, **theirs: str) -> Table:
    return table(
        {"red": "Liquid Fire"},
        {"hand": "Oars, Tools", **theirs},
        decks={3: deck, 1: "Masonry"},
        further_decks=empty("echoes"),
    )


def test_a_card_of_the_highest_bonus_goes_to_the_forecast() -> None:
    end = laid("Paper", purple="Puppet", yellow="Soap").dogma("Liquid Fire")
    assert end.zone("forecast", 0) == {"Paper"}
    assert end.hand(1) == {"Oars", "Tools"}


def test_a_red_one_takes_the_hand_along() -> None:
    end = laid("Engineering", purple="Puppet").dogma("Liquid Fire")
    assert end.zone("forecast", 0) == {"Engineering"}
    assert (end.hand(1), end.score(0)) == (set(), {"Oars", "Tools"})


def test_without_a_bonus_it_is_a_1() -> None:
    """4e base p. 23, Value: 0, and the lowest deck is that of 1."""
    assert laid("Paper").dogma("Liquid Fire").zone("forecast", 0) == {"Masonry"}


def test_a_transfer_knows_no_limit() -> None:
    """Ultimate p. 25: only foreshadowing is limited."""
    t = table(
        {"red": "Liquid Fire", "green": "Sailing, Clothing < aslant", "forecast": "Coal, Physics"},
        {},
        decks={1: "Masonry"},
        further_decks=empty("echoes"),
    )
    assert t.dogma("Liquid Fire").zone("forecast", 0) == {"Coal", "Physics", "Masonry"}


def test_by_the_other_reading_nothing_is_drawn_without_a_bonus() -> None:
    reading = {"liquid-fire-without-a-bonus": "nothing"}
    t = table({"red": "Liquid Fire"}, {"hand": "Oars"}, decks={1: "Archery"}, switches=reading)
    end = t.dogma("Liquid Fire")
    assert (end.zone("forecast", 0), end.hand(1), end.deck(1)) == (set(), {"Oars"}, ["Archery"])
    t = table(
        {"red": "Liquid Fire"},
        {"purple": "Puppet"},
        decks={3: "Paper"},
        further_decks=empty("echoes"),
        switches=reading,
    )
    assert t.dogma("Liquid Fire").zone("forecast", 0) == {"Paper"}


def test_its_color_is_shown_to_all_even_if_it_is_not_revealed() -> None:
    """So it changes nothing that one source reveals it (4e base p. 9, proof of a condition)."""
    t = table(
        {"red": "Liquid Fire"},
        {"purple": "Puppet"},
        {"hand": "Tools", "red": "Plumbing"},
        decks={3: "Paper", 2: "Mapmaking", 1: "Writing"},
        further_decks=empty("echoes"),
    )
    end = t.dogma("Liquid Fire")
    assert "Paper" in end.zone("forecast", 0)
    assert end.s.seen[end.m.catalogue.find("Paper")] == end.m.all_seats
    assert [fact.holds for fact in end.facts("proves-condition")] == [True, True]
