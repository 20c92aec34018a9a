"""Whatchamacallit: a card of each value is drawn and scored, upward, that lies neither on top nor in the score pile."""

from tests.kit import Table, table


def values(t: Table) -> list[int]:
    return sorted(t.m.catalogue.age[card] for card in t.s.zones[t.m.zones.score(0)])


def test_each_value_that_is_missing_is_drawn_and_scored() -> None:
    t = table({"yellow": "Whatchamacallit", "blue": "Writing", "score": "Paper, Calendar"}, {}, specials="")
    end = t.dogma("Whatchamacallit")
    assert values(end) == [2, 3, 4, 5, 6, 7, 8, 9, 11]
    assert end.bystander(t, 1)


def test_a_card_of_a_higher_age_fills_that_value_too() -> None:
    """Age 4 is empty, so a 5 comes; then there is a 5."""
    board = {"yellow": "Whatchamacallit", "blue": "Writing", "score": "[2], [3], [6], [7], [8], [9], [11]"}
    end = table(board, {}, decks={4: "", 5: "Coal, Physics"}, specials="").dogma("Whatchamacallit")
    assert values(end) == [2, 3, 5, 6, 7, 8, 9, 11]


def test_covered_cards_and_the_hand_do_not_count() -> None:
    board = {
        "yellow": "Whatchamacallit, Masonry",
        "hand": "Tools",
        "score": "[2], [3], [4], [5], [6], [7], [8], [9], [11]",
    }
    end = table(board, {}, specials="").dogma("Whatchamacallit")
    assert values(end)[0] == 1
