"""Near-Field Comm: score cards of a value of the demander's choice change piles; your highest is executed where it is.

Sources: EXE-07, EXE-01, DRW-10; 4e base p. 17, 21-22 (Reveal, Self-execute), 23 (Value), 28 (Chain).
"""

import pytest

from tests.kit import Table, table

VALUES = tuple(str(value) for value in range(1, 12))


def demanded(theirs: str, mine: str = "") -> Table:
    """Lay out: seat 1 shows no avatar, seat 2 as many as seat 0 but has no score."""
    return table(
        {"yellow": "Near-Field Comm", "score": mine, "hand": "Tools"},
        {"blue": "Calendar", "score": theirs, "hand": "Coal"},
        {"purple": "The Internet", "hand": "Oars"},
        decks={2: "Mapmaking", 5: "Physics, Statistics"},
    )


def test_all_cards_of_the_demanders_value_go_to_his_score_pile() -> None:
    t = demanded("Domestication, Masonry, Paper, Optics, Ecology")
    end = t.dogma("Near-Field Comm", "3", "Paper")  # then one of the two 3s is the highest of seat 0
    request, options = end.asked[1]
    assert (request.seat, request.kind, options) == (0, "value", VALUES)
    assert end.score(1) == {"Domestication", "Masonry", "Ecology"}
    assert end.score(0) == {"Paper", "Optics"}
    assert (end.hand(0), end.hand(1)) == ({"Tools"}, {"Coal"})
    assert end.bystander(t, 2)


def test_a_value_that_is_not_there_takes_nothing() -> None:
    t = demanded("Domestication, Ecology")
    assert t.dogma("Near-Field Comm", "3").bystander(t, 0, 1, 2)


def test_the_highest_score_card_is_shown_executed_and_stays() -> None:
    t = demanded("", "Writing, Philosophy, Experimentation")
    end = t.dogma("Near-Field Comm", "1")
    assert end.pile(0, "blue") == ["Physics"]
    assert end.score(0) == {"Writing", "Philosophy", "Experimentation"}
    assert end.points(0) == 1 + 2 + 4
    experimentation, writing = (end.m.catalogue.find(title) for title in ("Experimentation", "Writing"))
    assert end.s.seen[experimentation] == end.m.all_seats
    assert end.s.seen[writing] != end.m.all_seats
    assert end.achievements(0) == set()


def test_you_break_a_tie_for_the_highest() -> None:
    t = demanded("", "Sailing, Writing")
    end = t.dogma("Near-Field Comm", "2", "Writing")
    assert end.asked[-1][1] == ("sailing", "writing")
    assert end.hand(0) == {"Tools", "Mapmaking"}


def test_without_a_score_nothing_is_executed() -> None:
    t = demanded("")
    assert t.dogma("Near-Field Comm", "11").bystander(t, 0, 1, 2)


def test_as_many_avatars_are_immune_and_share_their_own_highest_card() -> None:
    t = table(
        {"yellow": "Near-Field Comm", "score": "Experimentation"},
        {"purple": "The Internet", "score": "Writing"},
        decks={2: "Mapmaking", 5: "Physics", 11: "Fusion"},
    )
    end = t.dogma("Near-Field Comm")
    assert end.hand(1) == {"Mapmaking"}
    assert end.score(1) == {"Writing"}
    assert end.pile(0, "blue") == ["Physics"]
    assert end.free_draw
    assert end.hand(0) == {"Fusion"}


@pytest.mark.parametrize(("board", "given"), [("Software", True), ("The Internet", False), ("Escapism", False)])
def test_fewer_avatars_are_vulnerable(board: str, given: bool) -> None:
    color = "blue" if board == "Software" else "purple"
    t = table({"yellow": "Near-Field Comm"}, {color: board, "score": "Oars"}, decks={2: "Mapmaking"})
    end = t.dogma("Near-Field Comm", *(["1"] if given else []))
    assert end.score(0) == ({"Oars"} if given else set())


def test_satellites_executed_from_the_score_pile_earns_an_11_for_the_card_it_executes() -> None:
    t = table(
        {"yellow": "Near-Field Comm", "score": "Satellites", "hand": "Tools"},
        {"blue": "Calendar"},
        decks={2: "Mapmaking", 8: "Flight, Mobility, Antibiotics", 11: "Fusion, Escapism"},
    )
    end = t.dogma("Near-Field Comm", "1", "Mobility")
    assert end.achievements(0) == {"Fusion"}
    assert end.pile(0, "red") == ["Mobility"]
    assert end.hand(0) == {"Flight", "Antibiotics"}
    assert end.deck(1)[-1] == "Tools"
    assert end.score(0) == {"Satellites"}
