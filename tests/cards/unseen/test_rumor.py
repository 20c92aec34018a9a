"""Rumor: a scored card is returned for one a value higher; a card from hand goes to the player on the left."""

from tests.kit import Table, table


def laid(score: str, hand: str = "Domestication", players: int = 3) -> Table:
    others = ({"red": "Coal", "hand": "Tools"}, {"red": "Oars", "hand": "Paper"})
    return table(
        {"green": "Rumor", "hand": hand, "score": score},
        *others[: players - 1],
        further_decks={("unseen", 4): "Ninja", ("unseen", 2): "Exile"},
    )


def test_one_higher_and_to_the_left() -> None:
    t = laid("Machinery, The Wheel")
    end = t.dogma("Rumor", "Machinery", "Domestication")
    assert end.score(0) == {"The Wheel"}
    assert end.hand(0) == {"Ninja"}
    assert end.hand(1) == {"Tools", "Domestication"}
    assert end.bystander(t, 2)
    assert end.deck(3)[-1] == "Machinery"


def test_an_empty_score_pile_draws_nothing() -> None:
    end = laid("").dogma("Rumor")
    assert end.hand(0) == set()
    assert end.hand(1) == {"Tools", "Domestication"}


def test_with_two_players_left_is_the_other() -> None:
    end = laid("", players=2).dogma("Rumor")
    assert end.hand(1) == {"Tools", "Domestication"}


def test_an_empty_hand_gives_nothing_away() -> None:
    t = laid("", hand="")
    assert t.dogma("Rumor").bystander(t, 0, 1, 2)


def test_each_sharer_passes_to_their_own_left() -> None:
    t = table(
        {"green": "Rumor", "hand": "Domestication"},
        {"red": "Coal", "hand": "Tools"},
        {"purple": "Enterprise", "hand": "Paper"},
        further_decks={("unseen", 1): "Maze"},
    )
    end = t.dogma("Rumor", "Paper")
    assert end.hand(2) == set()
    assert end.hand(1) == {"Tools", "Paper"}, "seat 0 had Paper from its right and passed it on"
    assert {"Domestication"} < end.hand(0)
    assert end.free_draw
