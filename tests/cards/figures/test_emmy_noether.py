"""Emmy Noether: the square of the clocks; a card of the score pile is junked before one is scored."""

from tests.kit import table


def test_each_clock_is_as_many_points_as_there_are_clocks() -> None:
    t = table({"green": "Emmy Noether", "blue": "Computers", "score": "Oars"}, {"blue": "Software"})
    assert (t.points(0), t.points(1)) == (17, 0)


def test_clocks_that_another_karma_adds_are_none() -> None:
    """FIG-11: Catherine the Great makes six clocks of two and four bulbs."""
    t = table({"green": "Emmy Noether", "purple": "Catherine the Great", "blue": "Tools"}, {})
    assert t.icons(0, "efficiency") == 6
    assert t.points(0) == 4


def test_nothing_while_she_is_covered() -> None:
    assert table({"green": "Sailing, Emmy Noether"}, {}).points(0) == 0


def test_before_anybody_scores_a_card_of_that_score_pile_is_junked() -> None:
    t = table(
        {"red": "Metalworking", "score": "Coal"},
        {"green": "Emmy Noether", "score": "Railroad"},
        decks={1: "Oars, Pottery"},
    )
    end = t.play("dogma Metalworking")
    assert end.score(0) == {"Oars"}
    assert "Coal" in end.junk()
    assert end.score(1) == {"Railroad"}


def test_an_empty_score_pile_has_none_to_junk() -> None:
    t = table({"green": "Emmy Noether", "red": "Metalworking"}, {}, decks={1: "Oars, Pottery"})
    assert t.play("dogma Metalworking").score(0) == {"Oars"}


def test_her_owner_picks_the_card() -> None:
    t = table({"red": "Metalworking", "score": "Coal, Tools"}, {"green": "Emmy Noether"}, decks={1: "Oars, Pottery"})
    asked = t.play("dogma Metalworking", idle=False)
    assert asked.decider() == 1
