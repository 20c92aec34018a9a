"""Cipher: a hand of at least two is worth a card one higher than its highest; then a 2, and perhaps blue left."""

from tests.kit import NONE, Table, table


def laid(hand: str, blue: str = "") -> Table:
    return table(
        {"green": "Cipher", "hand": hand, "blue": blue},
        {"red": "Oars"},
        further_decks={("unseen", 2): "Password", ("unseen", 11): "Cloaking", ("unseen", 4): "Ninja"},
        decks={2: "Construction", 1: ""},
    )


def test_the_highest_of_two_decides() -> None:
    t = laid("Software, Tools", "Mathematics, Publications")
    end = t.dogma("Cipher", "blue")
    assert end.hand(0) == {"Cloaking", "Construction"}
    assert end.splay(0, "blue") == "left"
    assert (end.deck(10)[-1], end.deck(1)) == ("Software", ["Tools"])
    assert end.bystander(t, 1)


def test_the_splay_may_be_declined() -> None:
    end = laid("Machinery, Engineering", "Mathematics, Publications").dogma("Cipher", "Machinery", NONE)
    assert end.hand(0) == {"Ninja", "Construction"}
    assert end.splay(0, "blue") == "none"


def test_one_card_is_returned_for_nothing_and_a_lone_blue_card_is_not_asked_about() -> None:
    end = laid("Software", "Mathematics").dogma("Cipher")
    assert end.hand(0) == {"Password"}
    assert end.deck(10)[-1] == "Software"


def test_an_empty_hand() -> None:
    assert laid("").dogma("Cipher").hand(0) == {"Password"}
