"""Maze: for each card in my hand one of its color is scored; else the victim's hand is swapped for my score pile."""

from tests.kit import Table, table


def laid(mine: str, theirs: str, score: str = "Metalworking") -> Table:
    return table(
        {"red": "Maze", "hand": mine, "score": score},
        {"hand": theirs, "score": "Coal"},
        {"red": "Archery, Oars < aslant", "hand": "Paper"},
    )


def test_one_for_each() -> None:
    t = laid("Agriculture, Gunpowder", "Domestication, Engineering, Tools")
    end = t.dogma("Maze")
    assert end.score(1) == {"Coal", "Domestication", "Engineering"}
    assert end.hand(1) == {"Tools"}
    assert end.bystander(t, 0, 2)


def test_too_few_scored_all_the_same_and_the_hand_is_swapped() -> None:
    """In its entirety or not at all (4e base p. 19); the golden rule scores what there is."""
    end = laid("Agriculture, The Wheel", "Domestication, Writing").dogma("Maze")
    assert end.score(1) == {"Coal", "Domestication"}
    assert end.hand(1) == {"Metalworking"}
    assert end.score(0) == {"Writing"}
    assert end.hand(0) == {"Agriculture", "The Wheel"}


def test_two_of_my_cards_of_one_color_ask_for_two() -> None:
    end = laid("Agriculture, Machinery", "Domestication, Canning, Tools").dogma("Maze", "Canning")
    assert end.score(1) == {"Coal", "Domestication", "Canning"}
    end = laid("Agriculture, Machinery", "Domestication, Tools").dogma("Maze")
    assert end.hand(1) == {"Metalworking"}
    assert end.score(0) == {"Tools"}


def test_with_an_empty_hand_of_mine_nothing_is_asked_and_nothing_swapped() -> None:
    t = laid("", "Domestication, Writing")
    assert t.dogma("Maze").bystander(t, 0, 1, 2)


def test_an_empty_hand_takes_my_score_pile() -> None:
    end = laid("Agriculture", "").dogma("Maze")
    assert end.hand(1) == {"Metalworking"}
    assert end.score(0) == set()
