"""Proverb: a returned 1 that is yellow or purple brings a secret for the hand; any other brings two 1s."""

import pytest

from tests.kit import Table, table


def laid(drawn: str, hand: str = "", **me: str) -> Table:
    return table(
        {"blue": "Proverb", "hand": hand, **me},
        {"red": "Coal"},
        further_decks={("unseen", 1): f"{drawn}, Maze"},
        decks={1: "Tools, The Wheel"},
        achievements="Domestication, Construction, Optics",
    )


def test_neither_yellow_nor_purple_two_1s() -> None:
    t = laid("Silk", "Machinery")
    end = t.dogma("Proverb")
    assert end.hand(0) == {"Machinery", "Tools", "The Wheel"}
    assert end.deck(1, "unseen") == ["Maze", "Silk"]
    assert end.zone("safe", 0) == set()
    assert end.bystander(t, 1)


@pytest.mark.parametrize("drawn", ["Tomb", "Myth"])
def test_yellow_or_purple_a_secret_as_high_as_a_card_of_the_hand_and_the_hand_goes(drawn: str) -> None:
    asking = laid(drawn, "Machinery, Calendar, Gunpowder").play("dogma Proverb", idle=False)
    assert set(asking.options()) == {"achievement-2", "achievement-3"}, "there is no 4"
    end = asking.play("achievement-3")
    assert end.zone("safe", 0) == {"Optics"}
    assert end.hand(0) == set()


def test_with_an_empty_hand_nothing_is_safeguarded() -> None:
    end = laid("Tomb").dogma("Proverb")
    assert end.zone("safe", 0) == end.hand(0) == set()
    assert end.available() == {1, 2, 3}


def test_a_full_safe_saves_no_hand() -> None:
    end = laid("Tomb", "Machinery", safe="Paper, Compass, Medicine, Engineering, Education").dogma("Proverb")
    assert end.hand(0) == set()
    assert end.available() == {1, 2, 3}
