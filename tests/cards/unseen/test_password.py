"""Password: the 2 is scored for another card of its color in the safe; otherwise the rest of the hand is returned."""

from tests.kit import NONE, Table, table


def laid(hand: str, **me: str) -> Table:
    return table(
        {"red": "Password", "hand": hand, **me}, {"green": "Banking"}, further_decks={("unseen", 2): "Padlock"}
    )


def test_one_of_its_color_in_the_safe_scores_it() -> None:
    t = laid("Metalworking, Oars, Tools")
    asking = t.play("dogma Password", idle=False)
    assert set(asking.options()) == {"metalworking", "oars"}, "the drawn card is another one"
    end = asking.play("Oars")
    assert end.zone("safe", 0) == {"Oars"}
    assert end.score(0) == {"Padlock"}
    assert end.hand(0) == {"Metalworking", "Tools"}
    assert end.bystander(t, 1)


def test_declined_all_but_the_drawn_card_is_returned() -> None:
    end = laid("Metalworking, Paper").dogma("Password", NONE)
    assert end.hand(0) == {"Padlock"}
    assert end.score(0) == end.zone("safe", 0) == set()
    assert (end.deck(1)[-1], end.deck(3)[-1]) == ("Metalworking", "Paper")


def test_none_of_its_color_is_not_asked_for() -> None:
    assert laid("Tools").dogma("Password").hand(0) == {"Padlock"}


def test_a_full_safe_is_as_if_declined() -> None:
    """Nothing is safeguarded, so "if you do" does not hold (Ultimate p. 31)."""
    end = laid("Metalworking", safe="Paper, Compass, Machinery, Medicine, Engineering").dogma("Password")
    assert end.hand(0) == {"Padlock"}
    assert end.score(0) == set()
    assert "Metalworking" not in end.zone("safe", 0)
