"""Toothbrush: all cards of one value are tucked; a color is splayed; the highest card in the junk may be achieved."""

from tests.kit import NONE, Table, table


def laid(hand: str, score: str = "") -> Table:
    players = {"yellow": "Toothbrush", "hand": hand, "score": score, "red": "Engineering, Oars"}
    return table(players, {}, junk="Optics", achievements="")


def test_all_cards_of_the_chosen_value_are_tucked() -> None:
    asking = laid("Archery, Paper, Writing").play("dogma Toothbrush", idle=False)
    assert asking.options() == ("1", "3")
    end = asking.play("1", "red", "no")
    assert end.pile(0, "red") == ["Engineering", "Oars", "Archery"]
    assert end.pile(0, "blue") == ["Writing"]
    assert end.splay(0, "red") == "left"
    assert end.hand(0) == {"Paper"}


def test_an_empty_hand_tucks_nothing() -> None:
    t = laid("")
    assert t.dogma("Toothbrush", NONE, "no").bystander(t, 0)


def test_the_highest_card_in_the_junk_if_eligible() -> None:
    end = laid("", "Physics, Coal, Banking").dogma("Toothbrush", NONE, "yes")
    assert end.achievements(0) == {"Optics"}
    assert end.deck(2) == []
    assert laid("", "Gunpowder").dogma("Toothbrush", NONE, "yes").achievements(0) == set()
