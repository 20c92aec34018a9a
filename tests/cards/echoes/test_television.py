"""Television: a scored card goes to its owner's board; with an achievement of its value another is achieved."""

from tests.kit import Table, empty, table


def laid(**theirs: str) -> Table:
    return table(
        {"purple": "Television", "score": "Physics, Coal, Banking", "red": "Optics"},
        {"score": "Paper, Alchemy, Oars"} | theirs,
        decks={8: "Flight"},
        further_decks=empty("echoes"),
    )


def test_one_goes_to_their_board_and_with_an_achievement_another_is_achieved() -> None:
    end = laid(achievements="Machinery").dogma("Television", "3", "score-of-2-3-1")
    assert len(end.pile(1, "green")) + len(end.pile(1, "blue")) == 1
    assert len(end.achievements(0)) == 1
    assert end.score(1) == {"Oars"}


def test_without_such_an_achievement_it_stays() -> None:
    end = laid(achievements="Sailing").dogma("Television", "3", "score-of-2-3-1")
    assert end.values("score", 1) == [1, 3]
    assert end.achievements(0) == set()


def test_a_value_that_they_have_not_scored() -> None:
    t = laid(achievements="Machinery")
    assert t.dogma("Television", "7").bystander(t, 1)
