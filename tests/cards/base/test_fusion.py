"""Fusion: score a top 11 of yours; if you do, choose one or two less than its value and repeat with that.

Sources: 4e base p. 19 (If you do), 23 (Value: a chosen value is 1 to 11).
"""

from tests.kit import Table, table


def mine(**board: str) -> Table:
    """Lay out: seat 1 has less efficiency, and an 11 of its own."""
    return table(
        {"red": "Fusion", "hand": "Tools", **board}, {"blue": "Climatology", "green": "Paper", "yellow": "Ecology"}
    )


def test_the_next_value_is_one_or_two_lower_than_the_scored_card() -> None:
    t = mine(blue="Software, Writing", green="Databases", yellow="Suburbia", purple="Empiricism")
    end = t.dogma("Fusion", "10", "Databases", "8", "7")
    assert [(request.kind, options) for request, options in end.asked[1:]] == [
        ("value", ("9", "10")),
        ("card", ("databases", "software")),
        ("value", ("8", "9")),
        ("value", ("6", "7")),
    ]
    assert end.score(0) == {"Fusion", "Databases", "Empiricism"}


def test_it_ends_where_no_top_card_has_the_value_exactly() -> None:
    t = mine(blue="Genetics, Writing", green="Mapmaking")
    end = t.dogma("Fusion", "10")  # a 9 is no 10
    assert end.score(0) == {"Fusion"}
    assert end.pile(0, "blue") == ["Genetics", "Writing"]
    assert end.pile(0, "red") == []
    assert end.bystander(t, 1)


def test_you_choose_among_your_own_elevens_and_must_score_one() -> None:
    t = mine(yellow="Reclamation, Near-Field Comm", green="Databases").play("dogma Fusion", idle=False)
    assert t.options() == ("fusion", "reclamation")
    assert t.refuses(())


def test_two_leaves_only_one_and_one_leaves_nothing_to_choose() -> None:
    t = mine(red="Fusion, Robotics, Mobility, Industrialization, Gunpowder, Construction, Archery, Oars")
    end = t.dogma("Fusion", "10", "8", "6", "4", "2")
    assert [options for _, options in end.asked[1:]] == [("9", "10"), ("8", "9"), ("6", "7"), ("4", "5"), ("2", "3")]
    assert end.pile(0, "red") == ["Oars"]
    assert end.points(0) == 11 + 10 + 8 + 6 + 4 + 2 + 1
    assert end.hand(0) == {"Tools"}


def test_a_card_uncovered_by_the_scoring_is_a_top_card() -> None:
    end = mine(red="Fusion, Composites").dogma("Fusion", "9", "8")
    assert end.score(0) == {"Fusion", "Composites"}


def test_each_player_begins_at_11() -> None:
    t = table(
        {"red": "Fusion", "green": "Databases"},
        {"blue": "Quantum Theory, Rocketry < aslant", "yellow": "Reclamation"},
        decks={10: "Stem Cells"},
    )
    end = t.dogma("Fusion", "9", "10", "9")
    assert [request.seat for request, _ in end.asked] == [0, 1, 0, 0]
    assert end.score(1) == {"Reclamation"}
    assert end.score(0) == {"Fusion", "Databases"}
    assert end.free_draw


def test_executed_by_another_card_it_also_begins_at_11() -> None:
    t = table(
        {"green": "Self Service", "red": "Fusion", "achievements": "Optics"},
        {"achievements": "Coal"},
    )
    end = t.dogma("Self Service", "10", "8")
    assert end.score(0) == {"Fusion", "Self Service"}
